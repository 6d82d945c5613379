import { calculate, participantsOf, subjectOfEvent } from "#domain/calculator.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { toInstant } from "#domain/time.ts";
import { formatDateRange, formatEuro } from "#i18n/format.ts";
import { makePdf } from "#mocks/data/files.ts";

const euro = (cents: number | null | undefined): string =>
  cents == null ? "-" : (formatEuro(cents / 100) ?? "-").replace("€", "EUR");

/** What the page `priceCalculatorPdf` gives: the sums of the calculator, by its rule, for what was chosen there. */
export function calculatorPdf(event: PortalEvent, query: URLSearchParams, today: string): Uint8Array {
  const subject = subjectOfEvent(event);
  const choice = {
    participants: participantsOf(query.get("participants")),
    hotel: subject.hotels[0] ?? null,
    fullBoard: query.get("board") !== "half",
    overnight: query.get("overnight") !== "0",
  };
  const { price, hotel } = calculate(subject, choice, toInstant(today));
  return makePdf([
    "Kostenrechner",
    subject.title ?? "",
    formatDateRange(subject.startDate, subject.endDate) ?? "",
    `Teilnehmende: ${choice.participants}`,
    `${choice.fullBoard ? "Vollpension" : "Halbpension"}, ${choice.overnight ? "mit" : "ohne"} Übernachtung`,
    `Preis pro Person: ${euro(price?.each)}`,
    `Summe: ${euro(price?.sum)}`,
    `Ersparnis: ${euro(price?.saving)}`,
    `Hotel pro Person und Tag: ${euro(hotel?.perDay)}`,
    `Hotelkosten: ${euro(hotel?.sum)}`,
    "zzgl. gesetzlicher MwSt.",
  ]);
}
