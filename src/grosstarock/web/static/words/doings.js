/** What a player may do, what was refused, and what the deal waits for, in words. */

/** @typedef {import("./voice.js").Voice} Voice */
/** @typedef {import("../wire/types.js").Action} Action */
/** @typedef {import("../wire/types.js").Choice} Choice */
/** @typedef {import("../wire/types.js").DiscardWay} DiscardWay */
/** @typedef {import("../wire/types.js").Refusal} Refusal */

/**
 * An action as advice or as the label of a button: "Play the King of hearts."
 * @param {Voice} voice
 * @param {Action} action
 * @returns {string}
 */
export function actionSaid(voice, action) {
  switch (action.do) {
    case "discard":
      return voice.sentence("action-discard", voice.cards(action.cards));
    case "declare":
      return action.what.length
        ? voice.sentence("action-declare", { declarations: namesSaid(voice, action.what) })
        : voice.sentence("action-declare-nothing");
    case "play":
      return action.names
        ? voice.sentence("action-lead-scuse", { suit: action.names })
        : voice.sentence("action-play", voice.card(action.card));
    default:
      return voice.sentence(`action-${action.do.replaceAll("_", "-")}`);
  }
}

/** @type {(voice: Voice, names: readonly string[]) => string} */
const namesSaid = (voice, names) => voice.allOf(names.map((name) => voice.declarationName(name)));

/**
 * What a player may do now, in one sentence or a few.
 * @param {Voice} voice
 * @param {Choice} choice
 * @returns {string}
 */
export function choiceSaid(voice, choice) {
  switch (choice.kind) {
    case "no_choice":
      return voice.sentence("choice-none");
    case "redeal_choice":
      return voice.sentence(choice.may_ask ? "choice-redeal" : "choice-redeal-pass");
    case "discard_choice": {
      const ways = choice.ways.map((way, place) => waySaid(voice, way, place ? "other" : "first"));
      return [...ways, ...(choice.may_announce_tout ? [voice.sentence("choice-discard-tout")] : [])].join(" ");
    }
    case "declare_choice": {
      if (!choice.held.length) return voice.sentence("choice-declare-nothing");
      const identifier = choice.compulsory ? "choice-declare-all" : "choice-declare-any";
      return voice.sentence(identifier, { declarations: namesSaid(voice, choice.held) });
    }
    case "demand_choice":
      return voice.sentence(choice.may_demand ? "choice-demand" : "choice-demand-pass");
    case "play_choice": {
      const cards = voice.sentence("choice-play", voice.cards(choice.cards));
      if (!choice.names.length) return cards;
      const suits = voice.anyOf(choice.names.map((suit) => voice.suit(suit)));
      return `${cards} ${voice.sentence("choice-play-names", { suits })}`;
    }
  }
}

/**
 * @param {Voice} voice
 * @param {DiscardWay} way
 * @param {"first"|"other"} place
 */
function waySaid(voice, way, place) {
  const told = {
    ...voice.cards(way.forced, "forced"),
    ...voice.cards(way.pool, "pool"),
    count: way.choose,
    place,
  };
  if (!way.choose) return voice.sentence("choice-discard-forced", told);
  return voice.sentence(way.forced.length ? "choice-discard-both" : "choice-discard-pool", told);
}

/**
 * Why an action is not allowed: the reason, its clause, and what the player may do instead.
 * @param {Voice} voice
 * @param {Refusal} refusal
 * @param {string} clause
 * @returns {string}
 */
export function refusalSaid(voice, refusal, clause) {
  const ofAnother = refusal.turn !== undefined || refusal.reason === "already-dealt";
  if (ofAnother || refusal.legal.kind === "no_choice") {
    return objectionSaid(voice, refusal, clause);
  }
  const why = whySaid(voice, refusal);
  return voice.message("refusal-sentence", { why, clause, instead: choiceSaid(voice, refusal.legal) });
}

/**
 * Why an action is not allowed, and by which clause, where what may be done instead is seen anyway.
 * @param {Voice} voice
 * @param {Refusal} refusal
 * @param {string} clause
 * @returns {string}
 */
export const objectionSaid = (voice, refusal, clause) =>
  voice.message("refusal-sentence-alone", { why: whySaid(voice, refusal), clause });

/**
 * The reason alone, with the cards, the player or the suit that it is about where it is told them.
 * @param {Voice} voice
 * @param {Refusal} refusal
 * @returns {string}
 */
function whySaid(voice, refusal) {
  const identifier = `refusal-${refusal.reason}`;
  const isTold = refusal.cards.length || refusal.suit !== undefined || refusal.turn !== undefined;
  if (!isTold || !voice.catalogue.attributes(identifier).includes("detail")) {
    return voice.sentence(identifier);
  }
  return voice.sentence(identifier, {
    ...voice.cards(refusal.cards),
    player: refusal.turn === undefined ? "" : voice.player(refusal.turn),
    suit: refusal.suit ?? "",
  }, "detail");
}
