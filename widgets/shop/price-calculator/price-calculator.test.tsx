import { fireEvent, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CalculatorInput } from "#domain/entities/calculator.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { priceCalculator } from "#i18n/price-calculator.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { PriceCalculator } from "./price-calculator.tsx";

const portal = useMockPortal();

const hotel = (change: Partial<Hotel> = {}): Hotel => {
  const record = (overnight: boolean, fullBoard: boolean, catering: number, singleRoom: number | null) => ({
    validFrom: "2026-01-01",
    validUntil: "2027-12-31",
    conference: false,
    rhetoric: false,
    overnight,
    fullBoard,
    catering,
    singleRoom,
  });
  return (
    buildEvent({
      hotel: {
        name: "Seehof",
        city: "Kiel",
        prices: [
          record(true, true, 60, 90.1),
          record(true, false, 40, 90.1),
          record(false, true, 35.5, null),
          record(false, false, 20, null),
        ],
        ...change,
      },
    }).hotel ?? expect.fail("a hotel")
  );
};
const prices = [
  {
    price: 1000,
    priceParticipantTwo: 950.5,
    priceParticipantThree: 900,
    priceParticipantFour: null,
    priceParticipantFive: 800,
  },
];
const input = (change: Partial<CalculatorInput> = {}): CalculatorInput => ({
  title: "Arbeitszeit",
  isConference: false,
  isRhetoric: false,
  content: { duration: 2.5, prices },
  hotels: [hotel()],
  ...change,
});

const facts = (view: Rendered): Record<string, string | null> =>
  Object.fromEntries(
    [...view.wrapper.querySelectorAll(".calculator-sums dt")].map((term) => [
      term.textContent.replaceAll("\u00a0", " "),
      term.nextElementSibling?.textContent.replaceAll("\u00a0", " ") ?? null,
    ]),
  );
const count = (view: Rendered): HTMLElement => view.getByRole("textbox", { name: priceCalculator.participants });
const type = (view: Rendered, text: string): void => {
  fireEvent.change(count(view), { target: { value: text } });
};

beforeEach(() => history.replaceState(null, "", "/seite?utm_source=brief"));

describe("portal-price-calculator", () => {
  it("starts with one participant, full board and night", () => {
    const view = renderInRoot(<PriceCalculator json={input()} />);
    expect(facts(view)).toEqual({
      "Preis pro Person": "1.000,00 €",
      "Summe für 1 Person": "1.000,00 €",
      "Hotelpreis pro Person und Tag": "150,10 €",
      "3 Tage × 150,10 €": "450,30 €",
      "Voraussichtliche Gesamtkosten": "1.450,30 €",
    });
    expect(view.getAllByText(priceCalculator.net)).toHaveLength(2);
    expect(wholeText(view.getByText(/nicht im Seminarpreis enthalten/))).toHaveTextContent(
      /Gezählt wird jeder Seminartag.*Hotelpreise mit Stand vom 10\.03\.2026\./,
    );
  });

  it.each([
    ["2", "950,50 €", "1.901,00 €", "99,00 €", "900,60 €", "2.801,60 €"],
    ["4", "900,00 €", "3.600,00 €", "400,00 €", "1.801,20 €", "5.401,20 €"],
    ["12", "800,00 €", "9.600,00 €", "2.400,00 €", "5.403,60 €", "15.003,60 €"],
  ])("calculates for %s participants and keeps them in the address", (typed, each, sum, saving, hotelSum, both) => {
    const view = renderInRoot(<PriceCalculator json={input()} />);
    type(view, typed);
    expect(Object.values(facts(view))).toEqual([each, sum, saving, "150,10 €", hotelSum, both]);
    expect(facts(view)[`3 Tage × 150,10 € × ${typed} Personen`]).toBe(hotelSum);
    expect(location.search).toBe(`?utm_source=brief&teilnehmer=${typed}`);
  });

  it("says the sum of a change in one sentence", () => {
    const view = renderInRoot(<PriceCalculator json={input()} />);
    const said = (): string =>
      view.getByText(/^Voraussichtliche/, { selector: "[aria-live]" }).textContent.replaceAll("\u00a0", " ");
    expect(said()).toBe("Voraussichtliche Gesamtkosten für 1 Person: 1.450,30 €");
    type(view, "2");
    expect(said()).toBe("Voraussichtliche Gesamtkosten für 2 Personen: 2.801,60 €");
  });

  it.each([
    ["0", 1],
    ["abc", 1],
    ["", 1],
    ["100", 1],
    ["99", 99],
  ])("reads %s in the address as %i", (given, shown) => {
    history.replaceState(null, "", `/seite?teilnehmer=${given}`);
    const view = renderInRoot(<PriceCalculator json={input()} />);
    expect(count(view)).toHaveValue(String(shown));
  });

  it("takes no more steps than there are, and forgets what is no number", () => {
    const view = renderInRoot(<PriceCalculator json={input()} />);
    fireEvent.click(view.getByRole("button", { name: priceCalculator.fewer }));
    expect(count(view)).toHaveValue("1");
    fireEvent.click(view.getByRole("button", { name: priceCalculator.more }));
    expect(count(view)).toHaveValue("2");
    type(view, "");
    expect(view.getByText("Summe für 2 Personen")).toBeInTheDocument();
    fireEvent.blur(count(view));
    expect(count(view)).toHaveValue("1");
  });

  it("lists all tiers and marks the chosen one", () => {
    const view = renderInRoot(<PriceCalculator json={input()} />);
    type(view, "7");
    const rows = within(view.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent.replaceAll("\u00a0", " ")))).toEqual([
      ["1", "1.000,00 €", "1.000,00 €", "–"],
      ["2", "950,50 €", "1.901,00 €", "99,00 €"],
      ["3", "900,00 €", "2.700,00 €", "300,00 €"],
      ["4", "900,00 €", "3.600,00 €", "400,00 €"],
      ["7 (ab 5)", "800,00 €", "5.600,00 €", "1.400,00 €"],
    ]);
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, null, null, null, "true"]);
  });

  it("names each number as it is where one participant has no price", () => {
    const some = prices.map((tiers) => ({ ...tiers, price: null }));
    const view = renderInRoot(<PriceCalculator json={input({ content: { duration: 2, prices: some } })} />);
    type(view, "5");
    const rows = within(view.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(["2", "3", "4", "ab 5"]);
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, null, null, "true"]);
  });

  it.each([
    ["half board", ["Halbpension"], "130,10 €"],
    ["no night", [priceCalculator.nights.ohne], "35,50 €"],
    ["neither", ["Halbpension", priceCalculator.nights.ohne], "20,00 €"],
  ])("calculates the hotel with %s", (_, choices, perDay) => {
    const view = renderInRoot(<PriceCalculator json={input()} />);
    for (const name of choices) fireEvent.click(view.getByRole("radio", { name }));
    expect(facts(view)[priceCalculator.perDay]).toBe(perDay);
  });

  it("lets one of several hotels be chosen", () => {
    const view = renderInRoot(
      <PriceCalculator json={input({ hotels: [hotel(), hotel({ name: "Altstadt", prices: [] })] })} />,
    );
    fireEvent.change(view.getByRole("combobox", { name: "Hotel" }), { target: { value: "2" } });
    expect(view.getByText(priceCalculator.missing)).toBeInTheDocument();
    expect(location.search).toContain("hotel=2");
  });

  it("has no half board for a conference and no hotel where there is none", () => {
    const view = renderInRoot(<PriceCalculator json={input({ isConference: true })} />);
    expect(view.queryByRole("radio", { name: "Halbpension" })).toBeNull();
    view.rerender(<PriceCalculator json={input({ hotels: [] })} />);
    expect(view.queryByRole("heading", { name: "Hotelkosten" })).toBeNull();
  });

  it.each([
    [
      "Kostenfrei",
      [
        {
          price: 0,
          priceParticipantTwo: null,
          priceParticipantThree: null,
          priceParticipantFour: null,
          priceParticipantFive: null,
        },
      ],
    ],
    [priceCalculator.missing, []],
  ])("says %s", (text, given) => {
    const view = renderInRoot(
      <PriceCalculator json={input({ content: { duration: 1, prices: given }, hotels: [] })} />,
    );
    expect(view.getByText(text)).toBeInTheDocument();
    expect(view.queryByRole("table")).toBeNull();
  });

  it("calculates an event and links its PDF with the number of participants", async () => {
    portal.state().events = [
      buildEvent({
        eventId: 7,
        title: "Arbeitszeit",
        bookingNumber: "B-7",
        startDate: "2026-05-04",
        content: { duration: 1, prices },
        hotel: hotel(),
      }),
    ];
    const view = renderInRoot(<PriceCalculator eventId="7" />);
    await view.findByRole("heading", { level: 2, name: "Kostenrechner" });
    type(view, "3");
    expect(view.getByRole("link", { name: /Berechnung als PDF/ })).toHaveAttribute(
      "href",
      `${location.origin}/pdf-kostenrechner/7?participants=3&board=full&overnight=1`,
    );
  });

  it("prints", () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    fireEvent.click(
      renderInRoot(<PriceCalculator json={input()} />).getByRole("button", {
        name: priceCalculator.print,
      }),
    );
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ["is unknown", "status-404:event", events.unknown],
    ["cannot be had", "status-500:event", common.retry],
  ] as const)("says so when the event %s", async (_, scenario, text) => {
    portal.select({ scenario });
    expect(await renderInRoot(<PriceCalculator eventId="7" />).findByText(text)).toBeInTheDocument();
  });
});
