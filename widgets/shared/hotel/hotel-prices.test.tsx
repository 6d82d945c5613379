import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { hotelStaySchema, type HotelStay } from "#domain/entities/stay.ts";
import { hotelPriceTexts } from "#i18n/hotel.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { HotelPrices } from "#widgets/portal/hotel-prices/hotel-prices-widget.tsx";

const portal = useMockPortal();

const year = { validFrom: "2026-01-01", validUntil: "2026-12-31", conference: false, rhetoric: false };
const prices = [
  { ...year, overnight: true, fullBoard: true, catering: 60, singleRoom: 100 },
  { ...year, overnight: true, fullBoard: false, catering: 40.5, singleRoom: 100 },
  { ...year, overnight: false, fullBoard: true, catering: 50 },
  { ...year, overnight: false, fullBoard: false, catering: 30 },
];
const stay = (fields: Record<string, unknown> = {}): HotelStay =>
  v.parse(hotelStaySchema, {
    hotel: { prices },
    startDate: "2026-05-04",
    endDate: "2026-05-06",
    duration: 2.5,
    ...fields,
  });

/** The tables as text, row by row. */
const tables = (view: Rendered): string[][] =>
  view
    .queryAllByRole("table")
    .map((table) => [...table.querySelectorAll("caption, tr")].map((row) => row.textContent.replace(/\u00a0/g, " ")));

describe("portal-hotel-prices", () => {
  it("shows what overnight and day guests pay", () => {
    const view = renderInRoot(<HotelPrices json={stay()} />);
    expect(view.getByRole("heading", { level: 2, name: hotelPriceTexts.headline })).toBeInTheDocument();
    expect(tables(view)).toEqual([
      [
        "Übernachtungsgäste",
        "Einzelzimmer100,00 €",
        "VollpensionFrühstück, Mittagessen, Abendessen60,00 €",
        "HalbpensionFrühstück, Mittagessen40,50 €",
        "Gesamtpreis für 3 Tage (Einzelzimmer und Vollpension)480,00 €",
      ],
      ["Tagesgäste", "VollpensionMittagessen, Abendessen50,00 €", "HalbpensionMittagessen30,00 €"],
    ]);
    expect(view.getByText(hotelPriceTexts.footnote)).toBeInTheDocument();
    expect(portal.calls).toEqual([]);
  });

  it("hides half board of conferences", () => {
    const conference = prices.map((price) => ({ ...price, conference: true }));
    const view = renderInRoot(
      <HotelPrices json={stay({ hotel: { prices: conference }, isConference: true, duration: 1 })} />,
    );
    expect(tables(view)).toEqual([
      [
        "Übernachtungsgäste",
        "Einzelzimmer100,00 €",
        "VollpensionFrühstück, Mittagessen, Abendessen60,00 €",
        "Gesamtpreis für 1 Tag (Einzelzimmer und Vollpension)160,00 €",
      ],
      ["Tagesgäste", "VollpensionMittagessen, Abendessen50,00 €"],
    ]);
  });

  it("says which price is missing, also when two records match", () => {
    const view = renderInRoot(
      <HotelPrices json={stay({ hotel: { prices: [prices[0], prices[0], ...prices.slice(1, 3)] } })} />,
    );
    expect(tables(view)).toEqual([
      [
        "Übernachtungsgäste",
        "EinzelzimmerKeine Preise verfügbar",
        "VollpensionFrühstück, Mittagessen, AbendessenKeine Preise verfügbar",
        "HalbpensionFrühstück, Mittagessen40,50 €",
      ],
      ["Tagesgäste", "VollpensionMittagessen, Abendessen50,00 €", "HalbpensionMittagessenKeine Preise verfügbar"],
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["no hotel", { hotel: null }],
    ["no records", { hotel: { prices: null } }],
    ["records of another year", { startDate: "2027-05-04", endDate: "2027-05-06" }],
  ])("says once that there are no prices: %s", (_name, fields) => {
    const view = renderInRoot(<HotelPrices json={stay(fields)} />);
    expect(view.getByText(hotelPriceTexts.missing)).toBeInTheDocument();
    expect(view.getByRole("heading")).toHaveTextContent(/^Hotelpreise \*$/);
    expect(view.queryByText(/^\* Preise pro Person/)).toBeNull();
    expect(tables(view)).toEqual([]);
  });

  it("shows the prices of 1 January in December when no event is given", () => {
    vi.setSystemTime(new Date("2026-12-10T08:00:00Z"));
    const next = prices.map((price) => ({ ...price, validFrom: "2027-01-01", validUntil: "2027-12-31", catering: 77 }));
    const view = renderInRoot(
      <HotelPrices
        json={stay({ hotel: { prices: [...prices, ...next] }, startDate: null, endDate: null, duration: null })}
      />,
    );
    expect(tables(view)[1]).toEqual([
      "Tagesgäste",
      "VollpensionMittagessen, Abendessen77,00 €",
      "HalbpensionMittagessen77,00 €",
    ]);
  });

  it.each([
    ["2026-03-09", 0],
    ["2026-03-10", 1],
  ])("hides the prices of an event that ended before today: %s", (endDate, count) => {
    const view = renderInRoot(<HotelPrices json={stay({ startDate: "2026-03-08", endDate })} />);
    expect(view.queryAllByRole("heading")).toHaveLength(count);
  });

  it("loads the event by its id", async () => {
    const view = renderInRoot(<HotelPrices eventId="5001" />);
    expect(await view.findByRole("heading", { name: hotelPriceTexts.headline })).toBeInTheDocument();
    expect(tables(view)[0]?.at(-1)).toMatch(/^Gesamtpreis für 5 Tage/);
    expect(portal.calls.map((call) => call.path)).toEqual(["/portal-api/events/5001"]);
  });
});
