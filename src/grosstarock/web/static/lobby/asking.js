/** Asks the server, and says in words why it refuses. */

/** @typedef {import("../words/voice.js").Voice} Voice */
/** @typedef {Record<string, string | number>} Told */

/** Why something was not done: the server's code, or "offline" where it did not answer. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {Told} [parameters]
   */
  constructor(code, parameters = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/**
 * What the server answers; with a body it is asked to do something. Throws `Refused`.
 * @param {string} path below `/api/v1/`
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function asked(path, body) {
  const wish = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response;
  try {
    response = await fetch(`/api/v1/${path}`, wish);
  } catch {
    throw new Refused("offline");
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer) return answer;
  throw new Refused(answer?.code ?? "", answer?.parameters ?? {});
}

/**
 * A refusal in words: this page's own, the table's, or the rulebook's.
 * @param {Voice} voice
 * @param {unknown} error
 * @returns {string}
 */
export function refusalSaid(voice, error) {
  if (!(error instanceof Refused)) throw error;
  if (error.code === "offline") return voice.message("web-lobby-offline");
  const names = [`web-lobby-refused-${error.code}`, `web-refused-${error.code}`, `fault-${error.code}`];
  const found = names.find((name) => voice.catalogue.has(name));
  return voice.message(found ?? "web-lobby-trouble", error.parameters);
}
