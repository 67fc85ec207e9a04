/** Hands that lie there to be looked at: the one whose eyes one looks with, and all others when they are open. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { layout, sorted } from "../state/hand.js";
import { activeSeats } from "../view/app.js";
import { Card } from "../view/card.js";
import { classes, html } from "../view/html.js";

/** @typedef {import("./state.js").Replay} Replay */
/** @typedef {{widest: number, share: number}} Size how wide a card may be, and which share of it is to be seen */

/** The share of a card that bears the index, usual and large. */
const INDEX_SHARE = { normal: 0.3, large: 0.42 };
/** The widest a card of another hand is, in CSS pixels. */
const OTHERS = 58;

/** How wide an element is, in CSS pixels, as long as it is there. */
function useWidth() {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return /** @type {const} */ ([element, width]);
}

/** @param {Replay} replay */
const shareIn = ({ app }) =>
  INDEX_SHARE[/** @type {"normal"} */ (app.settings.values.value.index)] ?? INDEX_SHARE.normal;

/**
 * Some cards in rows, each with its name for who listens.
 * @param {{replay: Replay, cards: readonly string[], label: string, size: Size, shut?: ReadonlySet<string>}} props
 */
function Still({ replay, cards, label, size, shut }) {
  const [element, width] = useWidth();
  const fan = layout({ count: cards.length, width, height: Infinity, ...size });
  const rows = Math.ceil(cards.length / fan.inRow);
  const height = cards.length ? fan.cardHeight + (rows - 1) * fan.rowStep + 4 : 0;
  return html`<ol ref=${element} class="still" aria-label=${label} style=${{ height: `${height}px`, "--card": `${fan.cardWidth}px` }}>
    ${width > 0 && cards.map((card, place) => html`<li key=${card} data-card=${card} data-place=${card} class=${classes(shut?.has(card) && "shut")}
      style=${placeIn(fan, place, cards.length)}><${Card} code=${card} /><span class="unseen">${replay.app.voice.value.cardName(card)}</span></li>`)}
  </ol>`;
}

/**
 * @param {import("../state/hand.js").Layout} fan
 * @param {number} place
 * @param {number} count
 */
function placeIn(fan, place, count) {
  const row = Math.floor(place / fan.inRow);
  const inThisRow = Math.min(fan.inRow, count - row * fan.inRow);
  const off = place - row * fan.inRow - (inThisRow - 1) / 2;
  return { "--x": `${off * fan.step}px`, "--y": `${row * fan.rowStep}px` };
}

/** The hand of who looks; cards that the rules do not let go now are dimmed. @param {{replay: Replay}} props */
export function OwnHand({ replay }) {
  const { app } = replay;
  const view = app.store.view.value;
  if (!view) return null;
  const seat = view.seat ?? 0;
  const cards = app.hand.value;
  const { choice } = view;
  const shut = choice.kind === "play_choice"
    ? new Set(cards.filter((card) => !choice.cards.includes(card)))
    : undefined;
  const label = app.words("web-replay-hand", { player: app.voice.value.player(seat), count: cards.length });
  const widest = innerHeight < 500 ? 60 : Math.min(104, innerHeight * 0.1);
  return html`<${Still} replay=${replay} cards=${cards} label=${label} shut=${shut} size=${{ widest, share: shareIn(replay) }} />`;
}

/** The hands of the others, and what was laid away. @param {{replay: Replay}} props */
export function OpenHands({ replay }) {
  const { app, told, step, isOpen, seat } = replay;
  const view = app.store.view.value;
  const hands = told.value?.steps[step.value]?.hands;
  if (!view || !hands || !isOpen.value) return null;
  const order = /** @type {"trumps-first"} */ (app.settings.values.value.order);
  const size = { widest: OTHERS, share: shareIn(replay) };
  const laid = laidAway(replay);
  const players = activeSeats(view).filter((other) => other !== seat.value).sort();
  return html`<div class="open-hands">${players.map((other) => {
    const cards = sorted(hands[other], order);
    const label = app.words("web-replay-hand", { player: app.voice.value.player(other), count: cards.length });
    return html`<section key=${other}><h2>${label}</h2>
      <${Still} replay=${replay} cards=${cards} label=${label} size=${size} /></section>`;
  })}
    ${laid.length > 0 && html`<section key="laid"><h2>${app.words("web-replay-laid-away", { player: app.voice.value.player(view.dealer) })}</h2>
      <${Still} replay=${replay} cards=${sorted(laid, order)} label=${app.words("web-replay-laid-away", { player: app.voice.value.player(view.dealer) })} size=${size} /></section>`}
  </div>`;
}

/**
 * The three cards that the dealer has laid away so far.
 * @param {Replay} replay
 * @returns {readonly string[]}
 */
function laidAway({ told, step }) {
  for (const { action } of told.value?.steps.slice(0, step.value + 1) ?? []) {
    if (action?.do === "discard") return action.cards;
  }
  return [];
}
