import { loadInspector, loadWidget } from "virtual:portal-files";
import { table } from "virtual:portal-table";
import { idOf, isOff, knownId } from "#mount/anchor-id.ts";
import { heightOf, isBlock } from "#mount/height.ts";
import { preload } from "#mount/preload.ts";
import type { GivenConsent, Host, Mounted, Row } from "#mount/table.ts";

type Adopted = Partial<Mounted> & { readonly id: string };

const ANCHORS = "[id^=portal-]";

const ids = Object.keys(table.rows);
const adopted = new Map<HTMLElement, Adopted>();
// Configuration and nonce follow before the first anchor is adopted.
const host: { -readonly [K in keyof Host]: Host[K] } = {
  ids,
  config: undefined,
  nonce: "",
  preloaded: new Map(),
  consents: [],
  release: __RELEASE__,
};
let isConfigured = false;
let config: Record<string, unknown> = {};
let tag: HTMLScriptElement | undefined;
let blockSheet: CSSStyleSheet | undefined;

const element = (name: string): HTMLElement => document.createElement(name);

/** Tells author and page what is wrong: the file that cannot be loaded, or the element that cannot be an anchor. */
function fail(anchor: HTMLElement, thrown: unknown): void {
  // eslint-disable-next-line no-console -- the author must learn which anchor or file is wrong
  console.error("[portal]", anchor, thrown);
  anchor.dispatchEvent(
    new CustomEvent("portal:error", { bubbles: true, detail: { widget: idOf(anchor), message: String(thrown) } }),
  );
}

/**
 * Parts a block from what stands around it, the same from the skeleton on: any rule that the page has for the anchor
 * wins. Browsers without constructed sheets do without.
 */
function space(root: ShadowRoot): void {
  if (!("adoptedStyleSheets" in root)) return;
  if (!blockSheet) {
    blockSheet = new CSSStyleSheet();
    blockSheet.replaceSync(":host{margin-block:16px}");
  }
  root.adoptedStyleSheets = [blockSheet];
}

/** Keeps the author's content visible; draws a skeleton only where there is none. */
function dress(anchor: HTMLElement, root: ShadowRoot, height: number): void {
  root.replaceChildren(element("slot"));
  if (isBlock(height)) space(root);
  if (anchor.childElementCount || anchor.textContent.trim()) return;
  const skeleton = element("div");
  skeleton.style.cssText = `height:${height}px;background:#8881`;
  root.append(skeleton);
}

/** The code cannot be had: the author's content comes back, with a notice and a reload that the reader decides on. */
function giveUp(root: ShadowRoot): void {
  const notice = element("p");
  const button = element("button");
  notice.role = "alert";
  button.textContent = "Seite neu laden";
  button.onclick = () => location.reload();
  notice.append("Dieser Bereich konnte nicht geladen werden. ", button);
  root.replaceChildren(element("slot"), notice);
}

/** Reads the author's configuration with the first anchor, which may bring it along. */
function configure(): void {
  if (isConfigured) return;
  isConfigured = true;
  host.config = document.getElementById("portal-config")?.textContent ?? tag?.dataset.config;
  try {
    config = Object(JSON.parse(host.config ?? "")) as Record<string, unknown>;
  } catch {
    // None, or none that is JSON: the frame reports that with the key; pages without a widget need no report.
  }
}

function bringToLife(anchor: HTMLElement, root: ShadowRoot, id: string, row: Row): void {
  const state: Adopted = { id: idOf(anchor) };
  adopted.set(anchor, state);
  dress(anchor, root, heightOf(...row.height));
  preload(anchor, table, row, config, host.preloaded);
  loadWidget(id, row.shared, root, tag)
    .then(([frame, widget]) => {
      // Meanwhile the anchor may have left the page, or left and come back.
      if (adopted.get(anchor) === state) Object.assign(state, frame.mount(anchor, root, widget, host));
    })
    .catch((thrown: unknown) => {
      giveUp(root);
      fail(anchor, thrown);
    });
}

/** What an anchor holds is its author's, and comes back when the widget goes: no second widget lives in there. */
const isInsideAnother = (anchor: HTMLElement): boolean =>
  [...adopted.keys()].some((other) => other !== anchor && other.contains(anchor));

function adopt(anchor: HTMLElement): void {
  const id = idOf(anchor);
  const known = knownId(ids, id) ?? "";
  const row = table.rows[known];
  if (!row || adopted.has(anchor) || !anchor.isConnected || isInsideAnother(anchor)) return;
  configure();
  if (isOff(config.off, known, id)) return;
  try {
    bringToLife(anchor, anchor.shadowRoot ?? anchor.attachShadow({ mode: "open" }), known, row);
  } catch (thrown) {
    fail(anchor, thrown);
  }
}

/** Gives the anchors that are gone back to the author. */
function release(isGone: (anchor: HTMLElement, state: Adopted) => boolean): void {
  adopted.forEach((state, anchor) => {
    if (!isGone(anchor, state)) return;
    state.unmount?.();
    adopted.delete(anchor);
    anchor.shadowRoot?.replaceChildren(element("slot"));
  });
}

function scan(root: ParentNode = document): void {
  if (root instanceof HTMLElement) adopt(root);
  root.querySelectorAll<HTMLElement>(ANCHORS).forEach(adopt);
}

function follow(records: MutationRecord[]): void {
  release((anchor, { id }) => !anchor.isConnected || id !== idOf(anchor));
  records.forEach(({ target, attributeName, addedNodes }) => {
    if (attributeName) adopt(target as HTMLElement);
    addedNodes.forEach((node) => {
      if (node instanceof HTMLElement) scan(node);
    });
  });
}

/** What may stand under our name on `window`: an element with that id, a queue of the page's, or the product itself. */
interface OwnName {
  version?: string;
  release?: string;
  scan?: typeof scan;
  unmount?: (root: Element) => void;
  consent?: (given: GivenConsent) => unknown;
  ready: (run: () => void) => void;
  q?: { forEach?: (call: (run: () => void) => void) => void };
}

/** Starts the product on a page; `script` is its own tag, which may carry the configuration and a nonce. */
export function start(script?: HTMLScriptElement): void {
  // Only ours has a version.
  const page = window as { portal?: OwnName };
  if (page.portal?.version) return;
  const portal = {
    version: __VERSION__,
    release: __RELEASE__,
    scan,
    unmount: (root: Element) => release((anchor) => root.contains(anchor)),
    consent: (given: GivenConsent) => host.consents.push(given),
    // Each by itself: a mistake in one of them, or one that is no function, keeps no other from running.
    ready: (run: () => void) => queueMicrotask(() => run()),
  };
  // What the page wanted to run before this script had come.
  page.portal?.q?.forEach?.(portal.ready);
  page.portal = portal;
  const begin = (): void => {
    tag = script;
    host.nonce = script?.nonce ?? "";
    if (location.search.includes("portal-inspect")) {
      configure();
      // eslint-disable-next-line no-console -- the author asked for the inspector and must learn why it does not come
      loadInspector().then(({ inspect }) => inspect(host), console.error);
    }
    scan();
    new MutationObserver(follow).observe(document, { subtree: true, childList: true, attributeFilter: ["id"] });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
}
