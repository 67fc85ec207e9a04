/** Where a personal link leads: this browser becomes the person of the link. */

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";

import { html } from "../view/html.js";
import { Voice } from "../words/voice.js";
import { asked, refusalSaid } from "./asking.js";
import { here } from "./parts.js";

/**
 * Asks first where the browser would lose sight of tables of its own.
 * @param {{voice: Voice, token: string}} props
 */
function ComeBack({ voice, token }) {
  const [state, setState] = useState(/** @type {"coming" | "asks" | "failed"} */ ("coming"));
  const [trouble, setTrouble] = useState("");

  /** @param {() => Promise<void>} step */
  const trying = (step) => step().catch((error) => {
    setState("failed");
    setTrouble(refusalSaid(voice, error));
  });
  const comeBack = () => trying(async () => {
    await asked("me/come-back", { token });
    location.replace(here("/"));
  });
  useEffect(() => {
    trying(async () => {
      const [{ own }, { tables }] = await Promise.all([asked("me/whose", { token }), asked("tables")]);
      if (!own && tables.length) setState("asks");
      else await comeBack();
    });
  }, []);

  return html`<main class="lobby"><section class="panel"><h1>${voice.message("web-lobby-come-back")}</h1>
    ${state === "coming" && html`<p role="status">${voice.message("web-lobby-coming")}</p>`}
    ${state === "asks" && html`<p>${voice.message("web-lobby-come-back-other")}</p>
      <button type="button" class="button main large" onClick=${comeBack}>${voice.message("web-lobby-come-back-now")}</button>`}
    <p role="alert">${trouble}</p>
    ${state !== "coming" && html`<a class="button large" href=${here("/")}>${voice.message("web-lobby-to-start")}</a>`}</section></main>`;
}

/** @param {import("../places.js").Opening} opening */
export function openComeBack({ catalogue, place }) {
  const voice = new Voice(catalogue);
  const token = location.hash.slice(1);
  // The token is a key: it stays neither in the address nor in the history.
  history.replaceState(null, "", location.pathname + location.search);
  document.title = "Grosstarock";
  render(html`<${ComeBack} voice=${voice} token=${token} />`, place);
}
