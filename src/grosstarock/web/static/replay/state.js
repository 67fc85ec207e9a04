/** A replay's state: the deal as some seat saw it, at some step; it feeds the table's own parts. */

import { batch, computed, effect, signal } from "@preact/signals-core";

import { createStore } from "../state/store.js";
import { createApp } from "../view/app.js";
import { notePlaces } from "../view/flight.js";
import { namesOf } from "../words/table.js";

import { Trouble } from "./asking.js";
import { marksOf } from "./marks.js";

/** @typedef {import("./asking.js").Told} Told */
/** @typedef {import("./asking.js").Step} Step */
/** @typedef {import("../wire/types.js").DealEvent} DealEvent */
/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */
/** @typedef {{step: number, seat: number, isOpen: boolean}} Wish where to look, and with whose eyes */
/**
 * @typedef {object} Source where a deal comes from
 * @property {string | null} deal its id on this server; null for one from a file
 * @property {(seat: number) => Promise<Told>} told
 */

/**
 * Who sat at the table, as far as a record tells: people by their names, bots by those of their players.
 * @param {Told} told
 * @returns {import("../wire/types.js").SeatWire[]}
 */
const seatsOf = ({ record, bots }) => record.players.map((name, seat) => (bots[seat]
  ? { who: "bot", name, player: name, away: null }
  : { who: "person", name, player: null, away: null }));

/**
 * The table that a step stands on, as the table's parts want it.
 * @param {Told} told
 * @param {Step} step
 * @returns {import("../wire/types.js").Table}
 */
function tableOf(told, { view }) {
  const { balances, pots } = view.accounts;
  return {
    title: told.record.event ?? "",
    settings: {
      rules: view.rules, rounds: null, take_back: false, watchers: true, pace: "normal",
      clock: { lost_after: null, silent_after: null },
    },
    host: null,
    seats: seatsOf(told),
    begun: true, over: false, archived: false, deals: 0, dealer: view.dealer, balances,
    king_pot: pots.king, pagat_pot: pots.pagat, deal_id: null, taken_back: 0, promise: null, proposal: null,
    ready: [], chat: [],
  };
}

/**
 * What a step tells; with all hands open also what was laid away.
 * @param {Step} step
 * @param {boolean} isOpen
 * @returns {DealEvent[]}
 */
const eventsOf = ({ action, events }, isOpen) => events.map((event) =>
  (isOpen && event.kind === "discarded" && action?.do === "discard" ? { ...event, cards: action.cards } : event));

/** The table's store without a table: nothing is sent, nothing waits. */
const quietStore = () => createStore({
  send: () => {}, later: () => () => {}, chance: () => "", now: Date.now, rest: () => 0,
});

/**
 * @param {Source} source
 * @param {Catalogue} catalogue
 * @param {import("../state/settings.js").PageSettings} settings
 * @param {Wish} wish
 */
export function createReplay(source, catalogue, settings, wish) {
  const store = quietStore();
  const plain = createApp(store, settings, catalogue, { reconnect: () => {} });
  // Nobody here is "you": one looks with somebody's eyes.
  const app = {
    ...plain,
    /** @type {typeof plain.words} */
    words: (identifier, told) => (identifier === "web-you" ? String(told?.player) : plain.words(identifier, told)),
  };
  const told = signal(/** @type {Told | null} */ (null));
  const trouble = signal(/** @type {string | null} */ (null));
  const wanted = signal(wish.step);
  const seat = signal(wish.seat);
  const isOpen = signal(wish.isOpen);
  /** @type {Map<number, Told>} */
  const known = new Map();

  const last = computed(() => Math.max(0, (told.value?.steps.length ?? 1) - 1));
  const step = computed(() => Math.max(0, Math.min(wanted.value, last.value)));
  const events = computed(() => (told.value?.steps ?? []).map((one) => eventsOf(one, isOpen.value)));
  const marks = computed(() => marksOf(told.value?.steps ?? []));
  const names = computed(() => (told.value
    ? namesOf(seatsOf(told.value), (identifier, parameters) => catalogue.said(identifier, "", parameters))
    : []));

  const end = effect(() => {
    const now = told.value;
    const at = now?.steps[step.value];
    if (!now || !at) return;
    const lines = events.value.slice(0, step.value + 1).flatMap((happened, seq) =>
      happened.map((event) => ({ seq, event, text: null })));
    batch(() => {
      store.seat.value = at.view.seat;
      store.table.value = tableOf(now, at);
      store.view.value = at.view;
      store.lines.value = lines;
      store.latest.value = lines.filter(({ seq }) => seq === step.value);
      // The last trick lies until it is let go; then the deal's result takes its place.
      store.resting.value = at.view.ended === "played";
    });
  });

  /**
   * Looks with the eyes of a seat; of one that plays, where this one sits out or is not there.
   * @param {number} next
   * @returns {Promise<void>}
   */
  async function look(next) {
    trouble.value = null;
    seat.value = next;
    try {
      const found = known.get(next) ?? await source.told(next);
      known.set(next, found);
      if (seat.value !== next) return;
      const hands = found.record.deal;
      if (!hands[next].length) await look(hands.findIndex((hand) => hand.length > 0));
      else told.value = found;
    } catch (reason) {
      if (!(reason instanceof Trouble)) throw reason;
      if (seat.value !== next) return;
      if (reason.code === "seat-unknown" && next !== 0) await look(0);
      else failed(reason.code);
    }
  }

  /** What is seen stays as it was. @param {string} code */
  function failed(code) {
    trouble.value = code;
    seat.value = told.value?.steps[0].view.seat ?? seat.value;
  }

  return {
    app, deal: source.deal, told, trouble, step, last, seat, isOpen, events, marks, names, look, end,
    /** @param {number} to */
    go(to) {
      notePlaces();
      wanted.value = Math.max(0, Math.min(to, last.value));
    },
    /** To the next mark, or the one before: the tricks, and what comes before them. @param {1 | -1} sense */
    leap(sense) {
      const places = marks.value.map((mark) => mark.step);
      const next = sense > 0
        ? places.find((place) => place > step.value)
        : places.findLast((place) => place < step.value);
      this.go(next ?? (sense > 0 ? last.value : 0));
    },
  };
}

/** @typedef {ReturnType<typeof createReplay>} Replay */
