/** What is asked of the person now, with the buttons to answer; else what everybody waits for. */

import { useState } from "preact/hooks";

import { actionSaid, choiceSaid } from "../words/doings.js";
import { classes, html } from "./html.js";
import { Refusal, Warning } from "./objection.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../wire/types.js").Action} Action */
/** @typedef {import("../wire/types.js").Choice} Choice */

/** So many cards can be named one by one; more are shown bright. */
const FEW = 5;

/** @param {{onClick: () => void, children: any, main?: boolean, disabled?: boolean}} props */
export const Button = ({ onClick, children, main, disabled }) =>
  html`<button type="button" class=${classes("button", main && "main")} disabled=${disabled} onClick=${onClick}>${children}</button>`;

/**
 * Buttons that each do one thing in the deal.
 * @param {{app: App, actions: readonly Action[]}} props
 */
const Actions = ({ app, actions }) => html`<div class="answers">${actions.map((action, place) =>
  html`<${Button} key=${JSON.stringify(action)} main=${place === 0} disabled=${app.store.isActing.value}
    onClick=${() => app.store.act(action)}>${actionSaid(app.voice.value, action).replace(/\.$/, "")}<//>`)}</div>`;

/** @param {{app: App, choice: Extract<Choice, {kind: "discard_choice"}>}} props */
function Discarding({ app, choice }) {
  const { chosen, open, isChosenWhole, store, voice } = app;
  const { seat } = choice;
  const cards = chosen.value;
  const more = [...open.value].filter((card) => !cards.includes(card));
  const told = isChosenWhole.value
    ? voice.value.sentence("web-discard-done", voice.value.cards(cards))
    : [
        app.words("web-discard-count", { count: cards.length }),
        more.length > FEW
          ? app.words("web-discard-bright", { count: more.length })
          : cards.length ? app.words("web-discard-more", voice.value.cards(more)) : choiceSaid(voice.value, choice),
      ].join(" ");
  return html`<p role="status">${told}</p><div class="answers">
    <${Button} main disabled=${!isChosenWhole.value || store.isActing.value}
      onClick=${() => store.act({ seat, do: "discard", cards: [...cards] })}>${app.words("web-discard-confirm")}<//>
    ${choice.may_announce_tout && html`<${Button} disabled=${store.isActing.value}
      onClick=${() => store.act({ seat, do: "announce_tout" })}>${app.words("web-announce-tout")}<//>`}
  </div>`;
}

/** @param {{app: App, choice: Extract<Choice, {kind: "declare_choice"}>}} props */
function Declaring({ app, choice }) {
  const [left, setLeft] = useState(/** @type {readonly string[]} */ ([]));
  const { seat, held, compulsory } = choice;
  const what = held.filter((name) => !left.includes(name));
  /** @param {string} name */
  const turn = (name) => setLeft(left.includes(name) ? left.filter((other) => other !== name) : [...left, name]);
  return html`<p role="status">${choiceSaid(app.voice.value, choice)}</p>
    ${held.length > 0 && !compulsory && html`<div class="answers" role="group">${held.map((name) =>
      html`<label key=${name} class="check"><input type="checkbox" checked=${!left.includes(name)}
        onChange=${() => turn(name)} /> ${app.voice.value.declarationName(name)}</label>`)}</div>`}
    <${Actions} app=${app} actions=${[{ seat, do: "declare", what }]} />`;
}

/** @param {{app: App}} props */
function NamingSuit({ app }) {
  const { choice, asksSuit, store } = app;
  const now = choice.value;
  if (now.kind !== "play_choice") return null;
  return html`<p role="status">${app.words("web-scuse-suit")}</p><div class="answers">
    ${now.names.map((suit, place) => html`<button key=${suit} type="button" class="button suit" autofocus=${place === 0}
      disabled=${store.isActing.value} onClick=${() => store.act({ seat: now.seat, do: "play", card: "F", names: suit })}>
      ${app.voice.value.suit(suit)}</button>`)}
    <${Button} onClick=${() => { asksSuit.value = false; }}>${app.words("web-cancel")}<//></div>`;
}

/** @param {{app: App, choice: Choice}} props */
function Asked({ app, choice }) {
  const { voice, raised } = app;
  switch (choice.kind) {
    case "discard_choice":
      return html`<${Discarding} app=${app} choice=${choice} />`;
    case "declare_choice":
      return html`<${Declaring} app=${app} choice=${choice} />`;
    case "redeal_choice":
    case "demand_choice": {
      const { seat } = choice;
      const [yes, no] = choice.kind === "redeal_choice"
        ? /** @type {const} */ (["ask_redeal", "pass_redeal"])
        : /** @type {const} */ (["demand", "pass_demand"]);
      const may = choice.kind === "redeal_choice" ? choice.may_ask : choice.may_demand;
      const actions = (may ? [yes, no] : [no]).map((what) => ({ seat, do: what }));
      return html`<p role="status">${choiceSaid(voice.value, choice)}</p><${Actions} app=${app} actions=${actions} />`;
    }
    case "play_choice":
      return html`<${Playing} app=${app} />`;
    default:
      return null;
  }
}

/** A card is to be played. @param {{app: App}} props */
function Playing({ app }) {
  const { voice, raised, unplayable, store } = app;
  if (app.asksSuit.value) return html`<${NamingSuit} app=${app} />`;
  if (app.takesRest.value) return html`<p role="status" class="strong">${app.words("web-taking")}</p>`;
  const late = unplayable.value;
  const told = raised.value
    ? app.words("web-raised", voice.value.card(raised.value))
    : late?.seq === store.seq.value
      ? voice.value.sentence("web-marked-not", voice.value.card(late.card))
      : `${app.words("web-your-turn")} ${voice.value.sentence("phase-play")}`;
  return html`<p role="status" class="strong">${told}</p>`;
}

/** What the table waits for when it is not the own answer. @param {{app: App}} props */
function Waiting({ app }) {
  const { store, voice } = app;
  const view = store.view.value;
  if (!view || view.phase === "dealing") return html`<p role="status">${app.words("web-dealing")}</p>`;
  if (view.turn === null) return null;
  const player = voice.value.player(view.turn);
  const identifier = view.phase === "play" ? "web-turn-of" : `web-${view.phase}-of`;
  const marked = app.marked.value;
  return html`<p role="status">${voice.value.sentence(identifier, { player })}
    ${marked && html` <span class="strong">${voice.value.sentence("web-marked", voice.value.card(marked.card))}</span>`}</p>`;
}

/** Between deals: the settlement, and who is ready to go on. @param {{app: App}} props */
function Between({ app }) {
  const { store, voice, dialog } = app;
  const table = store.table.value;
  const seat = store.seat.value;
  if (!table) return null;
  const isReady = seat !== null && table.ready.includes(seat);
  const missing = table.seats.flatMap(({ who, away }, place) =>
    (who === "person" && away === null && !table.ready.includes(place) ? [voice.value.player(place)] : []));
  const isVoid = store.view.value?.ended === "broken_off" || store.view.value?.ended === "redeal";
  const told = table.over ? app.words("web-match-over") : voice.value.sentence(`ended-${store.view.value?.ended ?? "played"}`);
  return html`<p role="status">${isReady ? voice.value.sentence("web-waiting-for", { players: voice.value.allOf(missing) }) : told}</p>
    <div class="answers">
      ${seat !== null && !isReady && html`<${Button} main disabled=${store.pending.value.length > 0}
        onClick=${() => store.ask({ kind: table.over ? "rematch" : "next_deal" })}>${app.words(table.over ? "web-rematch" : "web-next-deal")}<//>`}
      ${!isVoid && html`<${Button} onClick=${() => { dialog.value = "sheet"; }}>${app.words("web-show-sheet")}<//>`}
      ${seat !== null && !table.over && html`<${Button} onClick=${() => store.propose("end_match")}>${app.words("web-end-match")}<//>`}
    </div>`;
}

/** Something a player has proposed. @param {{app: App}} props */
function Proposed({ app }) {
  const { store, voice } = app;
  const proposal = store.table.value?.proposal;
  const seat = store.seat.value;
  if (!proposal) return null;
  if (seat === null || !proposal.waiting.includes(seat)) {
    const players = voice.value.allOf(proposal.waiting.map((place) => voice.value.player(place)));
    return html`<p role="status">${proposal.seat === seat
      ? app.words("web-wish-waits")
      : voice.value.sentence("web-waiting-for", { players })}</p>`;
  }
  /** @param {boolean} agrees */
  const answer = (agrees) => store.ask({ kind: "answer", proposal: proposal.proposal, agrees });
  return html`<p role="alert">${voice.value.sentence(`web-wish-${proposal.wish}`, { player: voice.value.player(proposal.seat) })}</p>
    <div class="answers"><${Button} main onClick=${() => answer(true)}>${app.words("web-agree")}<//>
    <${Button} onClick=${() => answer(false)}>${app.words("web-decline")}<//></div>`;
}

/** @param {{app: App}} props */
export function Prompt({ app }) {
  const { store, choice } = app;
  const view = store.view.value;
  const body = store.table.value?.proposal
    ? html`<${Proposed} app=${app} />`
    : view?.ended || store.table.value?.over
      ? html`<${Between} app=${app} />`
      : choice.value.kind !== "no_choice"
        ? html`<${Asked} app=${app} choice=${choice.value} key=${`${choice.value.kind} ${store.seq.value}`} />`
        : html`<${Waiting} app=${app} />`;
  return html`<section class=${classes("prompt", store.isTurn.value && "mine")} aria-label=${app.words("web-your-turn")}>
    <${Refusal} app=${app} /><${Warning} app=${app} />
    ${body}
  </section>`;
}
