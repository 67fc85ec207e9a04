/**
 * What the page must know of a table's rules to draw it: who sits where, whether there are pots, how amounts
 * are shown, and whether a 'Scuse can be lost for want of a trick. Which cards may be played is the server's to say.
 */

import { POINTS } from "../words/amounts.js";

/** @typedef {import("../wire/types.js").RulesWire} RulesWire */
/** @typedef {"counter-clockwise"|"clockwise"} Direction */
/**
 * @typedef {{players: number, direction: Direction, pots: boolean, stake: {unit: string, points: number},
 *   scuse_without_tricks: "surrendered"|"kept", tariff: {ten_trumps: number, more_trumps: number}}} Rules
 */

const TARIFF = { ten_trumps: 10, more_trumps: 5 };
/** @type {Omit<Rules, "players">} */
const CLASSIC = {
  direction: "counter-clockwise", pots: true, stake: POINTS, scuse_without_tricks: "surrendered", tariff: TARIFF,
};

/** @type {Readonly<Record<string, Omit<Rules, "players">>>} */
export const PRESETS = {
  classic: CLASSIC,
  "classic-no-pots": { ...CLASSIC, pots: false },
  danish: CLASSIC,
  dollar: {
    ...CLASSIC, direction: "clockwise", stake: { unit: "$", points: 5 }, scuse_without_tricks: "kept",
  },
  "two-player": { ...CLASSIC, pots: false },
};

/**
 * The rules of a table, from what the wire says of them: the preset and what the table changed in it.
 * @param {RulesWire} wire
 * @returns {Rules}
 */
export function rulesOf(wire) {
  const preset = PRESETS[wire.preset] ?? CLASSIC;
  const { direction, pots, scuse_without_tricks } = { ...preset, .../** @type {Partial<Rules>} */ (wire.options ?? {}) };
  return {
    players: wire.players,
    direction,
    pots,
    scuse_without_tricks,
    stake: wire.stake ?? preset.stake,
    tariff: {
      ten_trumps: wire.tariff?.ten_trumps ?? preset.tariff.ten_trumps,
      more_trumps: wire.tariff?.more_trumps ?? preset.tariff.more_trumps,
    },
  };
}

/**
 * Where each seat is drawn, seen from one's own: the next in playing order sits on the right when the table
 * plays counter-clockwise (TAB-5). Who only watches looks from the first seat.
 * @param {Rules} rules
 * @param {number | null} own
 * @returns {("bottom"|"right"|"top"|"left")[]} by seat
 */
export function placesOf(rules, own) {
  const beside = rules.direction === "clockwise" ? ["left", "right"] : ["right", "left"];
  const around = {
    2: ["bottom", "top"],
    3: ["bottom", ...beside],
    4: ["bottom", beside[0], "top", beside[1]],
  }[rules.players] ?? [];
  const first = own ?? 0;
  return Array.from({ length: rules.players }, (_, seat) =>
    /** @type {"bottom"} */ (around[(seat - first + rules.players) % rules.players]));
}
