/** How a person likes the page: kept in this browser, for every table. */

import { signal } from "@preact/signals-core";

/** @type {Readonly<Record<string, readonly string[]>>} */
export const CHOICES = {
  theme: ["auto", "light", "dark"],
  palette: ["two-colour", "four-colour", "colour-blind"],
  index: ["normal", "large"],
  numerals: ["arabic", "roman"],
  letters: ["own", "french"],
  order: ["trumps-first", "suits-first"],
  rest: ["short", "long", "tap"],
  forced: ["ask", "play"],
  sure: ["ask", "play"],
  warning: ["on", "off"],
  sound: ["off", "on"],
};

/** How long a taken trick lies, in milliseconds; null until it is tapped. */
/** @type {Readonly<Record<string, number | null>>} */
export const REST = { short: 900, long: 2200, tap: null };

const KEY = "grosstarock-settings";

/** @param {Storage | undefined} storage */
function read(storage) {
  /** @type {Record<string, string>} */
  const usual = Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]]));
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "{}");
    for (const [name, values] of Object.entries(CHOICES)) {
      if (values.includes(kept[name])) usual[name] = kept[name];
    }
  } catch {
    // A browser that keeps nothing, or something else under the name, gets the usual settings.
  }
  return usual;
}

/** @param {Storage} [storage] */
export function createSettings(storage) {
  const values = signal(read(storage));
  return {
    values,
    /**
     * @param {string} name
     * @param {string} value
     */
    choose(name, value) {
      values.value = { ...values.value, [name]: value };
      try {
        storage?.setItem(KEY, JSON.stringify(values.value));
      } catch {
        // A full or forbidden storage: the choice holds for this page.
      }
    },
  };
}

/** @typedef {ReturnType<typeof createSettings>} PageSettings */
