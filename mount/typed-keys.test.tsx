import { describe, expect, it } from "vitest";
import { keepTypedKeys } from "./typed-keys.ts";

const TYPES = ["keydown", "keypress", "keyup"] as const;

/** What a page's listeners hear of a key in an element of a root. */
function heard(html: string, init: KeyboardEventInit): string[] {
  const anchor = document.body.appendChild(document.createElement("div"));
  const root = anchor.attachShadow({ mode: "open" });
  root.innerHTML = html;
  keepTypedKeys(root);
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
