/** What every part of the page works with: the table, the words, and what the person is about to do. */

import { computed, signal } from "@preact/signals";

import { isDiscard, sorted, stillPossible } from "../state/hand.js";
import { rulesOf } from "../state/rules.js";
import { isRestSure } from "../state/sure.js";
import { namesOf } from "../words/table.js";
import { Voice } from "../words/voice.js";

/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../state/settings.js").PageSettings} PageSettings */
/** @typedef {import("../words/catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../wire/types.js").View} View */
/** @typedef {import("../wire/types.js").Choice} Choice */
/** @typedef {{status: import("../wire/connection.js").Status, code: string}} Link how the connection stands */

/** @type {Choice} */
const NOTHING = { kind: "no_choice" };

/**
 * @param {Store} store
 * @param {PageSettings} settings
 * @param {Catalogue} catalogue
 * @param {{reconnect: () => void, isGuided?: boolean}} page
 */
export function createApp(store, settings, catalogue, page) {
  const link = signal(/** @type {Link} */ ({ status: "connecting", code: "" }));
  const dialog = signal(/** @type {string | null} */ (null));
  const chosen = signal(/** @type {readonly string[]} */ ([]));
  const raised = signal(/** @type {string | null} */ (null));
  const asksSuit = signal(false);
  /** The card that is to be played when its turn comes, in which trick, and how many cards lay there. */
  const marked = signal(/** @type {{card: string, trick: number, seen: number} | null} */ (null));
  /** A card that was marked and could not be played when its turn had come. */
  const unplayable = signal(/** @type {{card: string, seq: number} | null} */ (null));
  const warning = signal(/** @type {{played: string, danger: import("../state/danger.js").Danger} | null} */ (null));
  const chatRead = signal(0);

  const plain = new Voice(catalogue);
  const rules = computed(() => (store.table.value ? rulesOf(store.table.value.settings.rules) : null));
  const seats = computed(() => store.table.value?.seats ?? []);
  const voice = computed(() =>
    new Voice(catalogue, namesOf(seats.value, (identifier, told) => plain.message(identifier, told)), rules.value));
  /** What may be done now; nothing while an action is on its way. */
  const choice = computed(() => (store.isTurn.value ? (store.view.value?.choice ?? NOTHING) : NOTHING));
  const hand = computed(() => sorted(store.view.value?.hand ?? [], /** @type {any} */ (settings.values.value.order)));
  /** The cards that may be played or picked now. */
  const open = computed(() => {
    const now = choice.value;
    if (now.kind === "play_choice") return new Set(now.cards);
    if (now.kind !== "discard_choice") return new Set(/** @type {string[]} */ ([]));
    return new Set([...stillPossible(now.ways, chosen.value), ...chosen.value]);
  });
  const isChosenWhole = computed(() =>
    choice.value.kind === "discard_choice" && isDiscard(choice.value.ways, chosen.value));

  /** Whether the cards go by themselves, for the rest is the own in any order. */
  const takesRest = computed(() => settings.values.value.sure === "play" && choice.value.kind === "play_choice"
    && store.view.value !== null && isRestSure(store.view.value));

  /** Forgets what was begun and is no longer asked. */
  function forget() {
    raised.value = null;
    asksSuit.value = false;
    chosen.value = [];
    warning.value = null;
  }

  return {
    store, settings, link, dialog, chosen, raised, asksSuit, chatRead, rules, voice, choice, hand, open,
    isChosenWhole, marked, unplayable, warning, takesRest, forget, page,
    /** When a card was last played or warned about, by the page's own clock: a double click is one. */
    tapped: { at: -Infinity },
    /**
     * Says a message of the page.
     * @param {string} identifier
     * @param {Record<string, string | number>} [told]
     */
    words: (identifier, told) => voice.value.message(identifier, told),
  };
}

/** @typedef {ReturnType<typeof createApp>} App */

/**
 * Who takes part in the deal, in playing order as far as it is known; who sits out does not.
 * @param {View} view
 * @returns {number[]}
 */
export function activeSeats(view) {
  const order = view.trick?.order ?? view.tricks[view.tricks.length - 1]?.order;
  return order ?? view.hand_sizes.flatMap((size, seat) => (size ? [seat] : []));
}
