import MiniSearch from "minisearch";
import { formatDay } from "#i18n/format.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { situationName, situations, startOf } from "#mocks/situations/situations.ts";
import { showsText, stepText } from "#mocks/situations/steps.ts";
import { widthsText } from "#mocks/situations/widths.ts";
import { customerLabels, partsOf } from "./labels.ts";

/** Letters from which on a word may be mistyped; numbers never are, `401` is not `404`. */
const MISTYPED_FROM = 5;

/** What somebody who reports such a state may call it, beside the words that stand in it. */
const called: readonly (readonly [of: RegExp, words: string])[] = [
  [
    /nicht (gespeichert|gesendet|gebucht|gesetzt|angelegt|gelegt)|fehlgeschlagen|nicht möglich/i,
    "gescheitert Fehlschlag",
  ],
  [/nicht (gespeichert|gesendet|gebucht|gesetzt|angelegt|gelegt)|unbekannt, ob/i, "fehlgeschlagen verloren"],
  [/unbekannt, ob|(keine|ohne) Verbindung/i, "Timeout Netzwerk Internet Verbindung abgebrochen weg"],
  [/Antwort verloren/, "fehlgeschlagen Timeout Netzwerk Verbindung orderState"],
  [/unbekannt, ob|bereits gebucht|schon im Warenkorb|Antwort verloren/i, "doppelt zweimal"],
  [/anderen Tab/, "zwei Tabs Fenster Personen"],
  [/mit falschen Typen/, "kaputt unlesbar"],
  [/erst in .* wieder/, "Retry-After warten gesperrt"],
  [/Zeitumstellung/, "Sommerzeit Winterzeit Zeitzone Uhr"],
  [/nicht ladbar|Serverfehler/i, "Fehler fehlgeschlagen Absturz"],
  [/Storn/, "Storno Absage"],
  [/Sitzung/, "Session Login Anmeldung ausgeloggt abgemeldet"],
  [/lädt|laden$|Lädt/, "langsam hängt Timeout"],
  [/Sehr lange/, "lang breit 320"],
  [/Löschung/, "Foto Bild löschen"],
  [/\b[23]00 /, "viele langsam Einträge"],
  [/nach dem Neuladen|Entwurf/, "verloren weg Eingaben"],
  [/verwehrt|ohne Recht/i, "keine Berechtigung Rechte"],
  [/Einwilligung/, "Cookie Consent"],
  [/kleine Bildschirme|unter \d+ px/, "Handy Telefon Smartphone mobil"],
  [/\(\d{3}\)|Status \d/, "HTTP Status"],
];

const callings = (said: string): string => called.flatMap(([of, words]) => (of.test(said) ? [words] : [])).join(" ");

/** What goes wrong at the start of a state or by one of its steps, as it is written and in German with its code. */
const faultsOf = ({ scenario = "normal", steps = [] }: Situation): string =>
  [scenario, ...steps.flatMap((step) => ("play" in step ? [step.play] : []))]
    .flatMap((text) => [text, ...partsOf(text).map(({ label }) => label)])
    .join(" ");

/** What else of a state somebody may look for: faults, width, day, customer, attributes, configuration. */
function circumstances(situation: Situation): string {
  const { customer, today } = startOf(situation);
  return [
    faultsOf(situation),
    situation.widths === undefined ? "" : widthsText(situation.widths),
    situation.complaint ?? "",
    ...(situation.answered ?? []).map((code) => `(${code})`),
    customer,
    customerLabels[customer],
    situation.today === undefined ? "" : `${today} ${formatDay(today) ?? ""}`,
    situation.hash ?? "",
    situation.missing ?? "",
    ...Object.entries(situation.attributes ?? {}).flat(),
    ...Object.keys(situation.config ?? {}),
  ].join(" ");
}

const index = new MiniSearch<{ id: string; name: string; ids: string; text: string }>({
  fields: ["name", "ids", "text"],
  searchOptions: {
    combineWith: "AND",
    prefix: (term) => !/^\d+$/.test(term),
    fuzzy: (term) => (term.length >= MISTYPED_FROM && !/\d/.test(term) ? 0.25 : false),
    boost: { name: 3, ids: 2 },
  },
});

index.addAll(
  situations.map((situation) => ({
    id: situation.id,
    name: situationName(situation),
    ids: `${situation.widget} ${situation.id}`,
    text: [
      callings(`${situationName(situation)} ${circumstances(situation)}`),
      ...(situation.steps ?? []).map(stepText),
      showsText(situation),
      circumstances(situation),
    ].join(" "),
  })),
);

const byId = new Map(situations.map((situation) => [situation.id, situation]));

/**
 * The named states that hold every word of a query, best first: in their name or id, in the sentence that is to be
 * seen, in what else one may call it, in their steps, in the codes of what goes wrong, or in width, customer,
 * attributes and configuration. Words may be cut short and mistyped, numbers neither.
 */
export const searchStates = (query: string): readonly Situation[] =>
  index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
