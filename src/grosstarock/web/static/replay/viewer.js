/** A deal to look at: the felt at some step, with some seat's eyes, and everything that goes with it. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { activeSeats } from "../view/app.js";
import { Felt } from "../view/felt.js";
import { classes, html } from "../view/html.js";
import { Icon } from "../view/icons.js";
import { Seat } from "../view/seat.js";

import { searchWith, searchWithout } from "./address.js";
import { Controls } from "./controls.js";
import { troubleSaid } from "./faults.js";
import { OpenHands, OwnHand } from "./hands.js";
import { Happened } from "./moves.js";
import { Panels } from "./panels.js";

/** @typedef {import("./state.js").Replay} Replay */

const POTS = /** @type {const} */ (["king", "pagat"]);

const Back = () => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M15 4l-8 8 8 8" /></svg>`;

/** @param {Replay} replay */
function titleOf({ app, names, told }) {
  return told.value?.record.event || app.voice.value.allOf(names.value);
}

/** @param {{replay: Replay, onBack?: () => void}} props */
function Head({ replay, onBack }) {
  const { app } = replay;
  const view = app.store.view.value;
  const number = view ? (view.trick?.cards.length ? view.trick.number : view.tricks.length) : 0;
  return html`<header class="bar">
    ${onBack
      ? html`<button type="button" class="door" onClick=${onBack} aria-label=${app.words("web-replay-other")} title=${app.words("web-replay-other")}><${Back} /></button>`
      : html`<a class="door" href=${`/${searchWithout(location.search)}`} aria-label=${app.words("web-replay-home")} title=${app.words("web-replay-home")}><${Back} /></a>`}
    <h1>${titleOf(replay)}</h1>
    ${view && app.rules.value?.pots && html`<ul class="pots">${POTS.map((pot) => html`<li key=${pot} class="pot">
      <span class="chips" aria-hidden="true"></span>${app.words("web-pot", { pot, amount: app.voice.value.amount(view.accounts.pots[pot]) })}</li>`)}</ul>`}
    ${number > 0 && html`<p class="where">${app.words("web-trick-number", { number: String(number) })}</p>`}
    <a class="door below" href="#panels" aria-label=${app.words("web-replay-panels")} title=${app.words("web-replay-panels")}><${Icon} name="log" /></a>
    <${Eyes} replay=${replay} /></header>`;
}

/** With whose eyes one looks. @param {{replay: Replay}} props */
function Eyes({ replay }) {
  const { app, seat, isOpen } = replay;
  const view = app.store.view.value;
  if (!view) return null;
  return html`<fieldset class="eyes"><legend>${app.words("web-replay-eyes")}</legend>
    ${activeSeats(view).slice().sort().map((one) => html`<label key=${one} class=${classes("eye", one === seat.value && "chosen")}>
      <input type="radio" name="eyes" checked=${one === seat.value} onChange=${() => replay.look(one)} /><span>${app.voice.value.player(one)}</span></label>`)}
    <label class=${classes("eye", isOpen.value && "chosen")}><input type="checkbox" checked=${isOpen.value}
      onChange=${() => { isOpen.value = !isOpen.value; }} /><span>${app.words("web-replay-open-hands")}</span></label></fieldset>`;
}

/** @param {{replay: Replay, onBack?: () => void, note?: any}} props */
export function Viewer({ replay, onBack, note }) {
  const { app, told, trouble } = replay;
  const view = app.store.view.value;
  useEffect(() => keepAddress(replay), [replay]);
  if (!told.value || !view) {
    return html`<main class="seating"><h1>${app.words("web-replay")}</h1>
      ${trouble.value
        ? html`<p role="alert">${troubleSaid(app.words, trouble.value)}</p>
          <p class="answers"><a class="button main" href=${`/${searchWithout(location.search)}`}>${app.words("web-replay-home")}</a></p>`
        : html`<p role="status">${app.words("web-replay-loading")}</p>`}</main>`;
  }
  return html`<main class=${classes("page", "replay", replay.isOpen.value && "open")}><${Head} replay=${replay} onBack=${onBack} />
    ${note}
    ${trouble.value && html`<p class="link" role="alert">${troubleSaid(app.words, trouble.value)}</p>`}
    <div class="look"><div class="stage"><${Felt} app=${app} />
        <div class="own"><div class="me"><${Seat} app=${app} seat=${view.seat ?? 0} place="bottom" /><${Happened} replay=${replay} /></div>
          <${OwnHand} replay=${replay} /></div>
        <${OpenHands} replay=${replay} />
        <${Controls} replay=${replay} /></div>
      <${Panels} replay=${replay} /></div></main>`;
}

/** Keeps the address at what is looked at, so that it can be passed on. @param {Replay} replay */
function keepAddress(replay) {
  return effect(() => {
    const { told, step, seat, isOpen, app } = replay;
    if (!told.value) return;
    document.title = app.words("web-title", { table: titleOf(replay) });
    if (replay.deal === null) return;
    const search = searchWith(location.search, { step: step.value, seat: seat.value, isOpen: isOpen.value });
    if (search !== location.search) history.replaceState(null, "", location.pathname + search);
  });
}
