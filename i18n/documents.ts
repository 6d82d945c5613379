import { counted } from "./counted.ts";

/** Texts of the documents list (spec sections 2 and 4). */
export const documents = {
  loading: "Dokumente werden geladen.",
  none: "Keine Dokumente vorhanden.",
  fromStart: "Die Dokumente stehen Ihnen ab Seminarbeginn zur Verfügung.",
  label: "Dokumente",
  count: (count: number): string => counted(count, "Dokument", "Dokumente"),
} as const;
