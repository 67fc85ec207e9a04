/** A record from a file: dropped, chosen or pasted; what is wrong with it, or which of its deals to look at. */

import { useEffect, useState } from "preact/hooks";

import { classes, html } from "../view/html.js";

import { searchWithout } from "./address.js";
import { Trouble, linesIn } from "./asking.js";
import { faultSaid, insteadSaid, placeSaid, troubleSaid } from "./faults.js";

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {import("./asking.js").Line} Line */
/** @typedef {{content: string, lines: Line[], more: boolean}} Read a file, and what the server found in it */

const MOST_BYTES = 4 * 1024 * 1024;

/** @param {{voice: Voice, line: Line}} props */
export const Faults = ({ voice, line }) => html`<ul class="faults">${line.faults.map((fault, place) => {
  const instead = insteadSaid(voice, fault);
  return html`<li key=${place}><b>${placeSaid(voice, fault)}</b> ${faultSaid(voice, fault)}${instead && ` ${instead}`}</li>`;
})}</ul>`;

/** Whether a line holds a deal that can be looked at. @param {Line} line */
const isDeal = ({ kind, outcome }) => kind === "deal" && (outcome === "agrees" || outcome === "differs");

/** @param {{voice: Voice, read: Read, onOpen: (place: number) => void}} props */
function Found({ voice, read: { lines, more }, onOpen }) {
  const deals = lines.filter(isDeal).length;
  return html`<section class="found" aria-labelledby="found"><h2 id="found" tabindex="-1">${voice.message("web-replay-found", { count: deals })}</h2>
    <ol>${lines.map((line, place) => {
      const number = lines.slice(0, place + 1).filter(({ kind }) => kind !== "match-end").length;
      const title = line.kind === "match-end"
        ? voice.message("web-replay-match-end")
        : voice.message("web-replay-deal", { number: String(number) });
      return html`<li key=${place} class=${line.outcome}><div><b>${title}</b> <span>${voice.allOf(line.players)}</span>
          <p>${voice.message(`web-replay-outcome-${line.outcome}`)}</p>
          ${line.faults.length > 0 && html`<${Faults} voice=${voice} line=${line} />`}</div>
        ${isDeal(line) && html`<button type="button" class="button main" onClick=${() => onOpen(place)}
          aria-label=${`${voice.message("web-replay-look")}: ${title}`}>${voice.message("web-replay-look")}</button>`}</li>`;
    })}</ol>
    ${more && html`<p>${voice.message("web-replay-more")}</p>`}</section>`;
}

/** @param {{voice: Voice, read: Read | null, onRead: (read: Read) => void, onOpen: (place: number) => void}} props */
export function FilePage({ voice, read, onRead, onOpen }) {
  const [pasted, setPasted] = useState("");
  const [state, setState] = useState(/** @type {"ready"|"busy"|{code: string}} */ ("ready"));
  const [isOver, setIsOver] = useState(false);
  /** @type {(identifier: string) => string} */
  const words = (identifier) => voice.message(identifier);
  useEffect(() => { document.title = voice.message("web-title", { table: words("web-replay") }); }, []);
  useEffect(() => { if (read) document.getElementById("found")?.focus(); }, [read]);

  /** @param {string} content */
  async function look(content) {
    setState("busy");
    try {
      if (new Blob([content]).size > MOST_BYTES) throw new Trouble("too-large");
      onRead({ content, ...(await linesIn(content)) });
      setState("ready");
    } catch (reason) {
      if (!(reason instanceof Trouble)) throw reason;
      setState({ code: reason.code });
    }
  }

  /** @param {FileList | null | undefined} files */
  async function take(files) {
    const file = files?.[0];
    if (!file) return;
    if (file.size > MOST_BYTES) setState({ code: "too-large" });
    else await look(await file.text());
  }

  /** @param {DragEvent} event */
  function drop(event) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer?.files);
  }

  return html`<main class="seating file-page" onDrop=${drop} onDragLeave=${() => setIsOver(false)}
      onDragOver=${(/** @type {DragEvent} */ event) => { event.preventDefault(); setIsOver(true); }}>
    <p><a class="button" href=${`/${searchWithout(location.search)}`}>${words("web-replay-home")}</a></p>
    <h1>${words("web-replay-file")}</h1><p>${words("web-replay-file-help")}</p>
    <label class=${classes("drop", isOver && "over")}><span>${words("web-replay-choose")}</span>
      <input class="unseen" type="file" accept=".json,.jsonl,.ndjson,.txt,application/json,text/plain" onChange=${(/** @type {any} */ event) => take(event.target.files)} /></label>
    <form onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); look(pasted); }}>
      <label for="pasted">${words("web-replay-paste")}</label>
      <textarea id="pasted" class="record" rows="5" spellcheck="false" value=${pasted} onInput=${(/** @type {any} */ event) => setPasted(event.target.value)}></textarea>
      <p class="answers"><button class="button main" disabled=${state === "busy" || !pasted.trim()}>${words("web-replay-read")}</button></p></form>
    ${state === "busy" && html`<p role="status">${words("web-replay-loading")}</p>`}
    ${typeof state === "object" && html`<p class="verdict unfair" role="alert">${troubleSaid(voice.message.bind(voice), state.code)}</p>`}
    ${read && html`<${Found} voice=${voice} read=${read} onOpen=${onOpen} />`}</main>`;
}
