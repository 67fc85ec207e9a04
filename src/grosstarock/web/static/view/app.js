/** What every part of the page works with: the table, the words, and what the person is about to do. */

import { computed, signal } from "@preact/signals";

import { isDiscard, sorted, stillPossible } from "../state/hand.js";
import { rulesOf } from "../state/rules.js";
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
 * @param {{players: () => Promise<string[]>, reconnect: () => void}} page
 */
export function createApp(store, settings, catalogue, page) {
  const link = signal(/** @type {Link} */ ({ status: "connecting", code: "" }));
  const dialog = signal(/** @type {string | null} */ (null));
  const chosen = signal(/** @type {readonly string[]} */ ([]));
  const raised = signal(/** @type {string | null} */ (null));
  const asksSuit = signal(false);
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

  /** Forgets what was begun and is no longer asked. */
  function forget() {
    raised.value = null;
    asksSuit.value = false;
    chosen.value = [];
  }

  return {
    store, settings, link, dialog, chosen, raised, asksSuit, chatRead, rules, voice, choice, hand, open,
    isChosenWhole, forget, page,
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

/**
 * Who took each of the tricks: who led to the next, and of the last whom the settlement names.
 * @param {View} view
 * @returns {number[]}
 */
export function winnersOf(view) {
  return view.tricks.map((_, place) =>
    (view.tricks[place + 1] ?? view.trick)?.order[0] ?? view.played?.last_winner ?? 0);
}
