/** The guide of a first deal: short hints beside the table, each when its moment comes and only once. */

import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";

import { styled } from "../state/styled.js";
import { html } from "../view/html.js";
import { loadMore } from "../words/loading.js";
import { showClause } from "./clause.js";
import { SETTLED, hintsAt } from "./hints.js";
import { gameOf } from "./rulebook.js";
import { Settled } from "./settled.js";
import { Told } from "./told.js";

/** @typedef {import("../view/app.js").App} App */
/** @typedef {import("./hints.js").Hint} Hint */

const OFF = "grosstarock-guide";
const GIVEN = "grosstarock-guide-given";
/** The number of players to whom the hints do not apply. */
const FOR_TWO = 2;

/**
 * Something kept by the browser; nothing where it keeps nothing.
 * @param {() => string | null | undefined} read
 */
function kept(read) {
  try {
    return read() ?? "";
  } catch {
    return "";
  }
}

/** @param {() => void} write */
function keep(write) {
  try {
    write();
  } catch {
    // A full or forbidden storage: the hints may come again.
  }
}

/**
 * What the guide of one table has said, and where one is in it.
 * @param {App} app
 */
function createGuide(app) {
  const key = `${GIVEN}-${location.pathname}`;
  const given = new Set(kept(() => sessionStorage.getItem(key)).split(" "));
  const hints = signal(/** @type {readonly Hint[]} */ ([]));
  const at = signal(0);
  const isOpen = signal(false);
  const isOff = signal(kept(() => localStorage.getItem(OFF)) === "off");
  let hasActed = false;

  function look() {
    const { store, choice, voice } = app;
    const [view, seat] = [store.view.value, store.seat.value];
    hasActed ||= store.isActing.value;
    if (!view || seat === null || view.rules.players === FOR_TWO) return;
    const moment = { view, seat, choice: choice.value, game: gameOf(view.rules), voice: voice.value };
    const found = hintsAt(moment, given);
    if (!found.length) return;
    found.forEach(({ name }) => given.add(name));
    keep(() => sessionStorage.setItem(key, [...given].join(" ")));
    // Nobody is torn away from what is still to be read, unless by going on with the game.
    const isRead = at.peek() >= hints.peek().length - 1;
    if (isRead || hasActed || !isOpen.peek()) at.value = hints.peek().length;
    hints.value = [...hints.peek(), ...found];
    isOpen.value = true;
    hasActed = false;
  }

  return {
    hints, at, isOpen, isOff,
    watch: () => effect(look),
    /** @param {boolean} off whether nothing is shown from now on */
    turn(off) {
      isOff.value = off;
      isOpen.value = !off;
      keep(() => (off ? localStorage.setItem(OFF, "off") : localStorage.removeItem(OFF)));
    },
  };
}

/** @typedef {ReturnType<typeof createGuide>} GuideState */

/** @param {{app: App}} props */
export function Guide({ app }) {
  const [isReady, setReady] = useState(false);
  const [guide] = useState(() => createGuide(app));
  useEffect(() => {
    // Without its words the guide stays away; the table does not need it.
    Promise.all([loadMore(app.voice.value.catalogue, ["learn"]), styled("learn")]).then(() => setReady(true), () => {});
  }, []);
  useEffect(() => (isReady ? guide.watch() : undefined), [isReady]);
  if (!isReady || app.store.seat.value === null) return null;
  return html`<section class="guide" aria-label=${app.words("web-learn-guide")}>
    <div role="status">${guide.isOpen.value && !guide.isOff.value && html`<${HintText} app=${app} guide=${guide} />`}</div>
    <${Controls} app=${app} guide=${guide} /></section>`;
}

/** @param {{app: App, guide: GuideState}} props */
function HintText({ app, guide }) {
  const hint = guide.hints.value[guide.at.value];
  const view = app.store.view.value;
  const rules = app.store.table.value?.settings.rules;
  if (!hint) return null;
  /** @param {string} clause */
  const onClause = (clause) => showClause(app.voice.value.catalogue, clause, rules);
  return html`<p><${Told} text=${app.voice.value.sentence(`web-learn-hint-${hint.name}`, hint.told)} onClause=${onClause} /></p>
    ${hint.name === SETTLED && view && html`<${Settled} app=${app} view=${view} onClause=${onClause} />`}`;
}

/** Back and forth through the hints, and out of the way. @param {{app: App, guide: GuideState}} props */
function Controls({ app, guide }) {
  const { hints, at, isOpen, isOff } = guide;
  const opener = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const closer = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const moved = useRef(false);
  const isShown = isOpen.value && !isOff.value;
  useEffect(() => {
    // The button that was pressed is gone: its counterpart takes the focus.
    if (moved.current) (isShown ? closer : opener).current?.focus();
    moved.current = false;
  }, [isShown]);
  /** @param {() => void} change */
  const turned = (change) => () => {
    moved.current = true;
    change();
  };
  if (!isShown) {
    if (!hints.value.length) return null;
    return html`<button ref=${opener} type="button" class="button guide-open"
      onClick=${turned(() => guide.turn(false))}>${app.words("web-learn-guide-open")}</button>`;
  }
  /** @param {number} place */
  const go = (place) => () => { if (hints.value[place]) at.value = place; };
  return html`<div class="guide-controls">
    <${Step} label=${app.words("web-learn-guide-before")} sign="‹" isLast=${at.value === 0} onClick=${go(at.value - 1)} />
    <span class="guide-place">${app.words("web-learn-guide-place", { number: at.value + 1, count: hints.value.length })}</span>
    <${Step} label=${app.words("web-learn-guide-after")} sign="›" isLast=${at.value === hints.value.length - 1} onClick=${go(at.value + 1)} />
    <button type="button" class="guide-off" onClick=${turned(() => guide.turn(true))}>${app.words("web-learn-guide-off")}</button>
    <button ref=${closer} type="button" class="dismiss" aria-label=${app.words("web-learn-guide-close")}
      onClick=${turned(() => { isOpen.value = false; })}>×</button></div>`;
}

/** @param {{label: string, sign: string, isLast: boolean, onClick: () => void}} props */
const Step = ({ label, sign, isLast, onClick }) => html`<button type="button" class="guide-step" aria-label=${label}
  aria-disabled=${isLast ? "true" : undefined} onClick=${onClick}>${sign}</button>`;
