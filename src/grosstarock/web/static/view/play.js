/** What a tap on an own card does: it is played, marked ahead of its turn, picked for the discard, or asked about. */

import { effect, untracked } from "@preact/signals";

import { discardWith } from "../state/hand.js";
import { dangerOf } from "../state/danger.js";
import { SCUSE } from "../words/cards.js";

/** @typedef {import("./app.js").App} App */

/** After a card has been played, for how long a further tap is taken for the same one, in milliseconds. */
const SAME_TAP = 600;
/** How long the page waits before a card that may as well be any other goes by itself, in milliseconds. */
const BY_ITSELF = 700;

/**
 * Plays a card, marks it, picks it for the discard, or asks the server why it cannot go.
 * @param {App} app
 * @param {string} card
 */
export function useCard(app, card) {
  const { store, choice, chosen, open } = app;
  const seat = store.seat.value;
  const now = choice.value;
  if (seat === null) return;
  store.forgetRefusal();
  if (now.kind === "discard_choice") {
    if (chosen.value.includes(card)) chosen.value = chosen.value.filter((other) => other !== card);
    else if (open.value.has(card)) chosen.value = [...chosen.value, card];
    else if (!chosen.value.length || !now.ways.some((way) => way.pool.includes(card) || way.forced.includes(card))) {
      store.act({ seat, do: "discard", cards: discardWith(now.ways, card) });
    }
  } else if (now.kind === "play_choice") playCard(app, card);
  else mark(app, card);
}

/**
 * Plays a card; first, unless it is tapped once more, says what speaks against it.
 * @param {App} app
 * @param {string} card
 */
export function playCard(app, card) {
  const { store, settings, choice, raised, asksSuit, warning, rules } = app;
  const now = choice.value;
  const view = store.view.value;
  if (now.kind !== "play_choice" || !view || store.isActing.value) return;
  const isWarned = warning.value?.played === card;
  if (isWarned && performance.now() - app.tapped.at < SAME_TAP) return;
  const warns = settings.values.value.warning === "on" && now.cards.includes(card) && !isWarned;
  const danger = warns
    ? dangerOf(view, now.cards, card, rules.value?.scuse_without_tricks === "surrendered") : null;
  app.tapped.at = performance.now();
  raised.value = null;
  warning.value = danger && { played: card, danger };
  if (danger) return;
  if (card === SCUSE && now.names.length) asksSuit.value = true;
  else store.act({ seat: now.seat, do: "play", card });
}

/**
 * Plays the card that was warned about.
 * @param {App} app
 */
export function playAnyway(app) {
  const card = app.warning.value?.played;
  app.tapped.at = -Infinity;
  if (card) playCard(app, card);
}

/**
 * Marks a card to be played as soon as it is the own turn in this trick, or takes the mark away.
 * @param {App} app
 * @param {string} card
 */
function mark(app, card) {
  const view = app.store.view.value;
  if (!mayMark(app) || !view?.trick || performance.now() - app.tapped.at < SAME_TAP) return;
  app.marked.value = app.marked.value?.card === card ? null
    : { card, trick: view.trick.number, seen: view.trick.cards.length };
}

/**
 * Whether an own card may be marked now: others are to play before the own turn comes.
 * @param {App} app
 * @returns {boolean}
 */
export function mayMark({ store, choice }) {
  const view = store.view.value;
  const hasPlayed = view?.trick?.order.slice(0, view.trick.cards.length).includes(store.seat.value ?? -1);
  return view?.phase === "play" && !view.ended && choice.value.kind === "no_choice"
    && !hasPlayed && !store.isActing.value;
}

/**
 * Follows what is asked: forgets what was begun once something else is, and plays the marked card when its turn
 * has come, if it may be played; in another trick, or once a card is taken back, the mark is forgotten.
 * @param {App} app
 */
export function followChoice(app) {
  let asked = "";
  return effect(() => {
    const { store, marked } = app;
    const choice = app.choice.value;
    const view = store.view.value;
    const mark = marked.value;
    const now = JSON.stringify(choice);
    untracked(() => {
      if (now !== asked) app.forget();
      asked = now;
      if (!mark || !view) return;
      const isOver = view.trick?.number !== mark.trick || !view.hand.includes(mark.card) || view.phase !== "play"
        || view.trick.cards.length < mark.seen;
      if (isOver || choice.kind !== "no_choice") marked.value = null;
      if (isOver || choice.kind !== "play_choice") return;
      if (choice.cards.includes(mark.card)) playCard(app, mark.card);
      else app.unplayable.value = { card: mark.card, seq: store.seq.value };
    });
  });
}

/**
 * Plays on where the rest is the own for certain in any order, if the person wishes it.
 * @param {App} app
 */
export function keepTaking(app) {
  return effect(() => {
    const now = app.choice.value;
    if (!app.takesRest.value || now.kind !== "play_choice") return undefined;
    const timer = setTimeout(() => app.store.act({ seat: now.seat, do: "play", card: now.cards[0] }), BY_ITSELF);
    return () => clearTimeout(timer);
  });
}
