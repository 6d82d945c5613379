import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { comparePictures } from "./compare.ts";
import { differencesPage } from "./page.ts";

/** A picture of one grey, with black pixels at the given places of its first row. */
function picture(width: number, height: number, black: readonly number[] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const at of black) png.data.fill(0, at * 4, at * 4 + 3);
  return PNG.sync.write(png);
}

describe("comparing pictures", () => {
  it("finds nothing where they are the same", () => {
    expect(comparePictures(picture(8, 4, [1, 2]), picture(8, 4, [1, 2])).pixels).toBe(0);
  });

  it("counts what differs, and shows it in a picture that is as long as the longer one", () => {
    const { pixels, shown } = comparePictures(picture(8, 4), picture(8, 6, [3]));
    expect(pixels).toBe(1);
    const { width, height, data } = PNG.sync.read(shown);
    expect([width, height, ...data.subarray(12, 15)]).toEqual([8, 6, 255, 0, 0]);
  });

  it("makes a page of before, now and difference, and names what is new", () => {
    const sheet = {
      group: "portal-a",
      href: "http://localhost:5173/?a&b",
      situation: { id: "eins", title: "Erstes <b>", widget: "portal-login", shows: "x" },
    } as const;
    const page = differencesPage(
      "1.0.0",
      [sheet],
      [
        { id: "eins", width: 390, pixels: 1200 },
        { id: "eins", width: 768, pixels: null },
      ],
    );
    for (const part of [
      'src="before/390/eins.png"',
      'src="difference/390/eins.png"',
      "1.200 Bildpunkte",
      "neuer Zustand",
      "Erstes &lt;b&gt;",
    ])
      expect(page).toContain(part);
    expect(differencesPage("1.0.0", [sheet], [])).toContain("Nichts.");
  });
});
