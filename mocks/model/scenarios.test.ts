import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { routes, type RouteName } from "#api/routes.ts";
import { ask, askRoute, jsonOf } from "#mocks/testing/ask.ts";
import { answerSchemas } from "./contract.ts";
import { createPortal } from "./portal.ts";
import { isScenario, parseScenario, scenarios, type Scenario } from "./scenarios.ts";

const jsonReads = (Object.keys(answerSchemas) as RouteName[]).filter((name) => routes[name].kind === "read");
const issuesOf = (name: RouteName, answer: unknown): unknown =>
  v.safeParse(answerSchemas[name] ?? v.never(), answer).issues;
const play = (scenario: Scenario) => createPortal({ scenario, wait: () => Promise.resolve() });
const statusOf = async (scenario: Scenario, name: RouteName): Promise<number> =>
  (await askRoute(play(scenario), name)).status;

describe("parseScenario", () => {
  it.each([
    ["normal", []],
    ["", []],
    [
      "slow+fail:photos",
      [
        { fault: "slow", route: null },
        { fault: "fail", route: "photos" },
      ],
    ],
    ["status-204:cancelRecipient", [{ fault: "status-204", route: "cancelRecipient" }]],
  ])("%s", (text, rules) => expect(parseScenario(text)).toEqual(rules));

  it.each(["kaputt", "fail:nirgends", "status-99", "slow+".concat("x")])("refuses %s", (text) => {
    expect(isScenario(text)).toBe(false);
    expect(() => parseScenario(text)).toThrow(/Unknown scenario|names no call/);
  });

  it("reads every scenario of the list, each with a label of its own", () => {
    expect(scenarios.filter(({ scenario }) => !isScenario(scenario))).toEqual([]);
    expect(new Set(scenarios.map(({ label }) => label)).size).toBe(scenarios.length);
  });
});

describe("what a scenario answers", () => {
  it.each<[Scenario, RouteName, number]>([
    ["normal", "eventsFuture", 200],
    ["fail", "eventsFuture", 500],
    ["fail", "saveBrFunctions", 200],
    ["fail", "noticePdf", 200],
    ["fail:saveBrFunctions", "saveBrFunctions", 500],
    ["fail:saveBrFunctions", "eventsFuture", 200],
    ["offline", "token", 0],
    ["offline:photos", "photos", 0],
    ["offline:photos", "documents", 200],
    ["expired", "token", 401],
    ["expired", "saveBrFunctions", 401],
    ["expired", "noticePdf", 401],
    ["status-204:cancelRecipient", "cancelRecipient", 204],
    ["slow+fail:photos", "photos", 500],
    ["slow+fail:photos", "documents", 200],
  ])("%s: %s is %i", async (scenario, name, status) => expect(await statusOf(scenario, name)).toBe(status));

  it("leaves a call without an answer, and answers the others", async () => {
    const portal = play("unanswered:photos");
    const soon = new Promise((resolve) => setTimeout(resolve, 20, "nothing yet"));
    expect(await Promise.race([askRoute(portal, "photos"), soon])).toBe("nothing yet");
    expect((await askRoute(portal, "documents")).status).toBe(200);
  });

  it("changes nothing when it fails", async () => {
    const portal = play("fail:saveHotelPreferences");
    const before = portal.snapshot();
    await askRoute(portal, "saveHotelPreferences");
    expect(portal.snapshot()).toBe(before);
  });

  it("leaves pictures alone when the session has expired", async () => {
    expect((await ask(play("expired"), "GET", "/mock-media/photo/5101-1-1200x800.svg")).status).toBe(200);
  });

  it("waits when slow, once per call", async () => {
    const waits: number[] = [];
    const portal = createPortal({
      scenario: "slow",
      delay: 700,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    });
    await askRoute(portal, "eventsFuture");
    await askRoute(portal, "saveHotelPreferences");
    expect(waits).toEqual([700, 700]);
  });

  it("sends HTML", async () => {
    const response = await askRoute(play("html"), "eventsFuture");
    expect(response).toMatchObject({ status: 200, headers: { "content-type": "text/html; charset=utf-8" } });
    expect(() => jsonOf(response)).toThrow(SyntaxError);
  });

  it("refuses a write in the terms of its answer", async () => {
    const portal = play("refused");
    expect(jsonOf(await askRoute(portal, "feedbackSend"))).toMatchObject({ success: false });
    expect(jsonOf(await askRoute(portal, "saveAdvertising"))).toMatchObject({
      status: "error",
      errorMsg: "Die Änderung wurde fachlich abgelehnt.",
    });
    expect(portal.state().feedback).toEqual([]);
  });
});

/** What a list route answers, by its only or first list. */
const listOf = (json: unknown): unknown => Object.values(json as Record<string, unknown>).find(Array.isArray);

describe.each(jsonReads)("%s", (name) => {
  const answer = async (scenario: Scenario) => jsonOf(await askRoute(play(scenario), name));

  it("fits the contract when empty", async () => expect(issuesOf(name, await answer("empty"))).toBeUndefined());
  it("fits the contract when fields are missing", async () =>
    expect(issuesOf(name, await answer("nulls"))).toBeUndefined());
  it("does not fit it when malformed", async () => expect(issuesOf(name, await answer("malformed"))).toBeDefined());
});

describe("empty and nulls", () => {
  it.each<RouteName>([
    "eventsFuture",
    "gremiumUsers",
    "recipients",
    "photos",
    "documents",
    "countries",
    "brFunctions",
    "articles",
    "bookmarks",
    "feedbackEvents",
    "userBrFunctions",
  ])("%s is an empty list", async (name) => {
    expect(listOf(jsonOf(await askRoute(play("empty"), name)))).toEqual([]);
  });

  it("has no salutations and nothing inside an event", async () => {
    expect(jsonOf(await askRoute(play("empty"), "salutations"))).toEqual({ salutations: { value: [] } });
    expect(jsonOf(await askRoute(play("empty"), "event"))).toMatchObject({
      event: { modules: [], recipients: [], content: { topics: null, schedule: null } },
    });
    expect(jsonOf(await askRoute(play("empty"), "nextEvent"))).toEqual({ event: null });
  });

  it("keeps rows, loses their fields", async () => {
    const { recipients } = jsonOf(await askRoute(play("nulls"), "recipients")) as {
      recipients: Record<string, unknown>[];
    };
    expect(recipients.length).toBeGreaterThan(1);
    expect(recipients[0]).toMatchObject({ recipientId: 510_101, type: "booking" });
    expect(Object.values(recipients[0] ?? {}).filter((value) => value === null).length).toBeGreaterThan(3);
    expect(recipients[0]).not.toHaveProperty("firstname", "Sabine");
  });
});
