import { fromJson } from "#lib/json.ts";
import type { PlaygroundState } from "#mocks/playground/address.ts";
import { exampleEnding } from "#mocks/playground/examples.ts";
import { escapeHtml } from "#mocks/site/html.ts";
import { configOf, pageOf, textBlock } from "#mocks/situations/pages.ts";

/** The kinds of HTML that an author pastes, depending on what the CMS allows. */
export type SnippetKind = "anchor" | "page" | "attribute";

const SCRIPT_SRC = "/portal/portal.js";

/** The configuration in one line, where it is JSON; otherwise as it was typed. */
function compactConfig({ widget, config }: PlaygroundState): string {
  if (config === null) return JSON.stringify(configOf(widget));
  const value = fromJson(config);
  return value === config ? config : JSON.stringify(value);
}

/** The `<div>` of a state, or a whole page's; `item` stands for the name in braces of its id. */
export function anchorOf({
  widget,
  item = exampleEnding(widget),
  attributes,
}: Pick<PlaygroundState, "widget" | "attributes"> & { item?: string }): string {
  const page = pageOf(widget);
  if (page !== undefined) return page.body;
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<div id="${escapeHtml(widget.replace(/\{.*/, () => item))}"${written.join("")}></div>`;
}

/** The author's configuration block, as the page carries it. */
export const configBlockOf = (state: PlaygroundState): string => textBlock(compactConfig(state));

/**
 * The HTML that an author pastes for a state: the anchor alone, all that a page needs, or the same for editors that
 * remove scripts.
 */
export function snippetOf(state: PlaygroundState, kind: SnippetKind): string {
  if (kind === "anchor") return anchorOf(state);
  if (kind === "page")
    return `${anchorOf(state)}\n${configBlockOf(state)}\n<script type="module" src="${SCRIPT_SRC}"></script>`;
  return `${anchorOf(state)}\n\n<script type="module" src="${SCRIPT_SRC}" data-config="${escapeHtml(compactConfig(state))}"></script>`;
}
