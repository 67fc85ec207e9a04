/** Parts of the page that are fetched when they are first shown. */

import { useEffect, useState } from "preact/hooks";

import { html } from "./html.js";

/** How long to wait before each further try, in milliseconds. */
const WAITS = [500, 2000, 8000];

/**
 * What loads, tried again where the network fails.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
async function loaded(load) {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => { setTimeout(resolve, wait); });
    }
  }
  return load();
}

/**
 * A part that draws nothing until it has come; one that does not come stays away.
 * @param {{load: () => Promise<(props: any) => any>, of: Record<string, unknown>}} props `of` are the part's own
 */
export function Lazy({ load, of }) {
  const [part, setPart] = useState(/** @type {{draw: (props: any) => any} | null} */ (null));
  useEffect(() => {
    loaded(load).then((draw) => setPart({ draw }), () => {});
  }, []);
  return part && html`<${part.draw} ...${of} />`;
}
