import { reportToSupport, type Explained } from "./inspector-anchors.ts";

/** Texts about calls that failed. */
export const callTexts = {
  where: (route: string): string => `Aufruf „${route}“`,
  /** `base` is the key of the configuration that gives the call's base address. */
  silent: (address: string, base: string): Explained => ({
    what: `Auf ${address} kam keine Antwort.`,
    fix: `Prüfen Sie in der Konfiguration „${base}“. Liegt die Adresse auf einem anderen Server als die Seite, muss die Administration den Zugriff dort erlauben (CORS) und in der Content-Security-Policy unter connect-src eintragen.`,
  }),
  session: (): Explained => ({
    what: "Sie sind nicht angemeldet, oder Ihre Sitzung ist abgelaufen (Antwort 401).",
    fix: "Melden Sie sich an und laden Sie die Seite neu. An der Seite selbst ist nichts zu ändern.",
  }),
  refused: (): Explained => ({
    what: "Der Server verweigert diesen Aufruf (Antwort 403).",
    fix: "Prüfen Sie, ob Sie mit dem richtigen Konto angemeldet sind. Sonst senden Sie diesen Bericht an den Support.",
  }),
  /** `base` as above; `values` are the names in the call's path. */
  notFound: (address: string, route: string, base: string, values: readonly string[]): Explained => ({
    what: `Unter ${address} gibt es nichts (Antwort 404).`,
    fix: [
      values.includes("eventId") &&
        "Stimmt die Nummer in data-event-id? Ein Seminar, das gelöscht ist, antwortet ebenso.",
      values.length > 0 &&
        !values.includes("eventId") &&
        `Gibt es, was die Adresse nennt (${values.map((value) => `{${value}}`).join(", ")})?`,
      `Antwortet der Aufruf auf jeder Seite so, prüfen Sie in der Konfiguration „${base}“${base === `endpoints.${route}` ? "" : ` und „endpoints.${route}“`}.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(" "),
  }),
  broken: (status: number): Explained => ({
    what: `Der Server meldet einen Fehler (Antwort ${status}).`,
    fix: reportToSupport,
  }),
  malformed: (detail: string): Explained => ({
    what: "Die Antwort des Servers hat nicht die vereinbarte Form.",
    fix: `Prüfen Sie die Adresse in der Konfiguration: Liefert sie eine gewöhnliche Webseite, ist sie falsch oder verlangt eine Anmeldung. Sonst senden Sie diesen Bericht an das Backend-Team (${detail}).`,
  }),
} as const;

const POLICY = "Content-Security-Policy";
const add = (directive: string, entry: string): string =>
  `Die Administration ergänzt in der ${POLICY} der Seite unter „${directive}“: ${entry}.`;

/** Texts about what the page's content security policy blocked. */
export const blockedTexts = {
  where: "Sicherheitsregeln (CSP)",
  address: (directive: string, address: string): Explained => ({
    what: `Die Regel „${directive}“ der Seite sperrt ${address}.`,
    fix: `Gehört das zum Portal: ${add(directive, address)}`,
  }),
  policyName: (name: string): Explained => ({
    what: `Die Regel „trusted-types“ der Seite lässt „${name}“ nicht zu.`,
    fix: add("trusted-types", name),
  }),
  sink: (): Explained => ({
    what: "Die Regel „require-trusted-types-for“ der Seite hat eine Zuweisung gesperrt.",
    fix: "Das Portal braucht hierfür keine Ausnahme; zuständig ist das Skript, das die Konsole des Browsers nennt (F12).",
  }),
  inline: (directive: string): Explained => ({
    what: `Die Regel „${directive}“ der Seite sperrt Code oder Stile, die unmittelbar im HTML stehen.`,
    fix: `Das Portal braucht sie nicht. Gehören sie zur Seite: ${add(directive, "die Nonce oder Prüfsumme")}`,
  }),
  eval: (directive: string): Explained => ({
    what: `Die Regel „${directive}“ der Seite sperrt Programme, die aus Text entstehen (eval).`,
    fix: "Das Portal braucht sie nicht; zuständig ist das Skript, das die Konsole des Browsers nennt (F12).",
  }),
} as const;
