/**
 * The rulebook as a table: what each clause comes from and reads, what a table may choose, the presets and the
 * amounts. A test holds all of it equal to the rules themselves; the words are in the Fluent files.
 */

/** @typedef {boolean | string} OptionValue */
/** @typedef {{clause: string, sources: string, options: readonly string[]}} ClauseNote sources by their letters */
/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {readonly number[]} players for how many at the table it is
 * @property {Readonly<Record<string, OptionValue>>} options
 * @property {{unit: string, points: number}} stake
 */

/** @type {(clause: string, sources: string, ...options: string[]) => ClauseNote} */
const note = (clause, sources, ...options) => ({ clause, sources, options });

/** @type {readonly ClauseNote[]} */
export const CLAUSES = [
  note("TAB-1", "ABCD"),
  note("TAB-2", "ABCD", "players"),
  note("TAB-3", "B", "players"),
  note("TAB-4", "AC", "players"),
  note("TAB-5", "ABCD", "direction"),
  note("TAB-6", "ABC"),
  note("TAB-7", "ABC"),
  note("TAB-8", "BD"),
  note("POT-1", "ABCD", "pots"),
  note("POT-2", "ABCD", "pots", "tariff.foundation"),
  note("POT-3", "ABCD", "pots", "tariff.dealer_payment"),
  note("POT-4", "AC", "pots"),
  note("DEAL-1", "ABCD"),
  note("DISC-1", "ABCD"),
  note("DISC-2", "ABCD", "announced_tout"),
  note("DISC-3", "ABCD", "scuse_counts_as_trump", "announced_tout"),
  note("DISC-4", "ABCD"),
  note("DISC-5", "D"),
  note("DISC-6", "", "declarations"),
  note("DECL-1", "ABC"),
  note("DECL-2", "ABC", "declarations"),
  note("DECL-3", "ABCD", "scuse_counts_as_trump", "tariff.ten_trumps", "tariff.more_trumps"),
  note("DECL-4", "ABCD", "tariff.three_matadors", "tariff.more_matadors"),
  note("DECL-5", "ABCD", "tariff.half", "tariff.full", "tariff.abundant"),
  note("DECL-6", "ABCD", "tariff.half", "tariff.full", "tariff.abundant"),
  note("DECL-7", ""),
  note("PLAY-1", "ABCD"),
  note("PLAY-2", "ABCD"),
  note("PLAY-3", "ABCD"),
  note("SCUSE-1", "ABCD"),
  note("SCUSE-2", "ABCD", "scuse_without_tricks"),
  note("SCUSE-3", "ABCD", "scuse_without_tricks"),
  note("SCUSE-4", "ABCD"),
  note("SCUSE-5", "ACD"),
  note("SCUSE-6", "ABCD"),
  note("SCUSE-7", "ABCD"),
  note("PAY-1", "ABCD", "pots", "tariff.lost_card"),
  note("PAY-2", "ABCD", "tariff.pagat_won"),
  note("TOUT-1", "ABCD", "pots", "card_points_in_tout", "ultimo_paid_in_tout", "tariff.tout", "tariff.pagat_ultimo", "tariff.king_ultimo"),
  note("TOUT-2", "D", "pots"),
  note("TOUT-A1", "D", "announced_tout"),
  note("TOUT-A2", "D", "announced_tout", "pots", "tariff.tout"),
  note("MIS-1", "ABCD", "tariff.misere"),
  note("ULT-1", "ABCD", "pots", "tariff.pagat_ultimo"),
  note("ULT-2", "ABCD", "pots", "tariff.king_ultimo"),
  note("ULT-3", "ABCD", "pots", "tariff.pagat_ultimo", "tariff.king_ultimo"),
  note("LAST-1", "ABCD", "last_trick_paid_on_bagud", "tariff.last_trick"),
  note("CARD-1", "BD"),
  note("CARD-2", "D", "card_points", "tariff.card_unit"),
  note("CARD-3", "ABCD", "card_points", "card_points_in_tout"),
  note("GAME-1", ""),
  note("GAME-2", "", "stake"),
  note("GAME-4", "", "pots"),
  note("GAME-3", "", "redeal_without_trumps"),
  note("TWO-1", "AC", "players"),
  note("TWO-2", "AC", "players", "pots"),
  note("TWO-3", "AC", "players"),
];

/**
 * The options a table may choose, each with its values in the rulebook's order.
 * @type {Readonly<Record<string, readonly OptionValue[]>>}
 */
export const OPTIONS = {
  direction: ["counter-clockwise", "clockwise"],
  pots: [true, false],
  declarations: ["compulsory", "voluntary"],
  scuse_without_tricks: ["surrendered", "kept"],
  announced_tout: [true, false],
  scuse_counts_as_trump: [true, false],
  card_points: [true, false],
  card_points_in_tout: [true, false],
  last_trick_paid_on_bagud: [true, false],
  ultimo_paid_in_tout: [true, false],
  redeal_without_trumps: [true, false],
};

/** @type {Readonly<Record<string, OptionValue>>} */
const CLASSIC = {
  direction: "counter-clockwise",
  pots: true,
  declarations: "compulsory",
  scuse_without_tricks: "surrendered",
  announced_tout: false,
  scuse_counts_as_trump: true,
  card_points: true,
  card_points_in_tout: true,
  last_trick_paid_on_bagud: false,
  ultimo_paid_in_tout: false,
  redeal_without_trumps: false,
};

/** @type {Readonly<Record<string, OptionValue>>} */
const DOLLAR = {
  ...CLASSIC,
  direction: "clockwise",
  declarations: "voluntary",
  scuse_without_tricks: "kept",
  announced_tout: true,
};

const POINTS = { unit: "points", points: 1 };

/** @type {readonly Preset[]} */
export const PRESETS = [
  { name: "classic", players: [3, 4], options: CLASSIC, stake: POINTS },
  { name: "classic-no-pots", players: [3, 4], options: { ...CLASSIC, pots: false }, stake: POINTS },
  { name: "danish", players: [3, 4], options: { ...CLASSIC, declarations: "voluntary" }, stake: POINTS },
  { name: "dollar", players: [3, 4], options: DOLLAR, stake: { unit: "$", points: 5 } },
  { name: "two-player", players: [2], options: { ...CLASSIC, pots: false }, stake: POINTS },
];

/** @type {Readonly<Record<string, number>>} */
export const WITH_POTS = {
  foundation: 20,
  dealer_payment: 5,
  ten_trumps: 10,
  more_trumps: 5,
  three_matadors: 10,
  more_matadors: 5,
  half: 5,
  full: 10,
  abundant: 15,
  lost_card: 5,
  pagat_won: 5,
  tout: 85,
  misere: 25,
  pagat_ultimo: 45,
  king_ultimo: 40,
  last_trick: 20,
  card_unit: 5,
};

/** @type {Readonly<Record<string, number>>} */
export const WITHOUT_POTS = { ...WITH_POTS, tout: 25, pagat_ultimo: 15, king_ultimo: 10, last_trick: 5 };
