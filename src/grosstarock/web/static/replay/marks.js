/** The places of a deal that one jumps to: its parts before the play, each trick, the end. */

/** @typedef {import("./asking.js").Step} Step */
/** @typedef {{kind: "deal"|"discard"|"declare"|"end"|"trick", step: number, number: number, winner: number | null}} Mark */

const BEFORE = /** @type {const} */ (["discard", "declare"]);

/**
 * @param {readonly Step[]} steps
 * @returns {Mark[]} in their order
 */
export function marksOf(steps) {
  if (!steps.length) return [];
  const plain = { number: 0, winner: null };
  /** @type {Mark[]} */
  const marks = [{ kind: "deal", step: 0, ...plain }];
  for (const kind of BEFORE) {
    const step = steps.findIndex(({ action }) => action?.do === kind);
    if (step >= 0) marks.push({ kind, step, ...plain });
  }
  steps.forEach(({ action, view }, step) => {
    const number = view.trick?.cards.length ? view.trick.number : view.tricks.length;
    if (action?.do !== "play" || marks.some((mark) => mark.number === number)) return;
    marks.push({ kind: "trick", step, number, winner: winnerOf(steps, number) });
  });
  if (marks[marks.length - 1].step < steps.length - 1) {
    marks.push({ kind: "end", step: steps.length - 1, ...plain });
  }
  return marks;
}

/**
 * @param {readonly Step[]} steps
 * @param {number} number of the trick
 * @returns {number | null}
 */
function winnerOf(steps, number) {
  for (const { events } of steps) {
    for (const event of events) if (event.kind === "trick_taken" && event.number === number) return event.winner;
  }
  return null;
}
