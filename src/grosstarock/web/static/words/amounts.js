/** Amounts as a table shows them: points in the unit of its stake (GAME-2). */

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */
/** @typedef {{unit: string, points: number}} Stake how amounts are shown: a unit and how many points it is worth */

/** @type {Stake} */
export const POINTS = { unit: "points", points: 1 };

const MINUS = "−";
const CENT = 100;

/**
 * A plus sign, a minus sign, or nothing.
 * @param {number} points
 * @returns {string}
 */
export const signOf = (points) => (points === 0 ? "" : points < 0 ? MINUS : "+");

/**
 * Points in the unit of a stake, the unit said; plain points as a bare number.
 * @param {Catalogue} catalogue
 * @param {Stake} stake
 * @param {number} points
 * @returns {string}
 */
export const amount = (catalogue, stake, points) =>
  withUnit(catalogue, stake, points, points < 0 ? MINUS : "");

/**
 * An amount with a plus or a minus sign; nothing has none.
 * @param {Catalogue} catalogue
 * @param {Stake} stake
 * @param {number} points
 * @returns {string}
 */
export const signedAmount = (catalogue, stake, points) =>
  withUnit(catalogue, stake, points, signOf(points));

/**
 * Points in a stake's unit, the unit not said, as in a column of numbers.
 * @param {Catalogue} catalogue
 * @param {Stake} stake
 * @param {number} points
 * @returns {string}
 */
export const plainNumber = (catalogue, stake, points) =>
  (points < 0 ? MINUS : "") + digits(catalogue, stake, points);

/**
 * @param {Catalogue} catalogue
 * @param {Stake} stake
 * @param {number} points
 * @param {string} sign
 */
function withUnit(catalogue, stake, points, sign) {
  const number = digits(catalogue, stake, points);
  if (stake.unit === POINTS.unit && stake.points === POINTS.points) return sign + number;
  const identifier = /^\p{Sc}+$/u.test(stake.unit) ? "amount-currency" : "amount-unit";
  return catalogue.said(identifier, "", { sign, unit: stake.unit, number });
}

/**
 * The size of an amount, to the nearest hundredth of the unit and no longer than it need be.
 * @param {Catalogue} catalogue
 * @param {Stake} stake
 * @param {number} points
 */
function digits(catalogue, stake, points) {
  const hundredths = Math.floor((Math.abs(points) * CENT * 2 + stake.points) / (stake.points * 2));
  const whole = Math.floor(hundredths / CENT);
  const part = hundredths % CENT;
  if (part === 0) return String(whole);
  const mark = catalogue.said("decimal-mark", "", {});
  return `${whole}${mark}${String(part).padStart(2, "0")}`.replace(/0+$/, "");
}
