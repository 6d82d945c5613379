import { readFileSync } from "node:fs";

const sheets = ["house", "head", "page", "foot", "start", "seminar", "narrow", "print"];

/** The site's own style sheet; of two rules as strong as each other the later sheet's holds. */
export const css = sheets
  .map((name) => readFileSync(new URL(`./style/${name}.css`, import.meta.url), "utf8"))
  .join("\n");
