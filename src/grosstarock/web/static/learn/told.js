/** Texts in which every clause that is named can be followed, and what was searched for is marked. */

import { html } from "../view/html.js";
import { cutAtClauses } from "./rulebook.js";
import { cutAtWords } from "./search.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */
/** @typedef {(identifier: string, told?: Record<string, string | number>) => string} Words */

/**
 * A text with what was searched for marked.
 * @param {{text: string, words?: readonly string[]}} props
 */
export const Marked = ({ text, words = [] }) =>
  html`${cutAtWords(text, words).map((part) => (part.found ? html`<mark>${part.text}</mark>` : part.text))}`;

/**
 * A text with its clauses as links to the rulebook, or as buttons where something is to be done with them.
 * @param {{text: string, words?: readonly string[], onClause?: (clause: string) => void, within?: boolean}} props
 *   `within` the rulebook's own page a link stays there
 */
export const Told = ({ text, words, onClause, within }) => html`${cutAtClauses(text).map(({ before, clause, after }) => (clause
  ? html`<span class="clause-named">${before}${onClause
      ? html`<button type="button" class="clause-name" onClick=${() => onClause(clause)}>${clause}</button>`
      : html`<${ClauseLink} clause=${clause} within=${within} />`}${after}</span>`
  : html`<${Marked} text=${before} words=${words} />`))}`;

/** @param {{clause: string, within?: boolean}} props */
export const ClauseLink = ({ clause, within }) =>
  html`<a class="clause-name" href=${within ? `#${clause}` : pageAt("/learn/rules", clause)}>${clause}</a>`;

/**
 * The address of a page of this site, in the language of this one.
 * @param {string} path
 * @param {string} [anchor]
 * @returns {string}
 */
export function pageAt(path, anchor) {
  const language = new URLSearchParams(location.search).get("lang");
  return path + (language ? `?lang=${encodeURIComponent(language)}` : "") + (anchor ? `#${anchor}` : "");
}

/**
 * Says messages of a catalogue.
 * @param {Catalogue} catalogue
 * @returns {Words}
 */
export const wordsOf = (catalogue) => (identifier, told = {}) => catalogue.said(identifier, "", told);
