import { afterEach, describe, expect, it, vi } from "vitest";
import { groundOf, parseColour, watchGround } from "./scheme.ts";

/** An anchor inside boxes with these backgrounds, the outermost first. */
function anchorOn(...backgrounds: string[]): HTMLElement {
  let parent: HTMLElement = document.body;
  for (const background of backgrounds) {
    const box = document.createElement("div");
    box.style.background = background;
    parent.append(box);
    parent = box;
  }
  const anchor = document.createElement("div");
  parent.append(anchor);
  return anchor;
}

const prefers = (scheme: string): void => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes(scheme),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.removeAttribute("style");
  document.documentElement.removeAttribute("style");
});

describe("parseColour", () => {
  it.each([
    ["rgb(1, 2, 3)", { red: 1, green: 2, blue: 3, alpha: 1 }],
    ["rgba(1, 2, 3, 0.5)", { red: 1, green: 2, blue: 3, alpha: 0.5 }],
    ["rgb(1 2 3 / 0.5)", { red: 1, green: 2, blue: 3, alpha: 0.5 }],
    ["rgba(0, 0, 0, 0)", { red: 0, green: 0, blue: 0, alpha: 0 }],
    ["color(srgb 1 0 0 / 0.25)", { red: 255, green: 0, blue: 0, alpha: 0.25 }],
    ["oklch(0.2 0.1 200)", { red: 0, green: 0, blue: 0, alpha: 1, isRough: true }],
    ["lab(90 1 1 / 0.4)", { red: 255, green: 255, blue: 255, alpha: 0.4, isRough: true }],
    ["transparent", null],
    ["", null],
  ])("%s", (computed, expected) => {
    expect(parseColour(computed)).toEqual(expected);
  });
});

describe("groundOf", () => {
  it.each([
    [[], "light"],
    [["#ffffff"], "light"],
    [["#212529"], "dark"],
    [["#212529", "#ffffff"], "light"],
    [["#ffffff", "rgba(0, 0, 0, 0.9)"], "dark"],
    [["#ffffff", "rgba(0, 0, 0, 0.1)"], "light"],
    [["#000000", "rgba(255, 255, 255, 0.05)", "rgba(255, 255, 255, 0.05)"], "dark"],
    [["rgba(0, 0, 0, 0.5)", "rgba(0, 0, 0, 0.5)", "rgba(0, 0, 0, 0.5)"], "dark"],
  ])("%j is %s", (backgrounds, expected) => {
    expect(groundOf(anchorOn(...backgrounds)).scheme).toBe(expected);
  });

  it.each([
    ["", "dark", "light"],
    ["light dark", "dark", "dark"],
    ["light dark", "light", "light"],
    ["dark", "light", "dark"],
  ])('without backgrounds: page says "%s", reader prefers %s: %s', (declared, preferred, expected) => {
    prefers(preferred);
    document.head.innerHTML = `<meta name="color-scheme" content="${declared}">`;
    expect(groundOf(anchorOn()).scheme).toBe(expected);
  });

  it("goes by the host's text where an image is behind it", () => {
    const anchor = anchorOn("#ffffff", 'url("dunkel.jpg")');
    const box = anchor.parentElement;
    if (box !== null) box.style.color = "rgb(250, 250, 250)";
    expect(groundOf(anchor).scheme).toBe("dark");
  });

  it.each([
    [["rgb(251, 248, 243)"], "rgb(251 248 243)"],
    [["rgb(255, 255, 255)", "rgba(0, 0, 0, 0.2)"], "rgb(204 204 204)"],
    [["rgb(255, 255, 255)", 'url("dunkel.jpg")'], null],
    [["oklch(0.9 0.1 90)"], null],
    [[], null],
  ])("on %j its colour is %s", (backgrounds, colour) => {
    expect(groundOf(anchorOn(...backgrounds)).colour).toBe(colour);
  });

  it("looks through shadow roots", () => {
    const host = anchorOn("#111111");
    const inner = document.createElement("div");
    host.attachShadow({ mode: "open" }).append(inner);
    expect(groundOf(inner).scheme).toBe("dark");
  });
});

describe("watchGround", () => {
  it("tells another colour that is as light", async () => {
    vi.useFakeTimers();
    const seen: unknown[] = [];
    document.body.style.background = "rgb(255, 255, 255)";
    const stop = watchGround(anchorOn(), ({ colour }) => seen.push(colour));
    document.body.style.background = "rgb(250, 240, 230)";
    await vi.advanceTimersByTimeAsync(150);
    stop();
    expect(seen).toEqual(["rgb(255 255 255)", "rgb(250 240 230)"]);
  });

  it("tells at once, once the page has settled after a change, then no more", async () => {
    vi.useFakeTimers();
    const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(150);
    const seen: string[] = [];
    const others: string[] = [];
    const stop = watchGround(anchorOn(), ({ scheme }) => seen.push(scheme));
    const stopOther = watchGround(anchorOn(), ({ scheme }) => others.push(scheme));
    document.body.style.background = "#000000";
    await settle();
    document.body.dataset.theme = "still dark";
    await settle();
    stop();
    document.body.style.background = "#ffffff";
    await settle();
    expect(seen).toEqual(["light", "dark"]);
    expect(others).toEqual(["light", "dark", "light"]);
    stopOther();
    document.body.style.background = "#000000";
    await settle();
    expect(others).toHaveLength(3);
  });
});
