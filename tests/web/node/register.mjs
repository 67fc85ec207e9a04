// Lets Node find the packages that the page finds by its import map: node --import ./register.mjs ...
import { register } from "node:module";

register("./hooks.mjs", import.meta.url);
