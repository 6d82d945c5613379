import { describe, expect, it } from "vitest";
import type { PortalEvent } from "#domain/entities/event.ts";
import { addDays } from "#domain/time.ts";
import { instant, isDay } from "./days.ts";
import { makePdf, makeZip } from "./files.ts";
import { makePaper } from "./paper.ts";
import { buildHotels } from "./portal/hotels.ts";
import { everyState } from "./portal/recipients.ts";
import { advertisingTopics, salutations } from "./portal/settings.ts";
import { seed } from "./seed.ts";

const today = "2026-03-10";
const admin = seed("admin", today);
const event = (id: number): PortalEvent | undefined => admin.events.find(({ eventId }) => eventId === id);
const startsOn = (id: number): string | undefined => event(id)?.startDate?.slice(0, 10);

describe("days", () => {
  it.each([
    ["2026-02-27", 2, "2026-03-01"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-01-01", -1, "2025-12-31"],
  ])("%s and %i days is %s", (day, days, expected) => expect(addDays(day, days)).toBe(expected));

  it.each([
    ["2026-01-10", "09:00", "2026-01-10T08:00:00.000Z"],
    ["2026-07-10", "09:00", "2026-07-10T07:00:00.000Z"],
    ["2026-03-29", "01:30", "2026-03-29T00:30:00.000Z"],
    ["2026-03-29", "09:00", "2026-03-29T07:00:00.000Z"],
    ["2026-10-25", "09:00", "2026-10-25T08:00:00.000Z"],
  ])("%s %s in Berlin is %s", (day, time, expected) => expect(instant(day, time)).toBe(expected));

  it.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2026-2-1", false],
    ["heute", false],
  ])("%s is a day: %s", (text, expected) => expect(isDay(text)).toBe(expected));
});

describe("the administrator’s history", () => {
  it.each([
    [5002, 3],
    [5003, 7],
    [5004, 8],
    [5020, 0],
  ])("event %i starts in %i days", (id, days) => expect(startsOn(id)).toBe(addDays(today, days)));

  it("follows today", () => {
    const later = seed("admin", "2027-01-01").events.find(({ eventId }) => eventId === 5002);
    expect(later?.startDate).toBe("2027-01-04T09:00:00");
  });

  it("shows every labelled state of a participant and one without", () => {
    const shown = admin.recipients["5001"]?.map(
      ({ type, approvalState, cancelState }) => `${type ?? ""} ${approvalState ?? ""} ${cancelState ?? ""}`,
    );
    expect(new Set(shown).size).toBe(16);
    expect(everyState).toHaveLength(16);
  });

  it("has one series of more and one of less than two months, with blank booking numbers", () => {
    const days = (id: number): number =>
      (Date.parse(event(id)?.endDate ?? "") - Date.parse(event(id)?.startDate ?? "")) / 86_400_000;
    expect([days(5005) > 62, days(5006) < 59]).toEqual([true, true]);
    expect(event(5005)?.modules.filter(({ bookingNumber }) => (bookingNumber ?? "").trim() === "")).toHaveLength(2);
  });

  it("has exactly one module with an online follow-up", () => {
    expect(
      event(5007)?.modules.filter(
        ({ onlineFollowUpTitle, onlineFollowUpText }) => onlineFollowUpTitle && onlineFollowUpText,
      ),
    ).toHaveLength(1);
  });

  it.each([
    ["in-house", (item: PortalEvent) => item.isInhouse],
    ["online", (item: PortalEvent) => item.isOnlineEvent],
    ["webinar", (item: PortalEvent) => item.isWebinar],
    ["rhetoric", (item: PortalEvent) => item.isRhetoric],
    ["conference", (item: PortalEvent) => item.theme?.eventType === 3 && item.content?.conference.length === 1],
    ["redirected", (item: PortalEvent) => item.theme?.redirectUrl],
    ["free", (item: PortalEvent) => item.content?.prices[0]?.price === 0],
    ["without dates", (item: PortalEvent) => item.startDate === null && item.endDate === null],
    ["historic", (item: PortalEvent) => item.isHistoric],
    ["very long", (item: PortalEvent) => (item.title?.length ?? 0) > 180],
  ])("has an event that is %s", (_what, fits) => expect(admin.events.filter(fits).length).toBeGreaterThan(0));
});

describe("hotels", () => {
  const { waldhof, ...priced } = buildHotels(today);
  const flags = [true, false].flatMap((conference) =>
    [true, false].flatMap((overnight) =>
      [true, false].flatMap((rhetoric) =>
        [true, false].map((fullBoard) => ({ conference, overnight, rhetoric, fullBoard })),
      ),
    ),
  );

  it.each(["2026-03-10", "2026-12-31", "2027-01-01"])("have exactly one price for every choice on %s", (day) => {
    for (const hotel of [priced.seeblick, priced.altstadt, priced.hafen]) {
      for (const wanted of flags) {
        const hits = hotel.prices.filter(
          (price) =>
            (price.validFrom ?? "") <= day &&
            day <= (price.validUntil ?? "") &&
            Object.entries(wanted).every(([key, flag]) => price[key as keyof typeof wanted] === flag),
        );
        expect(hits).toHaveLength(1);
      }
    }
  });

  it("include one without prices and coordinates", () =>
    expect([waldhof.prices, waldhof.latitude, waldhof.longitude]).toEqual([[], null, null]));
});

describe("the rest", () => {
  it("offers the twelve salutations of the spec and some that are not allowed", () => {
    const ids = salutations.map(({ sourceId }) => sourceId ?? 0);
    const allowed = [2, 3, 42, 4, 6, 10, 5, 14, 23, 43, 44, 45];
    expect(allowed.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(allowed.length);
  });

  it("has more than 300 advertising topics with distinct ids and names", () => {
    const all = [...advertisingTopics.print, ...advertisingTopics.digital];
    expect(all).toHaveLength(320);
    expect(new Set(all.map(({ attributevalue }) => attributevalue)).size).toBe(320);
    expect(new Set(advertisingTopics.print.map(({ value }) => value)).size).toBe(160);
  });

  it("has a large customer with distinct names", () => {
    const large = seed("large", today);
    expect([
      large.members.length,
      large.events.filter(({ isHistoric }) => isHistoric !== true).length,
      large.photos[5101]?.length,
      large.documents[5101]?.length,
    ]).toEqual([300, 300, 200, 300]);
    expect(new Set(large.members.map(({ data }) => `${data.firstname ?? ""} ${data.lastname ?? ""}`)).size).toBe(300);
    expect(new Set(large.members.map(({ data }) => data.loginEmail)).size).toBe(300);
  });
});

describe("files", () => {
  it("has a PDF whose table of contents points at its objects", () => {
    const text = new TextDecoder("latin1").decode(makePdf(["Größe (1)", "Zeile 2"]));
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(text.startsWith("xref", Number(/startxref\n(\d+)/.exec(text)?.[1]))).toBe(true);
    expect(text).toContain("(Größe \\(1\\)) Tj");
  });

  it("has a PDF with German quotation marks and dashes, in the encoding that its font names", () => {
    expect([...makePdf(["–„“€"])].join(" ")).toContain([0x28, 0x96, 0x84, 0x93, 0x80, 0x29].join(" "));
  });

  it("has a PDF with every letter of a name, also of those that WinAnsi lacks", () => {
    const text = new TextDecoder("latin1").decode(makePdf(["Łukasz Čapek, Şule Ilgın, Jo\u0308rg Žižka"]));
    expect(text).toContain("/Differences [1 /Lslash 2 /Ccaron 3 /Scedilla 4 /dotlessi]");
    expect(text).toContain("(\\001ukasz \\002apek, \\003ule Ilg\\004n, Jörg \u008ei\u009eka) Tj");
  });

  it("has papers of several sheets, with names in full and amounts at the right edge", () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ text: `Zeile ${index}`, amount: "1,00 €" }));
    const text = new TextDecoder("latin1").decode(makePaper([{ text: "Şule", kind: "title" }, ...lines], "Fuß"));
    expect([...text.matchAll(/\/Type \/Page /g)]).toHaveLength(2);
    expect(text).toContain("(Seite 2 von 2) Tj");
    expect(text).toContain("/Differences [1 /Scedilla]");
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.every((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))).toBe(true);
    for (const [, x] of text.matchAll(/ 1 0 0 1 ([\d.]+) [\d.]+ Tm \(1,00/g)) expect(Number(x)).toBeGreaterThan(450);
  });

  it("keeps long lines of a PDF within the sheet", () => {
    const title = "Betriebsverfassungsrecht Teil 1: Einstieg und Überblick für neu gewählte Betriebsräte";
    const lines = [...new TextDecoder("latin1").decode(makePdf([title])).matchAll(/\((.*?)\) Tj/g)].map(
      ([, line]) => line ?? "",
    );
    expect([lines.join(" "), Math.max(...lines.map(({ length }) => length)) <= 46]).toEqual([title, true]);
  });

  it("has a zip with a directory at its end", () => {
    const zip = makeZip([
      { name: "a.txt", bytes: new TextEncoder().encode("abc") },
      { name: "ö.txt", bytes: new Uint8Array() },
    ]);
    const view = new DataView(zip.buffer);
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    const end = zip.length - 22;
    expect([view.getUint32(end, true), view.getUint16(end + 10, true)]).toEqual([0x06054b50, 2]);
    expect(view.getUint32(view.getUint32(end + 16, true), true)).toBe(0x02014b50);
  });
});
