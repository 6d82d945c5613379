import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SettledCall } from "#api/client-settings.ts";
import { ApiError } from "#api/errors.ts";
import { defaultConfig } from "#config/config.ts";
import { callFacts, checkCalls } from "./calls.ts";
import { blockedOf, checkBlocked } from "./policy.ts";

const call = (fields: Partial<SettledCall>): SettledCall => ({
  route: "event",
  method: "GET",
  path: "/portal-api/events/5001",
  status: 200,
  duration: 10,
  retryAt: null,
  ...fields,
});
const facts = (calls: SettledCall[], config = defaultConfig) => callFacts(calls, config, "https://seite.example", []);

beforeEach(() => vi.stubGlobal("location", new URL("https://seite.example/mein/konto?token=geheim")));

describe("a call", () => {
  it.each([
    [call({}), defaultConfig, "/portal-api/events/{eventId}"],
    [
      call({ route: "gremiumUserData", path: "/portal-api/gremium-users/1002/user-data" }),
      defaultConfig,
      "/portal-api/gremium-users/{userId}/user-data",
    ],
    [
      call({ route: "saveAdvertising", path: "/portal-api/advertising/geheim" }),
      defaultConfig,
      "/portal-api/advertising/{hash}",
    ],
    [
      call({ route: "token", path: "/get-token" }),
      { ...defaultConfig, tokenUrl: "https://login.example/token?client=geheim" },
      "https://login.example/token",
    ],
    [call({}), { ...defaultConfig, endpoints: { event: "/v2/events/{eventId}" } }, "/v2/events/{eventId}"],
  ])("is told without its values", (settled, config, address) =>
    expect(facts([settled], config)[0]?.address).toBe(address),
  );

  it("that left before the code was there took as long as the browser says", () => {
    const timings = [{ name: "https://seite.example/portal-api/events/5001", duration: 412.4 }];
    expect(
      callFacts([call({ duration: 3 }), call({ duration: 25 })], defaultConfig, "https://seite.example", timings).map(
        ({ duration }) => duration,
      ),
    ).toEqual([412, 25]);
  });

  it.each([
    ["event", "/portal-api/events/5001", /^Stimmt die Nummer in data-event-id\?.*„apiBase“ und „endpoints\.event“\.$/],
    ["gremiumUserData", "/portal-api/x", /^Gibt es, was die Adresse nennt \(\{userId\}\)\?.*„apiBase“/],
    ["cart", "/order-api/x", /^Antwortet der Aufruf auf jeder Seite so, prüfen Sie .*„orderApiBase“/],
  ] as const)("that is not found (%s) is told by what it asks for", (route, path, fix) =>
    expect(checkCalls(facts([call({ route, path, status: 404 })]), {})).toMatchObject([
      { route, fix: expect.stringMatching(fix) as string },
    ]),
  );

  it.each([
    [0, "error", "Auf /portal-api/events/{eventId} kam keine Antwort."],
    [401, "warning", "Sie sind nicht angemeldet, oder Ihre Sitzung ist abgelaufen (Antwort 401)."],
    [403, "error", "Der Server verweigert diesen Aufruf (Antwort 403)."],
    [404, "error", "Unter /portal-api/events/{eventId} gibt es nichts (Antwort 404)."],
    [500, "error", "Der Server meldet einen Fehler (Antwort 500)."],
  ])("answered with %i", (status, level, what) =>
    expect(checkCalls(facts([call({ status })]), {})).toMatchObject([{ level, what, where: "Aufruf „event“" }]),
  );

  it.each([
    ["event", "Prüfen Sie in der Konfiguration „apiBase“."],
    ["user", "Prüfen Sie in der Konfiguration „userUrl“."],
    ["cart", "Prüfen Sie in der Konfiguration „orderApiBase“."],
  ] as const)("without an answer (%s) names the key that gives its address", (route, fix) =>
    expect(checkCalls(facts([call({ route, status: 0 })]), {})).toMatchObject([
      { fix: expect.stringContaining(fix) as string },
    ]),
  );

  it("by which a guest is known needs no word", () =>
    expect(checkCalls(facts([call({ route: "user", status: 401 })]), {})).toEqual([]));

  it("that worked at last needs no word", () =>
    expect(checkCalls(facts([call({ status: 503 }), call({ status: 200 })]), {})).toEqual([]));

  it("answered with something else than agreed", () => {
    const error = new ApiError(
      "malformed",
      "event",
      "Malformed answer of event: event.title is number, expected string",
    );
    expect(checkCalls([], { event: { state: "failed", error } })).toMatchObject([
      { level: "error", where: "Aufruf „event“", what: "Die Antwort des Servers hat nicht die vereinbarte Form." },
    ]);
  });
});

describe("what a policy blocked", () => {
  const violation = (effectiveDirective: string, blockedURI: string, sample = "") =>
    blockedOf({ effectiveDirective, blockedURI, sample });

  it.each([
    [
      "connect-src",
      "https://api.example/events?token=geheim",
      "",
      "warning",
      "Die Regel „connect-src“ der Seite sperrt https://api.example.",
    ],
    [
      "style-src-elem",
      "inline",
      ".a {}",
      "hint",
      "Die Regel „style-src-elem“ der Seite sperrt Code oder Stile, die unmittelbar im HTML stehen.",
    ],
    [
      "script-src",
      "eval",
      "",
      "hint",
      "Die Regel „script-src“ der Seite sperrt Programme, die aus Text entstehen (eval).",
    ],
    [
      "trusted-types",
      "trusted-types-policy",
      "portal-rich-text",
      "warning",
      "Die Regel „trusted-types“ der Seite lässt „portal-rich-text“ nicht zu.",
    ],
    [
      "require-trusted-types-for",
      "trusted-types-sink",
      "Element innerHTML|<b>Erika",
      "hint",
      "Die Regel „require-trusted-types-for“ der Seite hat eine Zuweisung gesperrt.",
    ],
    ["img-src", "data", "", "warning", "Die Regel „img-src“ der Seite sperrt data."],
  ])("%s %s", (directive, blocked, sample, level, what) =>
    expect(checkBlocked([violation(directive, blocked, sample)])).toMatchObject([{ level, what }]),
  );

  it("keeps no query and no content", () => {
    expect(violation("connect-src", "https://api.example/events/5?token=geheim")).toEqual({
      directive: "connect-src",
      blocked: "https://api.example",
    });
    expect(violation("script-src", "inline", 'alert("Erika")')).toEqual({ directive: "script-src", blocked: "inline" });
  });
});
