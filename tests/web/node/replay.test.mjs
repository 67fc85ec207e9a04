// A replay's state, headless: REPLAYS names a file of replays, each with what the server tells every seat.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

// The page's parts look at the window once, when they are loaded.
globalThis.matchMedia = () => ({ matches: true });
globalThis.document = { querySelectorAll: () => [] };

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const WORDS = new URL("../../../src/grosstarock/words/en/", import.meta.url);
const { createReplay } = await import(new URL("replay/state.js", STATIC));
const { Trouble } = await import(new URL("replay/asking.js", STATIC));
const { searchWith, searchWithout, wishIn } = await import(new URL("replay/address.js", STATIC));
const { createSettings } = await import(new URL("state/settings.js", STATIC));
const { Catalogue } = await import(new URL("words/catalogue.js", STATIC));

const REPLAYS = JSON.parse(readFileSync(process.env.REPLAYS, "utf8"));
const FILES = ["cards", "events", "payments", "actions", "refusals", "interface", "web", "replay"];
const catalogue = new Catalogue("en", FILES.map((file) => readFileSync(new URL(`${file}.ftl`, WORDS), "utf8")));

/** A replay of recorded answers, which notes for which seats it was asked. */
function replayOf(bySeat, wish = {}) {
  const asked = [];
  const told = async (seat) => {
    asked.push(seat);
    const answer = bySeat[seat];
    if (typeof answer === "string") throw new Trouble(answer);
    return answer;
  };
  const replay = createReplay({ deal: "deal", told }, catalogue, createSettings(), { step: 0, seat: 0, isOpen: false, ...wish });
  return { replay, asked };
}

test("every step shows the chosen seat's view, and the lines up to it", async () => {
  for (const { bySeat } of REPLAYS) {
    const seat = bySeat[0].record.deal.findIndex((hand) => hand.length);
    const { replay } = replayOf(bySeat, { seat });
    await replay.look(seat);
    const { store } = replay.app;
    bySeat[seat].steps.forEach((step, at) => {
      replay.go(at);
      assert.equal(store.view.value, step.view);
      assert.deepEqual(store.table.value.balances, step.view.accounts.balances);
      assert.equal(store.lines.value.at(-1)?.seq, at);
      assert.ok(store.latest.value.every((line) => line.seq === at));
    });
    replay.go(99_999);
    assert.equal(replay.step.value, bySeat[seat].steps.length - 1);
    replay.go(-1);
    assert.equal(replay.step.value, 0);
  }
});

test("one leaps through the parts of a deal and its 25 tricks, on and back", async () => {
  const { bySeat, name } = REPLAYS.find((one) => one.name === "danish 3");
  assert.ok(name);
  const { replay } = replayOf(bySeat);
  await replay.look(0);
  const kinds = replay.marks.value.map(({ kind }) => kind);
  assert.deepEqual(kinds.slice(0, 4), ["deal", "discard", "declare", "trick"]);
  assert.equal(kinds.filter((kind) => kind === "trick").length, 25);
  assert.equal(kinds.at(-1), "end");
  for (const mark of replay.marks.value.slice(1)) {
    replay.leap(1);
    assert.equal(replay.step.value, mark.step);
    const { view } = bySeat[0].steps[mark.step];
    if (mark.kind === "trick") assert.equal(view.trick?.cards.length, 1, String(mark.number));
    if (mark.kind === "trick" && mark.number < 25) {
      const next = bySeat[0].steps.find(({ view: later }) => later.trick?.number === mark.number + 1);
      assert.equal(next.view.trick.order[0], mark.winner);
    }
  }
  replay.leap(1);
  assert.equal(replay.step.value, replay.last.value);
  for (const mark of replay.marks.value.slice(0, -1).reverse()) {
    replay.leap(-1);
    assert.equal(replay.step.value, mark.step);
  }
  replay.leap(-1);
  assert.equal(replay.step.value, 0);
});

test("with all hands open the discard is told, with a seat's eyes only to the dealer", async () => {
  const { bySeat } = REPLAYS.find((one) => one.name === "danish 3");
  const dealer = bySeat[0].record.dealer;
  const { replay } = replayOf(bySeat);
  const laidAway = () => replay.events.value.flat().find(({ kind }) => kind === "discarded").cards.length;
  await replay.look((dealer + 1) % 3);
  assert.equal(laidAway(), 0);
  replay.isOpen.value = true;
  assert.equal(laidAway(), 3);
  replay.isOpen.value = false;
  await replay.look(dealer);
  assert.equal(laidAway(), 3);
});

test("who sits out has nothing to see, so one looks with the eyes of somebody who plays", async () => {
  const { bySeat } = REPLAYS.find((one) => one.name === "danish 4");
  const out = bySeat[0].record.deal.findIndex((hand) => !hand.length);
  const { replay } = replayOf(bySeat);
  await replay.look(out);
  assert.notEqual(replay.seat.value, out);
  assert.ok(replay.app.store.view.value.hand.length > 0);
});

test("each seat is asked for once, and what fails leaves everything as it was", async () => {
  const { bySeat } = REPLAYS.find((one) => one.name === "danish 3");
  const { replay, asked } = replayOf([bySeat[0], bySeat[1], "too-many"]);
  await replay.look(0);
  await replay.look(1);
  await replay.look(0);
  assert.deepEqual(asked, [0, 1]);
  await replay.look(2);
  assert.equal(replay.trouble.value, "too-many");
  assert.equal(replay.seat.value, 0);
  assert.equal(replay.app.store.view.value.seat, 0);
  await replay.look(1);
  assert.equal(replay.trouble.value, null);
});

test("a seat that the table has not is looked for no further", async () => {
  const { bySeat } = REPLAYS.find((one) => one.name === "danish 3");
  const { replay } = replayOf([bySeat[0], bySeat[1], bySeat[2], "seat-unknown"], { seat: 3 });
  await replay.look(3);
  assert.equal(replay.seat.value, 0);
  assert.equal(replay.trouble.value, null);
  const gone = replayOf(["deal-unknown"]);
  await gone.replay.look(0);
  assert.equal(gone.replay.trouble.value, "deal-unknown");
  assert.equal(gone.replay.told.value, null);
});

test("people are called by their names, bots by those of their players, and nobody is you", async () => {
  const { bySeat } = REPLAYS.find((one) => one.name === "danish 3");
  const { replay } = replayOf(bySeat);
  await replay.look(0);
  assert.deepEqual(replay.names.value, ["Ada", "Novice 2", "Novice 3"]);
  assert.equal(replay.app.words("web-you", { player: "Ada" }), "Ada");
});

test("the address tells step, seat and open hands, and keeps what else it says", () => {
  const wish = { step: 12, seat: 2, isOpen: true };
  const search = searchWith("?lang=da", wish);
  assert.deepEqual(wishIn(search), wish);
  assert.equal(searchWithout(search), "?lang=da");
  assert.equal(searchWithout("?step=3"), "");
  assert.deepEqual(wishIn(searchWith(search, { ...wish, isOpen: false })), { ...wish, isOpen: false });
  for (const odd of ["?step=-1&seat=x", "?step=1e9&seat=%20", "?step=&seat=NaN&open=yes", ""]) {
    assert.deepEqual(wishIn(odd), { step: 0, seat: 0, isOpen: false }, odd);
  }
  assert.equal(wishIn("?seat=9").seat, 3);
});
