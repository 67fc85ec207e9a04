/** The settlement sheet of the deal: every payment with its reason, and what everybody then has. */

import { useState } from "preact/hooks";

import { posted } from "../state/fold.js";
import { signOf } from "../words/amounts.js";
import { blocks, entrySaid, reasonOf } from "../words/payments.js";
import { capitalised } from "../words/voice.js";
import { WithClauses } from "./clause.js";
import { html } from "./html.js";
import { Lazy } from "./lazy.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").View} View */

const loadProof = async () => (await import("../replay/proven.js")).Proof;
const POTS = /** @type {const} */ (["king", "pagat"]);

/** @param {{app: App, entry: Entry}} props */
function Payment({ app, entry }) {
  const voice = app.voice.value;
  if (entry.payer === null || entry.payee === null) {
    return html`<li>${capitalised(entrySaid(voice, entry))}</li>`;
  }
  const told = { payer: capitalised(voice.party(entry.payer)), payee: voice.party(entry.payee) };
  return html`<li><span>${app.words("sheet-movement", told)}</span> <b>${voice.number(entry.points)}</b></li>`;
}

/**
 * The deal with the division of the pots, where the match is over.
 * @param {App} app
 * @param {View} view
 * @returns {View}
 */
function withDivision({ store }, view) {
  const division = store.table.value?.over ? store.division.value : [];
  return { ...view, ledger: [...view.ledger, ...division], accounts: posted(view.accounts, division) };
}

/** The unit of the stake for a heading, nothing where amounts are plain points. @param {App["voice"]["value"]} voice */
const unitOf = ({ stake }) => (stake.unit === "points" ? "" : ` (${stake.unit})`);

/**
 * What everybody has got and has; once the match is over in the order of their balances.
 * @param {{app: App, view: View}} props
 */
function Totals({ app, view }) {
  const voice = app.voice.value;
  const { balances, pots } = view.accounts;
  const before = posted(view.accounts, view.ledger, -1);
  const isOver = app.store.table.value?.over;
  /** @type {(points: number) => string} */
  const signed = (points) => signOf(points) + voice.number(Math.abs(points));
  const hasPots = app.rules.value?.pots;
  const seats = balances.map((_, seat) => seat);
  if (isOver) seats.sort((one, other) => balances[other] - balances[one] || one - other);
  /** @type {(seat: number) => string} */
  const place = (seat) => (isOver ? `${1 + balances.filter((balance) => balance > balances[seat]).length}. ` : "");
  return html`<table class="totals"><thead><tr>
      <th scope="col">${app.words("web-sheet-player")}</th>
      ${view.played && html`<th scope="col">${app.words("web-sheet-points")}</th>`}
      <th scope="col">${app.words("web-sheet-change")}</th><th scope="col">${app.words("web-sheet-balance")}${unitOf(voice)}</th>
    </tr></thead><tbody>
      ${seats.map((seat) => html`<tr key=${seat}><th scope="row">${place(seat)}${capitalised(voice.player(seat))}</th>
        ${view.played && html`<td>${view.played.last_trick.some(([active]) => active === seat) ? view.played.card_points[seat] : ""}</td>`}
        <td>${signed(balances[seat] - before.balances[seat])}</td><td>${voice.number(balances[seat])}</td></tr>`)}
      ${hasPots && POTS.map((pot) => html`<tr key=${pot}><th scope="row">${capitalised(voice.party(pot))}</th>${view.played && html`<td></td>`}
        <td>${signed(pots[pot] - before.pots[pot])}</td><td>${voice.number(pots[pot])}</td></tr>`)}
    </tbody></table>`;
}

/** What the deal came to, and at the end the match: shown where the cards lay. @param {{app: App}} props */
export function Result({ app }) {
  const { store, voice } = app;
  const view = store.view.value;
  const table = store.table.value;
  if (!view || !table) return null;
  const { balances } = withDivision(app, view).accounts;
  const winners = balances.flatMap((balance, seat) => (balance === Math.max(...balances) ? [voice.value.player(seat)] : []));
  const title = table.over
    ? voice.value.sentence("web-match-won", { count: winners.length, players: voice.value.allOf(winners) })
    : app.words("web-deal-number", { number: String(table.deals) });
  return html`<section class="result" tabindex="0" aria-label=${app.words("web-sheet")}><h2>${title}</h2>
    <${Totals} app=${app} view=${withDivision(app, view)} /></section>`;
}

/** That the deal can be seen once more, and checked. @param {{app: App, deal: string}} props */
function Afterwards({ app, deal }) {
  const [isChecking, setChecking] = useState(false);
  return html`<p class="answers"><a class="button" href=${`/replay/${deal}${location.search}`}>${app.words("web-see-again")}</a>
      ${!isChecking && html`<button type="button" class="button" onClick=${() => setChecking(true)}>${app.words("web-dealt-fairly")}</button>`}</p>
    ${isChecking && html`<${Lazy} load=${loadProof} of=${{ voice: app.voice.value, deal }} />`}`;
}

/** @param {{app: App}} props */
export function Sheet({ app }) {
  const { store, voice } = app;
  const view = store.view.value;
  if (!view) return html`<p>${app.words("sheet-nothing")}</p>`;
  const whole = withDivision(app, view);
  const deal = store.table.value?.deal_id;
  return html`${view.ended === null && html`<p>${app.words("web-sheet-so-far")}</p>`}
    <${Totals} app=${app} view=${whole} />
    ${view.ended === "played" && deal && html`<${Afterwards} key=${deal} app=${app} deal=${deal} />`}
    <h3>${app.words("web-sheet-payments")}</h3>
    ${whole.ledger.length === 0 && html`<p>${app.words("sheet-nothing")}</p>`}
    <ol class="causes">${blocks(whole.ledger).map((block, place) => html`<li key=${place}>
      <p><${WithClauses} app=${app} text=${app.words("sheet-cause", { reason: reasonOf(voice.value, block[0]), clause: block[0].clause })} /></p>
      <ul>${block.map((entry, number) => html`<${Payment} key=${number} app=${app} entry=${entry} />`)}</ul></li>`)}</ol>`;
}
