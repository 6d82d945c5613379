import { describe, expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { feedback } from "#i18n/feedback.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { photoDeletion } from "#i18n/photos.ts";
import { stay } from "#i18n/sentences.ts";
import { wishlistRemoval } from "#i18n/wishlist.ts";
import { pathsOf, stubbedScenes, type StubbedScene } from "./stubbed-backend.ts";

const open = stubbedScenes();

const config = {
  apiBase: "/a",
  tokenUrl: "/s/token",
  userUrl: "/s/user",
  feedbackEventsUrl: "/f/list",
  feedbackSendUrl: "https://f.example/out",
  orderApiBase: "/o/",
  imageServiceBase: "https://img.example/dienst/",
  advertisingHash: "ab/c",
  passwordResetUrl: "https://reset.example/?app=portal",
  termsUrl: "/agb-neu",
  privacyUrl: "/ds-neu",
  supportPhone: "+49 (0) 30 / 12-34",
  supportEmail: "hilfe@firma.example",
};
const block = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`;
const user = { userId: "u/7 ä", teilnehmerId: "T/9", isGremiumAdmin: true };
const recipient = {
  recipientId: "r/1",
  firstname: "Ada",
  lastname: "Ohm",
  type: "reservation",
  approvalState: "confirmed",
  cancelState: "none",
  comment: "laut",
  internalComment: "leise",
  sonder: { tief: [1] },
};
const event = {
  eventId: 41,
  title: "Nachtschicht",
  bookingNumber: "N-41",
  startDate: "2026-05-04T09:00:00",
  endDate: "2026-05-06T16:00:00",
  hotel: { name: "Haus" },
  content: { duration: 3 },
  recipients: [recipient],
  theme: { themeId: "th/1", content: [{ topics: [{}], prices: [{ price: 99 }] }] },
};
const past = { ...event, eventId: 51, startDate: "2026-01-04", endDate: "2026-01-05" };
const writes = ({ sent }: StubbedScene): unknown[] =>
  sent.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
const hrefs = ({ page }: StubbedScene): Promise<string[]> =>
  page
    .locator('[id^=portal-] a:not([href^="data:"])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

describe("feedback", () => {
  it("reads and sends with the bearer token, to another origin as well, and gives the seminar back as it came", async () => {
    const seminar = { id: 3, von: "2025-01-01", neu: { a: [1, 2] } };
    const { page, sent } = await open(
      {
        "/s/token": { token: "geheim" },
        "/s/user": { user },
        "/f/list": { value: [seminar] },
        "/out": { success: true },
      },
      { body: `${block}<div id="portal-feedback"></div>` },
    );
    await page.getByRole("combobox").click();
    await page.getByRole("option").first().click();
    await page.getByLabel("Betreff").fill("Lob");
    await page.getByLabel("Nachricht").fill("Gut.");
    await page.getByRole("button", { name: feedback.tiles[2].send }).click();
    await page.getByRole("button", { name: feedback.back }).waitFor();
    expect(pathsOf(sent)).toEqual(["GET /f/list", "GET /s/token", "GET /s/user", "POST https://f.example/out"]);
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      "Bearer geheim",
      "Bearer geheim",
    ]);
    expect(sent.at(-1)).toMatchObject({
      body: { formType: "Seminare", event: seminar, subject: "Lob", message: "Gut." },
      headers: { "content-type": "application/json" },
    });
    expect(
      JSON.stringify(
        await page.evaluate(() => [
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          (window as { dataLayer?: unknown }).dataLayer,
          location.href,
          document.cookie,
        ]),
      ),
    ).not.toContain("geheim");
  });
});

describe("booking and cancelling", () => {
  it("send the whole recipient, encode its id and link to the configured pages", async () => {
    const scene = await open(
      { "/a/events/41": { event }, "/o/online-fax": 200, "/a/recipients/r%2F1/cancel": 200 },
      { body: `${block}<div id="portal-event-detail" data-event-id="41"></div>` },
    );
    const { page, server } = scene;
    await page.getByRole("button", { name: /^Buchen/ }).click();
    await page.getByRole("dialog").getByRole("link", { name: "AGB" }).waitFor();
    expect(await hrefs(scene)).toEqual(
      [
        "/kundenportal",
        "/kostenrechner/41",
        "/a/events/41/notice.pdf",
        "/a/themes/th%2F1/theme.pdf",
        "/kostenrechner/41",
        "/agb-neu",
        "/ds-neu",
      ].map((path) => server.origin + path),
    );
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }).check();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: booking.send }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Stornieren/ }).click();
    await dialog.getByRole("radio", { name: "Erkrankung" }).check();
    await dialog.getByRole("button", { name: "Stornieren" }).click();
    await page.getByText("Reservierung erfolgreich storniert.").waitFor();
    expect(writes(scene)).toEqual([
      [
        "/o/online-fax",
        {
          recipientId: "r/1",
          recipient: expect.objectContaining({
            ...recipient,
            hotelOverNightOption: "ohneNacht_VP",
            comment: "Teilnehmer Kommentar: laut\nInterner Kommentar: leise",
          }) as unknown,
        },
      ],
      ["/a/recipients/r%2F1/cancel", { reason: "Erkrankung" }],
    ]);
    expect(scene.sent.some(({ headers }) => "authorization" in headers)).toBe(false);
  });
});

describe("photos", () => {
  it("come as bytes, the archive with the token of the photos answer; a deletion is a GET with its reason", async () => {
    const { page, sent } = await open(
      {
        "/a/events/51": { event: past },
        "/a/events/51/photos": {
          photos: [{ id: "b/1", nr: 1, galleryUrl: "/a.jpg", navUrl: "/b.jpg" }],
          mediaId: "m/1",
          token: "archiv",
        },
        "/dienst/myAppointmentImages/m%2F1/zip": Buffer.from("PK"),
        "/a/photos/b%2F1/download": Buffer.from("JPG"),
        "/a/photos/b%2F1/delete": 422,
      },
      { body: `${block}<div id="portal-event-detail" data-event-id="51"></div>`, path: "/seite?setTab=bilder" },
    );
    const [zip] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Alle Bilder/ }).click(),
    ]);
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).click();
    const [photo] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Herunterladen", exact: true }).click(),
    ]);
    expect([zip.suggestedFilename(), photo.suggestedFilename()]).toEqual([
      expect.stringMatching(/N-41.*\.zip$/),
      expect.stringMatching(/N-41-Bild1\.jpe?g$/),
    ]);
    await page.getByRole("button", { name: photoDeletion.open }).click();
    await page.getByRole("textbox").fill("Ich & du?");
    await page.getByRole("dialog").last().getByRole("button", { name: photoDeletion.open }).click();
    await page.getByText(photoDeletion.words.refused).waitFor();
    // `user` says whose pictures are noted as asked for.
    const calls = sent.filter(({ path }) => !path.endsWith(".jpg") && path !== "/s/user");
    expect(
      calls.map(({ method, path, headers }) => [
        method,
        path.replace("+", "%20").replace("+", "%20"),
        headers.authorization,
      ]),
    ).toEqual([
      ["GET", "/a/events/51", undefined],
      ["GET", "/a/events/51/photos", undefined],
      ["GET", "https://img.example/dienst/myAppointmentImages/m%2F1/zip", "Bearer archiv"],
      ["GET", "/a/photos/b%2F1/download", undefined],
      ["GET", "/a/photos/b%2F1/delete?reason=Ich%20%26%20du%3F", undefined],
    ]);
    expect(calls.map(({ headers }) => headers.accept)).toEqual([
      "application/json",
      "application/json",
      "*/*",
      "*/*",
      "application/json",
    ]);
  });
});

describe("settings", () => {
  it("ask for the encoded ids and save to the contract's routes", async () => {
    const scene = await open(
      {
        "/s/user": { user },
        "GET /a/user-data": {
          userData: {
            firstname: "Ida",
            loginEmail: "ida+x@kern.example",
            company: { streetNr: 5, zip: 82418, city: "Murnau" },
          },
        },
        "POST /a/user-data": 204,
        "/a/salutations": {},
        "/a/hotel-preferences/u%2F7%20%C3%A4": { hotelPreferences: null },
        "/a/hotel-preferences": 204,
        "/a/advertising-topics": {},
        "/a/marketing-preferences": {},
        "/a/advertising/ab%2Fc": { status: "ok" },
      },
      { body: `${block}<div id="portal-user-settings"></div>` },
    );
    const { page } = scene;
    const save = async (change: () => Promise<void>, done: RegExp): Promise<void> => {
      await change();
      await page.getByRole("button", { name: "Speichern" }).click();
      await page.getByText(done).waitFor();
      await page.keyboard.press("Escape");
    };
    const tab = (name: string): Promise<void> => page.getByRole("tab", { name }).click();
    await save(() => page.getByLabel("Abteilung").fill("Einkauf"), /^Die persönliche Datenänderung/);
    expect(await hrefs(scene)).toEqual([
      "tel:+49301234",
      "https://reset.example/?app=portal&email=ida%2Bx%40kern.example",
    ]);
    await tab("Firmendaten");
    await page.getByText("82418 Murnau").waitFor();
    await tab("Hotelwünsche");
    await save(() => page.getByRole("checkbox", { name: stay.vegetarian }).check(), /^Ihre Hotelwünsche/);
    await tab("Informationsangebot");
    await save(() => page.getByRole("checkbox").first().check(), /^Ihr Informationsangebot/);
    const personal = [
      "lastname",
      "salutation",
      "businessPhoneNumber",
      "businessPhoneNumber2",
      "privatePhoneNumber",
      "mobileNumber",
      "mobileNumber2",
      "faxNumber",
      "birthday",
      "seminarEmail",
      "personEmail",
    ];
    expect(writes(scene)).toEqual([
      [
        "/a/user-data",
        { firstname: "Ida", department: "Einkauf", ...Object.fromEntries(personal.map((name) => [name, null])) },
      ],
      ["/a/hotel-preferences", { comments: null, disabledFriendlyRoom: null, vegetarianFood: true }],
      [
        "/a/advertising/ab%2Fc",
        {
          donotbulkpostalmail: false,
          donotbulkemail: true,
          sendCatalogPrint: false,
          sendCatalogDigital: false,
          a24_sendcatalogue_bit: false,
          printTopics: "",
          digitalTopics: "",
          contactId: null,
        },
      ],
    ]);
  });
});

describe("cookies", () => {
  it("travel to the page's own origin and to no other", async () => {
    const { page, sent } = await open(
      { "/a/events/next": {}, "/fremd": { articles: [] }, "/wishlist-api/delete/7": {} },
      {
        body: `${block.replace("{", '{"endpoints": {"articles": "https://api.example/fremd"}, ')}<div id="portal-next-event"></div><div id="portal-article-recommendations"></div><div id="portal-wishlist-remove-7"></div>`,
        before: (at, { origin }) =>
          at.context().addCookies([
            { name: "sid", value: "1", url: origin },
            { name: "sid", value: "2", url: "https://api.example", sameSite: "None", secure: true },
          ]),
      },
    );
    await page.getByRole("button", { name: wishlistRemoval.remove }).click();
    await expect
      .poll(() => sent.map(({ method, path, headers }) => `${method} ${path} ${headers.cookie ?? "none"}`).sort())
      .toEqual([
        "GET /a/events/next sid=1",
        "GET /wishlist-api/get sid=1",
        "GET https://api.example/fremd none",
        "POST /wishlist-api/delete/7 sid=1",
      ]);
  });
});
