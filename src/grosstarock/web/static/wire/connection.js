/** One connection to a table, made anew whenever it is lost. */

import { PROTOCOL } from "../state/store.js";

/** @typedef {import("./types.js").ServerMessage} ServerMessage */
/** @typedef {"connecting"|"open"|"lost"|"ended"} Status */
/**
 * @typedef {object} Listener
 * @property {() => object} hello the first message to send
 * @property {(message: ServerMessage) => void} receive
 * @property {(status: Status, code: string) => void} changed
 */

/** How long to wait before each further try, in milliseconds. */
const WAITS = [300, 1000, 2000, 4000, 8000];
/** After these there is nothing to come back to, or somebody else is to stay. */
const LAST_WORDS = new Set(["newer-tab", "no-watchers", "table-unknown", "table-broken", "too-many"]);

export class Connection {
  /**
   * @param {string} address
   * @param {Listener} listener
   */
  constructor(address, listener) {
    this.address = address;
    this.listener = listener;
    this.tries = 0;
    this.code = "";
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Connects, at once. */
  open() {
    clearTimeout(this.timer);
    this.code = "";
    this.listener.changed("connecting", "");
    const socket = new WebSocket(this.address, PROTOCOL);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      this.listener.changed("open", "");
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#closed(socket);
  }

  /**
   * Sends a message if there is a connection; what matters is sent again after the next welcome.
   * @param {object} message
   */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Tries again at once, where a try is waiting: the person is back, or the network. */
  hurry() {
    if (this.socket === null && !LAST_WORDS.has(this.code)) this.open();
  }

  /** @param {ServerMessage} message */
  #receive(message) {
    if (message.kind === "bye") this.code = message.code;
    if (message.kind === "welcome") this.tries = 0;
    this.listener.receive(message);
  }

  /** @param {WebSocket} socket */
  #closed(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    if (LAST_WORDS.has(this.code)) {
      this.listener.changed("ended", this.code);
      return;
    }
    this.listener.changed("lost", this.code);
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    // Not everybody at once, after a server has come back.
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
