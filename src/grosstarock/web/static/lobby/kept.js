/** What this browser remembers for the next time: the own name, whom one plays with, the last table. */

/** @typedef {"name"|"player"|"table"} Kept */

/**
 * What was kept under a name; nothing where the browser keeps nothing.
 * @param {Kept} name
 * @returns {string | null}
 */
export function kept(name) {
  try {
    return localStorage.getItem(`grosstarock-${name}`);
  } catch {
    return null;
  }
}

/**
 * Keeps a text, or forgets it.
 * @param {Kept} name
 * @param {string | null} text
 */
export function keep(name, text) {
  try {
    if (text === null) localStorage.removeItem(`grosstarock-${name}`);
    else localStorage.setItem(`grosstarock-${name}`, text);
  } catch {
    // A full or forbidden storage: nothing is remembered, and nothing is lost.
  }
}
