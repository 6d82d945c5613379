import type { PhotoKind } from "#domain/event/photos.ts";
import { unknownYet } from "./sending.ts";
import { tryLater } from "./sentences.ts";

/** Texts of the tab 'Bilder' (spec sections 4 and 8). */
export const photos = {
  loading: "Bilder werden geladen",
  none: "Keine Bilder vorhanden.",
  fromEnd: "Diese Inhalte stehen Ihnen erst nach Abschluss des Seminars zur Verfügung.",
  modesLabel: "Art der Bilder",
  open: (name: string): string => `${name} vergrößern`,
  position: (position: number, count: number): string => `${position} von ${count}`,
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  downloadOne: "Herunterladen",
  downloadAll: "Alle Bilder herunterladen (ZIP)",
  downloading: (share: number | null): string =>
    share === null ? "Wird heruntergeladen" : `Wird heruntergeladen: ${Math.round(share * 100)} %`,
  progress: "Fortschritt des Downloads",
  cancel: "Abbrechen",
  downloaded: "Der Download ist fertig.",
  downloadFailed: `Der Download ist fehlgeschlagen. ${tryLater}`,
} as const;

/** The two modes, with the number of their pictures. */
export const photoModes: Record<PhotoKind, (count: number) => string> = {
  photo: (count) => `Fotos (${count})`,
  flipchart: (count) => `Flipcharts (${count})`,
};

/** The name of a single picture; without a number of its own, its position is used. */
export const photoName = (kind: PhotoKind, nr: string | number): string =>
  kind === "flipchart" ? `Flipchart ${nr}` : `Bild ${nr}`;

/** Texts of the deletion request, to the letter of spec sections 5 and 8. */
export const photoDeletion = {
  open: "Löschung beantragen",
  title: (name: string): string => `Löschung beantragen: ${name}`,
  intro: "Sie möchten nicht, dass dieses Bild weiter gezeigt wird? Nennen Sie uns bitte den Grund.",
  reason: "Löschgrund",
  submit: "Löschung beantragen",
  back: "Abbrechen",
  EMPTY: "Löschgrund is erforderlich",
  IN_PROGRESS: "Löschen wird beantragt.",
  words: {
    known: "Löschen wurde erfolgreich beantragt.",
    refused: "Löschen dieses Bildes ist bereits beantragt.",
    unknown: unknownYet("Ihr Löschantrag angekommen ist"),
    unsent: "Löschen könnte nicht beantragt werden.",
  },
  asked: "Löschung beantragt",
  confirm: {
    question: "Ihr Löschgrund ist noch nicht abgeschickt. Möchten Sie das Fenster trotzdem schließen?",
    stay: "Weiter bearbeiten",
    leave: "Verwerfen und schließen",
  },
} as const;
