/** Actions that run inside the page, because a driver outside of it is too slow for them. */
export interface PageActions {
  /** Whether a field whose label begins so appears in time. */
  readonly has: (label: string, milliseconds: number) => Promise<boolean>;
  /**
   * Fills in fields by the beginning of their labels; in a list it chooses the option of this text, or the first one
   * for ''.
   */
  readonly fill: (fields: readonly (readonly [string, string])[]) => void;
  /** The values of fields by the beginning of their labels, once the first of them has appeared. */
  readonly read: (labels: readonly string[]) => Promise<string[]>;
  /**
   * Presses the first of these buttons and links that the page has, `times` times within one task, after ticking
   * the terms. A name may have … in place of its beginning or end.
   * @returns whether one appeared in time
   */
  readonly press: (names: readonly string[], times: number, milliseconds: number) => Promise<boolean>;
  /** Whether one of these buttons appears in time. */
  readonly offers: (names: readonly string[], milliseconds: number) => Promise<boolean>;
  /** The number of list items that contain a name; the list of order numbers repeats them. */
  readonly named: (name: string) => number;
  /** Whether the page shows this text `times` times in time. */
  readonly says: (text: string, times: number, milliseconds: number) => Promise<boolean>;
  /** The text of the page's widget. */
  readonly text: () => string;
  /** Fires `portal:cart-refresh`, as a host that has changed the cart. */
  readonly refresh: () => void;
}

/** The address to which a page reports its texts and its data-layer entries, also while it is being left. */
export const TOLD = "/soak/told";

/** The header by which the page numbers its requests. */
export const REQUEST = "soak-request";

/** Numbers the requests of the page, to recognise those that the browser repeats by itself. */
function numberRequests(header: string): void {
  const page = crypto.randomUUID();
  const send = window.fetch.bind(window);
  let last = 0;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === location.origin) request.headers.set(header, `${page} ${++last}`);
    return send(request);
  };
}

function grow(): void {
  const TURN_MS = 8;
  const root = (): ParentNode =>
    document.querySelector('[id^="portal-"]:not(script)')?.shadowRoot ?? document.createElement("div");
  /** An open dialog covers everything else. */
  const used = (): ParentNode => root().querySelector("dialog[open]") ?? root();
  const until = async <T>(look: () => T | null, milliseconds: number): Promise<T | null> => {
    for (let left = milliseconds; ; left -= TURN_MS) {
      const found = look();
      if (found !== null || left <= 0) return found;
      await new Promise((resolve) => {
        setTimeout(resolve, TURN_MS);
      });
    }
  };
  const field = (label: string): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null => {
    const found = [...used().querySelectorAll("label")].find(({ textContent }) =>
      textContent.trim().startsWith(label),
    )?.control;
    return found instanceof HTMLInputElement ||
      found instanceof HTMLTextAreaElement ||
      found instanceof HTMLSelectElement
      ? found
      : null;
  };
  const isNamed = (text: string, name: string): boolean =>
    name.endsWith("…")
      ? text.startsWith(name.slice(0, -1))
      : name.startsWith("…")
        ? text.endsWith(name.slice(1))
        : text === name;
  const button = (name: string): HTMLElement | null =>
    [...used().querySelectorAll<HTMLElement>("button, a")].find(
      (each) =>
        isNamed(each.getAttribute("aria-label") ?? each.textContent.trim(), name) &&
        each.checkVisibility() &&
        each.getAttribute("aria-disabled") !== "true",
    ) ?? null;
  const anyOf = (names: readonly string[]): HTMLElement | null =>
    names.map(button).find((each) => each !== null) ?? null;
  const choose = (into: HTMLSelectElement, text: string): void => {
    const offered = [...into.options].filter(({ value }) => value !== "");
    into.value = (offered.find((option) => option.text === text) ?? offered[0])?.value ?? "";
    into.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const write = (label: string, text: string): void => {
    const into = field(label);
    if (into === null) throw new Error(`No field ${label}`);
    into.focus();
    if (into instanceof HTMLSelectElement) {
      choose(into, text);
      return;
    }
    if (into.type === "radio") {
      into.click();
      return;
    }
    into.select();
    // Only this types like a keyboard, with the browser's own events.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand(text === "" ? "delete" : "insertText", false, text);
  };
  const pageActions: PageActions = {
    has: async (label, milliseconds) => (await until(() => field(label), milliseconds)) !== null,
    fill: (fields) => {
      for (const [label, text] of fields) write(label, text);
    },
    read: async (labels) => {
      await until(() => field(labels[0] ?? ""), 5000);
      return labels.map((label) => field(label)?.value ?? "");
    },
    press: async (names, times, milliseconds) => {
      const found = await until(() => anyOf(names), milliseconds);
      const terms = used().querySelector<HTMLInputElement>('input[name="terms"]');
      if (terms?.checked === false) terms.click();
      found?.focus();
      for (let press = 0; press < times; press += 1) found?.click();
      return found !== null;
    },
    offers: async (names, milliseconds) => (await until(() => anyOf(names), milliseconds)) !== null,
    named: (name) =>
      [...root().querySelectorAll("li:not(:has(li), .cart-muted > li)")].filter(({ textContent }) =>
        textContent.includes(name),
      ).length,
    says: async (text, times, milliseconds) =>
      (await until(() => ((root().textContent ?? "").split(text).length > times ? true : null), milliseconds)) ?? false,
    text: () => root().textContent ?? "",
    refresh: () => void document.dispatchEvent(new CustomEvent("portal:cart-refresh")),
  };
  Object.assign(window, { pageActions });
}

interface Sold {
  value?: number;
  items?: readonly { item_id?: string }[];
}

/** Reports each purchase, and each person whom the page lists as ordered. */
function tellOf(address: string, run: number): void {
  const tell = (what: object): void => void navigator.sendBeacon(address, JSON.stringify({ run, ...what }));
  const push = ({ event, ecommerce }: { event: string; ecommerce?: Sold }): void => {
    if (event === "purchase")
      tell({
        cents: Math.round((ecommerce?.value ?? 0) * 100),
        seminar: ecommerce?.items?.[0]?.item_id ?? "",
        at: performance.timeOrigin + performance.now(),
      });
  };
  Object.assign(window, { dataLayer: { push } });
  const said = new Map<string, number>();
  const look = (root: ShadowRoot): void => {
    const names = [...root.querySelectorAll('[data-state="ordered"] strong')].map(({ textContent }) => textContent);
    for (const name of names) {
      const times = names.filter((other) => other === name).length;
      if (times <= (said.get(name) ?? 0)) continue;
      said.set(name, times);
      tell({ name, times });
    }
  };
  document.addEventListener("portal:mounted", ({ target }) => {
    const root = (target as Element).shadowRoot;
    if (root !== null)
      new MutationObserver(() => look(root)).observe(root, { subtree: true, childList: true, characterData: true });
  });
}

/** Shifts the page's clock by this many milliseconds. */
function shiftClock(by: number): void {
  const { now } = Date;
  Date.now = () => now() + by;
}

/** Does what a browser does to a page if cookies are blocked. */
function block(): void {
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(window, "BroadcastChannel", { value: refuse });
  const request = (): Promise<never> => Promise.reject(new DOMException("The request was denied.", "SecurityError"));
  Object.defineProperty(navigator, "locks", { value: { request } });
}

/** Makes the page's storages full. */
function fillUp(): void {
  for (const storage of [localStorage, sessionStorage])
    for (let size = 2 ** 22, count = 0; size >= 1; count += 1)
      try {
        storage.setItem(`soak-${count}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
}

const call = (action: (...given: never[]) => void, ...given: readonly unknown[]): string =>
  `(${String(action)})(${given.map((each) => JSON.stringify(each)).join(",")});`;

/** The script that a page runs before the bundle. @param shift milliseconds by which its clock differs from ours */
export function actionScript(run: number, shift: number, storage: "blocked" | "full" | undefined): string {
  // tsx wraps inner functions in a helper that pages do not have.
  const helper = "globalThis.__name = (named) => named;";
  const hurdle = storage === undefined ? "" : storage === "full" ? call(fillUp) : call(block);
  return `<script>${helper}${hurdle}${call(numberRequests, REQUEST)}${call(shiftClock, shift)}${call(grow)}${call(tellOf, TOLD, run)}</script>`;
}
