/**
 * What a seat can know of the cards from its own view: which are still out, who has shown to lack a suit, and
 * which card of a trick is ahead. The page chooses no card by it; it only warns, and lays out what is certain.
 */

import { PACK, SCUSE, placeOf, suitOf } from "../words/cards.js";

/** @typedef {import("../words/cards.js").Card} Card */
/** @typedef {import("../wire/types.js").View} View */
/** @typedef {import("../wire/types.js").Trick} Trick */
/** @typedef {Pick<Trick, "cards" | "named">} Cards a trick as far as its cards go */

/** Of the 25 tricks the 'Scuse may be played to none after this one, but must be to the last (SCUSE-4, SCUSE-6). */
export const LAST_FOR_SCUSE = 23;

/**
 * The cards that some other hand, the talon or a dead hand may hold.
 * @param {View} view
 * @returns {Set<Card>}
 */
export function cardsOut(view) {
  const known = [
    ...view.hand,
    ...(view.discard ?? []),
    ...view.tricks.flatMap(({ cards }) => cards),
    ...(view.trick?.cards ?? []),
    ...view.declared.flatMap(({ laid_away }) => laid_away),
  ];
  return new Set(PACK.filter((card) => !known.includes(card)));
}

/**
 * The suit a trick asks for: named with the 'Scuse that led (SCUSE-5), else of its first card but the 'Scuse.
 * @param {Cards} trick
 * @returns {string | null}
 */
export function suitLed({ cards, named }) {
  if (named) return named;
  const first = cards.find((card) => card !== SCUSE);
  return first ? suitOf(first) : null;
}

/**
 * Whether a card beats another in a trick that asks for a suit (PLAY-3, TAB-7).
 * @param {Card} card
 * @param {Card} other
 * @param {string | null} led
 */
export function beats(card, other, led) {
  if (card === SCUSE) return false;
  if (other === SCUSE) return suitOf(card) === led || suitOf(card) === "T";
  if (suitOf(card) === suitOf(other)) return placeOf(card) < placeOf(other);
  return suitOf(card) === "T" || (suitOf(card) === led && suitOf(other) !== "T");
}

/**
 * The card of a trick that is ahead so far; null before the first.
 * @param {Cards} trick
 * @returns {Card | null}
 */
export function cardAhead(trick) {
  const led = suitLed(trick);
  return trick.cards.reduce(
    (/** @type {Card | null} */ ahead, card) => (ahead === null || beats(card, ahead, led) ? card : ahead), null,
  );
}

/**
 * Who has shown to have no card of which suits, by not following and by not trumping (PLAY-2).
 * @param {View} view
 * @returns {Set<string>[]} by seat
 */
export function suitsLacked(view) {
  const lacked = view.hand_sizes.map(() => /** @type {Set<string>} */ (new Set()));
  for (const trick of [...view.tricks, ...(view.trick ? [view.trick] : [])]) {
    const led = suitLed(trick);
    trick.cards.forEach((card, place) => {
      if (led === null || card === SCUSE || suitOf(card) === led) return;
      lacked[trick.order[place]].add(led);
      if (suitOf(card) !== "T") lacked[trick.order[place]].add("T");
    });
  }
  return lacked;
}

/**
 * Who took each of the tricks: who led to the next, and of the last whom the settlement names.
 * @param {View} view
 * @returns {number[]}
 */
export function winnersOf(view) {
  return view.tricks.map((_, place) =>
    (view.tricks[place + 1] ?? view.trick)?.order[0] ?? view.played?.last_winner ?? 0);
}
