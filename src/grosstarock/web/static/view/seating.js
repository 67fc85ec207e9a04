/** Before the match: who sits where, and how to sit down. */

import { useEffect, useState } from "preact/hooks";

import { html } from "./html.js";
import { Button } from "./prompt.js";

/** @typedef {import("./app.js").App} App */

const LONGEST_NAME = 40;

/** @param {{app: App}} props */
export function Seating({ app }) {
  const { store, voice } = app;
  const [name, setName] = useState("");
  const [players, setPlayers] = useState(/** @type {string[]} */ ([]));
  const isHost = store.isHost.value;
  useEffect(() => {
    if (isHost) app.page.players().then(setPlayers);
  }, [isHost]);
  const table = store.table.value;
  if (!table) return null;
  const isSeated = store.seat.value !== null;
  return html`<section class="seating"><h1>${table.title || app.words("web-table")}</h1>
    <p role="status">${app.words("web-before-match")}</p>
    ${!isSeated && html`<label class="setting"><span>${app.words("web-your-name")}</span><input autocomplete="nickname" maxlength=${LONGEST_NAME}
      value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>`}
    <ol>${table.seats.map(({ who }, seat) => html`<li key=${seat}>
      <span><b>${app.words("web-seat-number", { number: String(seat + 1) })}</b> ${who === "nobody" ? app.words("web-seat-empty") : voice.value.player(seat)}</span>
      ${who === "nobody" && !isSeated && html`<${Button} main disabled=${!name.trim() || store.pending.value.length > 0}
        onClick=${() => store.ask({ kind: "sit", seat, name: name.trim() })}>${app.words("web-sit-down")}<//>`}
      ${isHost && who === "nobody" && players.map((player) => html`<${Button} key=${player}
        onClick=${() => store.ask({ kind: "put_bot", seat, player })}>${app.words("web-put-bot")}: ${player}<//>`)}
      ${isHost && who !== "nobody" && seat !== store.seat.value && html`<${Button}
        onClick=${() => store.ask({ kind: "free_seat", seat })}>${app.words("web-free-seat")}<//>`}
    </li>`)}</ol></section>`;
}
