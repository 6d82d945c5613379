import type { MemberView, MemberRefusal } from "#domain/people/members.ts";
import { counted } from "./counted.ts";
import { tryLater } from "./sentences.ts";

/** Texts of the Gremium members, version 2 and older (spec section 2). */
export const members = {
  loading: "Mitglieder werden geladen.",
  none: "Keine Gremium Mitglieder vorhanden.",
  listLabel: "Mitglieder des Gremiums",
  search: "Mitglieder suchen",
  found: (count: number, total: number): string => {
    if (count === total) return counted(total, "Mitglied", "Mitglieder");
    return `${count} von ${total} Mitgliedern`;
  },
  noMatch: "Kein Mitglied mit diesem Namen gefunden.",
  pdf: "Buchungen / Reservierungen aller Mitglieder (PDF)",
  self: "Ihr Eintrag",
  nameless: "Mitglied ohne Namen",
  back: "zurück zu Mitgliedern",
  rightsFailed: `Es konnte nicht geprüft werden, ob Sie andere Mitglieder öffnen dürfen. ${tryLater}`,
} as const;

/** Labels of the buttons per member (spec section 2). */
export const memberViewLabels: Record<MemberView, string> = {
  events: "Buchungen / Reservierungen",
  settings: "Einstellungen",
};

/** The text before the name of an opened member (spec section 2). */
export const memberHeaders: Record<MemberView, string> = {
  events: "Buchungen / Reservierungen für:",
  settings: "Einstellungen:",
};

/** The reasons why an address opens no member (contract section 4). */
export const refusals: Record<MemberRefusal, string> = {
  unknown: "Dieses Mitglied gehört nicht zu Ihrem Gremium.",
  forbidden: "Nur Gremium-Administratoren dürfen andere Mitglieder öffnen.",
};
