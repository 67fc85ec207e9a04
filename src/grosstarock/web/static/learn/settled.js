/** The settlement of a deal for one seat, line by line, each with what it was paid for. */

import { html } from "../view/html.js";
import { blocks, reasonOf } from "../words/payments.js";
import { Told } from "./told.js";

/** @typedef {import("../view/app.js").App} App */
/** @typedef {import("../wire/types.js").View} View */
/** @typedef {import("../wire/types.js").Entry} Entry */

/**
 * What some entries brought a seat, in points.
 * @param {readonly Entry[]} entries
 * @param {number | null} seat
 * @returns {number}
 */
const netOf = (entries, seat) => entries.reduce((sum, { payer, payee, points }) =>
  sum + (payee === seat ? points : 0) - (payer === seat ? points : 0), 0);

/** @param {{app: App, view: View, onClause: (clause: string) => void}} props */
export function Settled({ app, view, onClause }) {
  const voice = app.voice.value;
  const seat = app.store.seat.value;
  /** @type {(points: number) => string} */
  const signed = (points) => voice.signedAmount(points);
  const points = (seat !== null && view.played?.card_points[seat]) || 0;
  return html`<ol class="guide-lines">${blocks(view.ledger).map((block, place) => {
      const net = netOf(block, seat);
      return html`<li key=${place}><b>${reasonOf(voice, block[0])}</b>
        ${net !== 0 && html`<b class="guide-net">${app.words("web-learn-guide-net", { amount: signed(net) })}</b>`}
        <span><${Told} text=${app.words(`web-learn-line-${block[0].clause}`, { points })} onClause=${onClause} /></span></li>`;
    })}</ol>
    <p><b>${app.words("web-learn-guide-total", { amount: signed(netOf(view.ledger, seat)) })}</b></p>
    <button type="button" class="button" onClick=${() => { app.dialog.value = "sheet"; }}>${app.words("web-learn-guide-sheet")}</button>`;
}
