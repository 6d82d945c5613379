import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../i18n/", import.meta.url));

/** More than this many words are hard to follow when they are read out. */
const MOST_WORDS = 18;

/** Kinds of passive sentences that stay, each with its reason. */
const kinds: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern:
      /\b(?:wird|werden)\b(?: \S+)* (?:geladen|gesendet|gespeichert|gebucht|hinzugefügt|geprüft|heruntergeladen|beantragt|umgebucht|angemeldet|weitergeleitet|entfernt)\b|^wird (?:hinzugefügt|geladen)/i,
    why: "says what is under way: nobody has to act, and the specification words it so",
  },
  {
    pattern:
      /\bwurden?\b(?: \S+)* (?:entfernt|genommen|gespeichert|gesendet|versandt|hinzugefügt|gebucht|angelegt|angenommen|geändert|beantragt|abgeschickt|abgebrochen)\b/,
    why: "says what became of what the customer has just done: they know who did it",
  },
  {
    pattern: /\bkonnten? (?:\S+ )*werden\b/,
    why: "says that something failed: by whose fault the reader cannot know, and the way on stands beside it",
  },
];

/** Sentences that stay as they are, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  "Sie benötigen einen Computer oder ein Tablet mit Lautsprecher, Mikrofon und Kamera; am besten verständlich sind Sie mit einem Headset.":
    "an enumeration, in two parts",
  "Liegt sie auf einem anderen Server als die Seite, muss die Administration den Zugriff dort erlauben (CORS) und in der Content-Security-Policy unter connect-src eintragen.":
    "for administrators, in the inspector alone",
  "Der Platzhalter steht innerhalb von „X“ und wird deshalb nicht übernommen.": "for authors, in the inspector alone",
  "X Im Attribut wird jedes Anführungszeichen des JSON als &quot; geschrieben.": "for authors, in the inspector alone",
  "unbekannt, bisher wurde nichts abgefragt.": "for authors, in the inspector alone",
  "unbekannt, kein Aufruf wurde erfolgreich beantwortet.": "for authors, in the inspector alone",
  "Dieser Termin wird nicht mehr angeboten.": "it does not matter who has taken it off",
  "Die Buchung wurde zurückgestellt, weil sich der Termin geändert hat.": "the product has done it, for the customer",
  "Dieser Termin wurde gerade vergeben.": "somebody else has, who is nobody's business",
  "Der Termin hat bereits stattgefunden oder wurde storniert.": "it may have been anybody",
  "Aus Datenschutzgründen werden die Videos nach 12 Monaten gelöscht.": "worded by the operator",
  "Beim Laden werden Daten dorthin übertragen.": "a notice of data protection, in its usual words",
  "Beim Laden werden Daten an Google übertragen.": "a notice of data protection, in its usual words",
  "Die eingegebene Adresse wird verworfen.": "says what a button is about to do",
  "X Angezeigt wird der aktuelle Stand.": "begins with what is there now",
  "Ob die Änderung gespeichert wurde, ist nicht bekannt.": "nobody knows, which is what it says",
  "Preis, Datum oder Hotel haben sich geändert, seit sie hier angezeigt wurden.": "'hier' says who has shown them",
  "Dieser Bereich ist auf der Seite nicht richtig eingerichtet und kann deshalb nicht angezeigt werden.":
    "it is the page's author who has to mend it, not the reader",
  "Ein umgekehrter Schrägstrich (\\) muss verdoppelt werden (\\\\).": "for authors, in the inspector alone",
  "Sie möchten nicht, dass dieses Bild weiter gezeigt wird?": "asks the person in the picture, whoever shows it",
  "Löschen könnte nicht beantragt werden.": "worded by the specification",
  "Das kann nicht rückgängig gemacht werden.": "the usual words of a warning",
  "Angezeigt werden die ersten X.": "begins with what is new",
};

/** The texts of a literal or template, `X` in place of what is filled in. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join("");
}

function sentencesOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    found.push(...(textOf(node)?.split(/(?<=[.!?:])\s+/) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("texts.ts", source, ts.ScriptTarget.Latest, true));
  return found.map((sentence) => sentence.trim());
}

const wordsOf = (sentence: string): number => (sentence.match(/[\p{L}\d-]+/gu) ?? []).length;

const AUXILIARY = /(?<!\p{L})(?:wird|werden|wurden?|worden)(?!\p{L})/iu;
const PARTICIPLE =
  /(?<!\p{L})(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{3,}iert|(?:be|er|ver|ent|zer|über|unter|wider)\p{L}+(?:t|en))(?!\p{L})/u;

const isPassive = (sentence: string): boolean => AUXILIARY.test(sentence) && PARTICIPLE.test(sentence);

/** What is hard to read in a sentence; null for nothing. */
function faultOf(sentence: string): string | null {
  if (Object.hasOwn(exceptions, sentence)) return null;
  if (wordsOf(sentence) > MOST_WORDS) return `${wordsOf(sentence)} words: ${sentence}`;
  return isPassive(sentence) && !kinds.some(({ pattern }) => pattern.test(sentence)) ? `passive: ${sentence}` : null;
}

const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
const sentences = names.flatMap((name) => sentencesOf(readFileSync(folder + name, "utf8")));

describe("German sentences", () => {
  it("are short and active, or there is a reason", () => {
    expect(sentences.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });

  it("need every exception", () => {
    expect(Object.keys(exceptions).filter((sentence) => !sentences.includes(sentence))).toEqual([]);
    expect(kinds.filter(({ pattern }) => !sentences.some((sentence) => pattern.test(sentence)))).toEqual([]);
  });

  it.each([
    ["Der Antrag wird durch die Verwaltung bearbeitet.", true],
    ["Ihre Angaben werden von uns vertraulich behandelt.", true],
    ["Termine werden geladen.", false],
    ["Wir bearbeiten Ihren Antrag.", false],
    ["Werden Sie Mitglied.", false],
    [Array.from({ length: 19 }, () => "Wort").join(" "), true],
  ])("%s", (sentence, isHard) => expect(faultOf(sentence) !== null).toBe(isHard));
});
