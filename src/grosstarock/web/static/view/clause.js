/** Clauses of the rulebook that a text names: each opens its clause, which is fetched when it is asked for. */

import { html } from "./html.js";

/** @typedef {import("./app.js").App} App */

const NAMED = /\b((?:TAB|POT|DEAL|DISC|DECL|PLAY|SCUSE|PAY|TOUT|MIS|ULT|LAST|CARD|GAME|TWO)-A?\d+)\b/;

/**
 * Shows a clause above the table.
 * @param {App} app
 * @param {string} clause
 */
export async function openClause(app, clause) {
  const { showClause } = await import("../learn/clause.js");
  await showClause(app.voice.value.catalogue, clause, app.store.table.value?.settings.rules);
}

/** @param {{app: App, clause: string}} props */
export const Clause = ({ app, clause }) => html`<button type="button" class="clause" aria-label=${app.words("web-clause", { clause })}
  title=${app.words("web-clause", { clause })} onClick=${() => openClause(app, clause)}>${clause}</button>`;

/**
 * A text, with every clause that it names as a door to it.
 * @param {{app: App, text: string}} props
 */
export const WithClauses = ({ app, text }) => html`${text.split(NAMED).map((part, place) =>
  (place % 2 ? html`<${Clause} key=${place} app=${app} clause=${part} />` : part))}`;
