import { counted } from "./counted.ts";
import { formatDay } from "./format.ts";
import { unknownYet } from "./sending.ts";
import { entryStays, tryLater } from "./sentences.ts";

const quoted = (title: string): string => `„${title}“`;

/** Texts of the bookmark lists. */
export const bookmarks = {
  heading: "Meine Lesezeichen",
  loading: "Lesezeichen werden geladen.",
  none: "Sie haben noch keine Lesezeichen.",
  untitled: "Ohne Titel",
  remove: "Entfernen",
  removeItem: (title: string): string => `Lesezeichen ${quoted(title)} entfernen`,
  removing: (title: string): string => `Das Lesezeichen ${quoted(title)} wird entfernt.`,
  removedItem: (title: string): string => `Das Lesezeichen ${quoted(title)} wurde entfernt.`,
  notRemovedItem: (title: string): string =>
    `Das Lesezeichen ${quoted(title)} konnte nicht entfernt werden. ${tryLater}`,
  removalUnknown: (title: string): string => unknownYet(`das Lesezeichen ${quoted(title)} entfernt ist`),
  undo: "Rückgängig machen",
  notRestored: (title: string): string =>
    `Das Lesezeichen ${quoted(title)} konnte nicht wieder gesetzt werden. ${tryLater}`,
  restoringUnknown: (title: string): string => unknownYet(`das Lesezeichen ${quoted(title)} wieder gesetzt ist`),
  notRemovedSession: entryStays,
} as const;

/** `1 Termin`, `12 Termine`, `Derzeit keine Termine`; null when unknown. */
export function eventCountText(count: number | null): string | null {
  if (count === null) return null;
  if (count < 1) return "Derzeit keine Termine";
  return counted(count, "Termin", "Termine");
}

/** `Nächster Termin: 10.04.2026`; null without a date. */
export function nextDateText(date: string | null): string | null {
  const day = formatDay(date);
  return day === null ? null : `Nächster Termin: ${day}`;
}
