import { readFileSync } from "node:fs";

const VENDOR = new URL("../../../src/grosstarock/web/static/vendor/", import.meta.url);
const { imports } = JSON.parse(readFileSync(new URL("MANIFEST.json", VENDOR), "utf8"));

export async function resolve(specifier, context, next) {
  const file = imports[specifier];
  return file ? { url: new URL(file, VENDOR).href, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  // The page's files are modules by the way they are loaded, not by a package.json beside them.
  return next(url, url.startsWith("file:") && url.endsWith(".js") ? { ...context, format: "module" } : context);
}
