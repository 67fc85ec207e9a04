/** The settlement sheet of the deal: every payment with its reason, and what everybody then has. */

import { posted } from "../state/fold.js";
import { signOf } from "../words/amounts.js";
import { blocks, entrySaid, reasonOf } from "../words/payments.js";
import { capitalised } from "../words/voice.js";
import { html } from "./html.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").View} View */

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

/** @param {{app: App, view: View}} props */
function Totals({ app, view }) {
  const voice = app.voice.value;
  const { balances, pots } = view.accounts;
  const before = posted(view.accounts, view.ledger, -1);
  /** @type {(points: number) => string} */
  const signed = (points) => signOf(points) + voice.number(Math.abs(points));
  const hasPots = app.rules.value?.pots;
  return html`<table class="totals"><thead><tr>
      <th scope="col">${app.words("web-sheet-player")}</th>
      ${view.played && html`<th scope="col">${app.words("web-sheet-points")}</th>`}
      <th scope="col">${app.words("web-sheet-change")}</th><th scope="col">${app.words("web-sheet-balance")}</th>
    </tr></thead><tbody>
      ${balances.map((balance, seat) => html`<tr key=${seat}><th scope="row">${capitalised(voice.player(seat))}</th>
        ${view.played && html`<td>${view.played.last_trick.some(([active]) => active === seat) ? view.played.card_points[seat] : ""}</td>`}
        <td>${signed(balance - before.balances[seat])}</td><td>${voice.number(balance)}</td></tr>`)}
      ${hasPots && POTS.map((pot) => html`<tr key=${pot}><th scope="row">${voice.party(pot)}</th>${view.played && html`<td></td>`}
        <td>${signed(pots[pot] - before.pots[pot])}</td><td>${voice.number(pots[pot])}</td></tr>`)}
    </tbody></table>`;
}

/** @param {{app: App}} props */
export function Sheet({ app }) {
  const { store, voice } = app;
  const view = store.view.value;
  if (!view) return html`<p>${app.words("sheet-nothing")}</p>`;
  const division = store.table.value?.over ? store.division.value : [];
  return html`${view.ended === null && html`<p>${app.words("web-sheet-so-far")}</p>`}
    <${Totals} app=${app} view=${{
      ...view,
      ledger: [...view.ledger, ...division],
      accounts: posted(view.accounts, division),
    }} />
    <h3>${app.words("web-sheet-payments")}</h3>
    ${view.ledger.length + division.length === 0 && html`<p>${app.words("sheet-nothing")}</p>`}
    <ol class="causes">${blocks([...view.ledger, ...division]).map((block, place) => html`<li key=${place}>
      <p>${app.words("sheet-cause", { reason: reasonOf(voice.value, block[0]), clause: block[0].clause })}</p>
      <ul>${block.map((entry, number) => html`<${Payment} key=${number} app=${app} entry=${entry} />`)}</ul></li>`)}</ol>`;
}
