import type { Explained } from "./inspector-anchors.ts";

const mendPlace = "Verbessern Sie die genannte Stelle.";
const defaultHolds = "Bis dahin gilt die Vorgabe.";
const writeBlock = 'Schreiben Sie <script type="application/json" id="portal-config">.';

/** The reasons why JSON is broken, for readers who have never heard of JSON. */
export const jsonTexts = {
  empty: "Der Text ist leer.",
  end: "Der Text endet, bevor alle Klammern und Anführungszeichen geschlossen sind.",
  extra: "Hinter der letzten Klammer steht noch Text.",
  extraComma: "Vor der schließenden Klammer steht ein Komma zu viel.",
  missingComma: "Hier fehlt ein Komma, oder im Text davor steht ein Anführungszeichen zu viel.",
  missingColon: "Hinter dem Namen fehlt ein Doppelpunkt.",
  unquotedName: 'Hier muss ein Name in geraden Anführungszeichen (") stehen.',
  curlyQuotes:
    'Hier steht ein typografisches oder einfaches Anführungszeichen; erlaubt ist nur das gerade doppelte (").',
  comment: "Kommentare sind hier nicht erlaubt.",
  badValue:
    'Dieser Wert ist ungültig. Text steht in geraden Anführungszeichen ("); ohne sie gehen nur Zahlen, true, false und null.',
  lineBreak: "Hier fehlt ein schließendes Anführungszeichen, oder ein Text enthält einen Zeilenumbruch.",
  backslash: "Ein umgekehrter Schrägstrich (\\) muss verdoppelt werden (\\\\).",
  position: (line: number, column: number): string => `Zeile ${line}, Zeichen ${column}`,
  near: (excerpt: string): string => `bei „${excerpt}“`,
} as const;

/** Types of values, in the nominative. */
const typeNames: Readonly<Record<string, string>> = {
  string: "ein Text in Anführungszeichen",
  number: "eine Zahl",
  boolean: "true oder false",
  array: "eine Liste in [ ]",
  Array: "eine Liste in [ ]",
  object: "eine Gruppe in { }",
  Object: "eine Gruppe in { }",
  null: "null",
  undefined: "nichts",
};

const named = (type: string): string => typeNames[type] ?? type;
const quoted = (value: string | null): string => (value === null ? "" : `: „${value}“`);
/** The explanation of an address without its scheme, which leads to another place than intended. */
const hostAlone = (name: string, value: string): Explained => ({
  what: `${name} beginnt mit „www.“. Ohne https:// davor hält der Browser das für einen Pfad dieser Website.`,
  fix: `Schreiben Sie https://${value}.`,
});

/** The explanation of a value that is none of those that are valid. */
const notAmong = (name: string, value: string, options: readonly string[]): Explained => ({
  what: `${name} hat einen Wert, den es nicht gibt${quoted(value)}.`,
  fix: `Erlaubt sind: ${options.join(", ")}.`,
});

/** Texts about attributes of a placeholder; `example` shows an attribute as the author may write it. */
export const attributeTexts = {
  missing: (attributes: readonly string[], example: string): Explained => ({
    what:
      attributes.length === 1
        ? `Das Attribut ${attributes.join("")} fehlt oder ist leer.`
        : `Es fehlt eines der Attribute ${attributes.join(" oder ")}.`,
    fix: `Ergänzen Sie im <div> zum Beispiel ${example}.`,
  }),
  curlyQuotes: (attribute: string, example: string): Explained => ({
    what: `Um den Wert von ${attribute} stehen typografische Anführungszeichen.`,
    fix: `Schreiben Sie gerade Anführungszeichen: ${example}. Der Texteditor hat sie ausgetauscht; arbeiten Sie in der HTML-Ansicht.`,
  }),
  unfilled: (attribute: string, example: string): Explained => ({
    what: `Das CMS hat in ${attribute} keinen Wert eingesetzt; es steht noch eine Vorlage darin.`,
    fix: `Tragen Sie den Wert selbst ein, zum Beispiel ${example}, oder lassen Sie die Vorlage prüfen.`,
  }),
  host: hostAlone,
  number: (attribute: string, example: string, value: string | null): Explained => ({
    what: `${attribute} ist keine Nummer${quoted(value)}.`,
    fix: `Erlaubt sind nur Ziffern, zum Beispiel ${example}.`,
  }),
  id: (attribute: string, example: string): Explained => ({
    what: `${attribute} enthält ein Zeichen, das in einer Kennung nicht vorkommt.`,
    fix: `Erlaubt sind Buchstaben, Ziffern, - und _, zum Beispiel ${example}.`,
  }),
  date: (attribute: string, example: string, value: string | null): Explained => ({
    what: `${attribute} ist kein Datum in der verlangten Form${quoted(value)}.`,
    fix: `Schreiben Sie Jahr-Monat-Tag: ${example}.`,
  }),
  url: (attribute: string, example: string, value: string | null): Explained => ({
    what: `${attribute} ist keine Adresse${quoted(value)}.`,
    fix: `Schreiben Sie eine Adresse mit https:// oder einen Pfad der Website, zum Beispiel ${example}.`,
  }),
  choice: notAmong,
  filterKey: (attribute: string, key: string, keys: readonly string[]): Explained => ({
    what: `${attribute} filtert nach „${key}“; danach lässt sich dieses Widget nicht filtern.`,
    fix: `Möglich sind: ${keys.join(", ")}.`,
  }),
  filterValue: (attribute: string, key: string, value: string): Explained => ({
    what: `In ${attribute} hat „${key}“ einen Wert, den es nicht gibt${quoted(value)}.`,
    fix: "Schreiben Sie ihn so, wie er in der Adresse steht, wenn Sie auf der Seite danach filtern.",
  }),
  ending: (start: string, value: string): Explained => ({
    what: `Hinter „${start}“ steht keine Nummer: „${value}“.`,
    fix: `Erlaubt sind nur Ziffern, zum Beispiel id="${start}5001".`,
  }),
  json: (attribute: string, problem: string): Explained => ({
    what: `${attribute} ist kein gültiges JSON. ${problem}`,
    fix: `${mendPlace} Im Attribut wird jedes Anführungszeichen des JSON als &quot; geschrieben, jedes > als &gt;.`,
  }),
  shape: (attribute: string, path: string, given: string, expected: string): Explained => ({
    what: `In ${attribute} passt „${path}“ nicht: Dort steht ${named(given)}, verlangt ist ${named(expected)}.`,
    fix: given === "undefined" ? `Ergänzen Sie „${path}“ im JSON.` : `Ändern Sie den Wert von „${path}“ im JSON.`,
  }),
  whole: "das Ganze",
  misspelt: (found: string, meant: string): Explained => ({
    what: `Das Attribut ${found} gibt es nicht. Gemeint ist wohl ${meant}.`,
    fix: `Schreiben Sie ${meant} statt ${found}.`,
  }),
  unread: (attribute: string): Explained => ({
    what: `Dieses Widget liest ${attribute} nicht.`,
    fix: "Entfernen Sie das Attribut. Brauchen Sie es, ist womöglich ein anderes Widget gemeint.",
  }),
} as const;

const allowed = (name: string, known: readonly string[]): string =>
  known.length === 0 ? `Entfernen Sie {${name}}.` : `Möglich ist ${known.map((one) => `{${one}}`).join(" oder ")}.`;

/** Texts about the page's configuration. */
export const configTexts = {
  where: "Konfiguration",
  key: (key: string): string => `Konfiguration, ${key}`,
  invalid: (problem: string): Explained => ({
    what: `Die Konfiguration ist kein gültiges JSON. ${problem}`,
    fix: `${mendPlace} Bis dahin gelten überall die Vorgaben.`,
  }),
  notObject: (): Explained => ({
    what: "Die Konfiguration ist keine Gruppe von Schlüsseln.",
    fix: 'Setzen Sie sie in geschweifte Klammern: {"apiBase": "/portal-api"}.',
  }),
  unknown: (key: string, meant: string | null): Explained => ({
    what: `Den Schlüssel „${key}“ gibt es nicht; er bleibt ohne Wirkung.${meant === null ? "" : ` Gemeint ist wohl „${meant}“.`}`,
    fix:
      meant === null
        ? "Entfernen Sie ihn oder vergleichen Sie ihn mit der Liste „Konfiguration“ weiter unten."
        : `Schreiben Sie „${meant}“.`,
  }),
  route: (route: string, meant: string | null): Explained => ({
    what: `In „endpoints“ gibt es keinen Aufruf „${route}“.${meant === null ? "" : ` Gemeint ist wohl „${meant}“.`}`,
    fix: meant === null ? "Vergleichen Sie den Namen mit der Anleitung für das Backend." : `Schreiben Sie „${meant}“.`,
  }),
  host: (key: string, value: string): Explained => hostAlone(`„${key}“`, value),
  relative: (key: string, value: string): Explained => ({
    what: `„${key}“ beginnt ohne Schrägstrich („${value}“) und führt deshalb aus jedem Ordner der Website woandershin.`,
    fix: `Schreiben Sie /${value}, wenn der Pfad ganz vorn beginnt.`,
  }),
  legal: (key: string): Explained => ({
    what: `„${key}“ ist leer. Formulare und Kasse verweisen dann auf nichts, obwohl sie eine Zustimmung erbitten.`,
    fix: "Tragen Sie die Seite ein, die dort genannt wird.",
  }),
  placeholder: (key: string, name: string, known: readonly string[]): Explained => ({
    what: `„${key}“ enthält {${name}}; diese Angabe gibt es dort nicht, und kein Weg führt zu dieser Seite.`,
    fix: allowed(name, known),
  }),
  callPlaceholder: (key: string, name: string, known: readonly string[]): Explained => ({
    what: `„${key}“ enthält {${name}}; diese Angabe gibt es dort nicht, und der Aufruf wird nie gesendet.`,
    fix: allowed(name, known),
  }),
  noPlaceholder: (key: string, known: readonly string[]): Explained => ({
    what: `In „${key}“ fehlt ${known.map((one) => `{${one}}`).join(" oder ")}: Alle Wege führen zu derselben Seite.`,
    fix: "Setzen Sie die Angabe dort ein, wo sie in der Adresse steht.",
  }),
  page: (page: string, meant: string | null): Explained => ({
    what: `In „pages“ gibt es keine Seite „${page}“.${meant === null ? "" : ` Gemeint ist wohl „${meant}“.`}`,
    fix:
      meant === null
        ? "Vergleichen Sie den Namen mit der Liste der Seiten in der Anleitung."
        : `Schreiben Sie „${meant}“.`,
  }),
  off: (id: string, meant: string): Explained => ({
    what: `In „off“ steht „${id}“. Ein solches Widget gibt es nicht.${meant === "" ? "" : ` Gemeint ist wohl „${meant}“.`}`,
    fix: meant === "" ? "Vergleichen Sie die id mit der Liste „Platzhalter“." : `Schreiben Sie „${meant}“.`,
  }),
  address: (key: string): Explained => ({
    what: `„${key}“ ist keine Adresse.`,
    fix: `Schreiben Sie einen Pfad wie /seite oder eine ganze Adresse, die mit https:// beginnt. ${defaultHolds}`,
  }),
  choice: (key: string, value: string, options: readonly string[]): Explained => notAmong(`„${key}“`, value, options),
  type: (key: string, given: string, expected: string): Explained => ({
    what: `„${key}“ hat die falsche Art von Wert: Dort steht ${named(given)}, verlangt ist ${named(expected)}.`,
    fix:
      expected === "boolean" && given === "string"
        ? "Lassen Sie die Anführungszeichen weg: true oder false."
        : `Ändern Sie den Wert. ${defaultHolds}`,
  }),
  twoBlocks: (count: number): Explained => ({
    what: `Die Seite hat ${count} Konfigurationen mit der id „portal-config“. Nur die erste gilt.`,
    fix: "Führen Sie alle Schlüssel in einem Block zusammen und löschen Sie die übrigen.",
  }),
  blockAndAttribute: (): Explained => ({
    what: "Es gibt einen Block „portal-config“ und zugleich data-config am Skript. Nur der Block gilt.",
    fix: "Übernehmen Sie die Angaben aus data-config in den Block und löschen Sie data-config.",
  }),
  notScript: (tag: string): Explained => ({
    what: `Die Konfiguration steht in einem <${tag}> und ist damit auf der Seite lesbar.`,
    fix: 'Schreiben Sie <script type="application/json" id="portal-config">…</script>. Entfernt das CMS diese Zeile, nehmen Sie data-config am Skript des Portals.',
  }),
  runs: (): Explained => ({
    what: 'Im Block „portal-config“ fehlt type="application/json"; der Browser hält ihn für ein Programm und meldet einen Fehler.',
    fix: writeBlock,
  }),
  noId: (): Explained => ({
    what: "Ein JSON-Block enthält Schlüssel des Portals, heißt aber nicht „portal-config“ und gilt deshalb nicht.",
    fix: writeBlock,
  }),
} as const;
