import type { HotelPriceRow } from "#domain/costs/hotel-prices.ts";
import type { HotelFeatureKind } from "#domain/hotel/hotel-features.ts";
import { foreignContentBlocked, noPrices, partlyAccessible } from "./sentences.ts";

/** Texts of hotel prices (spec section 2, Hotel prices). */
export const hotelPriceTexts = {
  headline: "Hotelpreise *",
  missing: noPrices,
  overnight: "Übernachtungsgäste",
  day: "Tagesgäste",
  total: (days: number): string =>
    days === 1
      ? "Gesamtpreis für 1 Tag (Einzelzimmer und Vollpension)"
      : `Gesamtpreis für ${days} Tage (Einzelzimmer und Vollpension)`,
  footnote:
    "* Preise pro Person und Nacht zzgl. MwSt. Alle Angaben ohne Gewähr. Änderungen für das Folgejahr sowie für bestimmte Termine und Themen sind möglich.",
} as const;

type Row = Pick<HotelPriceRow, "guest" | "kind">;

const meals = { overnight: "Frühstück, Mittagessen, Abendessen", day: "Mittagessen, Abendessen" } as const;
const halfMeals = { overnight: "Frühstück, Mittagessen", day: "Mittagessen" } as const;

/** The texts of a price row: its name, and the meals included. */
export function priceRowTexts({ guest, kind }: Row): { name: string; meals: string | null } {
  switch (kind) {
    case "single-room":
      return { name: "Einzelzimmer", meals: null };
    case "full-board":
      return { name: "Vollpension", meals: meals[guest] };
    case "half-board":
      return { name: "Halbpension", meals: halfMeals[guest] };
    default:
      return kind satisfies never;
  }
}

/** Texts of the map (spec section 2, Hotel map). */
export const hotelMapTexts = {
  headline: "Lage und Anfahrt",
  label: (name: string): string => `Karte: ${name}`,
  noLocation: "Keine Standortinformationen verfügbar",
  blocked: foreignContentBlocked,
  blockedReason: "Die Karte kommt von Google Maps. Beim Laden werden Daten an Google übertragen.",
  load: "Karte laden",
  loading: "Karte wird geladen.",
  failed: "Die Karte konnte nicht geladen werden.",
  directions: "Route planen",
  unnamed: "Veranstaltungsort",
} as const;

/** Texts of the gallery (spec section 2, Location gallery). */
export const galleryTexts = {
  label: "Bilder",
  moreHotel: "Weitere Informationen zum Hotel",
  moreLocation: "Weitere Informationen zum Standort",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  position: (position: number, count: number): string => `Bild ${position} von ${count}`,
  copyright: (owner: string): string => `© ${owner}`,
} as const;

/** Texts of the tab 'Standort / Hotel' (spec section 2). */
export const hotelTexts = {
  features: "Ausstattung",
  brochure: "Hotelprospekt (PDF)",
  needs: "Vegetarisches Essen oder ein barrierefreies Zimmer?",
  wishes: "Hotelwünsche angeben",
} as const;

/** Texts of a hotel's page. */
export const hotelPageTexts = {
  loading: "Das Hotel wird geladen.",
  unknown: "Dieses Hotel gibt es nicht (mehr).",
  unnamed: "Tagungshotel",
} as const;

/** Labels of a hotel's features (spec section 3, Hotel). */
export const featureLabels: Record<HotelFeatureKind, string> = {
  accessible: "Barrierefrei",
  "partly-accessible": partlyAccessible,
  accessibility: "Barrierefreiheit",
  train: "Gut mit dem ICE erreichbar",
  smoking: "Raucherzimmer",
  allergy: "Allergikerzimmer",
  charging: "Ladestation für Elektroautos",
  wifi: "WLAN",
  parking: "Parken",
};
