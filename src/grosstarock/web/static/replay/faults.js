/** What is wrong with a file, or why something could not be done, in words. */

import { choiceSaid, objectionSaid } from "../words/doings.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./asking.js").Fault} Fault */
/** @typedef {(identifier: string, told?: Record<string, string | number>) => string} Words */

const KNOWN = new Set([
  "network", "too-many", "too-large", "deal-unknown", "cards-unseen", "deal-wanted", "store-failed", "seat-unknown",
]);

/**
 * Why the server did not do what it was asked.
 * @param {Words} words
 * @param {string} code
 * @returns {string}
 */
export const troubleSaid = (words, code) => words(`web-replay-trouble-${KNOWN.has(code) ? code : "other"}`);

/**
 * Where a fault is: its line and column in the file, and its place in the record, as far as they are known.
 * @param {Voice} voice
 * @param {Fault} fault
 * @returns {string}
 */
export function placeSaid(voice, { line, column, path }) {
  const parts = [
    ...(line === null ? [] : [voice.message("web-replay-line", { number: String(line) })]),
    ...(column === null ? [] : [voice.message("web-replay-column", { number: String(column) })]),
    ...(path ? [path] : []),
  ];
  return parts.join(", ");
}

/**
 * What is wrong, and what would be right.
 * @param {Voice} voice
 * @param {Fault} fault
 * @returns {string}
 */
export function faultSaid(voice, fault) {
  if (fault.refusal && fault.clause) return objectionSaid(voice, fault.refusal, fault.clause);
  return fault.code === null ? differenceSaid(voice, fault) : readingSaid(voice, fault, fault.code);
}

/**
 * What may stand instead of an action that the rules refuse; nothing for another fault.
 * @param {Voice} voice
 * @param {Fault} fault
 * @returns {string}
 */
export const insteadSaid = (voice, { refusal }) =>
  (refusal && refusal.legal.kind !== "no_choice" ? choiceSaid(voice, refusal.legal) : "");

/**
 * @param {Voice} voice
 * @param {Fault} fault
 */
function differenceSaid(voice, { expected, found, clause }) {
  const nothing = voice.message("web-replay-nothing");
  return voice.message("web-replay-differs", {
    expected: String(expected ?? nothing), found: String(found ?? nothing), clause: clause ?? "",
  });
}

/**
 * @param {Voice} voice
 * @param {Fault} fault
 * @param {string} code
 */
function readingSaid(voice, { found, expected, near }, code) {
  const told = Object.entries({ found, wanted: expected, near })
    .flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  const identifier = ["reading-told", ...told.map(([name]) => name)].join("-");
  return voice.message(identifier, { reason: voice.sentence(`reading-${code}`), ...Object.fromEntries(told) });
}
