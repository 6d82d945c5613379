import { formatDay } from "./format.ts";
import { tryLater, wishlistSentences } from "./sentences.ts";

const quoted = (title: string): string => `„${title}“`;

/** Texts of the bookmark lists and of the remove buttons. */
export const bookmarks = {
  heading: "Meine Merkliste",
  loading: wishlistSentences.loading,
  none: wishlistSentences.empty,
  untitled: "Ohne Titel",
  remove: "Entfernen",
  removeItem: (title: string): string => wishlistSentences.remove(quoted(title)),
  removing: (title: string): string => `${quoted(title)} verlässt die Merkliste.`,
  removedItem: (title: string): string => `${quoted(title)} wurde von der Merkliste entfernt.`,
  notRemovedItem: (title: string): string =>
    `${quoted(title)} konnte nicht von der Merkliste entfernt werden. ${tryLater}`,
  undo: "Rückgängig machen",
  notRestored: (title: string): string =>
    `${quoted(title)} konnte nicht wieder auf die Merkliste gesetzt werden. ${tryLater}`,
  removeFromList: "Von der Merkliste entfernen",
  removedFromList: "Von der Merkliste entfernt",
  notRemoved: `Der Eintrag konnte nicht von der Merkliste entfernt werden. ${tryLater}`,
  notRemovedSession: "Der Eintrag wurde nicht entfernt. Bitte melden Sie sich an und versuchen Sie es dann erneut.",
} as const;

/** `1 Termin`, `12 Termine`, `Derzeit keine Termine`; null when unknown. */
export function eventCountText(count: number | null): string | null {
  if (count === null) return null;
  if (count < 1) return "Derzeit keine Termine";
  return count === 1 ? "1 Termin" : `${count} Termine`;
}

/** `Nächster Termin: 10.04.2026`; null without a date. */
export function nextDateText(date: string | null): string | null {
  const day = formatDay(date);
  return day === null ? null : `Nächster Termin: ${day}`;
}
