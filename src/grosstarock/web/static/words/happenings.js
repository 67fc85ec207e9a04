/** The deal's events in words, told as far as the event tells them. */

import { PAGAT } from "./cards.js";
import { paymentsSaid } from "./payments.js";

/** @typedef {import("./voice.js").Voice} Voice */
/** @typedef {import("../wire/types.js").DealEvent} DealEvent */
/** @typedef {import("../wire/types.js").DealPlayed} DealPlayed */

/**
 * What has happened, a line for each payment, else one line.
 * @param {Voice} voice
 * @param {DealEvent} event
 * @returns {string}
 */
export function eventSaid(voice, event) {
  switch (event.kind) {
    case "paid":
      return paymentsSaid(voice, event.entries).map(({ text }) => text).join("\n");
    case "pots_moved":
      return voice.sentence("event-pots-moved", { player: voice.player(event.to) });
    case "card_played":
      return playSaid(voice, event);
    case "trick_taken":
      return voice.sentence("event-trick-taken", {
        player: voice.player(event.winner),
        number: String(event.number),
      });
    case "scuse_settled":
      return exchangeSaid(voice, event.exchange);
    case "deal_ended":
      return playedSaid(voice, event.played);
    case "deal_void":
      return voice.sentence("event-deal-void");
    case "hand_dealt":
    case "discarded":
    case "redeal_answered":
    case "declaration_made":
      return cardsSaid(voice, event);
    default:
      return playerSaid(voice, event);
  }
}

/**
 * Events that name a player and nothing else.
 * @param {Voice} voice
 * @param {Extract<DealEvent, {kind: "tout_announced"|"nothing_declared"|"trumps_shown"|"demand_answered"}>} event
 */
function playerSaid(voice, event) {
  const identifier = {
    tout_announced: "event-tout-announced",
    nothing_declared: "event-nothing-declared",
    trumps_shown: "event-trumps-shown",
    demand_answered: event.kind === "demand_answered" && event.demanded
      ? "event-demanded"
      : "event-demand-passed",
  }[event.kind];
  return voice.sentence(identifier, { player: voice.player(event.seat) });
}

/**
 * Events that name some cards to those who may see them.
 * @param {Voice} voice
 * @param {Extract<DealEvent, {kind: "hand_dealt"|"discarded"|"redeal_answered"|"declaration_made"}>} event
 */
function cardsSaid(voice, event) {
  const player = voice.player(event.seat);
  switch (event.kind) {
    case "hand_dealt":
      return event.cards.length
        ? voice.sentence("event-hand-dealt-shown", { player, ...voice.cards(event.cards) })
        : voice.sentence("event-hand-dealt", { player, count: event.count });
    case "discarded":
      return event.cards.length
        ? voice.sentence("event-discarded-shown", { player, ...voice.cards(event.cards) })
        : voice.sentence("event-discarded", { player });
    case "redeal_answered":
      return event.shown
        ? voice.sentence("event-redeal-asked", { player, ...voice.cards(event.shown) })
        : voice.sentence("event-redeal-passed", { player });
    case "declaration_made": {
      const identifier = event.laid_away.length ? "event-declared-laid-away" : "event-declared";
      const declaration = voice.declaration(event.declaration);
      return voice.sentence(identifier, { player, declaration, ...voice.cards(event.laid_away) });
    }
  }
}

/**
 * @param {Voice} voice
 * @param {Extract<DealEvent, {kind: "card_played"}>} event
 */
function playSaid(voice, event) {
  const player = voice.player(event.seat);
  if (event.names) return voice.sentence("event-scuse-led", { player, suit: event.names });
  return voice.sentence("event-card-played", { player, ...voice.card(event.card) });
}

/**
 * @param {Voice} voice
 * @param {import("../wire/types.js").Exchange} exchange
 */
function exchangeSaid(voice, exchange) {
  const told = { owner: voice.player(exchange.owner), winner: voice.player(exchange.winner) };
  if (exchange.given === null) return voice.sentence("event-scuse-settled-without", told);
  return voice.sentence("event-scuse-settled", { ...told, ...voice.card(exchange.given) });
}

/**
 * The deal's outcomes in the order of the settlement, then what everybody counts.
 * @param {Voice} voice
 * @param {DealPlayed} played
 * @returns {string}
 */
export function playedSaid(voice, played) {
  const takers = played.has_trick.flatMap((taken, seat) => (taken ? [seat] : []));
  const tout = takers.length === 1 ? takers[0] : null;
  const without = played.last_trick.filter(([seat]) => !played.has_trick[seat]);
  const winner = voice.player(played.last_winner);
  const lines = [];
  if (tout !== null) lines.push(voice.sentence("fact-tout", { player: voice.player(tout) }));
  if (played.tout_announced && tout !== played.dealer) {
    lines.push(voice.sentence("fact-announced-tout-failed", { player: voice.player(played.dealer) }));
  }
  if (played.last_trick.length === 3 && without.length === 1) {
    lines.push(voice.sentence("fact-misere", { player: voice.player(without[0][0]) }));
  }
  const atStake = played.last_trick.filter(([, card]) => card === PAGAT || /^[CSHD]K$/.test(card));
  const won = atStake.find(([seat]) => seat === played.last_winner);
  const lost = atStake.filter(([seat]) => seat !== played.last_winner);
  if (won) lines.push(voice.sentence("fact-ultimo", { player: winner, ...voice.card(won[1]) }));
  else if (!lost.length && tout === null) lines.push(voice.sentence("fact-last-trick", { player: winner }));
  for (const [seat, card] of lost) {
    lines.push(voice.sentence("fact-bagud", { player: voice.player(seat), ...voice.card(card) }));
  }
  lines.push(voice.sentence("fact-card-points", { counts: countsSaid(voice, played) }));
  return lines.join(" ");
}

/**
 * Everybody's card points, in seat order (CARD-1).
 * @param {Voice} voice
 * @param {DealPlayed} played
 * @returns {string}
 */
export function countsSaid(voice, played) {
  const active = played.last_trick.map(([seat]) => seat).sort();
  return voice.allOf(active.map((seat) => voice.message("fact-card-points-of", {
    player: voice.player(seat),
    points: String(played.card_points[seat]),
  })));
}
