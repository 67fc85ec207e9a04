/** The table around its deal, carried on by events: seats, chat, proposals, who is ready. */

/** @typedef {import("../wire/types.js").Table} Table */
/** @typedef {import("../wire/types.js").TableEvent} TableEvent */
/** @typedef {import("../wire/types.js").Happened} Happened */
/** @typedef {import("../wire/types.js").SeatWire} SeatWire */

const LINES_KEPT = 30;

/** @type {SeatWire} */
const EMPTY = { who: "nobody", name: "", player: null, away: null };

/**
 * The table after a row; whatever happens brings back one that was put away.
 * @param {Table} table
 * @param {Happened} row
 * @returns {Table}
 */
export function tableAfter(table, row) {
  let now = { ...table, archived: false };
  for (const event of row.events) now = after(now, event, row);
  return now;
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {Partial<SeatWire>} change
 * @returns {Table}
 */
const seated = (table, seat, change) => ({
  ...table,
  seats: table.seats.map((holder, place) => (place === seat ? { ...holder, ...change } : holder)),
});

/**
 * @param {Table} table
 * @param {TableEvent} event
 * @param {Happened} row
 * @returns {Table}
 */
function after(table, event, row) {
  switch (event.kind) {
    case "table_opened":
      return { ...table, settings: event.settings };
    case "seated":
      return event.player === null
        ? seated(table, event.seat, { ...EMPTY, who: "person", name: row.text ?? "" })
        : seated(table, event.seat, { ...EMPTY, who: "bot", name: row.text ?? "", player: event.player });
    case "seat_freed":
      return seated(table, event.seat, EMPTY);
    case "went_away":
      return seated(
        { ...table, ready: table.ready.filter((seat) => seat !== event.seat) }, event.seat, { away: event.why },
      );
    case "came_back":
      return seated(table, event.seat, { away: null });
    case "host_changed":
      return { ...table, host: event.seat };
    case "said": {
      const line = { seq: row.seq, seat: event.seat, phrase: event.phrase, text: row.text };
      return { ...table, chat: [...table.chat, line].slice(-LINES_KEPT) };
    }
    case "match_begun":
      return { ...table, begun: true, over: false, ready: [], dealer: event.dealer };
    case "match_over":
      return { ...table, over: true, ...holding(event.accounts) };
    case "archived":
      return { ...table, archived: true };
    default:
      return asked(table, event, row);
  }
}

/** @param {import("../wire/types.js").Accounts} accounts */
const holding = ({ balances, pots }) => ({ balances, king_pot: pots.king, pagat_pot: pots.pagat });

/**
 * What everybody and the pots have, as the table says.
 * @param {Table} table
 * @returns {import("../wire/types.js").Accounts}
 */
export const accountsOf = ({ balances, king_pot, pagat_pot }) => ({ balances, pots: { king: king_pot, pagat: pagat_pot } });

/**
 * The table with the accounts of the deal that is being played; once the match is over its own are final.
 * @param {Table} table
 * @param {import("../wire/types.js").View} view
 * @returns {Table}
 */
export const withAccounts = (table, view) =>
  (table.over ? table : { ...table, dealer: view.dealer, ...holding(view.accounts) });

/**
 * What is asked of people: a nonce, an answer to a proposal, whether they are ready.
 * @param {Table} table
 * @param {TableEvent} event
 * @param {Happened} row
 * @returns {Table}
 */
function asked(table, event, row) {
  switch (event.kind) {
    case "deal_promised": {
      const { deal_id, commitment } = event;
      return { ...table, deal_id, promise: { deal_id, commitment, given: [] } };
    }
    case "nonce_given":
      return table.promise
        ? { ...table, promise: { ...table.promise, given: [...table.promise.given, event.seat] } }
        : table;
    case "proposed": {
      const proposal = { proposal: row.seq, seat: event.seat, wish: event.wish, waiting: event.asked };
      return event.asked.length ? { ...table, proposal } : table;
    }
    case "agreed": {
      const waiting = table.proposal?.waiting.filter((seat) => seat !== event.seat) ?? [];
      return { ...table, proposal: table.proposal && waiting.length ? { ...table.proposal, waiting } : null };
    }
    case "dropped":
    case "taken_back":
    case "deal_void":
      return { ...table, proposal: null };
    case "ready":
      return { ...table, ready: [...table.ready, event.seat].sort() };
    case "deal_awaited":
      return { ...table, dealer: event.dealer, ready: [], promise: null };
    case "hand_dealt":
      return { ...table, taken_back: 0 };
    case "deal_ended":
      return { ...table, deals: table.deals + 1 };
    default:
      return table;
  }
}
