/** What the replay asks the server for: deals, records from files, proofs, and a table to play a deal again. */

import { chance } from "../chance.js";

/** @typedef {import("../wire/types.js").View} View */
/** @typedef {import("../wire/types.js").DealEvent} DealEvent */
/** @typedef {import("../wire/types.js").Action} Action */
/** @typedef {import("../wire/types.js").Refusal} Refusal */
/** @typedef {{action: Action | null, events: DealEvent[], view: View, hands: string[][]}} Step */
/**
 * @typedef {{players: string[], dealer: number, deal: string[][], date?: string, event?: string}} DealRecord
 * what the page reads of a record; docs/spec/record.md has all of it
 */
/** @typedef {{record: DealRecord, text: string, bots: boolean[], steps: Step[], stops_at: string | null}} Told */
/**
 * @typedef {object} Fault one thing that is wrong in a file
 * @property {string} path
 * @property {string | null} code
 * @property {string | null} clause
 * @property {string | number | null} expected
 * @property {string | number | null} found
 * @property {number | null} line
 * @property {number | null} column
 * @property {string | null} near
 * @property {Refusal | null} refusal
 */
/**
 * @typedef {{number: number, kind: "deal" | "match-end" | null, preset: string | null, players: string[],
 *   outcome: "agrees" | "differs" | "unseen" | "unreadable", faults: Fault[]}} Line one record of a file
 */
/** @typedef {{seat: number, name: string, player?: string}} Again without a player the house chooses one */
/** @typedef {{record: DealRecord, reveal: import("./fair.js").Reveal | null}} Proven no reveal: the pack was given */

const API = "/api/v1";
const LINES = "application/x-ndjson";
const TEXT = "text/plain";

/** Why the server did not do what it was asked: the code of its problem, or `network`. */
export class Trouble extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [request]
 * @returns {Promise<any>}
 */
async function asked(path, request) {
  const response = await fetch(API + path, request).catch(() => {
    throw new Trouble("network");
  });
  if (response.ok) return response.json();
  const problem = await response.json().catch(() => ({}));
  throw new Trouble(typeof problem.code === "string" ? problem.code : "network");
}

/**
 * A deal of this server, step by step.
 * @param {string} deal
 * @param {number} seat
 * @returns {Promise<Told>}
 */
export const replayOf = (deal, seat) => asked(`/deals/${deal}/replay?seat=${seat}`);

/**
 * What a file holds, each record with what is wrong in it.
 * @param {string} content
 * @returns {Promise<{lines: Line[], more: boolean}>}
 */
export const linesIn = (content) => asked("/records", posted(content));

/**
 * A deal of a file, step by step.
 * @param {string} content
 * @param {number} place which of its records, from 1
 * @param {number} seat
 * @returns {Promise<Told>}
 */
export const replayIn = (content, place, seat) =>
  asked(`/records/replay?number=${place}&seat=${seat}`, posted(content));

/** How a record in JSON begins, alone, in lines or in a list; the notation for people begins with a tag. */
const JSON_BEGINS = /^\s*(\{\s*"|\[\s*(\{|\]))/;

/**
 * A file as the server reads it: JSON a record a line, whichever way it was laid out, or the notation.
 * @param {string} content
 * @returns {RequestInit}
 */
function posted(content) {
  const isJson = JSON_BEGINS.test(content);
  return {
    method: "POST",
    headers: { "content-type": isJson ? LINES : TEXT },
    body: isJson ? inLines(content) : content,
  };
}

/** @param {string} content */
function inLines(content) {
  try {
    const whole = JSON.parse(content);
    return (Array.isArray(whole) ? whole : [whole]).map((record) => JSON.stringify(record)).join("\n");
  } catch {
    // Lines, or a fault, whose place the server tells.
    return content;
  }
}

/** @param {string} deal @returns {Promise<Proven>} */
export async function provenOf(deal) {
  const record = asked(`/deals/${deal}/record`);
  const reveal = asked(`/deals/${deal}/proof`).catch((trouble) => {
    if (trouble.code === "deal-not-promised") return null;
    throw trouble;
  });
  return { record: await record, reveal: await reveal };
}

/** @returns {Promise<string[]>} the bots that may be played against */
export const playersOf = async () => (await asked("/house")).players;

/**
 * Opens a table at which a deal is played again, and gives its path.
 * @param {string} deal
 * @param {Again} wish
 * @returns {Promise<string>}
 */
export async function playedAgain(deal, wish) {
  const opened = await asked(`/deals/${deal}/again`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ cmd_id: chance(), ...wish }),
  });
  return opened.path;
}
