// Whether a deal was fair, worked out by the page: against what Python says (DEALS), and with every part changed.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const { sha256Of } = await import(new URL("replay/sha256.js", STATIC));
const { checked, commitmentOf, dealt, seedOf, shuffled, verdictOf } = await import(new URL("replay/fair.js", STATIC));
const { keep, keepWhatWasShown, keptOf } = await import(new URL("proof.js", STATIC));
const { createStore } = await import(new URL("state/store.js", STATIC));

const DEALS = JSON.parse(readFileSync(process.env.DEALS, "utf8"));

/** A browser's storage, as far as it is used. */
function storageOf(limit = Infinity) {
  const items = new Map();
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      if (value.length > limit) throw new Error("full");
      items.set(name, value);
    },
  };
}

const keptBy = ({ reveal, record }, seat) => ({
  commitment: reveal.commitment, seat, nonce: reveal.nonces[seat], isTaken: true, hand: record.deal[seat],
});

const seatWithShare = ({ reveal }) => reveal.nonces.findIndex(Boolean);

test("the hash is SHA-256, for texts of every length around its blocks", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "é€x".repeat(length).slice(0, length);
    assert.equal(sha256Of(text), createHash("sha256").update(text).digest("hex"), String(length));
  }
});

test("promise, seed, pack and hands come out as Python has them", () => {
  assert.ok(DEALS.length >= 20);
  for (const { reveal, record } of DEALS) {
    assert.equal(commitmentOf(reveal.deal, reveal.secret), reveal.commitment);
    assert.equal(seedOf(reveal.deal, reveal.secret, reveal.nonces), reveal.seed);
    assert.deepEqual(shuffled(reveal.seed), reveal.pack);
    assert.deepEqual(dealt(reveal.pack, record.dealer, record.deal), record.deal);
  }
});

test("an honest deal is found fair by who sat there, and agrees for who did not", () => {
  for (const deal of DEALS) {
    const seat = seatWithShare(deal);
    if (seat < 0) continue;
    const points = checked(deal.reveal, deal.record, keptBy(deal, seat));
    assert.deepEqual(new Set(Object.values(points)), new Set(["holds"]));
    assert.equal(verdictOf(points), "fair");
    assert.equal(verdictOf(checked(deal.reveal, deal.record, null)), "fair-unseen");
  }
});

/** Every way to deceive that the check must find, and the point at which it does. */
const DECEITS = {
  "another promise than was shown": ["promise", (deal, kept) => ({ kept: { ...kept, commitment: "0".repeat(64) } })],
  "another secret than was promised": ["secret", ({ reveal }) => ({ reveal: { ...reveal, secret: "0".repeat(64) } })],
  "a secret that is none": ["secret", ({ reveal }) => {
    const secret = "A";
    return { reveal: { ...reveal, secret, commitment: commitmentOf(reveal.deal, secret) } };
  }],
  "a share that was changed": ["share", (deal, kept) => ({ kept: { ...kept, nonce: "f".repeat(32) } })],
  "a share that was confirmed and then dropped": ["share", ({ reveal }) => {
    const nonces = reveal.nonces.map(() => "");
    const seed = seedOf(reveal.deal, reveal.secret, nonces);
    return { reveal: { ...reveal, nonces, seed, pack: shuffled(seed) } };
  }],
  "another seed": ["seed", ({ reveal }) => {
    const seed = `gt1:${"0".repeat(64)}`;
    return { reveal: { ...reveal, seed, pack: shuffled(seed) } };
  }],
  "a pack put together": ["pack", ({ reveal }) => ({ reveal: { ...reveal, pack: [...reveal.pack].reverse() } })],
  "other cards in the record": ["hands", ({ record }) => {
    const deal = record.deal.map((hand) => [...hand]);
    const [one, other] = [0, 1, 2].filter((seat) => deal[seat]?.length);
    [deal[one][0], deal[other][0]] = [deal[other][0], deal[one][0]];
    return { record: { ...record, deal } };
  }],
  "another hand than was shown": ["hand", (deal, kept) => ({ kept: { ...kept, hand: [...kept.hand].reverse() } })],
};

for (const [deceit, [point, change]] of Object.entries(DECEITS)) {
  test(`it is found out: ${deceit}`, () => {
    const deal = DEALS.find((one) => seatWithShare(one) >= 0);
    const kept = keptBy(deal, seatWithShare(deal));
    const { reveal, record, kept: seen } = { ...deal, kept, ...change(deal, kept) };
    const points = checked(reveal, record, seen);
    assert.equal(points[point], "fails");
    assert.equal(verdictOf(points), "unfair");
  });
}

test("a share that came too late is told, and is no deceit", () => {
  const deal = DEALS.find(({ reveal, record }) => reveal.nonces.some((nonce, seat) => !nonce && record.deal[seat].length));
  const seat = deal.reveal.nonces.findIndex((nonce, place) => !nonce && deal.record.deal[place].length);
  const kept = { ...keptBy(deal, seat), nonce: "ab".repeat(16), isTaken: undefined };
  const points = checked(deal.reveal, deal.record, kept);
  assert.equal(points.share, "left-out");
  assert.equal(verdictOf(points), "fair-without");
});

test("what was shown first stays, and a share may be drawn anew until it is confirmed", () => {
  const storage = storageOf();
  keep("one", { commitment: "a", seat: 1, nonce: "1" }, storage);
  keep("one", { commitment: "b", seat: 1, nonce: "2" }, storage);
  assert.deepEqual(keptOf("one", storage), { commitment: "a", seat: 1, nonce: "2" });
  keep("one", { commitment: "a", seat: 1, isTaken: true }, storage);
  keep("one", { commitment: "a", seat: 1, nonce: "3" }, storage);
  keep("one", { hand: ["CK"] }, storage);
  keep("one", { hand: ["CQ"] }, storage);
  assert.deepEqual(keptOf("one", storage), { commitment: "a", seat: 1, nonce: "2", isTaken: true, hand: ["CK"] });
});

test("the last 200 deals are kept, and a storage that is full or spoilt hinders nothing", () => {
  const storage = storageOf();
  for (let deal = 0; deal < 230; deal += 1) keep(`deal-${deal}`, { commitment: String(deal) }, storage);
  const [text] = [...storage.items.values()];
  assert.equal(Object.keys(JSON.parse(text)).length, 200);
  assert.equal(keptOf("deal-29", storage), null);
  assert.equal(keptOf("deal-30", storage).commitment, "30");
  keep("deal", { commitment: "x" }, storageOf(1));
  keep("deal", { commitment: "x" }, undefined);
  for (const spoilt of ["{", "null", "7"]) {
    const other = storageOf();
    keep("deal", { commitment: "x" }, other);
    other.items.set([...other.items.keys()][0], spoilt);
    assert.equal(keptOf("deal", other), null);
  }
});

test("a table's page keeps promise, share and hand as they are shown", () => {
  const storage = storageOf();
  const sent = [];
  const store = createStore({
    send: (message) => sent.push(message), later: () => () => {}, chance: () => "c".repeat(32), now: () => 0, rest: () => 0,
  });
  const end = keepWhatWasShown(store, storage);
  store.receive({ kind: "welcome", protocol: "grosstarock.v1", table: "t", seat: 1, is_host: false, seq: 1 });
  const promise = { deal_id: "deal-one", commitment: "e".repeat(64), given: [] };
  const table = { deal_id: "deal-one", promise, chat: [], ready: [], seats: [], over: false };
  store.receive({ kind: "snapshot", seq: 1, table, view: null });
  assert.deepEqual(keptOf("deal-one", storage), { commitment: promise.commitment, seat: 1, nonce: "c".repeat(32) });
  store.receive({ kind: "ack", cmd_id: sent.at(-1).cmd_id, seq: 2 });
  store.receive({ kind: "happened", seq: 2, events: [{ kind: "nonce_given", seat: 1 }], phase: null, turn: null, text: null });
  assert.equal(keptOf("deal-one", storage).isTaken, true);
  const view = { ended: null, dealt: [[], ["CK", "CQ"], []], dealer: 0, accounts: { balances: [], pots: {} } };
  store.view.value = { ...view, ended: "played", dealt: [[], ["S1"], []] };
  assert.equal(keptOf("deal-one", storage).hand, undefined, "the hand of the deal before");
  store.view.value = view;
  assert.deepEqual(keptOf("deal-one", storage).hand, ["CK", "CQ"]);
  end();
  store.table.value = { ...store.table.value, promise: { ...promise, deal_id: "deal-two" } };
  assert.equal(keptOf("deal-two", storage), null);
});
