/** The own hand: a fan that is tapped, clicked, or played by keyboard alone. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { layout } from "../state/hand.js";
import { suitOf } from "../words/cards.js";
import { Card } from "./card.js";
import { classes, html } from "./html.js";
import { mayMark, useCard } from "./play.js";

/** @typedef {import("./app.js").App} App */

/** The share of a card that bears the index, usual and large. */
const INDEX_SHARE = { normal: 0.3, large: 0.42 };
const SUITS = ["C", "S", "H", "D", "T"];
/** What a fan needs below its highest card, straight and bent, in CSS pixels. */
const ROOM = 14;
const BENT_ROOM = 24;

/** How wide the hand may be, and how high, in CSS pixels. */
function useRoom() {
  const [room, setRoom] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const measure = () => setRoom({ width: document.documentElement.clientWidth, height: innerHeight });
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return room;
}

/** @param {{app: App}} props */
export function Hand({ app }) {
  const { hand, open, choice, chosen, raised, marked, warning, store, settings } = app;
  const room = useRoom();
  const [at, setAt] = useState(0);
  const toolbar = useRef(/** @type {HTMLElement | null} */ (null));
  const touched = useRef(false);
  const refocus = useRef(false);
  const cards = hand.value;
  const focus = Math.min(at, Math.max(0, cards.length - 1));

  useLayoutEffect(() => {
    if (refocus.current && document.activeElement === document.body) focusOn(focus);
    refocus.current = false;
  }, [cards.length]);

  /** @param {number} place */
  function focusOn(place) {
    const buttons = toolbar.current?.querySelectorAll("button");
    buttons?.[place]?.focus();
    setAt(place);
  }

  const low = room.height < 500;
  const share = INDEX_SHARE[/** @type {"normal"} */ (settings.values.value.index)];
  const fan = layout({
    count: cards.length,
    width: Math.min(room.width, 1500) - (room.width > 900 ? 64 : 16),
    height: room.height * (low ? 0.36 : 0.32),
    share,
    widest: low ? 82 : Math.min(122, room.height * 0.135),
  });

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeAfter(event.key, { cards, focus, inRow: fan.inRow, letters: app.words("web-suit-letters") });
    if (place === null) return;
    event.preventDefault();
    focusOn(place);
  }

  /**
   * @param {MouseEvent} event
   * @param {string} card
   * @param {number} place
   */
  function onClick(event, card, place) {
    setAt(place);
    const byTouch = touched.current && event.detail > 0;
    const mayWait = choice.value.kind === "play_choice" && open.value.has(card);
    if (byTouch && mayWait && raised.value !== card && warning.value?.played !== card) {
      warning.value = null;
      raised.value = card;
      return;
    }
    refocus.current = true;
    useCard(app, card);
  }

  const isPicking = choice.value.kind === "discard_choice";
  const isAsked = isPicking || choice.value.kind === "play_choice";
  const isMarking = mayMark(app);
  return html`<div class="hand" ref=${toolbar} role="toolbar" data-rows=${fan.rows}
      aria-label=${app.words("web-hand", { count: cards.length })} aria-describedby="hand-help"
      style=${{ height: cards.length ? `${fan.cardHeight + (fan.rows - 1) * fan.rowStep + (isBent(fan) ? BENT_ROOM : ROOM)}px` : 0, "--card": `${fan.cardWidth}px` }}
      onKeyDown=${onKeyDown} onPointerDown=${(/** @type {PointerEvent} */ event) => { touched.current = event.pointerType === "touch"; }}>
    ${cards.map((card, place) => {
      const isOpen = open.value.has(card);
      const isMarked = marked.value?.card === card;
      const isUp = raised.value === card || chosen.value.includes(card) || warning.value?.played === card;
      return html`<button key=${card} type="button" data-place=${card} data-card=${card}
        class=${classes("held", isUp && "up", isMarked && "marked", isAsked && !isOpen && "shut", isAsked && isOpen && "open")}
        style=${placeIn(fan, place, cards.length)} tabindex=${place === focus ? 0 : -1}
        aria-label=${app.voice.value.cardName(card)} aria-disabled=${isAsked && !isOpen ? "true" : undefined}
        aria-pressed=${isPicking || isMarking ? String(isMarked || chosen.value.includes(card)) : undefined}
        onFocus=${() => setAt(place)} onClick=${(/** @type {MouseEvent} */ event) => onClick(event, card, place)}>
        <${Card} code=${card} />${isMarked && html`<span class="next" aria-hidden="true"></span>`}</button>`;
    })}
    <span id="hand-help" class="unseen">${helpOf(app, isMarking)}</span>
  </div>`;
}

/**
 * How the hand is played by keyboard, for who listens.
 * @param {App} app
 * @param {boolean} isMarking
 */
function helpOf(app, isMarking) {
  if (isMarking) return app.words("web-hand-help-ahead");
  return app.store.isTurn.value ? app.words("web-hand-help") : "";
}

/** @param {import("../state/hand.js").Layout} fan */
const isBent = (fan) => fan.rows === 1 && fan.cardWidth > 90;

/**
 * Where a card lies in the fan: its row, its place there, and the fan's bend where there is one row.
 * @param {import("../state/hand.js").Layout} fan
 * @param {number} place
 * @param {number} count
 */
function placeIn(fan, place, count) {
  const row = Math.floor(place / fan.inRow);
  const inThisRow = Math.min(fan.inRow, count - row * fan.inRow);
  const column = place - row * fan.inRow;
  const off = column - (inThisRow - 1) / 2;
  const bend = isBent(fan) ? off / Math.max(1, inThisRow - 1) : 0;
  return {
    "--x": `${off * fan.step}px`,
    "--y": `${row * fan.rowStep + bend * bend * 30 + 10}px`,
    "--turn": `${bend * 8}deg`,
    zIndex: place + 1,
  };
}

/**
 * Which card a key leads to; null for another key.
 * @param {string} key
 * @param {{cards: readonly string[], focus: number, inRow: number, letters: string}} hand
 * @returns {number | null}
 */
function placeAfter(key, { cards, focus, inRow, letters }) {
  const last = cards.length - 1;
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -inRow, ArrowDown: inRow, Home: -focus, End: last - focus };
  const step = steps[/** @type {keyof typeof steps} */ (key)];
  if (step !== undefined) return Math.max(0, Math.min(last, focus + step));
  const suit = SUITS[letters.indexOf(key.toUpperCase())];
  if (key.length !== 1 || !suit) return null;
  const ofSuit = cards.flatMap((card, place) => ((suitOf(card) ?? "T") === suit ? [place] : []));
  return ofSuit.find((place) => place > focus) ?? ofSuit[0] ?? null;
}
