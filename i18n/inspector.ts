import { counted } from "./counted.ts";

const title = "Seitenprüfung Kundenportal";

/** Headings, buttons and states of the overlay that explains a page to its author. */
export const inspectorTexts = {
  title,
  version: (version: string, release: string): string => `Version ${version} (${release})`,
  copy: "Ergebnis kopieren",
  copied: "Das Ergebnis ist kopiert. Fügen Sie es in Ihre E-Mail an den Support ein.",
  copyByHand: "Der Browser lässt das Kopieren hier nicht zu. Der Text ist markiert: Kopieren Sie ihn mit Strg+C.",
  reportLabel: "Ergebnis als Text",
  again: "Neu prüfen",
  checked: (time: string): string => `Geprüft: ${time}.`,
  collapse: "Einklappen (Esc)",
  toLeft: "Nach links",
  toRight: "Nach rechts",
  narrower: "Schmaler",
  wider: "Breiter",
  open: (summary: string): string => `Seitenprüfung: ${summary}`,
  keys: "F2 springt zwischen Seite und Prüfung, Esc klappt sie ein. Nur wer ?portal-inspect an die Adresse hängt, sieht sie.",
  crashed:
    "Die Seitenprüfung selbst ist auf einen Fehler gestoßen. Die Seite und ihre Widgets sind davon nicht betroffen.",
  allGood: "Keine Fehler gefunden.",
  concerns: "Betrifft:",
  finding: (number: number): string => `Befund ${number}`,
  showAnchor: (id: string): string => `${id} auf der Seite zeigen`,
  summary: (errors: number, warnings: number, hints: number): string =>
    [
      errors > 0 ? counted(errors, "Fehler", "Fehler") : "keine Fehler",
      ...(warnings > 0 ? [counted(warnings, "Warnung", "Warnungen")] : []),
      ...(hints > 0 ? [counted(hints, "Hinweis", "Hinweise")] : []),
    ].join(", "),
  levels: { error: "Fehler", warning: "Warnung", hint: "Hinweis" },
  findings: "Was zu ändern ist",
  show: "Auf der Seite zeigen",
  toCall: "Zum Aufruf",
  anchors: "Platzhalter",
  noAnchors: "Auf dieser Seite steht kein bekannter Platzhalter.",
  absent: "Nicht auf dieser Seite",
  states: {
    mounted: (ms: number): string => `angezeigt nach ${ms} ms`,
    troubled: (ms: number): string => `zeigt einen Fehler, nach ${ms} ms`,
    failed: "nicht angezeigt: Fehler",
    waiting: "wird geladen",
    unloadable: "Programmteil fehlt",
    nested: "nicht übernommen: steht in einem anderen",
    refused: "nicht übernommen",
    off: "abgeschaltet in der Konfiguration (off)",
  },
  hidden: "nicht sichtbar",
  jsonLength: (length: number): string => `JSON, ${counted(length, "Zeichen", "Zeichen")}`,
  masked: "(gesetzt)",
  config: "Konfiguration",
  fromPage: "von der Seite",
  fromDefault: "Vorgabe",
  empty: "(leer)",
  entries: (count: number): string => counted(count, "Eintrag", "Einträge"),
  state: "Einwilligung und Sitzung",
  /** The place where the consent is stored. */
  place: (storage: string, name: string): string =>
    storage === "cookie" ? `Cookie „${name}“` : `Eintrag „${name}“ im ${storage}`,
  consentGiven: (place: string): string => `Einwilligung in fremde Inhalte: erteilt (${place}).`,
  consentTold: (given: boolean): string =>
    `Einwilligung in fremde Inhalte: ${given ? "erteilt" : "nicht erteilt"} (gesagt durch portal.consent).`,
  consentMissing: (place: string, path: string, granted: string): string =>
    `Einwilligung in fremde Inhalte: nicht erteilt (${place} fehlt oder hat ${path === "" ? "" : `unter „${path}“ `}nicht den Wert „${granted}“).`,
  session: {
    unknown: "Sitzung: unbekannt, bisher wurde nichts abgefragt.",
    active: "Sitzung: gültig, der Server antwortet.",
    nobody: "Sitzung: Niemand ist angemeldet, der Server antwortet.",
    expired: "Sitzung: abgelaufen oder nicht angemeldet.",
    unanswered: "Sitzung: unbekannt, kein Aufruf wurde erfolgreich beantwortet.",
  },
  calls: "Aufrufe",
  noCalls: "Bisher keine.",
  callHead: ["Aufruf", "Adresse", "Antwort", "Dauer"],
  noAnswer: "keine",
  ms: (ms: number): string => `${ms} ms`,
  blocked: "Gesperrt durch Sicherheitsregeln der Seite (CSP)",
  nothingBlocked: "Nichts.",
  onlyLater:
    "Nichts seit Beginn der Prüfung. Frühere Sperren meldet dieser Browser nicht; prüfen Sie im Zweifel mit Chrome oder Edge.",
  report: {
    head: title,
    page: "Seite",
    version: "Version des Portals",
    time: "Zeit",
    browser: "Browser",
    window: "Fenster",
    change: "Zu tun",
    none: "nichts",
  },
} as const;
