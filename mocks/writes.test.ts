import { describe, expect, it } from "vitest";
import type { Recipient } from "#domain/entities/recipient.ts";
import { advertising, personalData } from "#mocks/testing/addresses.ts";
import { ask, askRoute, jsonOf, read } from "#mocks/testing/ask.ts";
import { createPortal, type Portal } from "./portal.ts";

const api = "/portal-api";

async function recipientOf(portal: Portal, eventId: number, recipientId: number): Promise<Recipient | undefined> {
  const { recipients } = await read<{ recipients: Recipient[] }>(portal, `${api}/events/${eventId}/recipients`);
  return recipients.find((recipient) => recipient.recipientId === recipientId);
}

const key = (value: string) => ({ "Idempotency-Key": value });

describe("booking and cancelling", () => {
  it("turns a reservation into a booking once", async () => {
    const portal = createPortal();
    const reservation = await recipientOf(portal, 5003, 500_302);
    const body = {
      recipientId: 500_302,
      recipient: { ...reservation, hotelOverNightOption: "ohneNacht_HP", comment: "Teilnehmer Kommentar: spät" },
    };
    expect((await ask(portal, "POST", "/order-api/online-fax", body, key("a"))).status).toBe(200);
    expect(await recipientOf(portal, 5003, 500_302)).toMatchObject({
      type: "booking",
      approvalState: "pending",
      hotelOverNightOption: "ohneNacht_HP",
      comment: "Teilnehmer Kommentar: spät",
    });
    expect((await ask(portal, "POST", "/order-api/online-fax", body, key("a"))).status).toBe(200);
    expect((await ask(portal, "POST", "/order-api/online-fax", body, key("b"))).status).toBe(403);
  });

  it("sets the cancellation to pending once, in the lists as well", async () => {
    const portal = createPortal();
    const cancel = () => ask(portal, "POST", `${api}/recipients/500301/cancel`, { reason: "Erkrankung" });
    expect((await cancel()).status).toBe(200);
    const { events } = await read<{ events: { eventId: number; recipients: Recipient[] }[] }>(
      portal,
      `${api}/events/future`,
    );
    expect(events.find(({ eventId }) => eventId === 5003)?.recipients[0]?.cancelState).toBe("pending");
    expect((await cancel()).status).toBe(409);
  });

  it("does not book a place on the waiting list", async () => {
    const portal = createPortal();
    const recipient = await recipientOf(portal, 5003, 500_303);
    expect(
      (await ask(portal, "POST", "/order-api/online-fax", { recipientId: 500_303, recipient }, key("a"))).status,
    ).toBe(409);
  });
});

describe("photos", () => {
  it("takes a deletion once", async () => {
    const portal = createPortal();
    expect((await askRoute(portal, "photoDelete")).status).toBe(200);
    expect((await askRoute(portal, "photoDelete")).status).toBe(422);
  });
});

describe("settings", () => {
  const userData = (portal: Portal) => read<{ userData: Record<string, unknown> }>(portal, `${api}/user-data`);

  it("keeps personal data, but not the names", async () => {
    const portal = createPortal();
    await ask(portal, "POST", `${api}/user-data`, personalData);
    expect((await userData(portal)).userData).toMatchObject({
      ...personalData,
      firstname: "Sabine",
      lastname: "Brinkmann",
    });
  });

  it("keeps a member’s personal data and hotel wishes", async () => {
    const portal = createPortal();
    await ask(portal, "POST", `${api}/gremium-users/1005/user-data`, personalData);
    await ask(portal, "POST", `${api}/gremium-users/1005/user-data`, {
      hotelComments: "Ruhig",
      hotelDisabledFriendlyRoom: false,
      hotelVegetarianFood: true,
    });
    const { userData: data } = await read<{ userData: unknown }>(portal, `${api}/gremium-users/1005/user-data`);
    expect(data).toMatchObject({
      department: "Betriebsrat",
      hotelPreferences: { comments: "Ruhig", disabledFriendlyRoom: false, vegetarianFood: true },
    });
    expect(await read(portal, `${api}/hotel-preferences/1005`)).toEqual({
      hotelPreferences: { comments: "Ruhig", disabledFriendlyRoom: false, vegetarianFood: true },
    });
  });

  it("keeps own hotel wishes", async () => {
    const portal = createPortal();
    await askRoute(portal, "saveHotelPreferences");
    expect(await read(portal, `${api}/hotel-preferences/1001`)).toEqual({
      hotelPreferences: { comments: "Nähe Aufzug", disabledFriendlyRoom: true, vegetarianFood: false },
    });
  });

  it("asks to confirm a login e-mail and refuses one that is taken", async () => {
    const portal = createPortal();
    const save = async (loginEmail: string) => jsonOf(await ask(portal, "POST", `${api}/login-email`, { loginEmail }));
    expect(await save("joerg.mueller@musterwerke.example")).toEqual({ success: false });
    expect(portal.state().pendingLoginEmail).toBeNull();
    expect(await save("neu@post.example")).toEqual({ success: true });
    expect(portal.state().pendingLoginEmail).toBe("neu@post.example");
    expect((await userData(portal)).userData.loginEmail).toBe("sabine.brinkmann@musterwerke.example");
  });

  it.each([
    ["own", `${api}/user-br-functions`],
    ["a member’s", `${api}/br-functions/70003`],
  ])("keeps %s BR functions and refuses conflicts", async (_whose, url) => {
    const portal = createPortal();
    const save = async (functions: number[]) => jsonOf(await ask(portal, "POST", url, { functions }));
    expect(await save([104, 201])).toEqual({ status: "ok", errorMsg: null });
    expect(await save([102, 101])).toEqual({
      status: "error",
      errorMsg: expect.stringContaining("Vorsitz") as unknown,
    });
    expect(await save([103, 402])).toEqual({ status: "error", errorMsg: null });
    expect(await read(portal, url)).toEqual({ functions: [104, 201] });
  });

  it("keeps advertising and refuses unknown topics", async () => {
    const portal = createPortal();
    const save = async (body: unknown) => jsonOf(await ask(portal, "POST", `${api}/advertising/h`, body));
    expect(await save({ ...advertising, digitalTopics: "1" })).toMatchObject({ status: "error" });
    expect(await save(advertising)).toEqual({ status: "ok", errorMsg: null });
    expect(await read(portal, `${api}/marketing-preferences`)).toMatchObject({
      marketingPreferences: {
        sendAdsPrint: false,
        sendAdsDigital: true,
        sendCatalogPrint: false,
        sendCatalogDigital: false,
        selectedPrintTopics: [300_002, 300_003],
        selectedDigitalTopics: [],
      },
    });
  });
});

describe("feedback and bookmarks", () => {
  it("collects feedback", async () => {
    const portal = createPortal();
    expect(jsonOf(await askRoute(portal, "feedbackSend"))).toEqual({ success: true });
    expect(portal.state().feedback).toEqual([
      { formType: "Seminare", event: null, subject: "Lob", message: "Alles bestens." },
    ]);
  });

  it("removes a bookmark for good", async () => {
    const portal = createPortal();
    expect((await ask(portal, "POST", "/wishlist-api/delete/902")).status).toBe(200);
    const { bookmarks } = await read<{ bookmarks: { id: number }[] }>(portal, "/wishlist-api/get-bookmarks");
    expect(bookmarks.map(({ id }) => id)).toEqual([901, 903]);
    expect((await ask(portal, "POST", "/wishlist-api/delete/902")).status).toBe(404);
  });
});

describe("a body that does not fit", () => {
  const withoutBirthday = Object.fromEntries(Object.entries(personalData).filter(([key]) => key !== "birthday"));
  it.each([
    [`${api}/user-data`, withoutBirthday, "birthday"],
    [`${api}/user-data`, { ...personalData, birthday: "1980-02-30" }, "birthday"],
    [`${api}/user-data`, { ...personalData, extra: 1 }, "extra"],
    [
      `${api}/gremium-users/1002/user-data`,
      { hotelComments: 1, hotelDisabledFriendlyRoom: null, hotelVegetarianFood: null },
      "hotelComments",
    ],
    [`${api}/recipients/500301/cancel`, { reason: " " }, "reason"],
    [`${api}/recipients/500301/cancel`, undefined, "the whole body"],
    ["/order-api/online-fax", { recipientId: 500_302 }, "recipient"],
    [`${api}/login-email`, { loginEmail: null }, "loginEmail"],
    [`${api}/user-br-functions`, { functions: ["104"] }, "functions.0"],
    [`${api}/user-br-functions`, { functions: [7] }, "function 7"],
    [
      `${api}/hotel-preferences`,
      { comments: null, disabledFriendlyRoom: "ja", vegetarianFood: null },
      "disabledFriendlyRoom",
    ],
    [`${api}/advertising/h`, { ...advertising, printTopics: [300_002] }, "printTopics"],
  ])("%s %j is 400 and names %s", async (url, body, named) => {
    const portal = createPortal();
    const before = portal.snapshot();
    const response = await ask(portal, "POST", url, body, key("a"));
    expect(response.status).toBe(400);
    expect(String(response.body)).toContain(named);
    expect(portal.snapshot()).toBe(before);
  });

  it("names a wrong feedback topic", async () => {
    const portal = createPortal();
    const { token } = await read<{ token: string }>(portal, "/get-token");
    const response = await ask(
      portal,
      "POST",
      "/feedback-api/send",
      { formType: "Sonstiges", event: null, subject: "a", message: "b" },
      { authorization: `Bearer ${token}` },
    );
    expect([response.status, String(response.body).includes("formType")]).toEqual([400, true]);
  });
});

describe("other members", () => {
  it.each([
    ["admin", 200],
    ["member", 403],
  ] as const)("%s gets %i", async (customer, status) => {
    const portal = createPortal({ customer });
    for (const path of [
      "gremium-users/1002/user-data",
      "gremium-users/1002/events/future",
      "gremium-users/1002/events/past",
      "br-functions/70002",
      "hotel-preferences/1002",
    ]) {
      expect((await ask(portal, "GET", `${api}/${path}`)).status, path).toBe(status);
    }
  });
});
