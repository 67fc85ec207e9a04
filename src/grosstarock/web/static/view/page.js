/** The table page as a whole. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { saidLine } from "../words/table.js";
import { Bar } from "./bar.js";
import { Glimpse, Herald, Log } from "./events.js";
import { Felt } from "./felt.js";
import { Hand } from "./hand.js";
import { html } from "./html.js";
import { Lazy } from "./lazy.js";
import { followChoice, keepTaking } from "./play.js";
import { Prompt } from "./prompt.js";
import { Seat } from "./seat.js";
import { Seating } from "./seating.js";

/** @typedef {import("./app.js").App} App */

const loadDialog = async () => (await import("./dialogs.js")).Dialog;
const loadGuide = async () => (await import("../learn/guide.js")).Guide;

/** How the connection stands, where it is not simply open. @param {{app: App}} props */
function Link({ app }) {
  const { status, code } = app.link.value;
  if (status === "open") return null;
  if (status !== "ended") {
    return html`<p class="link" role="status">${app.words(status === "lost" ? "web-lost" : "web-connecting")}</p>`;
  }
  return html`<div class="link" role="alert"><p>${app.words(`web-ended-${code}`)}</p>
    ${code === "newer-tab" && html`<button type="button" class="button main" onClick=${app.page.reconnect}>${app.words("web-take-over")}</button>`}</div>`;
}

/** The last thing that somebody else said, on the table. @param {{app: App}} props */
function Bubble({ app }) {
  const { store, chatRead, dialog, voice } = app;
  const chat = store.table.value?.chat ?? [];
  const last = chat[chat.length - 1];
  if (!last || last.seq <= chatRead.value || last.seat === store.seat.value) return null;
  return html`<button type="button" class="bubble" onClick=${() => { dialog.value = "chat"; }}>${saidLine(voice.value, last)}</button>`;
}

/** @param {{app: App}} props */
function Table({ app }) {
  const { store } = app;
  const seat = store.seat.value;
  return html`<${Bar} app=${app} />
    <div class="middle">${app.page.isGuided && html`<${Lazy} load=${loadGuide} of=${{ app }} />`}<${Felt} app=${app} />
      <aside class="side"><h2>${app.words("web-log")}</h2><${Log} app=${app} /></aside></div>
    <div class="own">
      <div class="news"><${Glimpse} app=${app} /><${Bubble} app=${app} /></div>
      <div class="me">${seat !== null ? html`<${Seat} app=${app} seat=${seat} place="bottom" />` : html`<p>${app.words("web-watching")}</p>`}
        <${Prompt} app=${app} /></div>
      ${seat !== null && html`<${Hand} app=${app} />`}
    </div>`;
}

/** @param {{app: App}} props */
export function Page({ app }) {
  const { store } = app;
  const table = store.table.value;
  useEffect(() => keepTitle(app), []);
  useEffect(() => followChoice(app), []);
  useEffect(() => keepTaking(app), []);
  return html`<main class=${store.isTurn.value ? "page mine" : "page"}><${Link} app=${app} />
      ${table && (table.begun ? html`<${Table} app=${app} />` : html`<${Seating} app=${app} />`)}</main>
    <${Herald} app=${app} />
    ${app.dialog.value && html`<${Lazy} load=${loadDialog} of=${{ app }} />`}`;
}

/** Whose turn it is, in the tab's title. @param {App} app */
function keepTitle(app) {
  return effect(() => {
    const { store, voice } = app;
    const table = store.table.value?.title || app.words("web-table");
    const turn = store.view.value?.turn ?? null;
    document.title = turn === null
      ? app.words("web-title", { table })
      : store.isTurn.value
        ? `● ${app.words("web-title-turn", { table })}`
        : app.words("web-title-other", { table, player: voice.value.player(turn) });
  });
}
