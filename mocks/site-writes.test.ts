import { describe, expect, it } from "vitest";
import { ask, jsonOf, read } from "#mocks/testing/ask.ts";
import { siteAddresses } from "#mocks/testing/site-addresses.ts";
import { createPortal, type Portal } from "./portal.ts";

const post = async (
  portal: Portal,
  url: string,
  body: unknown,
  key?: string,
): Promise<{ status: number; json: unknown }> => {
  const response = await ask(portal, "POST", url, body, key === undefined ? {} : { "Idempotency-Key": key });
  return { status: response.status, json: jsonOf(response) };
};
const { url: contact, body: contactBody } = siteAddresses.contactRequest;
const { url: booking, body: bookingBody } = siteAddresses.bookAppointment;

describe("keys of requests", () => {
  it("are insisted on", async () => expect((await post(createPortal(), contact, contactBody)).status).toBe(400));

  it("make a request happen once, however often it is sent", async () => {
    const portal = createPortal();
    const answers = [await post(portal, contact, contactBody, "a"), await post(portal, contact, contactBody, "a")];
    expect(answers).toEqual([
      { status: 200, json: { success: true } },
      { status: 200, json: { success: true } },
    ]);
    expect(portal.state().requests).toHaveLength(1);
    await post(portal, contact, contactBody, "b");
    expect(portal.state().requests).toHaveLength(2);
  });

  it("belong to their contents", async () => {
    const portal = createPortal();
    await post(portal, contact, contactBody, "a");
    expect((await post(portal, contact, { ...contactBody, message: "Anders" }, "a")).status).toBe(400);
  });
});

describe("requests", () => {
  it("are refused field by field", async () => {
    const portal = createPortal();
    expect(await post(portal, contact, { ...contactBody, email: "x@abgelehnt.example" }, "a")).toEqual({
      status: 422,
      json: { errors: { email: "Diese E-Mail-Adresse nimmt keine Nachrichten an." } },
    });
    expect(portal.state().requests).toEqual([]);
  });

  it("make an account once per address", async () => {
    const portal = createPortal();
    const { url, body } = siteAddresses.userRegistration;
    const available = (email: string) =>
      read(portal, `/general-api/fetch-user-email-availability?email=${encodeURIComponent(email)}`);
    expect(await available(body.email)).toEqual({ available: true });
    expect((await post(portal, url, body, "a")).status).toBe(200);
    expect(await available(body.email.toUpperCase())).toEqual({ available: false });
    expect((await post(portal, url, body, "b")).status).toBe(422);
    expect(JSON.stringify(portal.state())).not.toContain(body.password);
  });
});

describe("login", () => {
  const login = (portal: Portal, email: string, password: string) => post(portal, "/local-login", { email, password });

  it("lets a guest in as whoever has the address", async () => {
    const portal = createPortal({ customer: "guest" });
    expect(await read(portal, "/get-user")).toEqual({ user: null });
    expect(await login(portal, "Joerg.Mueller@musterwerke.example", "portal-demo")).toEqual({
      status: 200,
      json: { target: "/kundenportal" },
    });
    expect(await read(portal, "/get-user")).toMatchObject({ user: { firstName: "Jörg", isGremiumAdmin: false } });
  });

  it("refuses a wrong password, and any after five", async () => {
    const portal = createPortal({ customer: "guest" });
    const email = "sabine.brinkmann@musterwerke.example";
    for (let index = 0; index < 5; index += 1) expect((await login(portal, email, "falsch")).status).toBe(401);
    expect((await login(portal, email, "portal-demo")).status).toBe(429);
    expect((await login(portal, "ole.petersen@musterwerke.example", "portal-demo")).status).toBe(200);
  });
});

describe("appointments", () => {
  const free = async (portal: Portal): Promise<string[]> =>
    (
      await read<{ appointments: { appointmentId: string }[] }>(portal, siteAddresses.appointments.url)
    ).appointments.map(({ appointmentId }) => appointmentId);

  it("are given once", async () => {
    const portal = createPortal();
    expect(await free(portal)).toContain(bookingBody.appointmentId);
    expect((await post(portal, booking, bookingBody, "a")).status).toBe(200);
    expect(await free(portal)).not.toContain(bookingBody.appointmentId);
    expect((await post(portal, booking, bookingBody, "a")).status).toBe(200);
    expect((await post(portal, booking, bookingBody, "b")).status).toBe(409);
  });

  it("lie on weekdays between the days that are asked for", async () => {
    const days = (await free(createPortal())).map((id) => id.slice(4, 14));
    expect(
      days.every((day) => day >= "2026-03-10" && day <= "2026-04-06" && ![0, 6].includes(new Date(day).getUTCDay())),
    ).toBe(true);
    expect(new Set(days).size).toBeGreaterThan(10);
  });
});

describe("training plans", () => {
  it("are not overwritten by who has read an older version", async () => {
    const portal = createPortal();
    const { url, body } = siteAddresses.trainingPlanEdit;
    expect((await post(portal, url, body)).status).toBe(200);
    expect((await post(portal, url, body)).status).toBe(409);
    expect(await read(portal, "/schulungsplan-api/get/p-1")).toMatchObject({
      plan: { version: 4, title: "Neuer Plan" },
    });
  });
});

describe("lists", () => {
  it.each([
    ["articles?page=1&size=12", 12, 300],
    ["articles?page=25&size=12", 12, 300],
    ["articles?page=26&size=12", 0, 300],
    ["articles?page=1&size=12&category=recht", 12, 100],
    ["hotels?page=2&size=12", 4, 16],
    ["hotels?page=1&size=12&city=koeln", 1, 1],
    ["locations?page=1&size=12&feature=wallbox", 10, 10],
    ["videos?page=3&size=12", 6, 30],
  ])("%s has %i of %i", async (path, count, total) => {
    const answer = await read<{ items: unknown[]; total: number }>(createPortal(), `/data-lists/${path}`);
    expect([answer.items.length, answer.total]).toEqual([count, total]);
  });

  it("want a page that counts from 1", async () =>
    expect((await ask(createPortal(), "GET", "/data-lists/articles?page=0&size=12")).status).toBe(400));
  it("are four", async () =>
    expect((await ask(createPortal(), "GET", "/data-lists/news?page=1&size=12")).status).toBe(404));
});
