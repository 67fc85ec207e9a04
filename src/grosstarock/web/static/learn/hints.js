/**
 * What the guide says, and when: each hint waits for its moment, seen from the person's own seat.
 *
 * Nothing here decides what may be played; that is read from the choice which the server sends. The hints are
 * for a deal among three; with two players nothing is paid along the way (TWO-3), and they would be wrong.
 */

import { suitLed, winnersOf } from "../state/seen.js";
import { activeSeats } from "../view/app.js";
import { PAGAT, SCUSE, courtOf, suitOf } from "../words/cards.js";
import { amountsSaid } from "./rulebook.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("../words/catalogue.js").Arguments} Arguments */
/** @typedef {import("../wire/types.js").View} View */
/** @typedef {import("../wire/types.js").Choice} Choice */
/** @typedef {import("./rulebook.js").Game} Game */
/** @typedef {{view: View, seat: number, choice: Choice, game: Game, voice: Voice}} Moment */
/** @typedef {{name: string, told: Arguments}} Hint */
/** @typedef {readonly [name: string, when: (moment: Moment) => Arguments | null]} Rule when gives what the hint tells, null before its moment */

const LAST = 25;
/** When the counting is explained: the piles have grown, and the end is not yet near. */
const COUNTING_FROM = 8;
/** When somebody without a trick is worth a word. */
const MISERE_FROM = 16;
const ENDING_FROM = 20;
const SCUSE_BEFORE = 24;
const TOLD_OF_DISCARD = new Set(["discard", "declare", "play"]);

const NOTHING_TO_TELL = {};
/** @type {(holds: boolean) => Arguments | null} */
const told = (holds) => (holds ? NOTHING_TO_TELL : null);

/** The cards that may be played now; none when no card is asked for. @param {Moment} moment */
const playable = ({ choice }) => (choice.kind === "play_choice" ? choice.cards : []);

/** Those but the 'Scuse, which is free of every duty. @param {Moment} moment */
const bound = (moment) => playable(moment).filter((card) => card !== SCUSE);

/** The number of the trick that is being played; 0 before the first. @param {Moment} moment */
const trickNumber = ({ view }) => view.trick?.number ?? 0;

/** @param {Moment} moment */
const isLeading = (moment) => playable(moment).length > 0 && !moment.view.trick?.cards.length;

/** The suit that must be followed now; null where none is led yet. @param {Moment} moment */
const suitAsked = ({ view }) => (view.trick ? suitLed(view.trick) : null);

/**
 * What a person who must answer a lead can do: follow, trump, or neither.
 * @param {Moment} moment
 * @returns {"follow" | "trump" | "throw" | null}
 */
function duty(moment) {
  const led = suitAsked(moment);
  const cards = bound(moment);
  if (!led || !cards.length) return null;
  if (cards.every((card) => suitOf(card) === led)) return "follow";
  return cards.every((card) => suitOf(card) === "T") ? "trump" : "throw";
}

/** @type {(wanted: "follow" | "trump" | "throw") => (moment: Moment) => Arguments | null} */
const whenDutyIs = (wanted) => (moment) =>
  (duty(moment) === wanted ? { suit: suitAsked(moment) ?? "" } : null);

/** @type {(moment: Moment) => Arguments} */
const withPots = ({ game }) => ({ pots: game.options.pots ? "yes" : "no" });

/** The first payment of a clause in this deal, with who moved it. @type {(moment: Moment, clause: string) => import("../wire/types.js").Entry | undefined} */
const firstPaid = ({ view }, clause) => view.ledger.find((entry) => entry.clause === clause);

/** The one player without a trick, if there is exactly one. @param {Moment} moment */
function withoutTrick({ view }) {
  const winners = winnersOf(view);
  const without = activeSeats(view).filter((seat) => !winners.includes(seat));
  return without.length === 1 ? without[0] : null;
}

/** @type {readonly Rule[]} */
const AT_THE_START = [
  ["sits-out", ({ view, seat }) => told(view.phase === "play" && !activeSeats(view).includes(seat))],
  ["hand", ({ view }) => (view.hand.length ? { count: view.hand.length } : null)],
  ["rank", ({ view }) => told(view.hand.length > 0)],
  ["value", ({ view }) => told(view.hand.length > 0)],
  ["pots", ({ view, game }) => told(view.hand.length > 0 && game.options.pots === true)],
  ["discard", ({ choice }) => told(choice.kind === "discard_choice")],
  ["discard-never", ({ choice }) => told(choice.kind === "discard_choice")],
  ["discard-which", ({ choice }) => told(choice.kind === "discard_choice")],
  // A bot's discard takes no time; it is told until the first trick is taken.
  ["discard-other", ({ view, seat, voice }) => (view.dealer !== seat && TOLD_OF_DISCARD.has(view.phase) && !view.tricks.length
    ? { player: voice.player(view.dealer) }
    : null)],
  ["declare-held", ({ choice, voice }) =>
    (choice.kind === "declare_choice" && choice.held.length
      ? { held: voice.allOf(choice.held.map((name) => voice.declarationName(name))) }
      : null)],
  ["declare-none", ({ choice }) => told(choice.kind === "declare_choice" && !choice.held.length)],
  ["declared", ({ view, seat, voice }) => {
    const other = view.declared.find((one) => one.seat !== seat);
    return other ? { player: voice.player(other.seat), declaration: voice.declaration(other.declaration) } : null;
  }],
];

/** @type {readonly Rule[]} */
const IN_PLAY = [
  ["lead", (moment) => told(isLeading(moment) && trickNumber(moment) < SCUSE_BEFORE)],
  ["follow", whenDutyIs("follow")],
  ["trump", whenDutyIs("trump")],
  ["throw", whenDutyIs("throw")],
  ["scuse", (moment) => told(playable(moment).includes(SCUSE) && !isLeading(moment) && trickNumber(moment) < LAST)],
  ["scuse-back", (moment) => (playable(moment).includes(SCUSE) && trickNumber(moment) < LAST
    ? { kept: moment.game.options.scuse_without_tricks === "kept" ? "yes" : "no" }
    : null)],
  ["scuse-lead", (moment) => told(isLeading(moment) && moment.choice.kind === "play_choice" && moment.choice.names.length > 0)],
  ["pagat", (moment) => (playable(moment).includes(PAGAT) && trickNumber(moment) < LAST ? withPots(moment) : null)],
  ["king", (moment) => (playable(moment).some((card) => courtOf(card) === "K") && trickNumber(moment) < LAST ? withPots(moment) : null)],
  ["taken", ({ view, voice }) => (view.tricks.length ? { player: voice.player(winnersOf(view)[view.tricks.length - 1]) } : null)],
  ["scuse-other", ({ view, seat, voice }) => {
    const trick = [...view.tricks, ...(view.trick ? [view.trick] : [])].find(({ cards }) => cards.includes(SCUSE));
    const player = trick?.order[trick.cards.indexOf(SCUSE)];
    return player === undefined || player === seat || trick?.number === LAST ? null : { player: voice.player(player) };
  }],
  ["lost", (moment) => {
    const entry = firstPaid(moment, "PAY-1");
    if (!entry) return null;
    return { ...withPots(moment), ...moment.voice.card(entry.cards[0]), player: moment.voice.party(entry.payer) };
  }],
  ["pagat-won", (moment) => {
    const entry = firstPaid(moment, "PAY-2");
    return entry ? { player: moment.voice.party(entry.payee) } : null;
  }],
];

/** @type {readonly Rule[]} */
const TOWARDS_THE_END = [
  ["count", ({ view, game }) =>
    told(view.tricks.length >= COUNTING_FROM && game.options.card_points === true)],
  ["misere", (moment) => {
    if (moment.view.tricks.length < MISERE_FROM) return null;
    const seat = withoutTrick(moment);
    return seat === null ? null : { player: moment.voice.player(seat) };
  }],
  ["scuse-late", (moment) => {
    const number = trickNumber(moment);
    return told(moment.view.hand.includes(SCUSE) && number >= ENDING_FROM && number < SCUSE_BEFORE);
  }],
  ["ending", (moment) => told(trickNumber(moment) >= ENDING_FROM)],
  ["ending-bagud", (moment) => (trickNumber(moment) >= ENDING_FROM ? withPots(moment) : null)],
  ["demand", ({ choice }) => told(choice.kind === "demand_choice" && choice.may_demand)],
  ["demand-holder", ({ choice }) => told(choice.kind === "demand_choice" && !choice.may_demand)],
  ["demanded", ({ view }) => told(view.demand_answers.includes(true) && view.ended === null)],
  ["settled", ({ view }) => told(view.ended === "played")],
  ["next", ({ view }) => told(view.ended === "played")],
];

const RULES = [...AT_THE_START, ...IN_PLAY, ...TOWARDS_THE_END];

/** The name of every hint, in the order in which they are told when several come at once. */
export const HINTS = RULES.map(([name]) => name);

/** The hint under which the lines of the settlement stand. */
export const SETTLED = "settled";

/**
 * The hints whose moment has come, without those that were given before.
 * @param {Moment} moment
 * @param {ReadonlySet<string>} given
 * @returns {Hint[]}
 */
export function hintsAt(moment, given) {
  const amounts = amountsSaid(moment.voice.catalogue, moment.game);
  return RULES.flatMap(([name, when]) => {
    const found = given.has(name) ? null : when(moment);
    return found ? [{ name, told: { ...amounts, ...found } }] : [];
  });
}
