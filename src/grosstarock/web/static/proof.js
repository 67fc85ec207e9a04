/**
 * What this browser was shown of a deal before it could be looked into: the server's promise, the share of
 * chance that was sent from here, and the cards that were dealt to the own seat.
 *
 * It is kept here, and not asked for afterwards, so that nobody can change it: replay/fair.js holds a deal's
 * reveal against it (docs/spec/wire.md#fair-dealing).
 */

import { effect } from "@preact/signals-core";

/**
 * @typedef {object} Kept what is known of one deal; `isTaken` says that the table has confirmed the share
 * @property {string} [commitment]
 * @property {number} [seat]
 * @property {string} [nonce]
 * @property {boolean} [isTaken]
 * @property {readonly string[]} [hand] in the order dealt
 */

const KEY = "grosstarock-deals-shown";
const MOST_KEPT = 200;

/**
 * @param {Storage | undefined} storage
 * @returns {Record<string, Kept>} by the deal's id, the oldest first
 */
function read(storage) {
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? kept : {};
  } catch {
    // A browser that keeps nothing, or something else under the name: nothing is known.
    return {};
  }
}

/**
 * What was kept of a deal; null where this browser was not at the table.
 * @param {string} deal
 * @param {Storage} [storage]
 * @returns {Kept | null}
 */
export const keptOf = (deal, storage) => read(storage)[deal] ?? null;

/**
 * Adds to what is known of a deal. What was shown first stays, whatever is told later; a share of chance may
 * be drawn anew until the table has confirmed one.
 * @param {string} deal
 * @param {Kept} shown
 * @param {Storage} [storage]
 */
export function keep(deal, shown, storage) {
  const all = read(storage);
  const before = all[deal] ?? {};
  const after = { ...before, ...shown, ...before };
  if (!before.isTaken) Object.assign(after, { nonce: shown.nonce ?? before.nonce, isTaken: shown.isTaken });
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const rest = Object.entries(all).filter(([known]) => known !== deal).slice(1 - MOST_KEPT);
  try {
    storage?.setItem(KEY, JSON.stringify(Object.fromEntries([...rest, [deal, after]])));
  } catch {
    // A full or forbidden storage: the deal can still be checked, but not against what was seen here.
  }
}

/**
 * Keeps what a table shows, deal by deal, for as long as the page is open.
 * @param {import("./state/store.js").Store} store
 * @param {Storage} [storage]
 * @returns {() => void} ends it
 */
export function keepWhatWasShown(store, storage) {
  let last = "";
  return effect(() => {
    const promise = store.table.value?.promise;
    if (!promise) return;
    const shown = { commitment: promise.commitment, ...shownToSeat(store, promise) };
    const told = JSON.stringify([promise.deal_id, shown]);
    if (told !== last) keep(promise.deal_id, shown, storage);
    last = told;
  });
}

/**
 * What only the own seat has: its share of chance and its cards.
 * @param {import("./state/store.js").Store} store
 * @param {NonNullable<import("./wire/types.js").Table["promise"]>} promise
 * @returns {Kept}
 */
function shownToSeat(store, promise) {
  const seat = store.seat.value;
  const view = store.view.value;
  if (seat === null) return {};
  const nonces = store.pending.value.flatMap((command) => (command.kind === "nonce" ? [command.nonce] : []));
  const isDealt = view?.ended === null && store.table.value?.deal_id === promise.deal_id;
  const hand = isDealt && view ? view.dealt[seat] : [];
  return {
    seat,
    ...(nonces.length ? { nonce: nonces[0] } : {}),
    ...(promise.given.includes(seat) ? { isTaken: true } : {}),
    ...(hand.length ? { hand } : {}),
  };
}
