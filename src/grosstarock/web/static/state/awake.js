/** Keeps the screen awake while a deal is being played, where the browser can. */

import { effect } from "@preact/signals-core";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {{release: () => Promise<void>}} Lock */
/**
 * @typedef {object} Screen what is needed of the browser
 * @property {() => Promise<Lock>} lock
 * @property {() => boolean} isHidden
 * @property {(call: () => void) => void} changed calls whenever the page is hidden or shown
 */

/**
 * Holds the screen awake while the person sits at a running deal and the page is in sight. The browser lets go
 * by itself when the page is hidden; it is asked again when the page comes back.
 * @param {Store} store
 * @param {Screen} screen
 */
export function keepAwake(store, screen) {
  /** @type {Lock | null} */
  let held = null;
  let isWanted = false;
  let isAsking = false;

  async function follow() {
    if (isAsking) return;
    if (isWanted && !screen.isHidden() && held === null) {
      isAsking = true;
      // A browser that saves its battery refuses; the next deal or look at the page asks again.
      held = await screen.lock().catch(() => null);
      isAsking = false;
      if (held && (!isWanted || screen.isHidden())) follow();
    } else if (held && (!isWanted || screen.isHidden())) {
      const lock = held;
      held = null;
      await lock.release().catch(() => {});
    }
  }

  screen.changed(follow);
  effect(() => {
    const view = store.view.value;
    isWanted = store.seat.value !== null && view !== null && view.ended === null && view.phase !== "dealing";
    follow();
  });
}

/**
 * The screen of this browser; null where it cannot be kept awake.
 * @returns {Screen | null}
 */
export function screenHere() {
  if (!("wakeLock" in navigator)) return null;
  return {
    lock: () => navigator.wakeLock.request("screen"),
    isHidden: () => document.hidden,
    changed: (call) => document.addEventListener("visibilitychange", call),
  };
}
