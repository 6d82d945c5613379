import { loadInspector, loadWidget } from "virtual:portal-files";
import { release, table } from "virtual:portal-table";
import type { PageEventName } from "#lib/page-event.ts";
import { idOf, isOff, knownId } from "#mount/anchor-id.ts";
import { heightOf, isBlock } from "#mount/height.ts";
import { preload } from "#mount/preload.ts";
import type { GivenConsent, EntryContext, Mounted, WidgetRow } from "#mount/table.ts";

type Adopted = Partial<Mounted> & { readonly id: string };

const ANCHORS = "[id^=portal-]";

const ids = Object.keys(table.rows);
const adopted = new Map<HTMLElement, Adopted>();
// Configuration and nonce are set before the first anchor is adopted.
const entry: { -readonly [K in keyof EntryContext]: EntryContext[K] } = {
  ids,
  config: undefined,
  nonce: "",
  preloaded: new Map(),
  consents: [],
  release,
};
let isConfigured = false;
let config: Record<string, unknown> = {};
let tag: HTMLScriptElement | undefined;
let blockSheet: CSSStyleSheet | undefined;

const element = (name: string): HTMLElement => document.createElement(name);

/**
 * Tells the author and the page what is wrong: a file that cannot be loaded, or an element that cannot be an anchor.
 */
function fail(anchor: HTMLElement, thrown: unknown): void {
  // eslint-disable-next-line no-console -- the author must learn which anchor or file is wrong
  console.error("[portal]", anchor, thrown);
  anchor.dispatchEvent(
    new CustomEvent("portal:error" satisfies PageEventName, {
      bubbles: true,
      detail: { widget: idOf(anchor), message: String(thrown) },
    }),
  );
}

/**
 * Gives a block-level anchor its margin, the same from the skeleton on. Any rule of the page for the anchor wins.
 * Browsers without constructed style sheets go without.
 */
function addMargin(root: ShadowRoot): void {
  if (!("adoptedStyleSheets" in root)) return;
  if (!blockSheet) {
    blockSheet = new CSSStyleSheet();
    blockSheet.replaceSync(":host{margin-block:16px}");
  }
  root.adoptedStyleSheets = [blockSheet];
}

/** Shows the author's content, or a skeleton if there is none. */
function showPlaceholder(anchor: HTMLElement, root: ShadowRoot, height: number): void {
  root.replaceChildren(element("slot"));
  if (isBlock(height)) addMargin(root);
  if (anchor.childElementCount || anchor.textContent.trim()) return;
  const skeleton = element("div");
  skeleton.style.cssText = `height:${height}px;background:#8881`;
  root.append(skeleton);
}

/**
 * Shows the author's content, unless it says that something loads, and a notice when the code cannot be loaded; the
 * customer decides on a reload.
 */
function showLoadFailure(anchor: HTMLElement, root: ShadowRoot): void {
  const notice = element("p");
  const button = element("button");
  notice.role = "alert";
  // There is no frame that would say it.
  notice.lang = "de";
  button.textContent = "Seite neu laden";
  button.onclick = () => location.reload();
  notice.append("Dieser Bereich konnte nicht geladen werden. ", button);
  root.replaceChildren(anchor.querySelector("[data-portal-loading]") ? "" : element("slot"), notice);
}

/** Reads the author's configuration with the first anchor, since it may arrive together with it. */
function configure(): void {
  if (isConfigured) return;
  isConfigured = true;
  entry.config = document.getElementById("portal-config")?.textContent ?? tag?.dataset.config;
  try {
    config = Object(JSON.parse(entry.config ?? "")) as Record<string, unknown>;
  } catch {
    // There is none, or it is not JSON: the frame reports that with the key; a page without a widget needs no report.
  }
}

function mountAnchor(anchor: HTMLElement, root: ShadowRoot, id: string, row: WidgetRow): void {
  const state: Adopted = { id: idOf(anchor) };
  adopted.set(anchor, state);
  showPlaceholder(anchor, root, heightOf(...row.height));
  preload(anchor, table, row, config, entry.preloaded);
  loadWidget(id, row.shared, root, tag)
    .then(([frame, widget]) => {
      // The anchor may have left the page meanwhile, or left and returned.
      if (adopted.get(anchor) === state) Object.assign(state, frame.mount(anchor, root, widget, entry));
    })
    .catch((thrown: unknown) => {
      showLoadFailure(anchor, root);
      fail(anchor, thrown);
    });
}

/**
 * Whether an anchor lies in another anchor: its content belongs to the author and is restored when the widget goes, so
 * no second widget may live in it.
 */
function isInsideAnother({ parentElement }: HTMLElement): boolean {
  return parentElement !== null && (adopted.has(parentElement) || isInsideAnother(parentElement));
}

function adopt(anchor: HTMLElement): void {
  const id = idOf(anchor);
  const known = knownId(ids, id) ?? "";
  const row = table.rows[known];
  if (!row || adopted.has(anchor) || !anchor.isConnected || isInsideAnother(anchor)) return;
  configure();
  if (isOff(config.off, known, id)) return;
  try {
    mountAnchor(anchor, anchor.shadowRoot ?? anchor.attachShadow({ mode: "open" }), known, row);
  } catch (thrown) {
    fail(anchor, thrown);
  }
}

/** Unmounts the widgets of anchors that are gone, and shows the author's content again. */
function unmountWhere(isGone: (anchor: HTMLElement, state: Adopted) => boolean): void {
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
  unmountWhere((anchor, { id }) => !anchor.isConnected || id !== idOf(anchor));
  records.forEach(({ target, attributeName, addedNodes }) => {
    if (attributeName) adopt(target as HTMLElement);
    addedNodes.forEach((node) => {
      if (node instanceof HTMLElement) scan(node);
    });
  });
}

/** What `window.portal` may be: an element of that id, a queue made by the page, or the product itself. */
interface PortalGlobal {
  version?: string;
  release?: string;
  scan?: typeof scan;
  unmount?: (root: Element) => void;
  consent?: (given: GivenConsent) => unknown;
  ready: (run: () => void) => void;
  q?: { forEach?: (call: (run: () => void) => void) => void };
}

/** Starts the product on a page; `script` is its own script tag, which may carry the configuration and a nonce. */
export function startPage(script?: HTMLScriptElement): void {
  // Only our own object unmounts widgets; a form of that id may have a field named version.
  const page = window as { portal?: PortalGlobal };
  if (page.portal?.unmount) return;
  const portal = {
    version: __VERSION__,
    release,
    scan,
    unmount: (root: Element) => unmountWhere((anchor) => root.contains(anchor)),
    consent: (given: GivenConsent) => entry.consents.push(given),
    // Each function runs in a microtask of its own: an error in one, or one that is no function, stops no other.
    ready: (run: () => void) => queueMicrotask(() => run()),
  };
  // Runs the functions that the page queued before this script was loaded.
  page.portal?.q?.forEach?.(portal.ready);
  page.portal = portal;
  const begin = (): void => {
    tag = script;
    entry.nonce = script?.nonce ?? "";
    if (location.search.includes("portal-inspect")) {
      configure();
      // eslint-disable-next-line no-console -- the author asked for the inspector and must learn why it does not come
      loadInspector().then(({ inspect }) => inspect(entry), console.error);
    }
    scan();
    new MutationObserver(follow).observe(document, { subtree: true, childList: true, attributeFilter: ["id"] });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
}
