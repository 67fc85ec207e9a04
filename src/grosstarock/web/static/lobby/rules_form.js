/** The house rules of a table to be: every option with its help, every amount, and the stake. */

import { useId } from "preact/hooks";

import { POINTS, amount } from "../words/amounts.js";
import { classes, html } from "../view/html.js";
import { isAmount, optionsOf, presetNamed, stakeOf, tariffOf, withAmount, withOption } from "./draft.js";
import { optionSaid, stakeSaid } from "./house_rules.js";
import { Choices, typed } from "./parts.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{voice: Voice, house: House, draft: Draft, onChange: (draft: Draft) => void}} Props */

/** The longest unit of a stake, as the rulebook takes it. */
const LONGEST_UNIT = 20;
/** What two players cannot play with. */
const NOT_FOR_TWO = "pots";

/** What the preset has, where the table departs from it. @param {{voice: Voice, preset: string, value: string}} props */
const OfPreset = ({ voice, preset, value }) => html`<p class="departs">${voice.message("web-lobby-of-preset", { preset: voice.message(`preset-${preset}`), value })}</p>`;

/** @param {Props} props */
export function Options({ voice, house, draft, onChange }) {
  const values = optionsOf(house, draft);
  const usual = presetNamed(house, draft.preset).options;
  const names = Object.keys(house.options).filter((name) => name !== NOT_FOR_TWO || draft.seats.length > 2);
  return html`${names.map((name) => html`<${Choices} key=${name} title=${voice.message(`option-${name}`)} help=${voice.message(`option-${name}`, {}, "help")}
    choices=${house.options[name].map((value) => ({ value: String(value), title: optionSaid(voice, name, value) }))} value=${String(values[name])}
    onChoose=${(/** @type {string} */ chosen) => onChange(withOption(house, draft, name, house.options[name].find((value) => String(value) === chosen) ?? chosen))}
    note=${name in draft.options && html`<${OfPreset} voice=${voice} preset=${draft.preset} value=${optionSaid(voice, name, usual[name])} />`} />`)}`;
}

/** @param {Props & {name: string}} props */
function Amount({ voice, house, draft, onChange, name }) {
  const about = useId();
  const usual = tariffOf(house, draft)[name];
  const points = draft.tariff[name] ?? usual;
  const stake = stakeOf(house, draft);
  const shown = (/** @type {number} */ value) => amount(voice.catalogue, stake, value);
  /** @param {Event} event */
  const change = (event) => {
    const value = typed(event);
    // What is no amount yet is typed on; leaving the field shows what holds.
    if (value && isAmount(Number(value))) onChange(withAmount(house, draft, name, Number(value)));
  };
  return html`<div class=${classes("field amount", name in draft.tariff && "own")}><label><span>${voice.message(`tariff-${name}`)}</span>
      <input type="number" inputmode="numeric" min="0" max="1000000" step="5" value=${points} aria-describedby=${about} onInput=${change} /></label>
    <p class="help" id=${about}>${voice.message(`tariff-${name}`, {}, "help")} ${stake.unit !== POINTS.unit && `= ${shown(points)}`}</p>
    ${name in draft.tariff && html`<${OfPreset} voice=${voice} preset=${draft.preset} value=${shown(usual)} />`}</div>`;
}

/** @param {Props} props */
export function Amounts(props) {
  const { voice, house, draft } = props;
  return html`<${StakeForm} ...${props} /><p class="help">${voice.message("web-lobby-in-points")}</p>
    <div class="amounts">${Object.keys(tariffOf(house, draft)).map((name) => html`<${Amount} key=${name} name=${name} ...${props} />`)}</div>`;
}

/** The unit in which amounts are shown. @param {Props} props */
function StakeForm({ voice, house, draft, onChange }) {
  const usual = presetNamed(house, draft.preset).stake;
  const stake = stakeOf(house, draft);
  const isPoints = stake.unit === POINTS.unit && stake.points === POINTS.points;
  const choose = (/** @type {import("./house.js").Stake} */ { unit, points }) =>
    onChange({ ...draft, stake: unit === usual.unit && points === usual.points ? null : { unit, points } });
  const other = usual.unit === POINTS.unit ? { unit: "kr.", points: 5 } : usual;
  const choices = [{ value: "points", title: voice.message("option-stake-points") }, { value: "other", title: voice.message("web-lobby-stake-other") }];
  /** @param {Event} event */
  const worth = (event) => {
    const points = Number(typed(event));
    if (Number.isInteger(points) && points > 0) choose({ unit: stake.unit, points });
  };
  return html`<${Choices} title=${voice.message("option-stake")} help=${voice.message("option-stake", {}, "help")} choices=${choices}
      value=${isPoints ? "points" : "other"} onChoose=${(/** @type {string} */ chosen) => choose(chosen === "points" ? POINTS : other)}
      note=${draft.stake && html`<${OfPreset} voice=${voice} preset=${draft.preset} value=${stakeSaid(voice, usual)} />`} />
    ${!isPoints && html`<div class="pair">
      <label class="field"><span>${voice.message("web-lobby-stake-unit")}</span><input required maxlength=${LONGEST_UNIT} value=${stake.unit}
        onInput=${(/** @type {Event} */ event) => choose({ unit: typed(event), points: stake.points })} /></label>
      <label class="field"><span>${voice.message("web-lobby-stake-worth")}</span><input type="number" inputmode="numeric" min="1" max="1000000" value=${stake.points} onInput=${worth} /></label></div>`}`;
}
