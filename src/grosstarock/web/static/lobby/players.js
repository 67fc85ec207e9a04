/** The computer's players, from the weakest to the strongest, as the server offers them. */

import { printable } from "../words/voice.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./parts.js").Choice} Choice */

/** The project's own, in order; those from elsewhere come after them. */
const LADDER = ["random", "novice", "club", "reference-pimc", "master", "expert"];
/** Whom one meets without having chosen: the first of these that can play. */
const FRIENDLY = ["club", "novice"];

/**
 * Who can play now, each with a sentence.
 * @param {Voice} voice
 * @param {readonly string[]} players
 * @returns {Choice[]}
 */
export function strengths(voice, players) {
  const place = (/** @type {string} */ name) => (LADDER.includes(name) ? LADDER.indexOf(name) : LADDER.length);
  return [...players].sort((one, other) => place(one) - place(other)).map((name) => ({
    value: name,
    title: LADDER.includes(name) ? voice.message(`web-lobby-player-${name}`) : printable(name),
    help: LADDER.includes(name)
      ? voice.message(`web-lobby-player-${name}`, {}, "help")
      : voice.message("web-lobby-player-other"),
  }));
}

/**
 * The wished-for player, or the friendly one where that one cannot play.
 * @param {readonly string[]} players
 * @param {string | null} wished
 * @returns {string}
 */
export const chosenPlayer = (players, wished) =>
  players.find((name) => name === wished) ?? FRIENDLY.find((name) => players.includes(name)) ?? players[0] ?? "";
