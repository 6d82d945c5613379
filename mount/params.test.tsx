import { describe, expect, it, vi } from "vitest";
import type { PortalEvent as Event } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { AnchorError, readParams } from "#mount/params.ts";
import calendarDownload from "#widgets/portal/calendar-download/index.tsx";
import hotelMap from "#widgets/portal/hotel-map/index.tsx";
import type { WidgetModule } from "#widgets/shared/widget.ts";
import conferencePage from "#widgets/shop/conference/index.tsx";
import videos from "#widgets/site/videos/index.tsx";

/** What a widget gets from an anchor with this `data-json`. */
function jsonOf(widget: WidgetModule, json: object): unknown {
  const element = Object.assign(document.createElement("div"), { id: widget.anchor.id });
  element.dataset.json = JSON.stringify(json);
  return readParams(element, widget).json;
}

const days = { startDate: "2027-05-03T00:00:00", endDate: "2027-05-05T00:00:00" };
const hours = { startDate: "2027-05-03T09:00:00Z", endDate: "2027-05-05T16:00:00Z" };

describe("an id", () => {
  const read = (conference: string): unknown => {
    const element = Object.assign(document.createElement("div"), { id: conferencePage.anchor.id });
    element.dataset.conference = conference;
    return readParams(element, conferencePage).conference;
  };

  it.each(["tage-2027", "betriebsräte-tage", "tage-für-größe_1", "-1", "50+"])("may read %s", (id) =>
    expect(read(id)).toBe(id),
  );

  it.each(["a b", "../7", "a/b", "{url}", "%C3%A4", "–", ""])("may not read “%s”", (id) =>
    expect(() => read(id)).toThrow(AnchorError),
  );
});

describe("data-json", () => {
  const listen = () => vi.spyOn(console, "warn").mockReturnValue(undefined);

  it.each<[string, object, Partial<Event>]>([
    ["midnight at both ends", days, { startDate: "2027-05-03", endDate: "2027-05-05" }],
    ["entities in a title", { ...hours, title: "Arbeit &amp; Recht" }, { ...hours, title: "Arbeit & Recht" }],
    ["year 1", { ...hours, startDate: "0001-01-01T00:00:00" }, { startDate: null }],
    ["lower-case letters", { ...hours, startDate: "2027-05-03t09:00:00z" }, hours],
    ["a flag as a number", { ...hours, isInhouse: 1 }, { isInhouse: true }],
    ["midnight in a module", { modules: [{ ...days, title: "A" }] }, {}],
  ])("is read as an answer with %s is, and the author is told once", (_habit, json, meant) => {
    const warn = listen();
    expect(jsonOf(calendarDownload, json)).toMatchObject(meant);
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringMatching(/^\[portal\] #portal-calendar-download: data-json holds .+, which is forgiven: .+$/),
    ]);
  });

  it("takes text for numbers, and is silent where nothing is to be corrected", () => {
    const warn = listen();
    const hotel = jsonOf(hotelMap, { name: "Seehof", latitude: "53.5", longitude: "10" }) as Hotel;
    expect([hotel.latitude, hotel.longitude, warn.mock.calls.length]).toEqual([53.5, 10, 2]);
    jsonOf(hotelMap, { name: "Seehof", latitude: 53.5 });
    expect(warn.mock.calls.length).toBe(2);
  });

  it("stays an author's mistake where the value itself is wrong", () => {
    for (const json of [[], { latitude: "53,5" }]) expect(() => jsonOf(hotelMap, json)).toThrow(AnchorError);
  });
});

describe("a query", () => {
  it("with a key that the widget does not know is read, and the author is told which", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
    const element = Object.assign(document.createElement("div"), { id: "portal-videos" });
    element.dataset.filter = "thema=arbeitszeit&tag=urlaub";
    expect(readParams(element, videos).filter).toBe("thema=arbeitszeit&tag=urlaub");
    expect(warn.mock.calls).toEqual([['[portal] #portal-videos: data-filter has no key "thema", only q, tag']]);
  });
});
