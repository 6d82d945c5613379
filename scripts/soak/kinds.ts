import { stories } from "#mocks/data/shop/catalogue.ts";

/** What a customer or a network does to an order. */
export type Kind =
  | "double-click"
  | "enter-storm"
  | "two-tabs"
  | "reload-midway"
  | "reload-typing"
  | "answer-cut"
  | "server-error"
  | "dearer"
  | "last-seat"
  | "all-at-once";

/** What happens to one `checkout` on its way; `held` takes its time. */
export type Fate = "cut" | "unsent" | "error" | "held";

export interface Plan {
  readonly kind: Kind;
  /** German, for the table. */
  readonly label: string;
  readonly eventId: number;
  /** What becomes of the nth `checkout` of a run, from 0; others are answered at once. */
  readonly fates: readonly (Fate | null)[];
  /** Places left of the event; undefined leaves what there is. */
  readonly places?: number;
}

/** What the customer does beyond waiting stands in customer.ts, by kind. */
export const plans: readonly Plan[] = [
  { kind: "double-click", label: "Doppelklick, fünfmal", eventId: stories.open, fates: ["held"] },
  { kind: "enter-storm", label: "Enter, zwanzigmal", eventId: stories.open, fates: ["held", null, "held"] },
  { kind: "two-tabs", label: "zwei Tabs zugleich", eventId: stories.open, fates: ["held", "held", "held"] },
  { kind: "reload-midway", label: "Neuladen mitten im Senden", eventId: stories.open, fates: [null, "held"] },
  { kind: "reload-typing", label: "Neuladen beim Tippen", eventId: stories.open, fates: [] },
  { kind: "answer-cut", label: "gespeichert, Antwort verloren", eventId: stories.open, fates: ["cut", null, "cut"] },
  {
    kind: "server-error",
    label: "500 und abgerissene Anfragen",
    eventId: stories.open,
    fates: ["error", "unsent", "error"],
  },
  { kind: "dearer", label: "409: Preis gestiegen", eventId: stories.dearer, fates: [null, "cut"] },
  { kind: "last-seat", label: "409: letzter Platz weg", eventId: stories.few, fates: [null, null, "held"], places: 1 },
  {
    kind: "all-at-once",
    label: "alles zugleich",
    eventId: stories.dearer,
    fates: ["held", "cut", "error", "held", "unsent"],
  },
];
