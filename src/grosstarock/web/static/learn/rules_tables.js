/** The tables of the rulebook: the pack by rank and worth, options, amounts and presets. */

import { Card } from "../view/card.js";
import { html } from "../view/html.js";
import { amount } from "../words/amounts.js";
import { MOND, PACK, PAGAT, PLAIN_SUITS, SCUSE, suitOf } from "../words/cards.js";
import { capitalised, Voice } from "../words/voice.js";
import { OPTIONS, PRESETS, WITH_POTS } from "./notes.js";
import { applies, clausesReading, gameNamed, valueSaid, valuesSaid } from "./rulebook.js";
import { ClauseLink, Told, wordsOf } from "./told.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */

const NO_AMOUNT = "–";
const SUITS = /** @type {const} */ (["T", ...PLAIN_SUITS]);
const BY_COURT = { 3: "Q", 2: "N", 1: "J" };

/** What cards are worth, those worth most first (TAB-8). */
const WORTH = [
  { points: 4, cards: [...PLAIN_SUITS.map((suit) => `${suit}K`), MOND, PAGAT, SCUSE] },
  ...[3, 2, 1].map((points) => ({
    points,
    cards: PLAIN_SUITS.map((suit) => suit + BY_COURT[/** @type {3} */ (points)]),
  })),
];

/** @param {{voice: Voice, cards: readonly string[]}} props */
const Row = ({ voice, cards }) => html`<ol class="learn-row">${cards.map((code) => html`<li key=${code}>
  <${Card} code=${code} /><span class="unseen">${voice.cardName(code)}</span></li>`)}</ol>`;

/** The pack in pictures: rank and worth. @param {{catalogue: Catalogue}} props */
export function Cards({ catalogue }) {
  const words = wordsOf(catalogue);
  const voice = new Voice(catalogue);
  return html`<p><${Told} text=${words("web-learn-cards-what")} within /></p>
    ${SUITS.map((suit) => html`<h3 key=${suit}>${capitalised(words("suit", { suit }))}</h3>
      <${Row} voice=${voice} cards=${PACK.filter((card) => suitOf(card) === suit)} />`)}
    <h3>${words("web-learn-worth")}</h3><p><${Told} text=${words("web-learn-worth-what")} within /></p>
    <dl class="learn-worth">${WORTH.map(({ points, cards }) => html`<div key=${points}><dt>${words("web-learn-points", { count: points })}</dt>
      <dd><${Row} voice=${voice} cards=${cards} /></dd></div>`)}</dl>`;
}

/** The clauses behind something, as links. @param {{clauses: readonly string[]}} props */
const Clauses = ({ clauses }) =>
  html`${clauses.map((clause, place) => html`${place > 0 && ", "}<${ClauseLink} clause=${clause} within />`)}`;

/** A table that can be moved sideways where the page is narrow. @param {{label: string, children: any}} props */
const Wide = ({ label, children }) =>
  html`<div class="learn-wide" role="region" aria-label=${label} tabindex="0"><table class="learn-table">${children}</table></div>`;

/** Every option with its values, and which presets have them. @param {{catalogue: Catalogue}} props */
export function Options({ catalogue }) {
  const words = wordsOf(catalogue);
  /** @type {(name: string) => string} */
  const preset = (name) => words(`preset-${name}`);
  return html`<p>${words("web-learn-options-what")}</p>
    ${["players", ...Object.keys(OPTIONS)].map((name) => html`<article key=${name} id=${`option-${name}`} class="option">
      <h3 tabindex="-1">${words(`option-${name}`)}</h3><p>${catalogue.said(`option-${name}`, "help", {})}</p>
      <dl class="values">${valuesSaid(catalogue, name).map(({ word, presets }) => html`<div key=${word}><dt>${word}</dt>
        <dd>${presets.length ? presets.map(preset).join(words("list-between")) : NO_AMOUNT}</dd></div>`)}</dl>
      <p class="sources">${words("web-learn-clauses")} <${Clauses} clauses=${clausesReading(name)} /></p></article>`)}
    <article id="option-stake" class="option"><h3 tabindex="-1">${words("option-stake")}</h3>
      <p>${catalogue.said("option-stake", "help", {})}</p>
      <p class="sources">${words("web-learn-clauses")} <${Clauses} clauses=${clausesReading("stake")} /></p></article>`;
}

/**
 * What a preset pays of an amount; nothing where no clause that reads it speaks of the preset.
 * @param {Catalogue} catalogue
 * @param {string} preset
 * @param {string} name
 */
function paid(catalogue, preset, name) {
  const game = gameNamed(preset);
  if (!game || !clausesReading(name).some((clause) => applies(clause, game))) return null;
  return amount(catalogue, game.stake, game.tariff[name]);
}

/** Every amount, as each preset pays it. @param {{catalogue: Catalogue, name: string}} props */
export function Amounts({ catalogue, name }) {
  const words = wordsOf(catalogue);
  const presets = PRESETS.map((preset) => preset.name).filter((preset) => !name || preset === name);
  return html`<p>${catalogue.said("page-amounts", "text", {})}</p>
    <${Wide} label=${words("page-amounts")}><thead><tr><th scope="col">${words("page-amount")}</th>
        ${presets.map((preset) => html`<th key=${preset} scope="col" class="number">${words(`preset-${preset}`)}</th>`)}
        <th scope="col">${words("page-clause")}</th></tr></thead>
      <tbody>${Object.keys(WITH_POTS).map((one) => html`<tr key=${one} id=${`tariff-${one}`}>
        <th scope="row">${words(`tariff-${one}`)}<small>${catalogue.said(`tariff-${one}`, "help", {})}</small></th>
        ${presets.map((preset) => html`<td key=${preset} class="number">${paid(catalogue, preset, one)
          ?? html`<span aria-hidden="true">${NO_AMOUNT}</span><span class="unseen">${words("web-learn-none")}</span>`}</td>`)}
        <td><${Clauses} clauses=${clausesReading(one)} /></td></tr>`)}</tbody><//>`;
}

/** The presets side by side. @param {{catalogue: Catalogue, name: string}} props */
export function Presets({ catalogue, name }) {
  const words = wordsOf(catalogue);
  const presets = PRESETS.filter((preset) => !name || preset.name === name);
  const games = presets.map((preset) => ({ preset: preset.name, game: gameNamed(preset.name) }));
  return html`<dl class="values">${presets.map((preset) => html`<div key=${preset.name}><dt>${words(`preset-${preset.name}`)}</dt>
      <dd>${catalogue.said(`preset-${preset.name}`, "help", {})}</dd></div>`)}</dl>
    <${Wide} label=${words("page-side-by-side")}><thead><tr><th scope="col">${words("page-option")}</th>
        ${presets.map((preset) => html`<th key=${preset.name} scope="col">${words(`preset-${preset.name}`)}</th>`)}</tr></thead>
      <tbody>${["players", ...Object.keys(OPTIONS), "stake"].map((option) => html`<tr key=${option}>
        <th scope="row"><a href=${`#option-${option}`}>${words(`option-${option}`)}</a></th>
        ${games.map(({ preset, game }) => html`<td key=${preset}>${game && valueSaid(catalogue, option, game)}</td>`)}</tr>`)}</tbody><//>`;
}
