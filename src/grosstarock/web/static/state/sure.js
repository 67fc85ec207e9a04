/**
 * When the rest of a deal is the own seat's for certain, and every order in which it may be played pays the same.
 *
 * Two cases are told from the own view alone. Neither has a King, the Pagat or the 'Scuse in the own hand, whose
 * payments depend on when they are played (PAY-2, ULT-1, ULT-2, SCUSE-4).
 *
 * All trumps: each beats every trump that is out. Whichever is led, the others see a trump that nothing beats.
 *
 * All of the highest: no trump, no King and no 'Scuse is out, and each card beats whatever is out of its suit.
 * Nobody can take a trick any more, and nothing that costs anything is left to be lost.
 */

import { PAGAT, SCUSE, courtOf, suitOf } from "../words/cards.js";
import { beats, cardsOut } from "./seen.js";

/** @typedef {import("../words/cards.js").Card} Card */
/** @typedef {import("../wire/types.js").View} View */

/** @param {Card} card */
const isDear = (card) => card === PAGAT || card === SCUSE || courtOf(card) === "K";

/**
 * Whether the own seat leads and has the rest, in any order.
 * @param {View} view
 * @returns {boolean}
 */
export function isRestSure(view) {
  const { trick, hand, seat, phase } = view;
  if (phase !== "play" || !trick || trick.cards.length || view.turn !== seat) return false;
  if (!hand.length || hand.some(isDear)) return false;
  const out = [...cardsOut(view)];
  /** @type {(card: Card) => boolean} */
  const isHighest = (card) => !out.some((other) => suitOf(other) === suitOf(card) && beats(other, card, suitOf(card)));
  if (!hand.every(isHighest)) return false;
  if (hand.every((card) => suitOf(card) === "T")) return true;
  return !out.some((card) => suitOf(card) === "T" || isDear(card));
}
