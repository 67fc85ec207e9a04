/** A table before its match: the house rules, who sits where, and the link for others. */

import { useEffect, useState } from "preact/hooks";

import { styled } from "../state/styled.js";
import { html } from "../view/html.js";
import { Button } from "../view/prompt.js";
import { loadMore } from "../words/loading.js";
import { refusedSaid } from "../words/table.js";
import { asked } from "./asking.js";
import { askHouse } from "./house.js";
import { HouseRules } from "./house_rules.js";
import { keep, kept } from "./kept.js";
import { Network } from "./own.js";
import { NameField, PassOn, Select, here } from "./parts.js";
import { chosenPlayer, strengths } from "./players.js";

/** @typedef {import("../view/app.js").App} App */
/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./house.js").House} House */
/** @typedef {import("./parts.js").Code} Code */

/**
 * What is shown before the match, once its words and its style are there.
 * @param {App} app
 * @returns {Promise<() => any>}
 */
export async function before(app) {
  const voice = app.voice.value;
  const [house] = await Promise.all([askHouse(), loadMore(voice.catalogue, ["lobby", "clauses"]), styled("lobby")]);
  return () => html`<${Before} app=${app} house=${house} />`;
}

/** @param {{app: App, house: House}} props */
function Before({ app, house }) {
  const { store } = app;
  const voice = app.voice.value;
  const table = store.table.value;
  if (!table) return null;
  const isSeated = store.seat.value !== null;
  const rules = html`<${HouseRules} voice=${voice} house=${house} told=${table.settings} />`;
  return html`<div class="lobby before"><header class="masthead"><a class="button" href=${here("/")}>← ${voice.message("web-lobby-back")}</a>
      <h1>${table.title || app.words("web-table")}</h1></header>
    <p role="status">${app.words("web-before-match")}</p>
    <div class="columns"><div>${!isSeated && rules}${isSeated && html`<${Invitation} voice=${voice} />`}</div>
      <div><${Seats} app=${app} house=${house} />${isSeated && rules}</div></div></div>`;
}

/** @param {{app: App, house: House}} props */
function Seats({ app, house }) {
  const { store } = app;
  const voice = app.voice.value;
  const [name, setName] = useState(kept("name") ?? "");
  const [wished, setWished] = useState(kept("player"));
  const player = chosenPlayer(house.players, wished);
  const seats = store.table.value?.seats ?? [];
  const isSeated = store.seat.value !== null;
  const isWaiting = store.pending.value.length > 0;
  const refusal = store.refusal.value;
  const seatsBots = store.isHost.value && seats.some(({ who }) => who === "nobody");

  /**
   * @param {any} event
   * @param {number} seat
   */
  const sit = (event, seat) => {
    if (!event.currentTarget.form.reportValidity()) return;
    keep("name", name.trim());
    store.ask({ kind: "sit", seat, name: name.trim() });
  };

  /** @param {number} seat */
  const nameAt = (seat) => (seat === store.seat.value ? app.words("web-you", { player: voice.player(seat) }) : voice.player(seat));

  return html`<section class="panel" aria-labelledby="who"><form onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <h2 id="who">${voice.message("web-lobby-seats")}</h2>
    ${!isSeated && html`<${NameField} voice=${voice} value=${name} onName=${setName} />`}
    <ol class="places">${seats.map(({ who }, seat) => html`<li key=${seat}>
      <span><b>${app.words("web-seat-number", { number: String(seat + 1) })}</b> ${who === "nobody" ? app.words("web-seat-empty") : nameAt(seat)}</span>
      ${who === "nobody" && !isSeated && html`<${Button} main disabled=${isWaiting} onClick=${(/** @type {Event} */ event) => sit(event, seat)}>${app.words("web-sit-down")}<//>`}
      ${who === "nobody" && store.isHost.value && html`<${Button} disabled=${isWaiting} onClick=${() => store.ask({ kind: "put_bot", seat, player })}>${app.words("web-put-bot")}<//>`}
      ${who !== "nobody" && store.isHost.value && seat !== store.seat.value
        && html`<${Button} disabled=${isWaiting} onClick=${() => store.ask({ kind: "free_seat", seat })}>${app.words("web-free-seat")}<//>`}
    </li>`)}</ol>
    <p role="alert">${refusal && refusedSaid(voice, refusal.answer)}</p>
    ${seatsBots && html`<${Select} label=${voice.message("web-lobby-strength")} value=${player} choices=${strengths(voice, house.players)} onChoose=${setWished}
      help=${strengths(voice, house.players).find(({ value }) => value === player)?.help} />`}
    ${isSeated && html`<${Button} onClick=${() => store.ask({ kind: "leave" })}>${app.words("web-leave")}<//>`}</form></section>`;
}

/** The link for others; at the server's own machine the way in for them too. @param {{voice: Voice}} props */
function Invitation({ voice }) {
  const [link, setLink] = useState(/** @type {{url: string, code: Code} | null} */ (null));
  const [network, setNetwork] = useState(/** @type {import("./own.js").NetworkTold | null} */ (null));
  const ask = async () => {
    const [invitation, found] = await Promise.all([asked(`tables/${location.pathname.split("/").at(-1)}/invitation`), asked("network")]);
    setLink(invitation);
    setNetwork(found);
  };
  // Without the server's answer there is no link to pass on; the connection's state says the rest.
  useEffect(() => { ask().catch(() => {}); }, []);
  if (!link || !network) return null;
  return html`<section class="panel" aria-labelledby="invitation"><h2 id="invitation">${voice.message("web-lobby-invitation")}</h2>
    <p class="help">${voice.message("web-lobby-invitation-what")}</p>
    ${network.may_change && !network.open && html`<p>${voice.message("web-lobby-network-only-here")}</p>`}
    <${Network} voice=${voice} first=${network} onChange=${ask} isBrief=${true} />
    ${(network.open || !network.may_change) && html`<${PassOn} key=${link.url} voice=${voice} link=${link} />`}</section>`;
}
