import { describe, expect, it } from "vitest";
import { keepPresses } from "./own-presses.ts";

/** Whether the page may still follow a press on the first element of a root that stands in this HTML of the page. */
function followed(page: string, ours: string): boolean {
  document.body.innerHTML = page;
  const root = document.querySelector("[data-anchor]")?.attachShadow({ mode: "open" }) ?? expect.fail("no anchor");
  root.innerHTML = ours;
  keepPresses(root);
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
