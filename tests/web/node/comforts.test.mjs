// What the page says or does of its own accord: a word of warning, the rest laid out, sounds, the screen.
import assert from "node:assert/strict";
import { test } from "node:test";

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const { dangerOf } = await import(new URL("state/danger.js", STATIC));
const { isRestSure } = await import(new URL("state/sure.js", STATIC));
const { beats, cardAhead, cardsOut, suitsLacked } = await import(new URL("state/seen.js", STATIC));
const { keepAwake } = await import(new URL("state/awake.js", STATIC));
const { keepSounding } = await import(new URL("state/sound.js", STATIC));
const { PACK } = await import(new URL("words/cards.js", STATIC));
const { signal, computed } = await import("@preact/signals-core");

/** A view of seat 0 among three, in the middle of the play: `out` are the cards that are not accounted for. */
function viewOf({ hand, on = [], order = [0, 1, 2], named, number = 10, out, tricks = [] }) {
  const shown = new Set([...hand, ...on, ...out, ...tricks.flatMap(({ cards }) => cards)]);
  const gone = PACK.filter((card) => !shown.has(card));
  const trick = { number, order, cards: on };
  return {
    seat: 0, turn: 0, phase: "play", hand, hand_sizes: [hand.length, 5, 5], discard: gone, declared: [],
    tricks, trick: named ? { ...trick, named } : trick, played: null,
  };
}

const why = (view, card, legal = view.hand) => dangerOf(view, legal, card, true)?.why ?? null;

test("a King that the trick has beaten is warned about, with its clause", () => {
  const trumped = viewOf({ hand: ["HK", "H3"], on: ["H5", "T7"], order: [1, 2, 0], out: ["HQ"] });
  assert.deepEqual(dangerOf(trumped, ["HK", "H3"], "HK", true), { why: "lost", clause: "PAY-1", card: "HK" });
  const thrownOff = viewOf({ hand: ["HK", "D3"], on: ["C5", "C7"], order: [1, 2, 0], out: ["HQ"] });
  assert.equal(why(thrownOff, "HK"), "lost");
});

test("a King that takes the trick, or that must be played, goes without a word", () => {
  assert.equal(why(viewOf({ hand: ["HK", "H3"], on: ["H5", "HQ"], order: [1, 2, 0], out: ["T9"] }), "HK"), null);
  assert.equal(why(viewOf({ hand: ["HK", "H3"], on: ["H5", "T7"], order: [1, 2, 0], out: [] }), "HK", ["HK"]), null);
  const dearAlone = viewOf({ hand: ["HK", "SK"], on: ["C5", "C7"], order: [1, 2, 0], out: [] });
  assert.equal(why(dearAlone, "HK"), null);
});

test("a King may still be trumped by who has shown no card of its suit, or when too few are out", () => {
  const noHearts = { number: 3, order: [1, 2, 0], cards: ["H9", "T3", "H8"] };
  const out = ["H1", "H2", "H4", "H5", "T9"];
  assert.equal(why(viewOf({ hand: ["HK", "C3"], out, tricks: [noHearts] }), "HK"), "open");
  assert.equal(why(viewOf({ hand: ["HK", "C3"], out }), "HK"), null);
  assert.equal(why(viewOf({ hand: ["HK", "C3"], out: ["H1", "T9"] }), "HK"), "open");
  const noTrumps = { number: 4, order: [1, 2, 0], cards: ["H9", "C5", "H8"] };
  assert.equal(why(viewOf({ hand: ["HK", "C3"], out, tricks: [noTrumps] }), "HK"), null);
  assert.equal(why(viewOf({ hand: ["HK", "C3"], out: ["H1"] }), "HK"), null);
});

test("the Pagat is in danger of every higher trump that somebody may have", () => {
  assert.equal(why(viewOf({ hand: ["T1", "T5"], out: ["T9", "T10"] }), "T1"), "open");
  assert.equal(why(viewOf({ hand: ["T1", "T5"], on: ["T2"], order: [2, 0, 1], out: [] }), "T1"), "lost");
  assert.equal(why(viewOf({ hand: ["T1", "T5"], on: ["C2", "C3"], order: [1, 2, 0], out: ["T9"] }), "T1"), null);
  assert.equal(why(viewOf({ hand: ["T1", "T5"], on: ["C2"], order: [2, 0, 1], out: ["T9", "C4"] }), "T1"), null);
  assert.equal(why(viewOf({ hand: ["T1", "T5"], on: ["C2"], order: [2, 0, 1], out: ["T9"] }), "T1"), "open");
});

test("the 'Scuse goes for want of a trick, unless a trick is had or sure, or the rules let it be kept", () => {
  const hand = ["F", "T5", "C3"];
  const none = viewOf({ hand, on: ["T7"], order: [2, 0, 1], out: ["T20"] });
  assert.deepEqual(dangerOf(none, ["F", "T5"], "F", true), { why: "scuse-no-trick", clause: "SCUSE-3", card: "F" });
  assert.equal(dangerOf(none, ["F", "T5"], "F", false), null);
  assert.equal(why(viewOf({ hand: [...hand, "T21"], on: ["T7"], order: [2, 0, 1], out: ["T20"] }), "F"), null);
  const had = { number: 1, order: [1, 2, 0], cards: ["H9", "H3", "HK"] };
  const next = { number: 2, order: [0, 1, 2], cards: ["D9", "D3", "DK"] };
  assert.equal(why(viewOf({ hand, order: [2, 0, 1], on: ["T7"], out: ["T20"], tricks: [had, next] }), "F"), null);
});

test("the last trick for the 'Scuse is told before another card is played; in the next-to-last nothing is", () => {
  const last = viewOf({ hand: ["F", "T5", "C3"], number: 23, out: ["T20"] });
  assert.deepEqual(dangerOf(last, last.hand, "T5", false), { why: "scuse-last", clause: "SCUSE-4", card: "F" });
  assert.equal(why(last, "F"), null);
  assert.equal(why(viewOf({ hand: ["HK", "H3"], on: ["H5", "T7"], order: [1, 2, 0], number: 24, out: [] }), "HK"), null);
});

test("the rest is sure with trumps that nothing beats", () => {
  assert.equal(isRestSure(viewOf({ hand: ["T21", "T19"], out: ["T18", "HK", "F"] })), true);
  assert.equal(isRestSure(viewOf({ hand: ["T21", "T17"], out: ["T18"] })), false);
  assert.equal(isRestSure(viewOf({ hand: ["T21", "C3"], out: ["T18"] })), false);
});

test("the rest is sure with the highest cards when nothing that costs is out", () => {
  assert.equal(isRestSure(viewOf({ hand: ["HQ", "T4", "C10"], out: ["HN", "C9", "D1"] })), true);
  for (const dear of ["SK", "T1", "F"]) {
    assert.equal(isRestSure(viewOf({ hand: ["HQ", "C10"], out: ["HN", dear] })), false, dear);
  }
});

test("nothing is sure with a card whose time matters, nor when another leads", () => {
  for (const dear of ["SK", "T1", "F"]) assert.equal(isRestSure(viewOf({ hand: ["T21", dear], out: [] })), false, dear);
  assert.equal(isRestSure(viewOf({ hand: ["T21"], on: ["T3"], order: [2, 0, 1], out: [] })), false);
  assert.equal(isRestSure({ ...viewOf({ hand: ["T21"], out: [] }), turn: 1 }), false);
  assert.equal(isRestSure({ ...viewOf({ hand: ["T21"], out: [] }), phase: "demand" }), false);
});

test("cards beat as the rules say: trumps, then the suit led, red numbers upside down", () => {
  assert.equal(beats("T2", "HK", "H"), true);
  assert.equal(beats("H1", "H10", "H"), true);
  assert.equal(beats("C1", "C10", "C"), false);
  assert.equal(beats("CK", "H10", "H"), false);
  assert.equal(beats("F", "H10", "H"), false);
  assert.equal(cardAhead({ cards: ["F", "S3", "C2"], named: "C" }), "C2");
  assert.equal(cardAhead({ cards: ["F", "S3", "D2"], named: "C" }), "F");
  assert.equal(cardAhead({ cards: ["D9", "F", "T1"] }), "T1");
});

test("what is out and who lacks what follows from what has been seen", () => {
  const trick = { number: 1, order: [1, 2, 0], cards: ["H9", "T3", "C8"] };
  const view = viewOf({ hand: ["D3"], out: ["H1", "T4"], tricks: [trick] });
  assert.deepEqual([...cardsOut(view)].sort(), ["H1", "T4"]);
  assert.deepEqual(suitsLacked(view).map((suits) => [...suits].sort().join("")), ["HT", "", "H"]);
});

function storeOf() {
  const [seat, view, latest, resting] = [signal(0), signal(null), signal([]), signal(false)];
  return { seat, view, latest, resting, isTurn: computed(() => view.value?.turn === seat.value) };
}

test("the screen is kept awake in a running deal, and only while the page is seen", async () => {
  const store = storeOf();
  let [held, isHidden, changed] = [0, false, () => {}];
  const pause = () => new Promise((resolve) => { setTimeout(resolve); });
  keepAwake(store, {
    lock: async () => { held += 1; return { release: async () => { held -= 1; } }; },
    isHidden: () => isHidden,
    changed: (call) => { changed = call; },
  });
  const steps = [
    [() => {}, 0],
    [() => { store.view.value = { turn: 1, phase: "play", ended: null }; }, 1],
    [() => { store.view.value = { turn: 0, phase: "play", ended: null }; }, 1],
    [() => { isHidden = true; changed(); }, 0],
    [() => { isHidden = false; changed(); }, 1],
    [() => { store.view.value = { turn: null, phase: "over", ended: "played" }; }, 0],
    [() => { store.seat.value = null; store.view.value = { turn: 0, phase: "play", ended: null }; }, 0],
  ];
  for (const [step, wanted] of steps) {
    step();
    await pause();
    assert.equal(held, wanted, String(step));
  }
});

test("a browser that refuses to stay awake is asked again later", async () => {
  const store = storeOf();
  let [asked, changed] = [0, () => {}];
  store.view.value = { turn: 0, phase: "play", ended: null };
  keepAwake(store, {
    lock: async () => { asked += 1; throw new Error("the battery is low"); },
    isHidden: () => false,
    changed: (call) => { changed = call; },
  });
  await new Promise((resolve) => { setTimeout(resolve); });
  changed();
  assert.equal(asked, 2);
});

test("nothing is heard until it is wished; then one sound a row, and the own turn", () => {
  const store = storeOf();
  const values = signal({ sound: "off" });
  const heard = [];
  keepSounding(store, { values }, (sound) => heard.push(sound));
  const row = (...kinds) => { store.latest.value = kinds.map((kind) => ({ seq: 1, event: { kind }, text: null })); };
  row("card_played");
  store.view.value = { turn: 0 };
  assert.deepEqual(heard, []);
  store.view.value = { turn: 1 };
  values.value = { sound: "on" };
  assert.deepEqual(heard, []);
  row("card_played");
  row("card_played", "trick_taken");
  row("card_played", "trick_taken", "paid");
  row("nonce_given");
  assert.deepEqual(heard.splice(0), ["card", "trick", "payment"]);
  store.resting.value = true;
  store.view.value = { turn: 0 };
  assert.deepEqual(heard, []);
  store.resting.value = false;
  assert.deepEqual(heard, ["turn"]);
});
