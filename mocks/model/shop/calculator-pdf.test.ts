import { expect, it } from "vitest";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { createPortal } from "#mocks/model/portal.ts";
import { calculatorPdf } from "./calculator-pdf.ts";

it("prints the calculator by the same rule", () => {
  const portal = createPortal();
  const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
  const textOf = (query: string): string =>
    new TextDecoder("latin1").decode(event && calculatorPdf(event, new URLSearchParams(query), "2026-03-10"));
  expect(textOf("participants=2&board=half&overnight=0")).toContain("Halbpension, ohne ");
  const text = textOf("participants=5");
  expect(text).toContain("Vollpension, mit ");
  expect(text).toContain("Teilnehmende: 5");
  expect(text).toMatch(/Preis pro Person\).*\(1\.032,00 /);
  expect(text).toMatch(/Summe f\u00fcr 5 Personen\).*\(5\.160,00 /);
  // With five days at 221,40 € for five people.
  expect(text).toMatch(/Voraussichtliche Gesamtkosten\).*\(10\.695,00 /);
});
