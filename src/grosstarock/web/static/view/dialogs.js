/** What opens above the table: the last trick, the settlement, what happened, chat, settings. */

import { useEffect, useRef } from "preact/hooks";

import { install, offer } from "../state/installed.js";
import { winnersOf } from "../state/seen.js";
import { CHOICES } from "../state/settings.js";
import { styled } from "../state/styled.js";
import { loadMore } from "../words/loading.js";
import { Card } from "./card.js";
import { Chat } from "./chat.js";
import { Log } from "./events.js";
import { html } from "./html.js";
import { Lazy } from "./lazy.js";
import { Button } from "./prompt.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./app.js").App} App */

const PACES = ["slow", "normal", "fast", "instant"];

/** @param {{app: App}} props */
function LastTrick({ app }) {
  const { store, voice } = app;
  const view = store.view.value;
  const trick = view?.tricks[view.tricks.length - 1];
  if (!view || !trick) return html`<p>${app.words("web-no-trick")}</p>`;
  const winner = winnersOf(view)[view.tricks.length - 1];
  return html`<p>${app.words("web-trick-to", { number: String(trick.number), player: voice.value.player(winner) })}</p>
    <ol class="last-trick">${trick.cards.map((card, place) => html`<li key=${card}>
      <${Card} code=${card} /><span>${app.words("web-card-of", {
        player: voice.value.player(trick.order[place]), card: voice.value.cardName(card),
      })}</span></li>`)}</ol>`;
}

/** @param {{label: string, value: string, values: readonly string[], say: (value: string) => string, onChoose: (value: string) => void}} props */
const Select = ({ label, value, values, say, onChoose }) => html`<label class="setting"><span>${label}</span>
  <select value=${value} onChange=${(/** @type {any} */ event) => onChoose(event.target.value)}>
    ${values.map((one) => html`<option key=${one} value=${one}>${say(one)}</option>`)}</select></label>`;

/** @param {{app: App}} props */
function Settings({ app }) {
  const { settings, store } = app;
  const table = store.table.value;
  const isRunning = store.view.value !== null && store.view.value.ended === null;
  return html`${Object.entries(CHOICES).map(([name, values]) => html`<${Select} key=${name} label=${app.words(`web-setting-${name}`)}
      value=${settings.values.value[name]} values=${values} say=${(/** @type {string} */ one) => app.words(`web-setting-${name}-${one}`)}
      onChoose=${(/** @type {string} */ value) => settings.choose(name, value)} />`)}
    ${store.isHost.value && table && html`<${Select} label=${app.words("web-pace")} value=${table.settings.pace} values=${PACES}
      say=${(/** @type {string} */ one) => app.words(`web-pace-${one}`)} onChoose=${(/** @type {string} */ pace) => store.ask({ kind: "change", pace })} />`}
    <div class="answers"><${Button} onClick=${() => { app.dialog.value = "house"; }}>${app.words("web-house-rules")}<//>
      ${table && html`<a class="button" target="_blank" href=${`/learn/rules?rules=${table.settings.rules.preset}`}>${app.words("web-rulebook")}</a>`}
      ${offer.value && html`<${Button} onClick=${install}>${app.words("web-install")}<//>`}</div>
    ${store.seat.value !== null && html`<div class="answers">
        ${isRunning && html`<${Button} onClick=${() => store.propose("break_off")}>${app.words("web-break-off")}<//>`}
        <${Button} onClick=${() => store.ask({ kind: "leave" })}>${app.words("web-leave")}<//></div>`}`;
}

/** How this table plays and is run, as its guests were told before the match. @param {{app: App}} props */
const House = ({ app }) => html`<${Lazy} load=${() => houseRules(app)} of=${{ app }} />`;

/** @param {App} app */
async function houseRules(app) {
  const voice = app.voice.value;
  const [{ HouseRules }, { askHouse }] = await Promise.all([import("../lobby/house_rules.js"), import("../lobby/house.js")]);
  const [house] = await Promise.all([askHouse(), loadMore(voice.catalogue, ["lobby", "clauses"]), styled("lobby")]);
  return () => html`<div class="lobby"><${HouseRules} voice=${voice} house=${house} told=${app.store.table.value?.settings} /></div>`;
}

/** @type {Readonly<Record<string, {title: string, body: (props: {app: App}) => any}>>} */
const DIALOGS = {
  trick: { title: "web-last-trick", body: LastTrick },
  sheet: { title: "web-sheet", body: Sheet },
  log: { title: "web-log", body: Log },
  chat: { title: "web-chat", body: Chat },
  settings: { title: "web-settings", body: Settings },
  house: { title: "web-house-rules", body: House },
};

/** @param {{app: App}} props */
export function Dialog({ app }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const name = app.dialog.value;
  const dialog = name ? DIALOGS[name] : undefined;
  useEffect(() => {
    if (dialog && element.current && !element.current.open) element.current.showModal();
  }, [dialog]);
  if (!dialog) return null;
  // Closed by the browser, the focus goes back to where it was.
  const close = () => element.current?.close();
  return html`<dialog ref=${element} aria-labelledby="dialog-title" onClose=${() => { app.dialog.value = null; }}
      onClick=${(/** @type {MouseEvent} */ event) => { if (event.target === element.current) close(); }}>
    <div class="inside"><div class="head"><h2 id="dialog-title">${app.words(dialog.title)}</h2>
      <button type="button" class="dismiss" aria-label=${app.words("web-close")} onClick=${close}>×</button></div>
    <${dialog.body} app=${app} /></div></dialog>`;
}
