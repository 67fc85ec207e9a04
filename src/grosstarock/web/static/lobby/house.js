/** What the server offers, asked again while its stronger players are getting ready. */

import { useEffect, useState } from "preact/hooks";

import { html } from "../view/html.js";
import { Refused, asked } from "./asking.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {{unit: string, points: number}} Stake */
/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {number[]} players how many at the table it is for
 * @property {Record<string, boolean | string>} options
 * @property {Record<string, number>} tariff
 * @property {Stake} stake
 */
/**
 * @typedef {object} House
 * @property {string[]} players the computer's players that can play now
 * @property {string[]} tastes
 * @property {{stage: string, done: number, steps: number}} preparation
 * @property {Preset[]} presets
 * @property {Record<string, (boolean | string)[]>} options
 */

const ASK_AGAIN = 2_000;
const ON_THE_WAY = ["installing", "compiling"];

/** @returns {Promise<House>} */
export const askHouse = () => asked("house");

/**
 * The house as it is, and as it becomes.
 * @param {House} first
 * @returns {House}
 */
export function useHouse(first) {
  const [house, setHouse] = useState(first);
  useEffect(() => {
    if (!ON_THE_WAY.includes(house.preparation.stage)) return undefined;
    const timer = setTimeout(async () => {
      try {
        setHouse(await askHouse());
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // Asked again when the timer is set next.
        setHouse({ ...house });
      }
    }, ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [house]);
  return house;
}

/** How far the stronger players are, while they are on the way. @param {{voice: Voice, house: House}} props */
export function Preparation({ voice, house }) {
  const { stage, done, steps } = house.preparation;
  if (!ON_THE_WAY.includes(stage)) return null;
  const text = stage === "compiling" && steps > 0
    ? voice.message("web-lobby-preparing", { done: String(done), steps: String(steps) })
    : voice.message("web-lobby-installing");
  return html`<p class="help">${text}</p>`;
}
