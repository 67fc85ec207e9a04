/** The page as an app: its worker, and the offer to install it. */

import { signal } from "@preact/signals-core";

/** @typedef {Event & {prompt: () => Promise<void>}} InstallOffer what a browser offers that can install pages */

/** The browser's offer to install the page; null where there is none, or where it is installed. */
export const offer = signal(/** @type {InstallOffer | null} */ (null));

/** Has the worker registered that keeps the page's files; a browser without one fetches them as ever. */
export function keepFiles() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = /** @type {InstallOffer} */ (event);
  });
  addEventListener("appinstalled", () => { offer.value = null; });
  // Nothing is kept on a page that is not secure, and nothing is lost without.
  navigator.serviceWorker?.register("/sw.js").then(tellFiles, () => {});
}

/** What the page loads when it is first wanted: kept beforehand, a page outlives the server it came from. */
const LATER = ["../view/dialogs.js", "../view/chat.js", "../view/sheet.js", "./tones.js"];

/** Tells the worker what the page is made of: it may have come too late to see, or the browser's memory was quicker. */
async function tellFiles() {
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([...used, ...LATER.map((name) => new URL(name, import.meta.url).href)]);
}

/** Asks the browser to install the page, as it has offered. */
export async function install() {
  const offered = offer.value;
  offer.value = null;
  await offered?.prompt();
}
