/** Style sheets that come on demand. */

/** @type {Map<string, Promise<void>>} */
const added = new Map();

/**
 * Adds a style sheet, once, and waits until it holds.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function styled(name) {
  const known = added.get(name);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../css/${name}.css`, import.meta.url).href;
  /** @type {Promise<void>} */
  const holds = new Promise((resolve) => {
    // A page without its style can still be used.
    link.onload = link.onerror = () => resolve();
  });
  document.head.append(link);
  added.set(name, holds);
  return holds;
}
