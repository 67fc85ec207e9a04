/** The own hand as it is drawn: in which order, in how many rows, and which cards may still be picked. */

import { SCUSE, placeOf, suitOf } from "../words/cards.js";

/** @typedef {import("../words/cards.js").Card} Card */
/** @typedef {import("../wire/types.js").DiscardWay} DiscardWay */
/** @typedef {"trumps-first"|"suits-first"} Order */
/** @typedef {{rows: number, cardWidth: number, cardHeight: number, step: number, rowStep: number, inRow: number}} Layout */

const TRUMPS_FIRST = ["T", "S", "H", "C", "D"];
const SUITS_FIRST = ["S", "H", "C", "D", "T"];

/** How high a card is for its width. */
const PROPORTION = 1.7;
/** The least that is seen of a card's width, in CSS pixels: a finger must find it. */
const LEAST_STEP = 24;
/** How much of a card's height is seen of one that lies under another row. */
const ROW_SEEN = 0.47;
const MOST_ROWS = 3;

/**
 * The hand sorted: trumps with the 'Scuse behind them, then suits of changing colour; each from high to low.
 * @param {readonly Card[]} hand
 * @param {Order} order
 * @returns {Card[]}
 */
export function sorted(hand, order) {
  const suits = order === "suits-first" ? SUITS_FIRST : TRUMPS_FIRST;
  /** @type {(card: Card) => number} */
  const rank = (card) => suits.indexOf(suitOf(card) ?? "T") * 100 + (card === SCUSE ? 99 : placeOf(card));
  return [...hand].sort((one, other) => rank(one) - rank(other));
}

/**
 * The largest cards with which a hand fits: in as few rows as that takes, of each card at least a finger's
 * breadth and the share of it that bears the index.
 * @param {{count: number, width: number, height: number, share: number, widest: number}} room
 * @returns {Layout}
 */
export function layout({ count, width, height, share, widest }) {
  const layouts = Array.from({ length: MOST_ROWS }, (_, place) => inRows(place + 1));
  const best = Math.max(...layouts.map(({ cardWidth }) => cardWidth));
  // One row more has to be worth it.
  return layouts.find(({ cardWidth }) => cardWidth >= best * 0.92) ?? layouts[MOST_ROWS - 1];

  /**
   * @param {number} rows
   * @returns {Layout}
   */
  function inRows(rows) {
    const inRow = Math.max(1, Math.ceil(count / rows));
    const byWidth = Math.min(width / (1 + (inRow - 1) * share), width - (inRow - 1) * LEAST_STEP);
    const byHeight = height / (PROPORTION * (1 + (rows - 1) * ROW_SEEN));
    const cardWidth = Math.floor(Math.min(widest, byWidth, byHeight));
    const step = inRow > 1 ? Math.min((width - cardWidth) / (inRow - 1), cardWidth * 0.62) : 0;
    const cardHeight = cardWidth * PROPORTION;
    return { rows, inRow, cardWidth, cardHeight, step, rowStep: cardHeight * ROW_SEEN };
  }
}

/**
 * The cards that may be picked beside those chosen, as some way to discard has it (DISC-1 to DISC-4).
 * @param {readonly DiscardWay[]} ways
 * @param {readonly Card[]} chosen
 * @returns {Set<Card>}
 */
export function stillPossible(ways, chosen) {
  /** @type {Set<Card>} */
  const possible = new Set();
  for (const { forced, choose, pool } of ways) {
    const fromPool = chosen.filter((card) => !forced.includes(card));
    if (fromPool.length > choose || !fromPool.every((card) => pool.includes(card))) continue;
    forced.forEach((card) => possible.add(card));
    if (fromPool.length < choose) pool.forEach((card) => possible.add(card));
  }
  chosen.forEach((card) => possible.delete(card));
  return possible;
}

/**
 * Whether the cards chosen are a whole discard.
 * @param {readonly DiscardWay[]} ways
 * @param {readonly Card[]} chosen
 * @returns {boolean}
 */
export const isDiscard = (ways, chosen) =>
  ways.some(({ forced, choose, pool }) =>
    chosen.length === forced.length + choose &&
    forced.every((card) => chosen.includes(card)) &&
    chosen.every((card) => forced.includes(card) || pool.includes(card)));

/**
 * Three cards with which the server is asked why one of them cannot go: it and others that could.
 * @param {readonly DiscardWay[]} ways
 * @param {Card} card
 * @returns {Card[]}
 */
export function discardWith(ways, card) {
  const others = ways.flatMap(({ forced, pool }) => [...forced, ...pool]);
  return [card, ...new Set(others.filter((other) => other !== card))].slice(0, 3);
}
