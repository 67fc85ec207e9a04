/** Cards that fly: from where a card lay to where it lies now (first, last, invert, play). */

const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const MILLISECONDS = 320;

/** @type {Map<string, DOMRect>} */
let before = new Map();

/** Notes where the own cards and the seats are, before anything changes. */
export function notePlaces() {
  before = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    before.set(/** @type {HTMLElement} */ (element).dataset.place ?? "", element.getBoundingClientRect());
  }
}

/**
 * Lets a card fly to where it is now, from its place in the hand or else from its player's seat.
 * @param {Element} element
 * @param {string} card
 * @param {number} seat
 */
export function fly(element, card, seat) {
  const from = before.get(card) ?? before.get(`seat-${seat}`);
  if (!from || CALM.matches) return;
  const to = element.getBoundingClientRect();
  if (!to.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = before.has(card) ? from.width / to.width : 0.5;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: "translate(0, -6px) scale(1.04)", offset: 0.8 },
      { transform: "none" },
    ],
    { duration: MILLISECONDS, easing: "cubic-bezier(.2, .7, .2, 1)" },
  );
}
