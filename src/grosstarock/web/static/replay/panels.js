/** Beside the deal: what happened, what was paid, whether it was fair, its record, and playing it again. */

import { useRef, useState } from "preact/hooks";

import { classes, html } from "../view/html.js";
import { Sheet } from "../view/sheet.js";

import { Again } from "./again.js";
import { Moves } from "./moves.js";
import { Proof } from "./proven.js";
import { Share } from "./share.js";

/** @typedef {import("./state.js").Replay} Replay */
/** @typedef {"moves"|"paid"|"fair"|"share"|"again"} Name */

/** @type {readonly Name[]} */
const OF_THIS_SERVER = ["moves", "paid", "fair", "share", "again"];
/** A deal from a file was promised by nobody here, and cannot be dealt here. */
/** @type {readonly Name[]} */
const OF_A_FILE = ["moves", "paid", "share"];

/** @type {Readonly<Record<Name, (props: {replay: Replay}) => any>>} */
const BODIES = {
  moves: Moves,
  paid: ({ replay }) => html`<${Sheet} app=${replay.app} />`,
  fair: ({ replay }) => html`<${Proof} voice=${replay.app.voice.value} deal=${replay.deal} />`,
  share: Share,
  again: Again,
};

/** @param {{replay: Replay}} props */
export function Panels({ replay }) {
  const { app } = replay;
  const names = replay.deal === null ? OF_A_FILE : OF_THIS_SERVER;
  const [chosen, setChosen] = useState(/** @type {Name} */ ("moves"));
  const tabs = useRef(/** @type {HTMLElement | null} */ (null));

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const at = names.indexOf(chosen);
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: names.length - 1 };
    const next = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + names.length) % names.length;
    setChosen(names[place]);
    tabs.current?.querySelectorAll("button")[place].focus();
  }

  return html`<section class="panels" id="panels" aria-labelledby="panels-title"><h2 id="panels-title" class="unseen">${app.words("web-replay-panels")}</h2>
    <div class="tabs" role="tablist" ref=${tabs} aria-labelledby="panels-title" onKeyDown=${onKeyDown}>
      ${names.map((name) => html`<button key=${name} type="button" role="tab" id=${`tab-${name}`} aria-controls="panel" tabindex=${name === chosen ? 0 : -1}
        class=${classes("tab", name === chosen && "chosen")} aria-selected=${String(name === chosen)} onClick=${() => setChosen(name)}>${app.words(`web-replay-tab-${name}`)}</button>`)}</div>
    <div class="panel" id="panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${chosen}`}><${BODIES[chosen]} key=${chosen} replay=${replay} /></div></section>`;
}
