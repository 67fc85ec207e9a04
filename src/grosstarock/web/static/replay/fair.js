/**
 * Whether a deal was fair, computed here from what was revealed after it: the promise and the seed
 * (docs/spec/wire.md#fair-dealing), the pack of the seed (docs/spec/shuffle.md), and the hands of the pack.
 */

import { PACK } from "../words/cards.js";
import { sha256, sha256Of } from "./sha256.js";

/** @typedef {import("../proof.js").Kept} Kept */
/**
 * @typedef {object} Reveal what the server tells of a deal once it has been played
 * @property {string} deal
 * @property {string} commitment
 * @property {string} secret
 * @property {readonly string[]} nonces in seat order, empty where none was given
 * @property {string} seed
 * @property {readonly string[]} pack the first card dealt first
 */
/** @typedef {"promise"|"secret"|"share"|"seed"|"pack"|"hands"|"hand"} Point */
/** @typedef {"holds"|"fails"|"unknown"|"left-out"} Finding left out is a share that came too late or was dropped */

const PACKET = 5;
const ROUNDS = 5;
const HANDS = 3;
const TALON = 3;

/**
 * The hash that is shown before anybody sends a share of chance.
 * @param {string} deal
 * @param {string} secret
 */
export const commitmentOf = (deal, secret) => sha256Of(`grosstarock-promise/1|${deal}|${secret}`);

/**
 * @param {string} deal
 * @param {string} secret
 * @param {readonly string[]} nonces
 */
export const seedOf = (deal, secret, nonces) =>
  `gt1:${sha256Of(["grosstarock-deal/1", deal, secret, ...nonces].join("|"))}`;

/**
 * The numbers that a seed gives, without end.
 * @param {string} seed
 */
function* numbers(seed) {
  const text = new TextEncoder().encode(seed);
  const told = new Uint8Array(text.length + 9);
  told.set(text);
  for (let block = 0; ; block += 1) {
    new DataView(told.buffer).setUint32(told.length - 4, block);
    const hash = new DataView(sha256(told).buffer);
    for (let at = 0; at < hash.byteLength; at += 4) yield hash.getUint32(at);
  }
}

/**
 * The 78 cards in the order that a seed puts them, by the shuffle gt1.
 * @param {string} seed
 * @returns {string[]}
 */
export function shuffled(seed) {
  const drawn = numbers(seed);
  const pack = [...PACK];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const limit = 2 ** 32 - (2 ** 32 % (last + 1));
    let number = Number(drawn.next().value);
    while (number >= limit) number = Number(drawn.next().value);
    const chosen = number % (last + 1);
    [pack[last], pack[chosen]] = [pack[chosen], pack[last]];
  }
  return pack;
}

/**
 * The hands that a pack deals: packets of five from the dealer's neighbour round, the dealer's last, and the
 * last three cards to the dealer (DEAL-1). Who has cards at all the record says.
 * @param {readonly string[]} pack
 * @param {number} dealer
 * @param {readonly (readonly string[])[]} hands those of the record, by seat
 * @returns {string[][]} by seat
 */
export function dealt(pack, dealer, hands) {
  const around = hands.map((_, step) => (dealer + 1 + step) % hands.length);
  const active = around.filter((seat) => hands[seat].length);
  return hands.map((_, seat) => {
    const place = active.indexOf(seat);
    if (place < 0) return [];
    const packets = Array.from({ length: ROUNDS }, (_unused, round) => (round * HANDS + place) * PACKET)
      .flatMap((first) => pack.slice(first, first + PACKET));
    return seat === dealer ? [...packets, ...pack.slice(-TALON)] : packets;
  });
}

/** @type {(one: readonly unknown[], other: readonly unknown[]) => boolean} */
const same = (one, other) => one.length === other.length && one.every((value, place) => value === other[place]);

/** @type {(isSo: boolean) => Finding} */
const found = (isSo) => (isSo ? "holds" : "fails");

/**
 * What was revealed, held point by point against itself, against the record, and against what was kept here.
 * @param {Reveal} reveal
 * @param {{dealer: number, deal: readonly (readonly string[])[]}} record
 * @param {Kept | null} kept
 * @returns {Readonly<Record<Point, Finding>>}
 */
export function checked(reveal, record, kept) {
  const { deal, commitment, secret, nonces, seed, pack } = reveal;
  const hands = dealt(pack, record.dealer, record.deal);
  return {
    promise: kept?.commitment ? found(kept.commitment === commitment) : "unknown",
    secret: found(/^[0-9a-f]{64}$/.test(secret) && commitmentOf(deal, secret) === commitment),
    share: shareIn(nonces, kept),
    seed: found(seedOf(deal, secret, nonces) === seed),
    pack: found(same(shuffled(seed), pack)),
    hands: found(record.deal.every((hand, seat) => same(hand, hands[seat]))),
    hand: kept?.hand && kept.seat !== undefined ? found(same(kept.hand, hands[kept.seat] ?? [])) : "unknown",
  };
}

/**
 * @param {readonly string[]} nonces
 * @param {Kept | null} kept
 * @returns {Finding}
 */
function shareIn(nonces, kept) {
  if (!kept?.nonce || kept.seat === undefined) return "unknown";
  const told = nonces[kept.seat];
  if (told === kept.nonce) return "holds";
  // Once the table has confirmed a share it must be there; before that it may have come too late.
  return told || kept.isTaken ? "fails" : "left-out";
}

/**
 * What all the points together say.
 * @param {Readonly<Record<Point, Finding>>} points
 * @returns {"fair"|"fair-unseen"|"fair-without"|"unfair"}
 */
export function verdictOf(points) {
  const findings = Object.values(points);
  if (findings.includes("fails")) return "unfair";
  if (points.share === "left-out") return "fair-without";
  return points.promise === "unknown" ? "fair-unseen" : "fair";
}
