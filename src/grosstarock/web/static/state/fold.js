/**
 * A view carried on by events: what a pair of eyes sees after a row follows from what it saw before and from
 * what the row tells it. No rule of the game is needed for that; who won a trick and what was paid is told.
 */

import { inOrder } from "../words/cards.js";

/** @typedef {import("../wire/types.js").View} View */
/** @typedef {import("../wire/types.js").Accounts} Accounts */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").DealEvent} DealEvent */
/** @typedef {import("../wire/types.js").TableEvent} TableEvent */
/** @typedef {import("../wire/types.js").Happened} Happened */

const FIRST_OF_PLAY = "play";

/** @type {<T>(values: readonly T[], place: number, value: T) => T[]} */
const replaced = (values, place, value) => values.map((old, at) => (at === place ? value : old));

/**
 * The accounts after some entries; an entry without a payee moves nothing (TWO-3).
 * @param {Accounts} accounts
 * @param {readonly Entry[]} entries
 * @param {1 | -1} [sense] -1 gives the accounts before them
 * @returns {Accounts}
 */
export function posted(accounts, entries, sense = 1) {
  const balances = [...accounts.balances];
  const pots = { ...accounts.pots };
  for (const { payer, payee, points } of entries) {
    if (payee === null) continue;
    for (const [party, moved] of /** @type {const} */ ([[payer, -points], [payee, points]])) {
      if (typeof party === "number") balances[party] += moved * sense;
      else if (party !== null) pots[party] += moved * sense;
    }
  }
  return { balances, pots };
}

/**
 * How the pots were divided at the end of a match (POT-4), from what stood before and after: equal shares in
 * seat order, then what one got besides; the King pot empties first.
 * @param {Accounts} before
 * @param {Accounts} after
 * @returns {Entry[]}
 */
export function divided(before, after) {
  const gains = after.balances.map((balance, seat) => balance - before.balances[seat]);
  const share = Math.min(...gains);
  let king = before.pots.king - after.pots.king;
  const due = [...gains.map(() => share), ...gains.map((gain) => gain - share)];
  return due.flatMap((points, place) => {
    const fromKing = Math.min(points, king);
    king -= fromKing;
    return /** @type {const} */ ([["king", fromKing], ["pagat", points - fromKing]]).flatMap(([payer, paid]) =>
      (paid > 0 ? [{ clause: "POT-4", payer, payee: place % gains.length, points: paid, cards: [] }] : []));
  });
}

/**
 * The view after a row.
 * @param {View} view
 * @param {Happened} row
 * @returns {View}
 */
export function folded(view, row) {
  const next = row.events.reduce((seen, event) => after(seen, /** @type {DealEvent} */ (event)), view);
  if (row.phase === null || (next === view && row.phase === view.phase && row.turn === view.turn)) {
    return view;
  }
  return begun({
    ...next,
    declarers: next.declarers + (row.events.some(isDeclaring) ? 1 : 0),
    phase: row.phase,
    turn: row.turn,
    choice: { kind: "no_choice" },
  });
}

/** @param {TableEvent} event */
const isDeclaring = (event) => event.kind === "declaration_made" || event.kind === "nothing_declared";

/**
 * With the first trick on the table, once all have declared: eldest, whose turn it is, leads to it (PLAY-1).
 * @param {View} view
 * @returns {View}
 */
function begun(view) {
  if (view.phase !== FIRST_OF_PLAY || view.trick || view.turn === null || view.ended) return view;
  return { ...view, trick: { number: 1, order: activeFrom(view, view.turn), cards: [] } };
}

/**
 * The active seats in playing order from one on; who sits out holds no cards.
 * @param {View} view
 * @param {number} first
 */
function activeFrom(view, first) {
  const around = view.hand_sizes.map((_, step) => (first + step) % view.hand_sizes.length);
  return around.filter((seat) => view.dealt[seat].length || view.hand_sizes[seat] > 0);
}

/**
 * @param {View} view
 * @param {DealEvent} event
 * @returns {View}
 */
function after(view, event) {
  switch (event.kind) {
    case "paid":
      return {
        ...view,
        ledger: [...view.ledger, ...event.entries],
        accounts: posted(view.accounts, event.entries),
      };
    case "redeal_answered":
      return {
        ...view,
        redeal_answers: [...view.redeal_answers, event.shown !== null],
        ended: event.shown ? "redeal" : view.ended,
        dealt: event.shown ? replaced(view.dealt, event.seat, event.shown) : view.dealt,
      };
    case "tout_announced":
      return { ...view, tout_announced: true };
    case "discarded":
      return laidAway(view, event);
    case "declaration_made": {
      const { seat, declaration, laid_away } = event;
      return { ...view, declared: [...view.declared, { seat, declaration, laid_away: inOrder(laid_away) }] };
    }
    case "demand_answered":
      return { ...view, demand_answers: [...view.demand_answers, event.demanded] };
    case "card_played":
      return played(view, event);
    case "trumps_shown":
      return { ...view, trumps_shown: true };
    case "trick_taken":
      return taken(view, event.winner);
    case "deal_ended":
      return { ...view, ended: "played", played: event.played };
    case "deal_void":
      return voided(view);
    default:
      return view;
  }
}

/**
 * @param {View} view
 * @param {Extract<DealEvent, {kind: "discarded"}>} event
 * @returns {View}
 */
function laidAway(view, { seat, cards }) {
  const hand_sizes = replaced(view.hand_sizes, seat, view.hand_sizes[seat] - 3);
  if (!cards.length) return { ...view, hand_sizes };
  return {
    ...view,
    hand_sizes,
    hand: view.hand.filter((card) => !cards.includes(card)),
    discard: inOrder(cards),
  };
}

/**
 * @param {View} view
 * @param {Extract<DealEvent, {kind: "card_played"}>} event
 * @returns {View}
 */
function played(view, { seat, card, names }) {
  if (!view.trick) return view;
  const trick = { ...view.trick, cards: [...view.trick.cards, card] };
  return {
    ...view,
    trick: names ? { ...trick, named: names } : trick,
    hand: view.hand.filter((held) => held !== card),
    hand_sizes: replaced(view.hand_sizes, seat, view.hand_sizes[seat] - 1),
  };
}

/**
 * The trick goes to its winner, who leads to the next; the last one is followed by none.
 * @param {View} view
 * @param {number} winner
 * @returns {View}
 */
function taken(view, winner) {
  const trick = view.trick;
  if (!trick) return view;
  const tricks = [...view.tricks, trick];
  if (view.hand_sizes.every((size) => size === 0)) return { ...view, tricks, trick: null };
  const first = trick.order.indexOf(winner);
  const order = [...trick.order.slice(first), ...trick.order.slice(0, first)];
  return { ...view, tricks, trick: { number: trick.number + 1, order, cards: [] } };
}

/**
 * A deal broken off: its movements but those that filled the pots are undone (GAME-4).
 * @param {View} view
 * @returns {View}
 */
function voided(view) {
  const stays = view.ledger.filter((entry) => entry.clause === "POT-2");
  const accounts = posted(posted(view.accounts, view.ledger, -1), stays);
  return { ...view, ledger: stays, accounts, trick: null, ended: "broken_off" };
}
