/** Whether a deal was dealt fairly, and how one knows; for a replay, and for the sheet of a table. */

import { useEffect, useState } from "preact/hooks";

import { keptOf } from "../proof.js";
import { styled } from "../state/styled.js";
import { classes, html } from "../view/html.js";
import { loadMore } from "../words/loading.js";

import { Trouble, provenOf } from "./asking.js";
import { checked, verdictOf } from "./fair.js";
import { troubleSaid } from "./faults.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./asking.js").Proven} Proven */
/** @typedef {import("./fair.js").Finding} Finding */
/** @typedef {import("./fair.js").Point} Point */

/** @type {readonly Point[]} */
const POINTS = ["promise", "secret", "share", "seed", "pack", "hands", "hand"];
/** @type {Readonly<Record<Finding, string>>} */
const SIGNS = { holds: "✓", fails: "✗", unknown: "–", "left-out": "–" };

/** The words and the style of the replay, for a page that has opened without them. @param {Voice} voice */
async function prepared({ catalogue }) {
  await Promise.all([
    styled("replay"),
    catalogue.has("web-replay-verdict") ? null : loadMore(catalogue, ["replay"]),
  ]);
}

/** @param {{voice: Voice, proven: Proven, deal: string}} props */
function Told({ voice, proven: { record, reveal }, deal }) {
  /** @type {(identifier: string, told?: Record<string, string | number>) => string} */
  const words = (identifier, told) => voice.message(identifier, told);
  if (!reveal) return html`<p>${words("web-replay-fair-given")}</p>`;
  const points = checked(reveal, record, keptOf(deal, localStorage));
  const verdict = verdictOf(points);
  return html`<p class=${classes("verdict", verdict)} role="status"><b>${words("web-replay-verdict", { verdict })}</b></p>
    <ul class="points">${POINTS.map((point) => html`<li key=${point} class=${points[point]}>
      <span class="sign" aria-hidden="true">${SIGNS[points[point]]}</span><span>${words(`web-replay-point-${point}`, { finding: points[point] })}</span></li>`)}</ul>
    <details><summary>${words("web-replay-fair-how")}</summary>
      ${["promise", "shares", "shuffle", "check"].map((part) => html`<p key=${part}>${words(`web-replay-fair-how-${part}`)}</p>`)}</details>
    <details><summary>${words("web-replay-fair-numbers")}</summary><dl class="numbers">
      ${[["deal", reveal.deal], ["commitment", reveal.commitment], ["secret", reveal.secret], ["seed", reveal.seed]].map(([name, value]) => html`
        <dt>${words(`web-replay-number-${name}`)}</dt><dd>${value}</dd>`)}
      ${reveal.nonces.map((nonce, seat) => html`<dt>${words("web-replay-number-share", { player: voice.player(seat) })}</dt><dd>${nonce || "–"}</dd>`)}</dl></details>`;
}

/**
 * Why nothing was checked; where even the words could not be had, in words that every page has.
 * @param {Voice} voice
 * @param {string} code
 */
const notChecked = (voice, code) => (voice.catalogue.has("web-replay-verdict")
  ? troubleSaid((identifier, told) => voice.message(identifier, told), code)
  : voice.message("web-refused"));

/** @param {{voice: Voice, deal: string}} props */
export function Proof({ voice, deal }) {
  const [proven, setProven] = useState(/** @type {Proven | {code: string} | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    setProven(null);
    prepared(voice).then(() => provenOf(deal)).then(
      (found) => { if (isWanted) setProven(found); },
      (reason) => { if (isWanted) setProven({ code: reason instanceof Trouble ? reason.code : "other" }); },
    );
    return () => { isWanted = false; };
  }, [deal]);
  if (!proven) return html`<p class="proof" role="status">…</p>`;
  return html`<div class="proof">${"code" in proven
    ? html`<p role="alert">${notChecked(voice, proven.code)}</p>`
    : html`<${Told} voice=${voice} proven=${proven} deal=${deal} />`}</div>`;
}
