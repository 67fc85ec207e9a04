/** What happens around the deal in words, and what the table itself refuses. */

import { capitalised } from "./voice.js";
import { eventSaid } from "./happenings.js";
import { objectionSaid } from "./doings.js";

/** @typedef {import("./voice.js").Voice} Voice */
/** @typedef {import("../wire/types.js").TableEvent} TableEvent */
/** @typedef {import("../wire/types.js").Happening} Happening */
/** @typedef {import("../wire/types.js").DealEvent} DealEvent */
/** @typedef {import("../wire/types.js").SeatWire} SeatWire */

const AROUND = new Set([
  "table_opened", "seated", "seat_freed", "went_away", "came_back", "host_changed", "preferred", "said",
  "deal_promised", "nonce_given", "deal_revealed", "proposed", "agreed", "dropped", "taken_back", "ready",
  "deal_awaited", "match_begun", "match_over", "archived",
]);

/**
 * The players' names in seat order: a person's own, a bot's by its player, whose taste ("club:bold") is not said.
 * @param {readonly SeatWire[]} seats
 * @param {(identifier: string, told: Record<string, string>) => string} message
 * @returns {string[]}
 */
export const namesOf = (seats, message) =>
  seats.map(({ who, name, player }, seat) =>
    (who === "bot" && player
      ? message("web-bot-name", { ...botTold(player), seat: String(seat + 1) })
      : name));

/** @param {string} player */
function botTold(player) {
  const [name] = player.split(":");
  return { player: name, name: capitalised(name) };
}

/**
 * Something that happened at the table, as lines; none for what need not be told.
 * @param {Voice} voice
 * @param {TableEvent} event
 * @param {string | null} text the row's own text
 * @param {number | null} own the own seat, whose hand is not read out
 * @returns {string[]}
 */
export function linesOf(voice, event, text, own) {
  if (AROUND.has(event.kind)) {
    const line = happeningSaid(voice, /** @type {Happening} */ (event), text);
    return line ? [line] : [];
  }
  const deal = /** @type {DealEvent} */ (event);
  const told = deal.kind === "hand_dealt" && deal.seat === own ? { ...deal, cards: [] } : deal;
  return eventSaid(voice, told).split("\n");
}

/**
 * @param {Voice} voice
 * @param {Happening} event
 * @param {string | null} text
 * @returns {string}
 */
function happeningSaid(voice, event, text) {
  /** @type {(name: string, seat: number) => string} */
  const of = (name, seat) => voice.sentence(`web-event-${name}`, { player: voice.player(seat) });
  switch (event.kind) {
    case "seated":
      return of("seated", event.seat);
    case "seat_freed": {
      const seat = voice.message("player-seat", { seat: String(event.seat + 1) });
      return voice.sentence("web-event-seat-freed", { seat });
    }
    case "went_away":
      return of("went-away", event.seat);
    case "came_back":
      return of("came-back", event.seat);
    case "host_changed":
      return of("host", event.seat);
    case "said":
      return saidLine(voice, { seat: event.seat, phrase: event.phrase, text });
    case "proposed":
      return of(`proposed-${event.wish}`, event.seat);
    case "agreed":
      return of("agreed", event.seat);
    case "dropped":
      return event.seat === null ? voice.sentence("web-event-lapsed") : of("declined", event.seat);
    case "taken_back":
      return voice.sentence("web-event-taken-back", { count: event.moves });
    case "ready":
      return of("ready", event.seat);
    case "deal_awaited":
      return of("deal-awaited", event.dealer);
    case "match_begun":
      return of("match-begun", event.dealer);
    case "match_over":
      return [
        voice.sentence("web-event-match-over"),
        ...(event.division.length ? eventSaid(voice, { kind: "paid", entries: event.division }).split("\n") : []),
      ].join(" ");
    case "archived":
      return voice.sentence("web-event-archived");
    default:
      return "";
  }
}

/**
 * A line of chat.
 * @param {Voice} voice
 * @param {{seat: number, phrase: string | null, text: string | null}} line
 * @returns {string}
 */
export function saidLine(voice, { seat, phrase, text }) {
  const words = phrase ? voice.message(`web-phrase-${phrase}`) : (text ?? voice.message("web-chat-erased"));
  return voice.message("web-said", { player: voice.player(seat), text: words });
}

/**
 * Why a command was refused: by the rules, or by the table.
 * @param {Voice} voice
 * @param {import("../wire/types.js").Refused} answer
 * @returns {string}
 */
export function refusedSaid(voice, { reason, rules, clause }) {
  if (rules && clause) return objectionSaid(voice, rules, clause);
  const identifier = `web-refused-${reason}`;
  return voice.sentence(voice.catalogue.has(identifier) ? identifier : "web-refused");
}
