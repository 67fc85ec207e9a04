/** Where one looks, in the page's address: `?step=12&seat=1&open=1`, counted from 0 as in records. */

/** @typedef {import("./state.js").Wish} Wish */

/** @param {string | null} text */
const whole = (text) => (/^\d{1,4}$/.test(text ?? "") ? Number(text) : 0);

/**
 * @param {string} search
 * @returns {Wish}
 */
export function wishIn(search) {
  const asked = new URLSearchParams(search);
  return {
    step: whole(asked.get("step")),
    seat: Math.min(3, whole(asked.get("seat"))),
    isOpen: asked.get("open") === "1",
  };
}

/**
 * The address's query for a place to look at; what else it says, as the language, stays.
 * @param {string} search
 * @param {Wish} wish
 * @returns {string}
 */
export function searchWith(search, { step, seat, isOpen }) {
  const query = new URLSearchParams(search);
  query.set("step", String(step));
  query.set("seat", String(seat));
  if (isOpen) query.set("open", "1");
  else query.delete("open");
  return `?${query}`;
}

/**
 * The query without a place to look at.
 * @param {string} search
 * @returns {string}
 */
export function searchWithout(search) {
  const query = new URLSearchParams(search);
  for (const name of ["step", "seat", "open"]) query.delete(name);
  return String(query) && `?${query}`;
}
