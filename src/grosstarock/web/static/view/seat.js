/** A seat at the table: who sits there, what they have, and what everybody knows of them. */

import { useEffect, useState } from "preact/hooks";

import { winnersOf } from "../state/seen.js";
import { activeSeats } from "./app.js";
import { openClause } from "./clause.js";
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../wire/types.js").Declaration} Declaration */

/** Where the rules tell of a declaration. */
const CLAUSES = { trumps: "DECL-3", matadors: "DECL-4", cavalry: "DECL-5", kings: "DECL-6" };
const SUIT_SIGNS = { C: "♣", S: "♠", H: "♥", D: "♦", T: "" };

/**
 * A declaration in as few letters as a seat has room for.
 * @param {App} app
 * @param {Declaration} declaration
 */
function badge(app, declaration) {
  const short = `web-badge-${declaration.kind}`;
  switch (declaration.kind) {
    case "trumps":
    case "matadors":
      return app.words(short, { count: declaration.count });
    case "cavalry":
      return `${app.words(short, { degree: declaration.degree })} ${SUIT_SIGNS[/** @type {"C"} */ (declaration.suit)]}`;
    case "kings":
      return app.words(short, { degree: declaration.degree });
  }
}

/**
 * What is known of a seat in this deal, short and in full.
 * @param {App} app
 * @param {number} seat
 * @returns {{short: string, full: string, clause: string}[]}
 */
function knownOf(app, seat) {
  const view = app.store.view.value;
  if (!view) return [];
  const found = view.declared.filter((declared) => declared.seat === seat).map(({ declaration }) => ({
    short: badge(app, declaration),
    full: app.voice.value.declaration(declaration),
    clause: CLAUSES[declaration.kind],
  }));
  /** @type {(identifier: string, clause: string) => {short: string, full: string, clause: string}} */
  const plain = (identifier, clause) => ({ short: app.words(identifier), full: app.words(identifier), clause });
  if (seat === view.dealer && view.tout_announced) found.push(plain("web-badge-tout", "TOUT-A1"));
  if (seat === view.dealer && view.trumps_shown) found.push(plain("web-trumps-shown", "DISC-5"));
  const demander = view.demand_answers.indexOf(true);
  if (demander >= 0 && view.trick?.order[demander] === seat && view.trick.number === 23) {
    found.push(plain("web-badge-demand", "SCUSE-7"));
  }
  return found;
}

/**
 * The seconds left until a moment, counted down.
 * @param {number | undefined} until
 */
function useSecondsLeft(until) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (until === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** @param {{app: App, seat: number}} props */
function Absence({ app, seat }) {
  const { store } = app;
  const leaving = store.leaving.value[seat];
  const seconds = useSecondsLeft(leaving?.until);
  const holder = store.table.value?.seats[seat];
  if (holder?.away) return html`<span class="absent">${app.words(`web-away-${holder.away}`)}</span>`;
  if (leaving) {
    return html`<span class="absent">${app.words(`web-leaving-${leaving.why === "silent" ? "silent" : "lost"}`, { seconds })}</span>`;
  }
  const isHere = store.presence.value?.connected.includes(seat) ?? true;
  return holder?.who === "person" && !isHere
    ? html`<span class="absent">${app.words("web-not-connected")}</span>`
    : null;
}

/**
 * A number in words; where there is little room, a sign and the number.
 * @param {{icon: string, count: number, words: string}} props
 */
const Count = ({ icon, count, words }) => html`<span class="count" title=${words}><span class="words">${words}</span><span
  class="sign" aria-hidden="true"><${Icon} name=${icon} />${count}</span></span>`;

/** @param {{app: App, seat: number, place: string}} props */
export function Seat({ app, seat, place }) {
  const { store, voice } = app;
  const view = store.view.value;
  const table = store.table.value;
  const holder = table?.seats[seat];
  if (!table || !holder) return null;
  const name = holder.who === "nobody" ? app.words("web-seat-empty") : voice.value.player(seat);
  const isTurn = view?.turn === seat;
  const sitsOut = view !== null && !activeSeats(view).includes(seat);
  const taken = view ? winnersOf(view).filter((winner) => winner === seat).length : 0;
  const balance = voice.value.amount(table.balances[seat] ?? 0);
  const scores = view?.rules.players === 2 && view.played ? view.played.scores[seat] : null;
  return html`<div class=${classes("seat", `at-${place}`, isTurn && "turn")} data-place=${`seat-${seat}`}>
    <p class="who">
      ${(view?.dealer ?? table.dealer) === seat && html`<span class="dealer" role="img" aria-label=${app.words("web-dealer")} title=${app.words("web-dealer")}>●</span>`}
      <b>${seat === store.seat.value ? app.words("web-you", { player: name }) : name}</b>
      ${isTurn && html`<span class="to-play">${app.words("web-to-play")}</span>`}
    </p>
    <p class="has">
      <span class="balance" title=${app.words("web-balance", { player: name, amount: balance })}>${scores === null ? balance : `${balance} (${voice.value.signedAmount(scores)})`}</span>
      ${view && (sitsOut
        ? html`<span>${app.words("web-sits-out")}</span>`
        : html`<${Count} icon="held" count=${view.hand_sizes[seat] ?? 0} words=${app.words("web-cards-held", { count: view.hand_sizes[seat] ?? 0 })} />
               <${Count} icon="taken" count=${taken} words=${app.words("web-tricks-taken", { count: taken })} />`)}
    </p>
    <${Absence} app=${app} seat=${seat} />
    <ul class="badges">${knownOf(app, seat).map(({ short, full, clause }) => html`<li key=${full}><button type="button" title=${full}
      onClick=${() => openClause(app, clause)}><span aria-hidden="true">${short}</span><span class="unseen">${full}</span></button></li>`)}</ul>
  </div>`;
}
