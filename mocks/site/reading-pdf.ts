import { hotelPrices } from "#domain/costs/hotel-prices.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { addressLines } from "#domain/hotel/hotel-address.ts";
import { hotelFeatures } from "#domain/hotel/hotel-features.ts";
import { formatEuro } from "#i18n/format.ts";
import { featureLabels, hotelPriceTexts, hotelTexts, priceRowTexts } from "#i18n/hotel.ts";
import { instant } from "#mocks/data/days.ts";
import { DASH, makePaper, type PaperLine } from "#mocks/data/paper.ts";
import { FOOT, HOURS, MAIL, PHONE } from "./house/contact.ts";
import { plain } from "./html.ts";

/** The paragraphs, lists and headings of an editor's HTML. */
function linesOf(html: string): PaperLine[] {
  return [...html.matchAll(/<(h2|p|li)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, tag, inner = ""]): PaperLine[] => {
    const text = plain(inner);
    if (text === "") return [];
    if (tag === "h2") return [{ text, kind: "heading" }];
    return [tag === "li" ? { text: DASH + text, indent: 8 } : { text }];
  });
}

const heading = (text: string): PaperLine => ({ text, kind: "heading" });

const questions: readonly PaperLine[] = [
  heading("Fragen?"),
  { text: `Telefon ${PHONE}` },
  { text: HOURS },
  { text: `E-Mail ${MAIL}` },
];

function prices(hotel: Hotel, today: string): PaperLine[] {
  const stay = { hotel, startDate: null, endDate: null, isConference: null, isRhetoric: null, duration: null };
  const { rows } = hotelPrices(stay, Date.parse(instant(today, "12:00")));
  const of = (guest: "overnight" | "day"): PaperLine[] => [
    { text: hotelPriceTexts[guest], kind: "strong" },
    ...rows
      .filter((row) => row.guest === guest)
      .map((row) => {
        const { name, meals } = priceRowTexts(row);
        const text = meals === null ? name : `${name}: ${meals}`;
        return { text, amount: formatEuro(row.amount) ?? "", indent: 8 };
      }),
  ];
  return rows.every(({ amount }) => amount === null)
    ? []
    : [
        heading(hotelPriceTexts.headline),
        ...of("overnight"),
        ...of("day"),
        { text: hotelPriceTexts.footnote, kind: "small" },
      ];
}

/** The brochure of a hotel: where it is, what it has and what a night costs. */
export function hotelPdf(hotel: Hotel, today: string): Uint8Array {
  const features = hotelFeatures(hotel).map(({ kind, info }) => ({
    text: DASH + featureLabels[kind] + (info === null ? "" : `: ${info}`),
    indent: 8,
  }));
  return makePaper(
    [
      { text: hotel.name ?? "", kind: "title" },
      { text: addressLines({ ...hotel, name: null }).join(", ") },
      heading("Das Haus"),
      ...linesOf(hotel.description ?? ""),
      ...(features.length === 0 ? [] : [heading(hotelTexts.features), ...features]),
      ...prices(hotel, today),
      ...questions,
    ],
    FOOT,
  );
}

/** A page of text on paper; `html` is what an editor wrote. */
export const textPdf = (title: string, html: string): Uint8Array =>
  makePaper([{ text: title, kind: "title" }, ...linesOf(html), ...questions], FOOT);
