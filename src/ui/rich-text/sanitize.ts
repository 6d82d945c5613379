import createPurifier, { type Config } from "dompurify";
import { TARGET } from "./hash-links.ts";

/** The Trusted Types policy that a page with `require-trusted-types-for 'script'` has to allow by name. */
export const POLICY_NAME = "portal-rich-text";

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => NonNullable<Config["TRUSTED_TYPES_POLICY"]>;
}

// Everything that could restyle us, ask for input, run, or collide with ids in the page.
const FORBIDDEN_TAGS = [
  "style",
  "form",
  "input",
  "button",
  "textarea",
  "select",
  "option",
  "label",
  "fieldset",
  "dialog",
  "audio",
  "video",
  "slot",
  "template",
];
const FORBIDDEN_ATTRIBUTES = [
  "style",
  "id",
  "name",
  "class",
  "slot",
  "part",
  "tabindex",
  "autofocus",
  "contenteditable",
  "popover",
];

/** A table may scroll sideways: then it is a stop of the Tab key, and its first row says what it is about. */
function makeReachable(table: HTMLTableElement): void {
  table.tabIndex = 0;
  const first = [...(table.rows[0]?.cells ?? [])].map((cell) => cell.textContent.trim()).filter((text) => text !== "");
  if (table.caption === null && first.length > 0) table.setAttribute("aria-label", first.join(", "));
}

/** What links of the same text lead to. */
let target = "";

/** Notes the name of what other places of a text lead to, before it is taken away: it could be the page's as well. */
function noteTarget(node: Node): void {
  if (node instanceof Element) target = (node.getAttribute("id") ?? node.getAttribute("name") ?? "").trim();
}

/**
 * Links that leave the site open their own tab; targets of links within the text keep their name as data; images wait
 * until they are near; tables can be reached.
 */
function finish(node: Element): void {
  if (target !== "" && node instanceof Element) node.setAttribute(TARGET, target);
  if (node instanceof HTMLAnchorElement && node.hasAttribute("href")) {
    // A hash alone stays here, whatever address the page's <base> makes of it.
    const stays = node.getAttribute("href")?.startsWith("#") === true;
    const leaves = !stays && /^https?:$/.test(node.protocol) && node.host !== location.host;
    node.removeAttribute("target");
    if (leaves) node.target = "_blank";
    if (leaves) node.rel = "noopener noreferrer";
  }
  if (node instanceof HTMLImageElement) node.setAttribute("loading", "lazy");
  if (node instanceof HTMLTableElement) makeReachable(node);
}

/**
 * Our own policy, where the browser has Trusted Types; undefined where plain strings will do.
 * @throws TypeError where the page enforces Trusted Types and does not allow our policy's name
 */
function makePolicy(): Config["TRUSTED_TYPES_POLICY"] {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  try {
    return factory?.createPolicy(POLICY_NAME, { createHTML: (html) => html, createScriptURL: (url) => url });
  } catch {
    // Throws where strings are refused as well.
    document.createElement("p").innerHTML = "<br>";
    return undefined;
  }
}

const policy = makePolicy();

// An instance of our own: hooks must not reach a DOMPurify that the host page uses.
const purifier = createPurifier(window);
purifier.addHook("beforeSanitizeAttributes", noteTarget);
purifier.addHook("afterSanitizeAttributes", finish);

/**
 * Cleans HTML from the backend. The module itself throws where the page's Trusted Types rules refuse us; texts then
 * stay plain.
 * @returns HTML that may be set as inner HTML, a trusted one where the page asks for it
 */
export function sanitize(html: string): string {
  const config: Config = {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
  };
  if (policy === undefined) return purifier.sanitize(html, config);
  return purifier.sanitize(html, {
    ...config,
    TRUSTED_TYPES_POLICY: policy,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
