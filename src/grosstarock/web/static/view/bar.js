/** The bar at the top: pots, trick and deal, and the doors to everything else. */

import { classes, html } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./app.js").App} App */

const POTS = /** @type {const} */ (["king", "pagat"]);

/** The language that the address asks for, as a query of another address. */
function languageAsked() {
  const asked = new URLSearchParams(location.search).get("lang");
  return asked ? `?lang=${encodeURIComponent(asked)}` : "";
}

/** @param {{app: App}} props */
function Pots({ app }) {
  const { store, rules, voice } = app;
  const table = store.table.value;
  if (!table || !rules.value?.pots) return null;
  const holding = { king: table.king_pot, pagat: table.pagat_pot };
  return html`<ul class="pots">${POTS.map((pot) => html`<li key=${pot} class="pot">
    <span class="chips" aria-hidden="true"></span>${app.words("web-pot", { pot, amount: voice.value.amount(holding[pot]) })}</li>`)}</ul>`;
}

/** Which way round the table plays (TAB-5). @param {{app: App, direction: string}} props */
function Direction({ app, direction }) {
  const told = app.words("web-direction", { direction });
  return html`<span class="direction" role="img" aria-label=${told} title=${told}><${Icon} name=${direction} /></span>`;
}

/** @param {{app: App, name: string, label: string, mark?: boolean}} props */
const Door = ({ app, name, label, mark }) => html`<button type="button" class=${classes("door", mark && "new")}
  aria-label=${label} title=${label} aria-haspopup="dialog" onClick=${() => { app.dialog.value = name; }}><${Icon} name=${name} /></button>`;

/** @param {{app: App}} props */
export function Bar({ app }) {
  const { store, chatRead, rules } = app;
  const table = store.table.value;
  const view = store.view.value;
  const unread = (table?.chat ?? []).filter(({ seq, seat }) => seq > chatRead.value && seat !== store.seat.value).length;
  const watchers = store.presence.value?.watchers ?? 0;
  const number = view ? (view.trick?.number ?? view.tricks.length) : 0;
  const mayUndo = store.seat.value !== null && table?.settings.take_back && view && !view.ended && view.phase !== "dealing";
  const chat = unread ? app.words("web-chat-unread", { count: unread }) : app.words("web-chat");
  return html`<header class="bar">
    <h1 class="unseen">${table?.title || app.words("web-table")}</h1>
    <${Pots} app=${app} />
    <p class="where">
      ${rules.value && html`<${Direction} app=${app} direction=${rules.value.direction} />`}
      ${table && html`<span>${app.words("web-deal-number", { number: String(table.deals + (view?.ended === "played" || table.over ? 0 : 1)) })}</span>`}
      ${watchers > 0 && html`<span>${app.words("web-watchers", { count: watchers })}</span>`}
      ${number > 0 && html`<span>${app.words("web-trick-number", { number: String(number) })}</span>`}
    </p>
    <nav class="doors" aria-label=${app.words("web-table")}>
      <a class="door" href=${`/${languageAsked()}`} aria-label=${app.words("web-home")} title=${app.words("web-home")}><${Icon} name="home" /></a>
      ${mayUndo && html`<button type="button" class="door" aria-label=${app.words("web-undo")} title=${app.words("web-undo")}
        onClick=${() => store.propose("take_back")}><${Icon} name="undo" /></button>`}
      <${Door} app=${app} name="trick" label=${app.words("web-last-trick")} />
      <${Door} app=${app} name="sheet" label=${app.words("web-sheet")} />
      <${Door} app=${app} name="log" label=${app.words("web-log")} />
      <${Door} app=${app} name="chat" label=${chat} mark=${unread > 0} />
      <${Door} app=${app} name="settings" label=${app.words("web-settings")} />
    </nav>
  </header>`;
}
