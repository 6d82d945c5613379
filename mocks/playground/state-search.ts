import MiniSearch from "minisearch";
import type { Situation } from "#mocks/situations/situation.ts";
import { situationName, situations, startOf } from "#mocks/situations/situations.ts";
import { showsText, stepText } from "#mocks/situations/steps.ts";
import { widthsText } from "#mocks/situations/widths.ts";
import { customerLabels, partsOf } from "./labels.ts";

/** Letters from which on a word may be mistyped; numbers never are, `401` is not `404`. */
const MISTYPED_FROM = 4;

/** What somebody who reports such a state may call it, beside the words that stand in it. */
const called: readonly (readonly [of: RegExp, words: string])[] = [
  [
    /nicht (gespeichert|gesendet|gebucht|gesetzt|angelegt|gelegt)|fehlgeschlagen|nicht möglich/i,
    "gescheitert Fehlschlag",
  ],
  [/nicht (gespeichert|gesendet|gebucht|gesetzt|angelegt|gelegt)|unbekannt, ob/i, "fehlgeschlagen verloren"],
  [/unbekannt, ob|(keine|ohne) Verbindung/i, "Timeout Netzwerk Internet Verbindung abgebrochen weg"],
  [/unbekannt, ob|bereits gebucht|schon im Warenkorb/i, "doppelt zweimal"],
  [/nicht ladbar|Serverfehler/i, "Fehler fehlgeschlagen Absturz"],
  [/Storn/, "Storno Absage"],
  [/Sitzung/, "Login Anmeldung ausgeloggt abgemeldet"],
  [/lädt|laden$|Lädt/, "langsam hängt Timeout"],
  [/Sehr lange/, "lang breit 320"],
  [/Löschung/, "Foto Bild löschen"],
  [/\b[23]00 /, "viele langsam Einträge"],
  [/nach dem Neuladen|Entwurf/, "verloren weg Eingaben"],
];

const callings = (name: string): string => called.flatMap(([of, words]) => (of.test(name) ? [words] : [])).join(" ");

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
      callings(situationName(situation)),
      situation.scenario ?? "",
      ...partsOf(situation.scenario ?? "normal").map(({ label }) => label),
      ...(situation.steps ?? []).map(stepText),
      showsText(situation),
      situation.widths === undefined ? "" : widthsText(situation.widths),
      situation.complaint ?? "",
      ...(situation.answered ?? []),
      situation.scenario?.includes("refused-") === true ? "409" : "",
      customerLabels[startOf(situation).customer],
      situation.hash ?? "",
      situation.missing ?? "",
      ...Object.entries(situation.attributes ?? {}).flat(),
      ...Object.keys(situation.config ?? {}),
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
