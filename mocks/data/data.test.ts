import { describe, expect, it } from "vitest";
import { instant, isDay } from "./days.ts";
import { makeZip } from "./files.ts";
import { makePaper } from "./paper.ts";
import { buildHotels } from "./portal/hotels.ts";

describe("days", () => {
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

describe("hotels", () => {
  const { waldhof, ...priced } = buildHotels("2026-03-10");
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

describe("files", () => {
  const paperOf = (text: string): string => new TextDecoder("latin1").decode(makePaper([{ text }], ""));

  it("has a PDF with German quotation marks and dashes, in the encoding that its font names", () =>
    expect([...makePaper([{ text: "–„“€" }], "")].join(" ")).toContain([0x28, 0x96, 0x84, 0x93, 0x80, 0x29].join(" ")));

  it("has a PDF with every letter of a name, also of those that WinAnsi lacks", () => {
    const text = paperOf("Łukasz Čapek, Şule Ilgın, Jo\u0308rg Žižka (1)");
    expect(text).toContain("/Differences [1 /Lslash 2 /Ccaron 3 /Scedilla 4 /dotlessi]");
    expect(text).toContain("(\\001ukasz \\002apek, \\003ule Ilg\\004n, Jörg \u008ei\u009eka \\(1\\)) Tj");
  });

  it("has papers of several sheets, with names in full and amounts at the right edge", () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ text: `Zeile ${index}`, amount: "1,00 €" }));
    const text = new TextDecoder("latin1").decode(makePaper([{ text: "Şule", kind: "title" }, ...lines], "Fuß"));
    expect([...text.matchAll(/\/Type \/Page /g)]).toHaveLength(2);
    expect(text).toContain("(Seite 2 von 2) Tj");
    expect(text).toContain("/Differences [1 /Scedilla]");
    expect(text.startsWith("xref", Number(/startxref\n(\d+)/.exec(text)?.[1]))).toBe(true);
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.every((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))).toBe(true);
    for (const [, x] of text.matchAll(/ 1 0 0 1 ([\d.]+) [\d.]+ Tm \(1,00/g)) expect(Number(x)).toBeGreaterThan(450);
  });

  it("keeps long lines of a PDF within the sheet", () => {
    const title =
      "Betriebsverfassungsrecht Teil 1: Einstieg und Überblick für neu gewählte Betriebsräte, auch im Konzern";
    const lines = [...paperOf(title).matchAll(/\((.*?)\) Tj/g)].map(([, line]) => line ?? "").slice(0, 2);
    expect([lines.join(" "), Math.max(...lines.map(({ length }) => length)) <= 84]).toEqual([title, true]);
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
