import createPurifier, { type Config } from "dompurify";
import { atOwnAddress } from "#lib/own-address.ts";
import { isDrawable } from "#ui/image/image.tsx";
import { LINK_TARGET } from "./hash-links.ts";

/** The name of our Trusted Types policy, which a page with `require-trusted-types-for 'script'` must allow. */
export const POLICY_NAME = "portal-rich-text";

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => NonNullable<Config["TRUSTED_TYPES_POLICY"]>;
}

// Everything that could restyle us, ask for input, run code, or collide with ids of the page.
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

/** Makes a table reachable by the Tab key, because it may scroll sideways; its first row gives its name. */
function makeReachable(table: HTMLTableElement): void {
  table.tabIndex = 0;
  const first = [...(table.rows[0]?.cells ?? [])].map((cell) => cell.textContent.trim()).filter((text) => text !== "");
  if (table.caption === null && first.length > 0) table.setAttribute("aria-label", first.join(", "));
}

/** The name of the element that is being sanitised, if links of the text may lead to it. */
let target = "";

/** Records an element's id or name before it is removed, since it could collide with one of the page. */
function noteTarget(node: Node): void {
  if (node instanceof Element) target = (node.getAttribute("id") ?? node.getAttribute("name") ?? "").trim();
}

/** Removes the addresses of pictures that may not be drawn, and completes the others; `srcset` holds several. */
function judgePicture(node: Element): void {
  const src = node.getAttribute("src");
  if (isDrawable(src)) node.setAttribute("src", atOwnAddress(src));
  else node.removeAttribute("src");
  if (node.getAttribute("srcset")?.split(/,\s+/).every(isDrawable) === false) node.removeAttribute("srcset");
}

/**
 * Completes a sanitised element: links that leave the site open a new tab, targets of links within the text keep their
 * name as data, images are loaded when near, tables can be reached by the keyboard.
 */
function finish(node: Element): void {
  if (target !== "" && node instanceof Element) node.setAttribute(LINK_TARGET, target);
  if (node instanceof HTMLAnchorElement && node.hasAttribute("href")) {
    // A hash link stays on the page, whatever address the page's <base> makes of it; others start where the page is.
    const href = node.getAttribute("href") ?? "";
    const stays = href.startsWith("#");
    if (!stays) node.href = atOwnAddress(href);
    const leaves = !stays && /^https?:$/.test(node.protocol) && node.host !== location.host;
    node.removeAttribute("target");
    if (leaves) node.target = "_blank";
    if (leaves) node.rel = "noopener noreferrer";
  }
  if (node instanceof HTMLImageElement || node instanceof HTMLSourceElement) judgePicture(node);
  if (node instanceof HTMLImageElement) node.setAttribute("loading", "lazy");
  if (node instanceof HTMLTableElement) makeReachable(node);
}

/**
 * Makes our own policy if the browser has Trusted Types; undefined if plain strings are allowed.
 * @throws TypeError if the page enforces Trusted Types and does not allow our policy's name
 */
function makePolicy(): Config["TRUSTED_TYPES_POLICY"] {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  try {
    return factory?.createPolicy(POLICY_NAME, { createHTML: (html) => html, createScriptURL: (url) => url });
  } catch {
    // This assignment throws if strings are refused as well.
    document.createElement("p").innerHTML = "<br>";
    return undefined;
  }
}

const policy = makePolicy();

// This instance is our own: its hooks must not reach a DOMPurify that the host page uses.
const purifier = createPurifier(window);
purifier.addHook("beforeSanitizeAttributes", noteTarget);
purifier.addHook("afterSanitizeAttributes", finish);

/**
 * Sanitises HTML from the backend. Importing this module throws if the page's Trusted Types rules refuse our policy;
 * texts then stay plain.
 * @returns HTML that may be set as inner HTML, as a trusted type if the page requires it
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
