/** The felt: the seats around it in the rules' direction, and the trick in the middle. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { placesOf } from "../state/rules.js";
import { winnersOf } from "../state/seen.js";
import { activeSeats } from "./app.js";
import { Card } from "./card.js";
import { fly } from "./flight.js";
import { classes, html } from "./html.js";
import { Lazy } from "./lazy.js";
import { Seat } from "./seat.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../wire/types.js").View} View */

const loadResult = async () => (await import("./sheet.js")).Result;

/**
 * The trick to show: the one being played, or before its first card the last one taken, with its winner.
 * @param {View} view
 */
export function trickShown(view) {
  if (view.trick?.cards.length || !view.tricks.length) return { trick: view.trick, winner: null };
  const winners = winnersOf(view);
  return { trick: view.tricks[view.tricks.length - 1], winner: winners[winners.length - 1] };
}

/** @param {{app: App, seat: number, place: string, card: string | undefined, wins: boolean, named: string | undefined}} props */
function Slot({ app, seat, place, card, wins, named }) {
  const slot = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const picture = slot.current?.querySelector("svg");
    if (card && picture) fly(picture, card, seat);
  }, [card]);
  const player = app.voice.value.player(seat);
  const label = card
    ? app.words(wins ? "web-card-wins" : "web-card-of", { player, card: app.voice.value.cardName(card) })
    : app.words("web-no-card", { player });
  return html`<div ref=${slot} class=${classes("slot", `at-${place}`, wins && "wins")} role="img" aria-label=${label}>
    ${card && html`<${Card} code=${card} />`}
    ${named && html`<span class="named">${app.words("web-scuse-names", { suit: named })}</span>`}
  </div>`;
}

/**
 * The trick, and whose it is.
 * @param {{app: App, places: readonly string[], active: readonly number[]}} props
 */
function Middle({ app, places, active }) {
  const { store, voice } = app;
  const view = store.view.value;
  const { trick, winner } = view ? trickShown(view) : { trick: null, winner: null };
  return html`<div class=${classes("trick", store.resting.value && "resting")} role="group" aria-label=${app.words("web-trick")}>
      ${view && trick && places.map((place, seat) => active.includes(seat) && html`<${Slot} key=${seat} app=${app} seat=${seat}
        place=${place} card=${trick.cards[trick.order.indexOf(seat)]} wins=${seat === winner}
        named=${trick.order[0] === seat ? trick.named : undefined} />`)}
      ${winner !== null && trick && html`<p class="taken">${app.words("web-trick-to", {
        number: String(trick.number), player: voice.value.player(winner),
      })}</p>`}
      ${store.resting.value && html`<button type="button" class="go-on" onClick=${() => store.goOn()}>${app.words("web-go-on")}</button>`}
    </div>`;
}

/** @param {{app: App}} props */
export function Felt({ app }) {
  const { store, rules } = app;
  const view = store.view.value;
  const table = store.table.value;
  if (!rules.value || !table) return null;
  const own = store.seat.value;
  const places = placesOf(rules.value, own);
  const active = view ? activeSeats(view) : places.map((_, seat) => seat);
  const isSettled = view?.ended === "played" && !store.resting.value;
  const others = places.flatMap((place, seat) => (seat === own ? [] : [{ place, seat }]));
  return html`<section class="felt" aria-label=${app.words("web-table")} data-players=${places.length}
      data-phase=${view?.phase ?? "dealing"}>
    ${others.map(({ place, seat }) => html`<${Seat} key=${seat} app=${app} seat=${seat} place=${place} />`)}
    ${isSettled ? html`<${Lazy} load=${loadResult} of=${{ app }} />` : html`<${Middle} app=${app} places=${places} active=${active} />`}
  </section>`;
}
