/**
 * The pack of 78 cards (TAB-1) by their codes, in the canonical order of records and wire: clubs, spades,
 * hearts, diamonds, trumps, each from high to low (TAB-7), and the 'Scuse last.
 */

/** @typedef {string} Card a card's code: "CK", "H10", "T21", "F" */
/** @typedef {"C"|"S"|"H"|"D"|"T"} Suit */
/** @typedef {"K"|"Q"|"N"|"J"} Court */

export const SCUSE = "F";
export const PAGAT = "T1";
export const MOND = "T21";
/** @type {readonly Court[]} */
export const COURTS = ["K", "Q", "N", "J"];
/** @type {readonly Suit[]} */
export const PLAIN_SUITS = ["C", "S", "H", "D"];

const TEN_DOWN = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** @type {readonly Card[]} */
export const PACK = [
  ...PLAIN_SUITS.flatMap((suit) => [
    ...COURTS.map((court) => suit + court),
    ...(suit === "C" || suit === "S" ? TEN_DOWN : [...TEN_DOWN].reverse()).map((number) => suit + number),
  ]),
  ...Array.from({ length: 21 }, (_, place) => `T${21 - place}`),
  SCUSE,
];

/** @type {ReadonlyMap<Card, number>} */
const PLACES = new Map(PACK.map((card, place) => [card, place]));

/**
 * Where a card stands in the canonical order; of two of one suit the higher card comes first.
 * @param {Card} card
 * @returns {number}
 */
export const placeOf = (card) => PLACES.get(card) ?? PACK.length;

/**
 * The suit a card belongs to; null for the 'Scuse.
 * @param {Card} card
 * @returns {Suit | null}
 */
export const suitOf = (card) => (card === SCUSE ? null : /** @type {Suit} */ (card[0]));

/**
 * King, Queen, Knight or Jack; null for every other card.
 * @param {Card} card
 * @returns {Court | null}
 */
export function courtOf(card) {
  const rank = card.slice(1);
  return COURTS.find((court) => court === rank) ?? null;
}

/**
 * The numeral on a card, 0 where there is none.
 * @param {Card} card
 * @returns {number}
 */
export const numberOf = (card) => Number(card.slice(1)) || 0;

/**
 * What sort of card it is, to choose words by.
 * @param {Card} card
 * @returns {"court"|"number"|"trump"|"pagat"|"mond"|"scuse"}
 */
export function kindOf(card) {
  if (card === SCUSE) return "scuse";
  if (card === PAGAT) return "pagat";
  if (card === MOND) return "mond";
  if (courtOf(card)) return "court";
  return suitOf(card) === "T" ? "trump" : "number";
}

/** @type {readonly [number, string][]} */
const ROMAN = [[10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];

/**
 * A trump's number as it stands on the card.
 * @param {number} number
 * @returns {string}
 */
export function roman(number) {
  let numeral = "";
  for (const [value, letters] of ROMAN) {
    for (; number >= value; number -= value) numeral += letters;
  }
  return numeral;
}

/**
 * Some cards in canonical order.
 * @param {Iterable<Card>} cards
 * @returns {Card[]}
 */
export const inOrder = (cards) => [...cards].sort((one, other) => placeOf(one) - placeOf(other));
