/** One clause in a dialog: what it says, where it comes from, and the way to the whole rulebook. */

import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { styled } from "../state/styled.js";
import { html } from "../view/html.js";
import { loadMore } from "../words/loading.js";
import { clauseSaid, gameOf, valueSaid } from "./rulebook.js";
import { Told, pageAt, wordsOf } from "./told.js";

/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../wire/types.js").RulesWire} RulesWire */
/** @typedef {import("./rulebook.js").Game} Game */
/** @typedef {import("./rulebook.js").ClauseWords} ClauseWords */

/** A message by which one sees that a file of messages is loaded. */
const FIRST_OF = { clauses: "clause-family-TAB", learn: "web-learn-title" };

/** @type {WeakMap<Catalogue, Promise<void>>} */
const LOADED = new WeakMap();

/**
 * The words of clauses and of learning, loaded once.
 * @param {Catalogue} catalogue
 * @returns {Promise<void>}
 */
export function withClauses(catalogue) {
  const missing = Object.entries(FIRST_OF).flatMap(([file, first]) => (catalogue.has(first) ? [] : [file]));
  const loading = LOADED.get(catalogue) ?? loadMore(catalogue, missing);
  LOADED.set(catalogue, loading);
  // What failed may be tried again.
  loading.catch(() => LOADED.delete(catalogue));
  return loading;
}

/**
 * Shows a clause above the page; the dialog takes the focus, and gives it back when it is closed.
 * @param {Catalogue} catalogue
 * @param {string} clause
 * @param {RulesWire} [rules] of the table, whose amounts and options are then told
 * @returns {Promise<void>}
 */
export async function showClause(catalogue, clause, rules) {
  const isLoaded = await Promise.all([withClauses(catalogue), styled("learn")]).then(() => true, () => false);
  const place = document.createElement("div");
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(html`<${ClauseDialog} catalogue=${catalogue} first=${clause} rules=${rules} isLoaded=${isLoaded} close=${close} />`, place);
}

/** @param {{catalogue: Catalogue, first: string, rules: RulesWire | undefined, isLoaded: boolean, close: () => void}} props */
function ClauseDialog({ catalogue, first, rules, isLoaded, close }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const [way, setWay] = useState(/** @type {readonly string[]} */ ([first]));
  useEffect(() => element.current?.showModal(), []);
  useEffect(() => heading.current?.focus(), [way]);
  const words = wordsOf(catalogue);
  const game = rules ? gameOf(rules) : null;
  const clause = way[way.length - 1];
  const said = isLoaded ? clauseSaid(catalogue, clause, game) : null;
  return html`<dialog ref=${element} class="clause-dialog" aria-labelledby="clause-title" onClose=${close}
      onClick=${(/** @type {MouseEvent} */ event) => { if (event.target === element.current) element.current?.close(); }}>
    <div class="inside"><div class="head">
        <h2 id="clause-title" ref=${heading} tabindex="-1"><span class="clause-mark">${clause}</span> ${said?.title}</h2>
        <button type="button" class="dismiss" aria-label=${words("web-close")} onClick=${() => element.current?.close()}>×</button></div>
      ${said
        ? html`<${Statement} catalogue=${catalogue} said=${said} game=${game} before=${way[way.length - 2]}
            onClause=${(/** @type {string} */ next) => setWay([...way, next])} onBack=${() => setWay(way.slice(0, -1))} />`
        : html`<p>${words("web-lost")}</p>`}
    </div></dialog>`;
}

/** @param {{catalogue: Catalogue, said: ClauseWords, game: Game | null, before: string | undefined, onClause: (clause: string) => void, onBack: () => void}} props */
function Statement({ catalogue, said, game, before, onClause, onBack }) {
  const words = wordsOf(catalogue);
  return html`${!said.applies && html`<p class="not-here">${words("web-learn-not-here")}</p>`}
    <p class="statement"><${Told} text=${said.text} onClause=${onClause} /></p>
    ${said.decision && html`<p class="decision"><${Told} text=${words("rulebook-decision", { decision: said.decision })} onClause=${onClause} /></p>`}
    ${game && said.options.length > 0 && html`<${AtTable} catalogue=${catalogue} game=${game} options=${said.options} />`}
    <p class="sources">${said.sources}</p>
    <div class="answers">
      ${before && html`<button type="button" class="button" onClick=${onBack}>${words("web-learn-back", { clause: before })}</button>`}
      <a class="button" href=${pageAt("/learn/rules", said.clause)} target="_blank">${words("web-learn-in-rulebook")}</a></div>`;
}

/** What the table has for the options that a clause reads. @param {{catalogue: Catalogue, game: Game, options: readonly string[]}} props */
function AtTable({ catalogue, game, options }) {
  const words = wordsOf(catalogue);
  return html`<p class="at-table">${words("web-learn-at-table")}</p>
    <dl class="values">${options.map((name) => html`<div key=${name}><dt>${words(`option-${name}`)}</dt>
      <dd>${valueSaid(catalogue, name, game)}</dd></div>`)}</dl>`;
}
