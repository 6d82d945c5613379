import { refusalReasons } from "#domain/entities/cart.ts";
import { memoryLabels } from "#mocks/model/memory.ts";
import { faults, parseScenario } from "#mocks/model/scenarios.ts";
import type { Customer, PortalState } from "#mocks/model/state.ts";
import type { PlaygroundState, viewports } from "#mocks/playground/address.ts";

export const customerLabels: Readonly<Record<Customer, string>> = {
  admin: "Administratorin des Gremiums",
  member: "Mitglied ohne Rechte",
  newcomer: "Neu angemeldet, noch ohne Seminare",
  large: "Sehr viele Seminare, Mitglieder und Bilder",
  guest: "Gast, nicht angemeldet",
};

export const viewportLabels: Readonly<Record<(typeof viewports)[number], string>> = {
  390: "390 px (Telefon)",
  576: "576 px (großes Telefon)",
  768: "768 px (Tablet)",
  992: "992 px (kleiner Bildschirm)",
  1280: "1280 px (Bildschirm)",
};

export const schemeLabels: Readonly<Record<PlaygroundState["scheme"], string>> = { light: "hell", dark: "dunkel" };

export const textLabels: Readonly<Record<PlaygroundState["text"], string>> = {
  100: "wie vom Browser vorgesehen",
  150: "150 %",
  200: "200 %",
};

export const consentLabels: Readonly<Record<PlaygroundState["consent"], string>> = {
  ask: "fehlt, wird auf Nachfrage erteilt",
  granted: "ist erteilt",
  refused: "fehlt, wird auch auf Nachfrage verweigert",
};

export const hostLabels: Readonly<Record<PlaygroundState["host"], string>> = {
  none: "keines",
  bootstrap: "Bootstrap",
  pico: "Pico",
  nasty: "ein besonders rücksichtsloses",
};

export const topicLabels: Readonly<Record<keyof PortalState, string>> = {
  selfId: "Angemeldete Person (userId)",
  members: "Mitglieder und ihre Einstellungen",
  events: "Seminare",
  recipients: "Teilnehmer nach Seminar",
  lazyRecipients: "Seminare mit nachgeladenen Teilnehmern",
  photos: "Bilder nach Seminar",
  documents: "Dokumente nach Seminar",
  videoScript: "Skript des Videodienstes",
  articles: "Artikel",
  bookmarks: "Lesezeichen",
  marketing: "Informationsangebot",
  shop: "Warenkorb, Merkliste und Angebot",
  answered: "Antworten nach Idempotenz-Schlüssel",
  plans: "Schulungspläne",
  ...memoryLabels,
};

/** Faults of one call, which would not make a scenario for all of them. */
export const singleFaults = [
  { value: "unanswered", label: "Antwort kommt nie" },
  { value: "lost", label: "Antwort geht verloren" },
  ...refusalReasons.map((reason) => ({ value: `refused-${reason}`, label: `Abgelehnt (409): ${reason}` })),
];

/** The parts of a scenario in German, by their text: `slow:photos` reads `Langsame Antworten: photos`. */
export function partsOf(scenario: string): { part: string; label: string }[] {
  return parseScenario(scenario).map(({ fault, route }) => {
    const what = Object.hasOwn(faults, fault)
      ? faults[fault as keyof typeof faults]
      : (singleFaults.find(({ value }) => value === fault)?.label ?? `Status ${fault.replace("status-", "")}`);
    return { part: route === null ? fault : `${fault}:${route}`, label: `${what}: ${route ?? "alle Aufrufe"}` };
  });
}
