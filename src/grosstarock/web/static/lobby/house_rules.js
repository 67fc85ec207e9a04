/** The house rules of a table: its preset and what departs from it, and how the table is run. */

import { POINTS, amount } from "../words/amounts.js";
import { html } from "../view/html.js";
import { optionsOf, presetNamed, tariffOf } from "./draft.js";
import { here } from "./parts.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./house.js").Stake} Stake */
/** @typedef {import("./draft.js").RulesWire} RulesWire */
/** @typedef {{name: string, title: string, value: string, was: string}} Difference */
/** @typedef {{rules: RulesWire, rounds: number | null, take_back: boolean, watchers: boolean}} Told how a table plays and is run */

/** @type {(voice: Voice, name: string, value: boolean | string) => string} */
export const optionSaid = (voice, name, value) => voice.message(`option-${name}-${value}`);

/** In which unit amounts are shown. @type {(voice: Voice, stake: Stake) => string} */
export function stakeSaid(voice, stake) {
  if (stake.unit === POINTS.unit && stake.points === POINTS.points) return voice.message("option-stake-points");
  return voice.message("stake-worth", { unit: amount(voice.catalogue, stake, stake.points), points: stake.points });
}

/**
 * In what a table departs from its preset, in the rulebook's order.
 * @param {Voice} voice
 * @param {House} house
 * @param {RulesWire} rules
 * @returns {Difference[]}
 */
export function differences(voice, house, rules) {
  const preset = presetNamed(house, rules.preset);
  const stake = rules.stake ?? preset.stake;
  const own = { preset: rules.preset, options: rules.options ?? {}, tariff: rules.tariff ?? {} };
  const usual = tariffOf(house, own);
  const inUnits = (/** @type {number} */ points) => amount(voice.catalogue, stake, points);
  const options = Object.keys(house.options).filter((name) => name in own.options).map((name) => ({
    name, title: voice.message(`option-${name}`), value: optionSaid(voice, name, own.options[name]), was: optionSaid(voice, name, preset.options[name]),
  }));
  const amounts = Object.keys(usual).filter((name) => name in own.tariff).map((name) => ({
    name, title: voice.message(`tariff-${name}`), value: inUnits(own.tariff[name]), was: inUnits(usual[name]),
  }));
  const stakes = rules.stake
    ? [{ name: "stake", title: voice.message("option-stake"), value: stakeSaid(voice, stake), was: stakeSaid(voice, preset.stake) }]
    : [];
  return [...options, ...amounts, ...stakes];
}

/** @param {{voice: Voice, house: House, rules: RulesWire}} props */
export function Differences({ voice, house, rules }) {
  const preset = voice.message(`preset-${rules.preset}`);
  const found = differences(voice, house, rules);
  if (!found.length) return html`<p>${voice.message("web-lobby-differs-not", { preset })}</p>`;
  return html`<p>${voice.message("web-lobby-differs", { preset })}</p>
    <ul class="differences">${found.map(({ name, title, value, was }) => html`<li key=${name}>
      <b>${voice.message("web-lobby-difference", { title, value })}</b> <span class="help">${voice.message("web-lobby-difference-was", { value: was })}</span></li>`)}</ul>`;
}

/** Every option and every amount of the table, departing or not. @param {{voice: Voice, house: House, rules: RulesWire}} props */
function Everything({ voice, house, rules }) {
  const own = { preset: rules.preset, options: rules.options ?? {} };
  const stake = rules.stake ?? presetNamed(house, rules.preset).stake;
  const options = Object.entries(optionsOf(house, own));
  const amounts = Object.entries({ ...tariffOf(house, own), ...rules.tariff });
  return html`<details><summary>${voice.message("web-lobby-rules-all")}</summary><dl class="everything">
    ${options.map(([name, value]) => html`<div key=${name}><dt>${voice.message(`option-${name}`)}</dt><dd>${optionSaid(voice, name, value)}</dd></div>`)}
    ${amounts.map(([name, points]) => html`<div key=${name}><dt>${voice.message(`tariff-${name}`)}</dt><dd>${amount(voice.catalogue, stake, points)}</dd></div>`)}
  </dl></details>`;
}

/** How the table is run, in sentences. @type {(voice: Voice, house: House, told: Told) => string[]} */
const runSaid = (voice, house, { rules, rounds, take_back, watchers }) => [
  rounds === null ? voice.message("web-lobby-says-endless") : voice.message("web-lobby-says-rounds", { count: rounds }),
  voice.message(take_back ? "web-lobby-says-take-back" : "web-lobby-says-no-take-back"),
  voice.message(watchers ? "web-lobby-says-watchers" : "web-lobby-says-no-watchers"),
  voice.message("web-lobby-difference", {
    title: voice.message("option-stake"), value: stakeSaid(voice, rules.stake ?? presetNamed(house, rules.preset).stake),
  }),
];

/**
 * What a guest wants to know before sitting down. Its words are those of `lobby.ftl` and `clauses.ftl`.
 * @param {{voice: Voice, house: House, told: Told}} props
 */
export const HouseRules = ({ voice, house, told }) => html`<section class="panel rules" aria-labelledby="house-rules">
  <h2 id="house-rules">${voice.message("web-lobby-rules")}</h2>
  <h3>${voice.message(`preset-${told.rules.preset}`)}</h3><p class="help">${voice.message(`preset-${told.rules.preset}`, {}, "help")}</p>
  <${Differences} voice=${voice} house=${house} rules=${told.rules} />
  <ul class="run">${runSaid(voice, house, told).map((text) => html`<li key=${text}>${text}</li>`)}</ul>
  <${Everything} voice=${voice} house=${house} rules=${told.rules} />
  <p><a href=${here("/learn/rules")} target="_blank" rel="noopener">${voice.message("web-lobby-rules-rulebook")}</a></p></section>`;
