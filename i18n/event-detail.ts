import type { DetailTab } from "#domain/event/detail-tabs.ts";
import { foreignContentBlocked, tryLater } from "./sentences.ts";

/** The kinds of guide in the tab Wegweiser (src/domain/event/detail-tabs.ts). */
type GuideKind = "webinar" | "online-seminar";

const tabLabels: Record<Exclude<DetailTab, "wegweiser">, string> = {
  gremium: "Mein Gremium",
  inhalt: "Inhalt",
  ablaufplan: "Ablaufplan",
  standort: "Standort / Hotel",
  bilder: "Bilder",
  videos: "Videos",
  dokumente: "Dokumente",
};

/** A tab's label (spec section 2); the Wegweiser names its kind. */
export function detailTabLabel(tab: DetailTab, guide: GuideKind): string {
  if (tab !== "wegweiser") return tabLabels[tab];
  return guide === "webinar" ? "Wegweiser Webinar" : "Wegweiser Online-Seminare";
}

/** Texts of the detail page around its tabs. */
export const eventDetail = {
  tabsLabel: "Bereiche zum Seminar",
  documents: "Dokumente",
  ownStatus: "Ihr Status",
} as const;

/** Texts of the tab Inhalt. */
export const eventContent = {
  topics: "Themen",
  benefits: "Ihr Nutzen",
  none: "Keine Inhalte vorhanden.",
} as const;

/** Texts of the tab Videos (spec section 9: deleted after 12 months). */
export const eventVideos = {
  loading: "Videos werden geladen.",
  none: "Keine Videos vorhanden.",
  privacy: "Aus Datenschutzgründen werden die Videos nach 12 Monaten gelöscht.",
  blocked: foreignContentBlocked,
  blockedReason: (host: string): string => `Die Videos kommen von ${host}. Beim Laden werden Daten dorthin übertragen.`,
  load: "Videos laden",
  failed: `Die Videos konnten nicht geladen werden. ${tryLater}`,
  label: "Videos zum Seminar",
} as const;
