/**
 * A table to be: what is chosen for it so far, and what of it departs from its preset. Knows no page.
 *
 * `options` and `tariff` hold only what departs; `stake` is null where it is the preset's.
 */

/** @typedef {import("./house.js").House} House */
/** @typedef {import("./house.js").Preset} Preset */
/** @typedef {import("./house.js").Stake} Stake */
/** @typedef {boolean | string} OptionValue */
/**
 * @typedef {object} Draft
 * @property {string} title
 * @property {string} preset
 * @property {string[]} seats each "me", "open", or "bot:" and a player's name
 * @property {string} taste how the bots like risk
 * @property {Record<string, OptionValue>} options
 * @property {Record<string, number>} tariff
 * @property {Stake | null} stake
 * @property {number | null} rounds
 * @property {boolean} take_back
 * @property {boolean} watchers
 * @property {string} pace
 * @property {number | null} lost_after in seconds; null for as long as the server waits at most
 * @property {number | null} silent_after
 */
/** @typedef {{preset: string, players: number, options: Record<string, OptionValue>, tariff: Record<string, number>, stake?: Stake | null, version: number}} RulesWire */

export const PACES = ["slow", "normal", "fast", "instant"];
/** How many rounds are offered; null goes on until all agree to stop. */
export const ROUNDS = [1, 2, 3, 4, 5, 6, 8, 10, null];
/** Waits that are offered, in seconds; null is the server's longest. */
export const WAITS = [15, 30, 60, 90, 120, 300, 600, null];
const USUAL_PRESET = "danish";
const PLAIN = "plain";
const RULEBOOK_VERSION = 1;
const BOT = "bot:";

/** @type {(house: House, name: string) => Preset} */
export const presetNamed = (house, name) =>
  house.presets.find((preset) => preset.name === name) ?? house.presets[0];

/** @type {(players: number) => string[]} */
const seatsFor = (players) => ["me", ...Array(players - 1).fill("open")];

/** @type {(player: string) => string} */
export const botSeat = (player) => BOT + player;

/** The player of a bot's seat; null for any other. @type {(seat: string) => string | null} */
export const botAt = (seat) => (seat.startsWith(BOT) ? seat.slice(BOT.length) : null);

/** A table as the preset has it. @type {(house: House) => Draft} */
export function usualDraft(house) {
  const preset = presetNamed(house, USUAL_PRESET);
  return {
    title: "", preset: preset.name, seats: seatsFor(preset.players[0]), taste: PLAIN, options: {}, tariff: {}, stake: null,
    rounds: 1, take_back: true, watchers: true, pace: "normal", lost_after: 30, silent_after: 90,
  };
}

/**
 * A draft that was kept, as far as it still makes sense; what does not is as usual.
 * @param {House} house
 * @param {string | null} text
 * @returns {Draft}
 */
export function restored(house, text) {
  const usual = usualDraft(house);
  /** @type {any} */
  let old;
  try {
    old = JSON.parse(text ?? "{}");
  } catch {
    return usual;
  }
  const preset = house.presets.find(({ name }) => name === old?.preset);
  if (!preset) return usual;
  const fitting = (/** @type {keyof Draft} */ name, /** @type {boolean} */ fits) => ({ [name]: fits ? old[name] : usual[name] });
  return {
    ...usual,
    preset: preset.name,
    seats: areSeats(house, preset, old.seats) ? old.seats : seatsFor(preset.players[0]),
    options: entriesWhere(old.options, (name, value) => house.options[name]?.includes(/** @type {boolean} */ (value))),
    tariff: entriesWhere(old.tariff, (name, value) => name in preset.tariff && isAmount(value)),
    stake: isStake(old.stake) ? old.stake : null,
    ...fitting("title", typeof old.title === "string"),
    ...fitting("taste", house.tastes.includes(old.taste)),
    ...fitting("rounds", ROUNDS.includes(old.rounds)),
    ...fitting("take_back", typeof old.take_back === "boolean"),
    ...fitting("watchers", typeof old.watchers === "boolean"),
    ...fitting("pace", PACES.includes(old.pace)),
    ...fitting("lost_after", WAITS.includes(old.lost_after)),
    ...fitting("silent_after", WAITS.includes(old.silent_after)),
  };
}

/** @type {(found: any, fits: (name: string, value: unknown) => boolean | undefined) => any} */
const entriesWhere = (found, fits) =>
  Object.fromEntries(Object.entries(found ?? {}).filter(([name, value]) => fits(name, value)));

/** @type {(value: unknown) => boolean} */
export const isAmount = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 1_000_000 && value % 5 === 0;

/** @type {(found: any) => boolean} */
const isStake = (found) => typeof found?.unit === "string" && Number.isInteger(found?.points);

/** @type {(house: House, preset: Preset, found: any) => boolean} */
const areSeats = (house, preset, found) =>
  Array.isArray(found) && preset.players.includes(found.length) && found.filter((seat) => seat === "me").length === 1
  && found.every((seat) => seat === "me" || seat === "open" || house.players.includes(botAt(String(seat)) ?? ""));

/**
 * The same table by another preset: what departed from the old one is left behind.
 * @param {House} house
 * @param {Draft} draft
 * @param {string} name
 * @returns {Draft}
 */
export function withPreset(house, draft, name) {
  const { players } = presetNamed(house, name);
  const seats = players.includes(draft.seats.length) ? draft.seats : seatsFor(players[0]);
  return { ...draft, preset: name, seats, options: {}, tariff: {}, stake: null };
}

/** The same table for more or fewer. @type {(draft: Draft, players: number) => Draft} */
export function withPlayers(draft, players) {
  const kept = draft.seats.slice(0, players);
  const seats = [...kept, ...Array(Math.max(0, players - kept.length)).fill("open")];
  return { ...draft, seats: seats.includes("me") ? seats : ["me", ...seats.slice(1)] };
}

/**
 * Somebody else in a seat; who sat down oneself gets up where one sat before.
 * @param {Draft} draft
 * @param {number} place
 * @param {string} who
 * @returns {Draft}
 */
export function withSeat(draft, place, who) {
  const before = draft.seats[place];
  const seats = draft.seats.map((seat, other) => (other === place ? who : who === "me" && seat === "me" ? before : seat));
  return { ...draft, seats: seats.includes("me") ? seats : seats.map((seat, other) => (other === nextTo(seats, place) ? "me" : seat)) };
}

/** Where one sits down after giving the own seat away: the first free one, else beside it. @type {(seats: string[], place: number) => number} */
const nextTo = (seats, place) => {
  const free = seats.findIndex((seat, other) => seat === "open" && other !== place);
  return free >= 0 ? free : (place + 1) % seats.length;
};

/** An option's value; the preset's is no departure. @type {(house: House, draft: Draft, name: string, value: OptionValue) => Draft} */
export function withOption(house, draft, name, value) {
  const { [name]: _, ...others } = draft.options;
  const isOwn = presetNamed(house, draft.preset).options[name] !== value;
  const next = { ...draft, options: isOwn ? { ...others, [name]: value } : others };
  return { ...next, tariff: entriesWhere(next.tariff, (amount, points) => tariffOf(house, next)[amount] !== points) };
}

/** An amount in points; the rulebook's is no departure. @type {(house: House, draft: Draft, name: string, points: number) => Draft} */
export function withAmount(house, draft, name, points) {
  const { [name]: _, ...others } = draft.tariff;
  return { ...draft, tariff: tariffOf(house, draft)[name] === points ? others : { ...others, [name]: points } };
}

/** The options in force. @type {(house: House, draft: {preset: string, options: Record<string, OptionValue>}) => Record<string, OptionValue>} */
export const optionsOf = (house, draft) => ({ ...presetNamed(house, draft.preset).options, ...draft.options });

/**
 * The rulebook's amounts for the table: with pots or without, as it plays.
 * @param {House} house
 * @param {{preset: string, options: Record<string, OptionValue>}} draft
 * @returns {Record<string, number>}
 */
export function tariffOf(house, draft) {
  const { pots } = optionsOf(house, draft);
  return (house.presets.find(({ options }) => options.pots === pots) ?? presetNamed(house, draft.preset)).tariff;
}

/** @type {(house: House, draft: Draft) => Stake} */
export const stakeOf = (house, draft) => draft.stake ?? presetNamed(house, draft.preset).stake;

/** How many things depart from the preset. @type {(draft: Draft) => number} */
export const changesIn = (draft) => Object.keys(draft.options).length + Object.keys(draft.tariff).length + (draft.stake ? 1 : 0);

/** The rules as the wire has them. @type {(draft: Draft) => RulesWire} */
export const rulesWire = (draft) => ({
  preset: draft.preset,
  players: draft.seats.length,
  options: draft.options,
  tariff: draft.tariff,
  ...(draft.stake && { stake: draft.stake }),
  version: RULEBOOK_VERSION,
});

/** What the server is asked to open. @type {(draft: Draft, cmd_id: string, name: string) => object} */
export function tableAsked(draft, cmd_id, name) {
  const bot = (/** @type {string} */ player) => ({ kind: "bot", player: draft.taste === PLAIN ? player : `${player}:${draft.taste}` });
  const seats = draft.seats.map((seat) => (botAt(seat) === null ? { kind: seat } : bot(seat.slice(BOT.length))));
  const { rounds, take_back, watchers, pace, lost_after, silent_after } = draft;
  const clock = { lost_after, silent_after };
  return { cmd_id, name, title: draft.title.trim(), rules: rulesWire(draft), seats, rounds, take_back, watchers, pace, clock };
}
