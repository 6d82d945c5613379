import { calculate, participantsOf, subjectOfEvent } from "#domain/costs/calculator.ts";
import { toInstant } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event/event-place.ts";
import { formatCents, formatDay, formatHotelCount, formatPeriod } from "#i18n/format.ts";
import { priceCalculator as texts } from "#i18n/price-calculator.ts";
import { makePaper, type PaperLine } from "#mocks/data/paper.ts";

const amount = (cents: number | null | undefined): string => formatCents(cents ?? null) ?? "-";

const of = (people: number): string => (people === 1 ? "1 Person" : `${people} Personen`);

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
  const stay = `${choice.fullBoard ? texts.boards.voll : texts.boards.halb}, ${choice.overnight ? texts.stays.mit : texts.stays.ohne}`;
  const hotelLines: PaperLine[] =
    hotel === null
      ? []
      : [
          { text: texts.hotelCosts, kind: "heading" },
          { text: [choice.hotel?.name, choice.hotel?.city].filter(Boolean).join(", ") },
          { text: stay },
          { text: texts.perDay, amount: amount(hotel.perDay) },
          { text: formatHotelCount(hotel.days, hotel.perDay, choice.participants), amount: amount(hotel.sum) },
        ];
  return makePaper(
    [
      { text: texts.heading, kind: "title" },
      { text: subject.title ?? "", kind: "heading" },
      {
        text: [formatPeriod(subject.startDate, subject.endDate), placeName(event)].filter(Boolean).join(" · "),
      },
      { text: `${texts.count}: ${choice.participants}` },
      { text: texts.seminarCosts, kind: "heading" },
      { text: texts.each, amount: amount(price?.each) },
      { text: `${texts.sum} für ${of(choice.participants)}`, amount: amount(price?.sum) },
      ...(price !== null && price.saving > 0 ? [{ text: texts.saving, amount: amount(price.saving) }] : []),
      ...hotelLines,
      {},
      {
        text: hotel === null ? texts.sum : texts.both,
        amount: amount(price === null ? null : price.sum + (hotel?.sum ?? 0)),
        kind: "strong",
        isRuled: true,
      },
      { text: texts.net },
      ...(hotel === null ? [] : [{ text: texts.apart, kind: "small" } as const]),
      {},
      {},
      {},
      { text: `${texts.decided}  ${"_".repeat(16)}      ${texts.signature}  ${"_".repeat(24)}` },
    ],
    `${texts.resolution} · ${texts.printed} ${formatDay(today) ?? ""}`,
  );
}
