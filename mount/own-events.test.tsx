import { describe, expect, it } from "vitest";
import { keepOwnEvents } from "./own-events.ts";

const TYPES = ["keydown", "keypress", "keyup"] as const;

/** What a page's listeners hear of a key in an element of a root. */
function heard(html: string, init: KeyboardEventInit): string[] {
  const anchor = document.body.appendChild(document.createElement("div"));
  const root = anchor.attachShadow({ mode: "open" });
  root.innerHTML = html;
  keepOwnEvents(root);
  const seen: string[] = [];
  for (const type of TYPES) document.addEventListener(type, () => seen.push(type), { once: true });
  for (const type of TYPES)
    root.firstElementChild?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, ...init }));
  return seen;
}

describe("a page's shortcuts", () => {
  it.each([
    ["<input>", { key: "a" }],
    ["<input>", { key: "/", shiftKey: true }],
    ["<input type=password>", { key: "Enter" }],
    ["<textarea></textarea>", { key: "Backspace" }],
    ["<select></select>", { key: "ArrowDown" }],
    ['<button role="combobox"></button>', { key: "ArrowRight" }],
    ['<button role="tab"></button>', { key: "ArrowRight" }],
    ["<button></button>", { key: "Enter" }],
    ["<button></button>", { key: " " }],
    ['<a href="/seminare">Seminare</a>', { key: "Enter" }],
    ["<input>", { key: "@", ctrlKey: true, altKey: true, modifierAltGraph: true }],
  ])("hear nothing in %s of %j", (html, init) => expect(heard(html, init)).toEqual([]));

  it.each([
    ["<input>", { key: "Escape" }],
    ["<input>", { key: "Tab" }],
    ["<input>", { key: "k", ctrlKey: true }],
    ["<input>", { key: "k", metaKey: true }],
    ["<input>", { key: "ArrowLeft", altKey: true }],
    ["<button></button>", { key: "a" }],
    ["<button></button>", { key: "ArrowRight" }],
    ["<p></p>", { key: "Enter" }],
    ["<p></p>", { key: "/" }],
  ])("hear in %s of %j", (html, init) => expect(heard(html, init)).toEqual(TYPES));
});

describe("a page's copy protection", () => {
  /** Whether a page that forbids everything outside of text fields lets this happen in an element of a root. */
  const happens = (html: string, type: string): boolean => {
    document.body.innerHTML = "<div></div>";
    const root = document.body.firstElementChild?.attachShadow({ mode: "open" }) ?? expect.fail("no anchor");
    root.innerHTML = html;
    keepOwnEvents(root);
    document.addEventListener(type, (event) => event.preventDefault(), { once: true });
    const event = new Event(type, { bubbles: true, composed: true, cancelable: true });
    return root.firstElementChild?.dispatchEvent(event) ?? false;
  };
  it.each(["<input>", "<textarea></textarea>", "<select></select>"])("leaves %s alone", (html) => {
    for (const type of ["mousedown", "touchstart", "selectstart", "contextmenu", "copy", "cut", "paste"])
      expect([type, happens(html, type)]).toEqual([type, true]);
  });
  it("holds for a text, and for what else is pressed", () => {
    expect([happens("<p>Text</p>", "selectstart"), happens("<button></button>", "mousedown")]).toEqual([false, false]);
  });
});

/** Whether the page may still follow a press on the first element of a root that stands in this HTML of the page. */
function followed(page: string, ours: string): boolean {
  document.body.innerHTML = page;
  const root = document.querySelector("[data-anchor]")?.attachShadow({ mode: "open" }) ?? expect.fail("no anchor");
  root.innerHTML = ours;
  keepOwnEvents(root);
  const pressed = root.querySelector("[data-pressed]") ?? expect.fail("nothing to press");
  return pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true }));
}

const CARD = '<a href="#karte"><p>Karte</p><div data-anchor></div></a>';
const BUTTON = '<button type="button"><span data-pressed>Auf die Merkliste</span></button>';

describe("a press on a button of ours", () => {
  it("does not follow a link of the page around it", () => expect(followed(CARD, BUTTON)).toBe(false));

  it.each([
    ["elsewhere", "<div data-anchor></div>", BUTTON],
    ["in what is no link", "<a><div data-anchor></div></a>", BUTTON],
    ["on a text", CARD, "<p data-pressed>Text</p>"],
    ["on a box", CARD, '<input type="checkbox" data-pressed>'],
    ["on what sends a form", CARD, '<form><button type="submit" data-pressed></button></form>'],
  ])("stays what it is %s", (_where, page, ours) => expect(followed(page, ours)).toBe(true));
});
