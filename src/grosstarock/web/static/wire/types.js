/**
 * The messages of the protocol `grosstarock.v1` as types; docs/spec/wire.md describes every one.
 *
 * Nothing here runs: the module is read by editors and by the type checker.
 *
 * @typedef {string} Card
 * @typedef {"C"|"S"|"H"|"D"|"T"} Suit
 * @typedef {number} Seat
 * @typedef {number|"king"|"pagat"|null} Party a seat, a pot, or nobody
 * @typedef {"half"|"full"|"abundant"} Degree
 * @typedef {"dealing"|"redeal"|"discard"|"declare"|"demand"|"play"|"over"} Phase
 *
 * @typedef {{kind: "trumps", count: number, with_pagat: boolean}
 *   | {kind: "matadors", count: number}
 *   | {kind: "cavalry", suit: string, degree: Degree, missing?: string}
 *   | {kind: "kings", degree: Degree, missing?: string}} Declaration
 *
 * @typedef {{clause: string, payer: Party, payee: Party, points: number, cards: Card[]}} Entry
 * @typedef {{balances: number[], pots: {king: number, pagat: number}}} Accounts
 * @typedef {{owner: Seat, winner: Seat, given: Card|null}} Exchange
 * @typedef {{number: number, order: Seat[], cards: Card[], named?: Suit}} Trick
 * @typedef {{dealer: Seat, has_trick: boolean[], last_trick: [Seat, Card][], last_winner: Seat,
 *   card_points: number[], tout_announced: boolean, scores: number[]}} DealPlayed
 *
 * @typedef {{seat: Seat, do: "ask_redeal"|"pass_redeal"|"announce_tout"|"demand"|"pass_demand"}
 *   | {seat: Seat, do: "discard", cards: Card[]}
 *   | {seat: Seat, do: "declare", what: string[]}
 *   | {seat: Seat, do: "play", card: Card, names?: Suit}} Action
 *
 * @typedef {{forced: Card[], choose: number, pool: Card[]}} DiscardWay
 * @typedef {{kind: "no_choice"}
 *   | {kind: "redeal_choice", seat: Seat, may_ask: boolean}
 *   | {kind: "discard_choice", seat: Seat, ways: DiscardWay[], may_announce_tout: boolean}
 *   | {kind: "declare_choice", seat: Seat, held: string[], compulsory: boolean}
 *   | {kind: "demand_choice", seat: Seat, may_demand: boolean}
 *   | {kind: "play_choice", seat: Seat, cards: Card[], names: Suit[]}} Choice
 * @typedef {{reason: string, legal: Choice, cards: Card[], turn?: Seat, suit?: Suit}} Refusal
 *
 * @typedef {{preset: string, players: number, version: number, options?: Record<string, boolean|string>,
 *   tariff?: Record<string, number>, stake?: {unit: string, points: number}}} RulesWire
 * @typedef {{seat: Seat, declaration: Declaration, laid_away: Card[]}} DeclaredView
 * @typedef {{rules: RulesWire, seat: Seat|null, dealer: Seat, phase: Phase, turn: Seat|null,
 *   accounts: Accounts, ledger: Entry[], hand: Card[], hand_sizes: number[], dealt: Card[][],
 *   discard: Card[]|null, redeal_answers: boolean[], tout_announced: boolean, declared: DeclaredView[],
 *   declarers: number, demand_answers: boolean[], tricks: Trick[], trick: Trick|null,
 *   trumps_shown: boolean, choice: Choice, ended: "played"|"redeal"|"broken_off"|null,
 *   played: DealPlayed|null}} View
 *
 * @typedef {{kind: "paid", entries: Entry[]}
 *   | {kind: "pots_moved", to: Seat}
 *   | {kind: "hand_dealt", seat: Seat, count: number, cards: Card[]}
 *   | {kind: "redeal_answered", seat: Seat, shown: Card[]|null}
 *   | {kind: "tout_announced"|"nothing_declared"|"trumps_shown", seat: Seat}
 *   | {kind: "discarded", seat: Seat, cards: Card[]}
 *   | {kind: "declaration_made", seat: Seat, declaration: Declaration, laid_away: Card[]}
 *   | {kind: "demand_answered", seat: Seat, demanded: boolean}
 *   | {kind: "card_played", seat: Seat, card: Card, names: Suit|null}
 *   | {kind: "trick_taken", number: number, winner: Seat}
 *   | {kind: "scuse_settled", exchange: Exchange}
 *   | {kind: "deal_ended", played: DealPlayed}
 *   | {kind: "deal_void"}} DealEvent
 *
 * @typedef {"take_back"|"break_off"|"end_match"} Wish
 * @typedef {"lost"|"silent"|"left"} Absence
 * @typedef {{lost_after: number|null, silent_after: number|null}} Clock
 * @typedef {{rules: RulesWire, rounds: number|null, take_back: boolean, watchers: boolean,
 *   pace: "slow"|"normal"|"fast"|"instant", clock: Clock}} Settings
 * @typedef {{kind: "table_opened", settings: Settings}
 *   | {kind: "seated", seat: Seat, player: string|null}
 *   | {kind: "seat_freed"|"came_back"|"host_changed"|"nonce_given"|"agreed"|"ready", seat: Seat}
 *   | {kind: "went_away", seat: Seat, why: Absence}
 *   | {kind: "preferred", seat: Seat, forced: boolean}
 *   | {kind: "said", seat: Seat, phrase: string|null}
 *   | {kind: "deal_promised", deal_id: string, commitment: string}
 *   | {kind: "deal_revealed", deal_id: string, secret: string, nonces: string[], seed: string}
 *   | {kind: "proposed", seat: Seat, wish: Wish, asked: Seat[]}
 *   | {kind: "dropped", seat: Seat|null}
 *   | {kind: "taken_back", before: number, moves: number}
 *   | {kind: "deal_awaited"|"match_begun", dealer: Seat}
 *   | {kind: "match_over", division: Entry[], accounts: Accounts}
 *   | {kind: "archived"}} Happening
 * @typedef {DealEvent|Happening} TableEvent
 *
 * @typedef {{who: "nobody"|"person"|"bot", name: string, player: string|null, away: Absence|null}} SeatWire
 * @typedef {{proposal: number, seat: Seat, wish: Wish, waiting: Seat[]}} Proposal
 * @typedef {{seq: number, seat: Seat, phrase: string|null, text: string|null}} SaidLine
 * @typedef {{title: string, settings: Settings, host: Seat|null, seats: SeatWire[], begun: boolean,
 *   over: boolean, archived: boolean, deals: number, dealer: Seat, balances: number[], king_pot: number,
 *   pagat_pot: number, deal_id: string|null, taken_back: number,
 *   promise: {deal_id: string, commitment: string, given: Seat[]}|null, proposal: Proposal|null,
 *   ready: Seat[], chat: SaidLine[]}} Table
 *
 * @typedef {{kind: "welcome", protocol: string, table: string, seat: Seat|null, is_host: boolean, seq: number}} Welcome
 * @typedef {{kind: "snapshot", seq: number, table: Table, view: View|null}} Snapshot
 * @typedef {{kind: "happened", seq: number, events: TableEvent[], phase: Phase|null, turn: Seat|null,
 *   text: string|null}} Happened
 * @typedef {{kind: "view", seq: number, view: View}} Seen
 * @typedef {{kind: "ack", cmd_id: string, seq: number}} Ack
 * @typedef {{kind: "refused", cmd_id: string, seq: number, reason: string,
 *   parameters: Record<string, string|number>, rules: Refusal|null, clause: string|null}} Refused
 * @typedef {{kind: "countdown", seat: Seat, why: Absence, milliseconds: number|null}} Countdown
 * @typedef {{kind: "presence", connected: Seat[], watchers: number}} Presence
 * @typedef {{kind: "error", code: string, path: string, detail: string}} ErrorMessage
 * @typedef {{kind: "bye", code: string}} Bye
 * @typedef {Welcome|Snapshot|Happened|Seen|Ack|Refused|Countdown|Presence|ErrorMessage|Bye} ServerMessage
 *
 * @typedef {{kind: "act", seq: number, action: Action}
 *   | {kind: "sit", seat: Seat, name: string}
 *   | {kind: "put_bot", seat: Seat, player: string}
 *   | {kind: "free_seat", seat: Seat}
 *   | {kind: "nonce", nonce: string}
 *   | {kind: "propose", seq: number, wish: Wish}
 *   | {kind: "answer", proposal: number, agrees: boolean}
 *   | {kind: "leave"|"next_deal"|"rematch"}
 *   | {kind: "chat", text: string}
 *   | {kind: "phrase", phrase: string}
 *   | {kind: "prefer", forced: boolean}
 *   | {kind: "change", pace?: string, clock?: Clock, take_back?: boolean, watchers?: boolean}} Command
 * @typedef {Command & {cmd_id: string}} CommandMessage
 */

export {};
