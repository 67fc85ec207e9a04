/** The table's sounds, made on the spot: a card laid, the own turn, a trick taken, a payment. Off until wished. */

import { effect } from "@preact/signals-core";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./settings.js").PageSettings} PageSettings */
/** @typedef {"card"|"turn"|"trick"|"payment"} Sound */

/** What is heard of an event. @type {Readonly<Record<string, Sound>>} */
const OF_EVENT = { card_played: "card", trick_taken: "trick", paid: "payment" };
/** Of one row the last of these is heard, not all at once. */
const ORDER = /** @type {const} */ (["card", "trick", "payment"]);

/**
 * Lets the table be heard while the setting is on.
 * @param {Store} store
 * @param {PageSettings} settings
 * @param {(sound: Sound) => void} sound
 */
export function keepSounding(store, settings, sound) {
  let wasTurn = false;
  effect(() => {
    const heard = new Set(store.latest.value.map(({ event }) => OF_EVENT[event.kind]));
    const last = ORDER.findLast((one) => heard.has(one));
    if (last && settings.values.peek().sound === "on") sound(last);
  });
  effect(() => {
    const isTurn = store.isTurn.value && !store.resting.value;
    if (isTurn && !wasTurn && settings.values.peek().sound === "on") sound("turn");
    wasTurn = isTurn;
  });
}

/**
 * What makes the sounds of this browser; they are fetched with the first one.
 * @returns {(sound: Sound) => void}
 */
export function soundsHere() {
  /** @type {Promise<(sound: Sound) => void> | null} */
  let maker = null;
  return async (sound) => {
    maker ??= import("./tones.js").then(({ soundMaker }) => soundMaker());
    (await maker)(sound);
  };
}
