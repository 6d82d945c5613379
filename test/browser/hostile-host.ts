import { prototypeScript } from "./old-libraries.ts";

/**
 * What the keys of a page do while nobody types: on `document` and `window` they turn a carousel, open a search, send
 * a form. Runs inside of the page; `heardKeys` lists what reached them.
 */
function shortcuts(): void {
  const heard: string[] = [];
  Object.assign(window, { heardKeys: heard });
  const isTyping = (target: EventTarget | null): boolean =>
    target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
  const act = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.key === "Tab" || event.key === "Escape") return;
    heard.push(event.key);
    event.preventDefault();
  };
  for (const type of ["keydown", "keypress", "keyup"] as const) {
    document.addEventListener(type, act);
    window.addEventListener(type, act);
    // Whoever only looks on at the beginning of the way must not be disturbed by us either.
    document.addEventListener(type, () => undefined, true);
    window.addEventListener(type, () => undefined, true);
  }
}

/** Scrolls by itself as Lenis does: a wheel's own effect is left only where the page asks for it. */
function ownWheel(): void {
  const turn = (event: WheelEvent): void => {
    const isLeft = event
      .composedPath()
      .some((element) => element instanceof Element && element.hasAttribute("data-lenis-prevent"));
    if (!isLeft) event.preventDefault();
  };
  window.addEventListener("wheel", turn, { passive: false });
}

/** Lets foreign scripts through only with consent, as consent tools do that block by address. */
function swallowing(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    ...own,
    set(this: HTMLScriptElement, address: string) {
      const isForeign = new URL(address, location.origin).origin !== location.origin;
      if (isForeign && !document.cookie.includes("marketing_consent=true")) this.type = "text/plain";
      own?.set?.call(this, address);
    },
  });
}

/** What some script of 2009 left on all objects: it comes up wherever keys are gone over. */
function onAllObjects(): void {
  Object.assign(Object.prototype, {
    oldExtend: function (this: object, more: object): object {
      return Object.assign(this, more);
    },
  });
}

/** Elements whose names hide properties of `document` and `window`, and a header that lies over the first 140 px. */
function furniture(): void {
  document.body.insertAdjacentHTML(
    "afterbegin",
    `<div style="position:sticky;top:0;height:140px;background:#dde;z-index:1000">Kopf der Seite</div>
    <img name="scripts" alt=""><img name="title" alt=""><img name="links" alt=""><form name="forms"></form>
    <form id="config"><input name="id" value="17"><input name="action"><input name="children"></form>
    <h2 id="aktuell">Neues aus dem Haus</h2><form id="portal"><input name="version"></form><span id="status"></span><span id="name"></span><span id="event"></span>`,
  );
}

/** Goes to another page and back as Turbo does: by another body, then by a copy of the one before, marked as such. */
export function swapBodies(): void {
  for (const filled of document.querySelectorAll("[slot]")) filled.setAttribute("data-copied", "");
  const snapshot = document.body.cloneNode(true);
  const other = document.createElement("body");
  other.innerHTML = "<p>Eine andere Seite</p>";
  document.body.replaceWith(other);
  setTimeout(() => document.body.replaceWith(snapshot));
}

const inPage = (run: () => void): string => `<script>(${run.toString()})()</script>`;

/**
 * The head of a page that does all at once what hosts were seen to do: Prototype 1.7, enumerable properties on all
 * objects, shortcuts, a wheel and a `<base>` of its own, foreign scripts held back, clobbered names, a high header,
 * and a heading that is named as a tab of ours.
 */
export const hostileHead = (): string =>
  [
    '<base href="/anderswo/">',
    prototypeScript(),
    ...[onAllObjects, shortcuts, ownWheel, swallowing].map(inPage),
    `<script>addEventListener("DOMContentLoaded", ${furniture.toString()})</script>`,
  ].join("");
