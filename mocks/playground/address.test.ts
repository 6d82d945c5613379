import { describe, expect, it } from "vitest";
import {
  firstShown,
  ignoredOf,
  initial,
  pageQuery,
  readAddress,
  writeAddress,
  type PlaygroundState,
} from "#mocks/playground/address.ts";
import { configText } from "#mocks/playground/config-in-address.ts";
import { configOf, pages } from "#mocks/situations/pages.ts";
import { registry } from "#mount/registry.ts";
import { exampleAttributes } from "./examples.ts";

const state: PlaygroundState = {
  ...initial,
  widget: "portal-event-overview",
  attributes: { "data-event-id": "7" },
  customer: "member",
  scenario: "slow+fail:event",
  later: "slow+expired:photos",
  today: "2026-10-25",
  clock: "2026-12-24",
  viewport: "390",
  beside: "1337",
  scheme: "dark",
  text: "200",
  consent: "granted",
  host: "pico",
  inspect: true,
  run: true,
  query: "?setTab=aktuell&gremiumsmitglied=1002",
  hash: "#inhalt:x",
  changes: "AbC-_9",
};
const restored = (part: Partial<PlaygroundState>): PlaygroundState =>
  readAddress(writeAddress({ ...initial, ...part }));

describe("playground address", () => {
  it("restores what it was written from", () => {
    expect(readAddress(writeAddress(state))).toEqual(state);
  });

  it("reads the plus signs of a scenario that somebody has typed", () => {
    const typed = "?scenario=slow:cart+lost:cartDelete";
    expect(readAddress(typed).scenario).toBe("slow:cart+lost:cartDelete");
    expect(ignoredOf(typed)).toEqual([]);
  });

  it("says nothing about what stands as it does at the start", () => {
    expect(writeAddress(initial)).toBe("");
    expect(readAddress("")).toEqual(initial);
    expect(writeAddress({ ...initial, scheme: "dark" })).toBe("?scheme=dark");
    const detail = { ...initial, widget: "portal-event-detail", attributes: exampleAttributes("portal-event-detail") };
    expect(writeAddress(detail)).toBe("?widget=portal-event-detail");
  });

  it.each([...registry, ...pages].map(({ id }) => id))("opens %s with its examples", (widget) => {
    expect(readAddress(`?widget=${encodeURIComponent(widget)}`)).toEqual({ ...initial, ...firstShown(widget) });
  });

  it("keeps an example that was taken away away", () => {
    const { attributes } = restored({ widget: "portal-event-detail", attributes: { "data-event-id": "" } });
    expect(attributes).toEqual({});
  });

  it.each([
    ["nothing", ""],
    [
      "unknown words",
      "?widget=portal-x&customer=nobody&scenario=odd&today=2026-02-31&viewport=40000&beside=wide&scheme=grau&text=300&consent=x&host=x&item=",
    ],
    ["an attribute of another widget", "?data-event-id=7"],
  ])("falls back to the start for %s", (_name, search) => {
    expect(readAddress(search)).toEqual(initial);
  });

  it("says what of an old link is not known any more", () => {
    expect(ignoredOf(writeAddress(state))).toEqual([]);
    expect(ignoredOf("?customer=nobody&viewport=390")).toEqual([
      "Der Link nennt „nobody“ als customer; das gibt es hier nicht. Gezeigt wird „admin“.",
    ]);
  });

  it("leaves the page its own query only", () => {
    expect(pageQuery(new URLSearchParams("widget=x&setTab=aktuell&data-event-id=7&portal-inspect&kept"))).toBe(
      "?setTab=aktuell",
    );
  });
});

describe("the configuration in the address", () => {
  it.each([
    ["another value", { ...configOf(initial.widget), supportPhone: "" }],
    ["an unknown key", { apiBse: "/x" }],
    ["a value of the wrong type", { showGremiumButtons: "ja" }],
    ["a null", { apiBase: null }],
    ["nothing at all", {}],
  ])("is restored with %s", (_what, config) => {
    expect(JSON.parse(restored({ config: configText(config) }).config ?? "")).toEqual(config);
  });

  it.each(['{"apiBase": ', "[]", "", "null"])("is restored as it was typed: %j", (config) => {
    expect(restored({ config }).config).toBe(config);
  });

  it("is short where little differs from the example pages", () => {
    const config = configText({ ...configOf(initial.widget), supportPhone: "1" });
    expect(writeAddress({ ...initial, config })).toBe(
      `?${new URLSearchParams({ config: '{"supportPhone":"1"}' }).toString()}`,
    );
    expect(writeAddress({ ...initial, config: configText(configOf(initial.widget)) })).toBe("");
  });
});
