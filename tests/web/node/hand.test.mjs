// The own hand: its order, its room on a page, and what may be picked for the discard.
import assert from "node:assert/strict";
import { test } from "node:test";

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const { discardWith, isDiscard, layout, sorted, stillPossible } = await import(new URL("state/hand.js", STATIC));
const { placesOf, rulesOf } = await import(new URL("state/rules.js", STATIC));
const { PACK } = await import(new URL("words/cards.js", STATIC));

test("the hand is sorted: trumps, the 'Scuse behind them, then suits, each from high to low", () => {
  const hand = ["D9", "F", "H1", "H10", "T1", "C1", "C10", "T21", "SK"];
  assert.deepEqual(sorted(hand, "trumps-first"), ["T21", "T1", "F", "SK", "H1", "H10", "C10", "C1", "D9"]);
  assert.deepEqual(sorted(hand, "suits-first").slice(-3), ["T21", "T1", "F"]);
  assert.equal(new Set(sorted(PACK, "suits-first")).size, 78);
});

const ROOMS = [
  { width: 344, height: 640 * 0.32, widest: 86 },
  { width: 828, height: 390 * 0.36, widest: 82 },
  { width: 1376, height: 900 * 0.32, widest: 122 },
];

test("up to 28 cards fit, at least 24 pixels of each in sight, and the index whole", () => {
  for (const room of ROOMS) {
    for (const share of [0.3, 0.42]) {
      for (let count = 1; count <= 28; count += 1) {
        const fan = layout({ ...room, count, share });
        const wide = fan.cardWidth + (Math.min(count, fan.inRow) - 1) * fan.step;
        const high = fan.cardHeight + (fan.rows - 1) * fan.rowStep;
        assert.ok(wide <= room.width + 0.01, `${count} cards are ${wide} wide`);
        assert.ok(high <= room.height + 0.01, `${count} cards are ${high} high`);
        assert.ok(fan.rows * fan.inRow >= count);
        if (count > 1) assert.ok(fan.step >= 24, `${count} cards, ${fan.step} of each seen`);
        if (count > 1) assert.ok(fan.step >= share * fan.cardWidth - 1, `${count} cards, ${fan.step} of ${fan.cardWidth}`);
        assert.ok(fan.cardWidth >= 44, `${count} cards of ${fan.cardWidth}`);
      }
    }
  }
});

test("a telephone held upright has three rows for 28 cards, one held across has one", () => {
  assert.equal(layout({ ...ROOMS[0], count: 28, share: 0.3 }).rows, 3);
  assert.equal(layout({ ...ROOMS[1], count: 28, share: 0.3 }).rows, 1);
});

const FREE = [{ forced: [], choose: 3, pool: ["C2", "C3", "D4", "D5"] }];
const VOID = { forced: ["T2", "T3"], choose: 1, pool: ["C2", "C3"] };

test("what may be picked follows from the ways that are still open", () => {
  assert.deepEqual([...stillPossible(FREE, [])], FREE[0].pool);
  assert.deepEqual([...stillPossible(FREE, ["C2", "C3", "D4"])], []);
  assert.deepEqual([...stillPossible([...FREE, VOID], ["T2"])].sort(), ["C2", "C3", "T3"]);
  assert.deepEqual([...stillPossible([...FREE, VOID], ["C2", "D4"])].sort(), ["C3", "D5"]);
  assert.equal(isDiscard([...FREE, VOID], ["T2", "T3", "C2"]), true);
  assert.equal(isDiscard([...FREE, VOID], ["T2", "C3", "C2"]), false);
  assert.equal(isDiscard([...FREE, VOID], ["C2", "C3"]), false);
});

test("three cards ask why one of them cannot go", () => {
  assert.deepEqual(discardWith(FREE, "CK"), ["CK", "C2", "C3"]);
  assert.deepEqual(discardWith([{ forced: ["C2", "C3", "D4"], choose: 0, pool: [] }], "T9"), ["T9", "C2", "C3"]);
});

test("the next player sits on the right where the table plays counter-clockwise, else on the left", () => {
  const rules = (preset, players) => rulesOf({ preset, players, version: 1 });
  assert.deepEqual(placesOf(rules("danish", 3), 0), ["bottom", "right", "left"]);
  assert.deepEqual(placesOf(rules("danish", 3), 2), ["right", "left", "bottom"]);
  assert.deepEqual(placesOf(rules("dollar", 4), 1), ["right", "bottom", "left", "top"]);
  assert.deepEqual(placesOf(rules("two-player", 2), null), ["bottom", "top"]);
});
