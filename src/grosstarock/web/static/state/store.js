/**
 * The table as this page knows it: wire messages in, signals out. Knows neither the page nor the network.
 *
 * Rows are shown in order. After a taken trick the next ones wait until it has lain for a while, or until
 * `goOn` is called; answers to commands never wait.
 */

import { batch, computed, signal } from "@preact/signals-core";

import { divided, folded } from "./fold.js";
import { accountsOf, tableAfter, withAccounts } from "./around.js";

/** @typedef {import("../wire/types.js").ServerMessage} ServerMessage */
/** @typedef {import("../wire/types.js").Happened} Happened */
/** @typedef {import("../wire/types.js").Snapshot} Snapshot */
/** @typedef {import("../wire/types.js").Seen} Seen */
/** @typedef {import("../wire/types.js").TableEvent} TableEvent */
/** @typedef {import("../wire/types.js").Command} Command */
/** @typedef {import("../wire/types.js").CommandMessage} CommandMessage */
/** @typedef {{seq: number, event: TableEvent, text: string | null}} Line something that happened */
/** @typedef {{command: CommandMessage, answer: import("../wire/types.js").Refused}} Refusal */
/** @typedef {{why: string, until: number}} Leaving when a bot will stand in, and why */
/**
 * @typedef {object} World what the store needs of the world outside
 * @property {(message: object) => void} send
 * @property {(milliseconds: number, call: () => void) => () => void} later calls once, and can be called off
 * @property {() => string} chance some hexadecimal digits drawn by chance, 32 of them
 * @property {() => number} now in milliseconds
 * @property {() => number | null} rest how long a trick lies; null until it is let go
 * @property {() => void} [before] is called before anything on the table changes
 */

export const PROTOCOL = "grosstarock.v1";
const LINES_KEPT = 300;
const ROWS = new Set(["happened", "snapshot", "view"]);

/** @param {World} world */
export function createStore(world) {
  const seat = signal(/** @type {number | null} */ (null));
  const welcomedAsHost = signal(false);
  const seq = signal(0);
  const table = signal(/** @type {import("../wire/types.js").Table | null} */ (null));
  const view = signal(/** @type {import("../wire/types.js").View | null} */ (null));
  const lines = signal(/** @type {readonly Line[]} */ ([]));
  const latest = signal(/** @type {readonly Line[]} */ ([]));
  const leaving = signal(/** @type {Readonly<Record<number, Leaving>>} */ ({}));
  const presence = signal(/** @type {import("../wire/types.js").Presence | null} */ (null));
  const refusal = signal(/** @type {Refusal | null} */ (null));
  const fault = signal(/** @type {import("../wire/types.js").ErrorMessage | null} */ (null));
  const pending = signal(/** @type {readonly CommandMessage[]} */ ([]));
  const resting = signal(false);
  const division = signal(/** @type {readonly import("../wire/types.js").Entry[]} */ ([]));

  const isHost = computed(() => welcomedAsHost.value || (seat.value !== null && table.value?.host === seat.value));
  const isTurn = computed(() => seat.value !== null && view.value?.turn === seat.value);
  /** Whether an action is on its way, so that a second tap does nothing. */
  const isActing = computed(() => pending.value.some((command) => command.kind === "act"));

  /** @type {(Happened | Snapshot | Seen)[]} */
  const waiting = [];
  /** @type {() => void} */
  let callOff = () => {};
  let received = 0;
  let askedFrom = -1;
  let promised = "";

  /** @param {ServerMessage} message */
  function receive(message) {
    if (ROWS.has(message.kind)) {
      row(/** @type {Happened | Snapshot | Seen} */ (message));
      return;
    }
    switch (message.kind) {
      case "welcome":
        goOn();
        seat.value = message.seat;
        welcomedAsHost.value = message.is_host;
        pending.value.forEach((command) => world.send(command));
        break;
      case "ack":
      case "refused":
        answered(message);
        break;
      case "countdown": {
        const { [message.seat]: _, ...others } = leaving.value;
        leaving.value = message.milliseconds === null
          ? others
          : { ...others, [message.seat]: { why: message.why, until: world.now() + message.milliseconds } };
        break;
      }
      case "presence":
        presence.value = message;
        break;
      case "error":
        fault.value = message;
        break;
    }
  }

  /** @param {Happened | Snapshot | Seen} message */
  function row(message) {
    if (message.kind === "happened") {
      if (message.seq <= received) return;
      if (message.seq > received + 1) {
        // A row is missing: ask once for what came after the last one that is known.
        if (askedFrom !== received) world.send({ kind: "resync", since: received });
        askedFrom = received;
        return;
      }
    }
    received = Math.max(received, message.seq);
    waiting.push(message);
    if (!resting.value) showWaiting();
  }

  function showWaiting() {
    while (waiting.length && !resting.value) {
      const message = waiting.shift();
      if (message) show(message);
    }
  }

  /** @param {Happened | Snapshot | Seen} message */
  function show(message) {
    world.before?.();
    batch(() => {
      if (message.kind === "happened") happened(message);
      else if (message.kind === "snapshot") snapshot(message);
      else if (message.seq >= seq.value) view.value = message.view;
      if (table.value && view.value) table.value = withAccounts(table.value, view.value);
    });
    giveNonce();
  }

  /** @param {Happened} message */
  function happened(message) {
    seq.value = message.seq;
    if (table.value) table.value = tableAfter(table.value, message);
    if (view.value) view.value = folded(view.value, message);
    const added = message.events.map((event) => ({ seq: message.seq, event, text: message.text }));
    lines.value = [...lines.value, ...added].slice(-LINES_KEPT);
    latest.value = added;
    for (const event of message.events) {
      if (event.kind === "match_over") division.value = event.division;
      if (event.kind === "match_begun") division.value = [];
      if (event.kind === "trick_taken") rest();
    }
  }

  /** @param {Snapshot} message */
  function snapshot(message) {
    const isAnother = message.table.deal_id !== table.value?.deal_id || !table.value;
    seq.value = message.seq;
    table.value = message.table;
    view.value = message.view;
    division.value = message.table.over && message.view ? divided(message.view.accounts, accountsOf(message.table)) : [];
    if (isAnother) lines.value = toldBy(message);
  }

  function rest() {
    const time = world.rest();
    if (time === 0) return;
    resting.value = true;
    callOff = time === null ? () => {} : world.later(time, goOn);
  }

  /** Lets the taken trick go, and shows what has waited. */
  function goOn() {
    callOff();
    resting.value = false;
    showWaiting();
  }

  /** Every browser adds its share of chance to a deal that has been promised. */
  function giveNonce() {
    const promise = table.value?.promise;
    if (!promise || view.value || seat.value === null || promise.given.includes(seat.value)) return;
    if (promised === promise.deal_id) return;
    promised = promise.deal_id;
    ask({ kind: "nonce", nonce: world.chance() });
  }

  /** @param {import("../wire/types.js").Ack | import("../wire/types.js").Refused} answer */
  function answered(answer) {
    const command = pending.value.find(({ cmd_id }) => cmd_id === answer.cmd_id);
    if (!command) return;
    pending.value = pending.value.filter((other) => other !== command);
    // What was last played is meant, whatever others have done since the row that is shown.
    if (answer.kind === "refused" && answer.reason === "moved-on" && isTakeBack(command)) {
      ask({ kind: "propose", seq: answer.seq, wish: "take_back" });
    } else if (answer.kind === "refused") refusal.value = { command, answer };
    else if (command.kind === "sit") seat.value = command.seat;
    else if (command.kind === "act") refusal.value = null;
    giveNonce();
  }

  /**
   * Sends a command; it is kept until it is answered, and sent again after a lost connection.
   * @param {Command} command
   */
  function ask(command) {
    const message = { ...command, cmd_id: world.chance() };
    pending.value = [...pending.value, message];
    world.send(message);
  }

  return {
    seat, isHost, seq, table, view, lines, latest, leaving, presence, refusal, fault, pending, resting, division,
    isTurn, isActing, receive, ask, goOn,
    /** The first message of a connection. */
    hello: () => (table.value
      ? { kind: "hello", protocol: PROTOCOL, since: received }
      : { kind: "hello", protocol: PROTOCOL }),
    /**
     * Asks for an action in the deal; a second one before the answer is not sent.
     * @param {import("../wire/types.js").Action} action
     */
    act(action) {
      if (!isActing.value) ask({ kind: "act", seq: seq.value, action });
    },
    /** @param {import("../wire/types.js").Wish} wish */
    propose: (wish) => ask({ kind: "propose", seq: seq.value, wish }),
    forgetRefusal() {
      refusal.value = null;
    },
  };
}

/** @param {Command} command */
const isTakeBack = (command) => command.kind === "propose" && command.wish === "take_back";

/**
 * What a snapshot still tells of the deal so far: what was declared and paid.
 * @param {Snapshot} message
 * @returns {Line[]}
 */
function toldBy({ seq, view }) {
  if (!view?.ledger.length) return [];
  return [{ seq, event: { kind: "paid", entries: view.ledger }, text: null }];
}

/** @typedef {ReturnType<typeof createStore>} Store */
