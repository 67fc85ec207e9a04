/**
 * When a King, the Pagat or the 'Scuse is about to be thrown away needlessly, as far as the own view tells:
 * something else may be played, and the card is beaten already, or may be by who is known to be able to.
 */

import { PAGAT, SCUSE, courtOf, suitOf } from "../words/cards.js";
import { LAST_FOR_SCUSE, beats, cardAhead, cardsOut, suitLed, suitsLacked, winnersOf } from "./seen.js";

/** @typedef {import("../words/cards.js").Card} Card */
/** @typedef {import("../wire/types.js").View} View */
/**
 * @typedef {object} Danger
 * @property {"lost"|"open"|"scuse-no-trick"|"scuse-last"} why the card is beaten; it may be; the 'Scuse may go
 *   to another for want of a trick; the 'Scuse is held too long
 * @property {string} clause
 * @property {Card} card the card in danger
 */

/** Whether losing a card before the last trick costs its player (PAY-1). @param {Card} card */
const isDear = (card) => card === PAGAT || courtOf(card) === "K";

/**
 * What speaks against playing a card now; null where nothing does or where nothing else can be played.
 *
 * In the next-to-last trick nothing is said: a King or the Pagat that is kept may cost more in the last.
 * @param {View} view
 * @param {readonly Card[]} legal
 * @param {Card} card
 * @param {boolean} surrendered whether a 'Scuse without a trick is given up (SCUSE-3)
 * @returns {Danger | null}
 */
export function dangerOf(view, legal, card, surrendered) {
  const { trick, seat } = view;
  if (!trick || seat === null || trick.number > LAST_FOR_SCUSE) return null;
  if (card !== SCUSE && trick.number === LAST_FOR_SCUSE && legal.includes(SCUSE)) {
    return { why: "scuse-last", clause: "SCUSE-4", card: SCUSE };
  }
  if (!legal.some((other) => other !== card && !isDear(other))) return null;
  if (card === SCUSE) {
    const isGivenUp = surrendered && trick.number < LAST_FOR_SCUSE && !willTakeTrick(view);
    return isGivenUp ? { why: "scuse-no-trick", clause: "SCUSE-3", card } : null;
  }
  if (!isDear(card)) return null;
  const ahead = cardAhead(trick);
  if (ahead !== null && !beats(card, ahead, suitLed(trick))) return { why: "lost", clause: "PAY-1", card };
  return canBeBeaten(view, card) ? { why: "open", clause: "PAY-1", card } : null;
}

/**
 * Whether the own seat has a trick, or a trump that no other can beat.
 * @param {View} view
 */
function willTakeTrick(view) {
  if (winnersOf(view).includes(view.seat ?? -1)) return true;
  const trumps = [...cardsOut(view)].filter((card) => suitOf(card) === "T");
  return view.hand.some((card) => suitOf(card) === "T" && trumps.every((other) => beats(card, other, "T")));
}

/**
 * Whether somebody who plays after the own seat is known to be able to beat a card that is ahead.
 *
 * Who lacks the suit led may trump. That is known of who has shown it, and of somebody when fewer cards of the
 * suit are out than players are to come.
 * @param {View} view
 * @param {Card} card
 */
function canBeBeaten(view, card) {
  const trick = /** @type {NonNullable<View["trick"]>} */ (view.trick);
  const led = suitLed(trick) ?? suitOf(card);
  const toCome = trick.order.slice(trick.cards.length + 1);
  const lacked = suitsLacked(view);
  const out = [...cardsOut(view)];
  const isTrumpOut = out.some((other) => suitOf(other) === "T" && beats(other, card, led));
  const ofSuit = out.filter((other) => suitOf(other) === led).length;
  return isTrumpOut && toCome.some((seat) =>
    !lacked[seat].has("T") && (led === "T" || lacked[seat].has(/** @type {string} */ (led)) || ofSuit < toCome.length));
}
