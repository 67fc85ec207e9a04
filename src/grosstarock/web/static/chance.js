/** Chance from the browser: for names of commands, and for the own share in a deal. */

/** @returns {string} 32 hexadecimal digits */
export function chance() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
