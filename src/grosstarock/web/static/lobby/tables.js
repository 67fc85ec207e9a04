/** One's tables: matches that go on, and past ones with the way to each deal's replay. */

import { useEffect, useState } from "preact/hooks";

import { signedAmount } from "../words/amounts.js";
import { loadMore } from "../words/loading.js";
import { namesOf } from "../words/table.js";
import { Voice, printable } from "../words/voice.js";
import { html } from "../view/html.js";
import { asked, refusalSaid } from "./asking.js";
import { here } from "./parts.js";

/**
 * @typedef {object} Entry one table in short, as the server lists it
 * @property {string} table
 * @property {string} path
 * @property {string} title
 * @property {number} last_at in milliseconds since 1970
 * @property {string} preset
 * @property {string[]} seats names, empty where nobody sits
 * @property {number[]} bots the seats that bots hold
 * @property {number | null} seat the reader's own
 * @property {boolean} begun
 * @property {boolean} over
 * @property {number} deals
 * @property {number[]} balances in points
 * @property {{unit: string, points: number}} stake
 * @property {number | null} turn
 */
/** @typedef {{deal: string, number: number, ended: string, balances: number[]}} Deal */

const UNITS = /** @type {const} */ ([["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]]);
/** The age in days from which a date says more than "so many days ago". */
const LONG_AGO = 7;

/**
 * When something happened, as one says it today.
 * @param {string} language
 * @param {number} at in milliseconds since 1970
 * @returns {string}
 */
function ago(language, at) {
  // Clocks differ: what a server ahead of this one did has happened just now.
  const passed = Math.max(0, Date.now() - at);
  if (passed > LONG_AGO * UNITS[0][1]) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  const [unit, size] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / size), unit);
}

/** Who sits where, as a table names them; the reader is marked. @type {(voice: Voice, entry: Entry) => string[]} */
function shownNames(voice, entry) {
  const names = namesOf(
    entry.seats.map((name, seat) => (entry.bots.includes(seat)
      ? { who: "bot", name: "", player: name, away: null }
      : { who: "person", name, player: null, away: null })),
    (identifier, told) => voice.message(identifier, told),
  );
  const named = new Voice(voice.catalogue, names);
  return names.map((_, seat) => (seat === entry.seat ? voice.message("web-you", { player: named.player(seat) }) : named.player(seat)));
}

/** What a table is called: its title, else its game and who else plays. @type {(voice: Voice, entry: Entry, names: string[]) => string} */
function titleOf(voice, entry, names) {
  if (entry.title) return printable(entry.title);
  const others = names.filter((_, seat) => seat !== entry.seat && entry.seats[seat]);
  if (!others.length) return voice.message("web-lobby-alone");
  return voice.message("web-lobby-no-title", { preset: voice.message(`preset-${entry.preset}`), players: voice.allOf(others) });
}

/** What the table waits for. @type {(voice: Voice, entry: Entry, names: string[]) => string} */
function waitsFor(voice, entry, names) {
  if (entry.over) return "";
  if (!entry.begun) return voice.message("web-lobby-seats-free", { count: entry.seats.filter((name) => !name).length });
  if (entry.turn === null) return "";
  return entry.turn === entry.seat
    ? voice.message("web-lobby-your-turn")
    : voice.message("web-lobby-turn-of", { player: names[entry.turn] });
}

/** Who sits there, before there are balances. @param {{voice: Voice, entry: Entry, names: string[]}} props */
const Seated = ({ voice, entry, names }) => html`<p>${voice.allOf(names.filter((_, seat) => entry.seats[seat]))}</p>`;

/** @param {{voice: Voice, entry: Entry, names: string[], balances: readonly number[]}} props */
const Balances = ({ voice, entry, names, balances }) => html`<ul class="balances">${balances.map((points, seat) =>
  html`<li key=${seat}>${voice.message("web-lobby-balance", { player: names[seat], amount: signedAmount(voice.catalogue, entry.stake, points) })}</li>`)}</ul>`;

/** The deals of a table, asked for once they are to be seen. @param {{voice: Voice, entry: Entry, names: string[]}} props */
function Deals({ voice, entry, names }) {
  const [deals, setDeals] = useState(/** @type {Deal[] | null} */ (null));
  const [trouble, setTrouble] = useState("");

  /** @param {any} event */
  async function show(event) {
    if (!event.target.open || deals) return;
    try {
      setDeals((await asked(`tables/${entry.table}/deals`)).deals);
    } catch (error) {
      setTrouble(refusalSaid(voice, error));
    }
  }

  return html`<details onToggle=${show}><summary>${voice.message("web-lobby-show-deals")}</summary>
    <p role="alert">${trouble}</p>
    ${deals && (deals.length ? html`<ol class="deals">${deals.map((deal) => html`<li key=${deal.deal}>
      ${deal.ended === "played"
        ? html`<a href=${here(`/replay/${deal.deal}`)}>${voice.message("web-lobby-deal", { number: String(deal.number) })}</a>`
        : html`<span>${voice.message("web-lobby-deal", { number: String(deal.number) })}, ${voice.message("web-lobby-broken-off")}</span>`}
      <${Balances} voice=${voice} entry=${entry} names=${names} balances=${deal.balances} /></li>`)}</ol>`
      : html`<p>${voice.message("web-lobby-deals-none")}</p>`)}</details>`;
}

/** @param {{voice: Voice, entry: Entry}} props */
function Table({ voice, entry }) {
  const names = shownNames(voice, entry);
  const title = titleOf(voice, entry, names);
  const waits = waitsFor(voice, entry, names);
  const isMine = !entry.over && entry.turn !== null && entry.turn === entry.seat;
  const goOn = voice.message(entry.over ? "web-lobby-open-again" : "web-lobby-go-on");
  return html`<li class="table"><h3>${title}</h3>
    <p class="help">${[ago(voice.catalogue.language, entry.last_at), entry.title && voice.message(`preset-${entry.preset}`),
      voice.message("web-lobby-deals", { count: entry.deals })].filter(Boolean).join(" · ")}</p>
    ${waits && html`<p class=${isMine ? "waits mine" : "waits"}>${waits}</p>`}
    ${entry.balances.length
      ? html`<${Balances} voice=${voice} entry=${entry} names=${names} balances=${entry.balances} />`
      : html`<${Seated} voice=${voice} entry=${entry} names=${names} />`}
    <div class="side-by-side"><a class=${isMine ? "button main" : "button"} href=${here(entry.path)}
      aria-label=${`${goOn}: ${title}`}>${goOn}</a></div>
    ${entry.deals > 0 && html`<${Deals} voice=${voice} entry=${entry} names=${names} />`}</li>`;
}

/** @param {{voice: Voice, tables: readonly Entry[]}} props */
export function Tables({ voice, tables }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // The presets' names stand with the rulebook, which nobody needs who has no table yet.
    if (tables.length && !isReady) loadMore(voice.catalogue, ["clauses"]).then(() => setReady(true));
  }, [tables.length]);
  if (!tables.length || !isReady) return null;
  const open = tables.filter((entry) => !entry.over);
  const past = tables.filter((entry) => entry.over);
  const listed = (/** @type {readonly Entry[]} */ entries) =>
    html`<ul>${entries.map((entry) => html`<${Table} key=${entry.table} voice=${voice} entry=${entry} />`)}</ul>`;
  return html`<section class="panel" aria-labelledby="tables"><h2 id="tables">${voice.message("web-lobby-tables")}</h2>
    ${open.length > 0 && listed(open)}
    ${past.length > 0 && html`<details><summary>${voice.message("web-lobby-past", { count: String(past.length) })}</summary>${listed(past)}</details>`}</section>`;
}
