// A table to be: what departs from its preset, who sits where, and what is kept for the next time.
import assert from "node:assert/strict";
import { test } from "node:test";

const STATIC = new URL("../../../src/grosstarock/web/static/", import.meta.url);
const draft = await import(new URL("lobby/draft.js", STATIC));
const { restored, rulesWire, tableAsked, tariffOf, usualDraft, withAmount, withOption, withPlayers, withPreset, withSeat } = draft;

const POINTS = { unit: "points", points: 1 };
const HOUSE = {
  players: ["novice", "club"],
  tastes: ["cautious", "plain", "bold"],
  preparation: { stage: "ready", done: 0, steps: 0 },
  options: { pots: [true, false], declarations: ["compulsory", "voluntary"] },
  presets: [
    { name: "classic", players: [3, 4], options: { pots: true, declarations: "compulsory" }, tariff: { tout: 85, half: 5 }, stake: POINTS },
    { name: "danish", players: [3, 4], options: { pots: true, declarations: "voluntary" }, tariff: { tout: 85, half: 5 }, stake: POINTS },
    { name: "dollar", players: [3, 4], options: { pots: true, declarations: "voluntary" }, tariff: { tout: 85, half: 5 }, stake: { unit: "$", points: 5 } },
    { name: "two-player", players: [2], options: { pots: false, declarations: "compulsory" }, tariff: { tout: 25, half: 5 }, stake: POINTS },
  ],
};

test("a table is Danish for three, and departs in nothing", () => {
  const usual = usualDraft(HOUSE);
  assert.deepEqual(usual.seats, ["me", "open", "open"]);
  assert.deepEqual(rulesWire(usual), { preset: "danish", players: 3, options: {}, tariff: {}, version: 1 });
});

test("what is chosen as the preset has it is no departure", () => {
  const other = withOption(HOUSE, usualDraft(HOUSE), "declarations", "compulsory");
  assert.deepEqual(other.options, { declarations: "compulsory" });
  assert.deepEqual(withOption(HOUSE, other, "declarations", "voluntary").options, {});
  const dear = withAmount(HOUSE, other, "tout", 100);
  assert.deepEqual(dear.tariff, { tout: 100 });
  assert.deepEqual(withAmount(HOUSE, dear, "tout", 85).tariff, {});
});

test("without pots the lower amounts hold, and one that equals them departs no more", () => {
  const dear = withAmount(HOUSE, withAmount(HOUSE, usualDraft(HOUSE), "tout", 25), "half", 10);
  const without = withOption(HOUSE, dear, "pots", false);
  assert.equal(tariffOf(HOUSE, without).tout, 25);
  assert.deepEqual(without.tariff, { half: 10 });
});

test("another preset leaves departures behind and sits as many as it is for", () => {
  const own = withSeat(withOption(HOUSE, usualDraft(HOUSE), "pots", false), 2, "bot:club");
  const two = withPreset(HOUSE, own, "two-player");
  assert.deepEqual([two.seats, two.options, two.tariff, two.stake], [["me", "open"], {}, {}, null]);
  assert.deepEqual(withPreset(HOUSE, own, "dollar").seats, ["me", "open", "bot:club"]);
});

test("one sits in one seat, whatever is chosen", () => {
  for (let place = 0; place < 3; place += 1) {
    for (const who of ["me", "open", "bot:novice"]) {
      for (const first of ["open", "bot:club"]) {
        const { seats } = withSeat(withSeat(usualDraft(HOUSE), 1, first), place, who);
        assert.equal(seats.filter((seat) => seat === "me").length, 1, `${place} ${who} ${seats}`);
        assert.equal(seats[place], who);
      }
    }
  }
  assert.deepEqual(withSeat(usualDraft(HOUSE), 2, "me").seats, ["open", "open", "me"]);
});

test("for fewer at the table one stays, for more there are guests", () => {
  const four = withPlayers(usualDraft(HOUSE), 4);
  assert.deepEqual(four.seats, ["me", "open", "open", "open"]);
  assert.deepEqual(withPlayers(withSeat(four, 3, "me"), 3).seats.filter((seat) => seat === "me"), ["me"]);
});

test("the bots' taste goes with their names", () => {
  const bold = { ...withSeat(usualDraft(HOUSE), 1, "bot:club"), taste: "bold", title: " Wednesdays " };
  const asked = tableAsked(bold, "command", "Ada");
  assert.deepEqual(asked.seats, [{ kind: "me" }, { kind: "bot", player: "club:bold" }, { kind: "open" }]);
  assert.equal(asked.title, "Wednesdays");
  assert.deepEqual(tableAsked({ ...bold, taste: "plain" }, "command", "Ada").seats[1], { kind: "bot", player: "club" });
});

test("what was kept comes back whole, and what makes no sense any more as usual", () => {
  const own = { ...withAmount(HOUSE, withSeat(usualDraft(HOUSE), 2, "bot:club"), "tout", 100), rounds: null, watchers: false };
  assert.deepEqual(restored(HOUSE, JSON.stringify(own)), own);
  const usual = usualDraft(HOUSE);
  for (const text of [null, "", "{", "[]", "7", "null", '{"preset": "gone"}', '{"preset": "danish", "options": 3, "tariff": null}']) {
    assert.deepEqual(restored(HOUSE, text), usual, String(text));
  }
  const odd = { ...own, seats: ["me", "bot:gone", "open"], options: { pots: 3, gone: true }, tariff: { tout: 3, gone: 5 }, rounds: 77, stake: "$", pace: "quick" };
  assert.deepEqual(restored(HOUSE, JSON.stringify(odd)), { ...usual, watchers: false });
});
