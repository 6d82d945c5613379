import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const filesOf = (folder: string, name: RegExp): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file) && !file.includes(".test."))
    .map((file) => `${folder}/${file}`);

const textFiles = filesOf("i18n", /\.ts$/);

/** Where a thing of the product is named in German for anybody: sentences, manifests, playground, demo site, manual. */
const naming = [
  ...textFiles,
  ...filesOf("widgets", /manifest\.ts$/),
  ...filesOf("mocks", /\.tsx?$/),
  ...filesOf("docs/autoren", /\.md$/),
];

/** What the specification words so, with its section: it stays to the letter. */
const fixedBySpec: Readonly<Record<string, string>> = {
  abmelden: "section 2, menus",
  "zurück zu Mitgliedern": "section 2, Gremium members",
  "keine Angabe": "section 3, Salutation",
  "Externe Inhalte blockiert!": "section 8, Display",
  "Bitte wählen Sie eine Verpflegungsoption aus!": "section 5, Booking",
  "Bitte akzeptieren Sie die AGB und Datenschutzerklärung!": "section 5, Booking",
  "Es ist ein Fehler aufgetreten!": "section 8, Booking and Cancel failure",
  "Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut!": "section 8, Personal data",
  "Die persönliche Datenänderung wurde erfolgreich geändert!": "section 8, Personal data",
  "Die Anfrage zur E-Mail Adress Änderung wurde erfolgreich abgeschickt!": "section 8, Login e-mail",
  "Ihre Betriebsrats- und Betriebsfunktionen wurden erfolgreich gespeichert!": "section 8, BR functions",
  "Ihre Hotelwünsche wurden erfolgreich gespeichert!": "section 8, Hotel wishes",
  "Ihr Informationsangebot wurde erfolgreich gespeichert!": "section 8, Advertising",
};

/** What begins small because it goes on in a line that has begun, each with that line. */
const goesOn: Readonly<Record<string, string>> = {
  "wird hinzugefügt": "behind the title of an entry",
  unverbindlich: "behind a sum",
  bisher: "before a value, in a row of two",
  jetzt: "before a value, in a row of two",
  "nicht bekannt": "behind 'bisher' and 'jetzt'",
  "öffnet in neuem Tab": "in brackets, behind the text of a link",
  "mit X": "behind a title",
  "für X": "behind a title",
  " für X": "behind the name of a button",
  "ab 5 Personen X": "behind a price",
  "ab ": "before a number, in a table",
  vegetarisch: "in a list of wishes, behind an option",
  barrierefrei: "in a list of wishes, behind an option",
  "mit Übernachtung": "in a list behind the hotel",
  "ohne Übernachtung": "in a list behind the hotel",
  "gleicher Preis wie bisher": "behind a date",
  "insgesamt X mehr als bisher": "behind a date",
  "insgesamt X weniger als bisher": "behind a date",
  gebucht: "behind a number",
  reserviert: "behind a number",
  "noch offen": "behind a number",
  abgelehnt: "behind a number",
  " zu.": "the rest of a sentence",
  " und die ": "between two links",
  "zzgl. gesetzlicher MwSt.": "behind a price",
  wichtig: "an example inside of a text",
  "in X": "inside of a sentence",
};

/** Numbers in words: they go on in a sentence. */
const NUMBER = /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/;
/** No sentences: patterns of dates, keys, names of files and kinds. */
const CODE =
  /^(?:d+d\.?|dddd, DD\.MM\.YYYY|de-DE|currency|day|months|(?:days|months)-of-\w+|beratungstermin\.ics|wegweiser|webinar|flipchart|online-seminar|partly-accessible|cancel-rejected|booking|reservation|(?:booking|reservation|waitingList)-[a-z-]+)$/;

/** The text of a literal or template, `X` in place of what is filled in; null for names of keys, types and modules. */
function textOf(node: ts.Node): string | null {
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join("");
  const isText = ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent) && !ts.isCaseClause(node.parent);
  return isText && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) ? node.text : null;
}

function textsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== null) found.push(text.replaceAll("\u00a0", " "));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("texts.ts", source, ts.ScriptTarget.Latest, true));
  return found;
}

const isSmall = (text: string): boolean => /^\s*\p{Ll}/u.test(text) && !CODE.test(text) && !NUMBER.test(text);
/** Thanks and joy may have one. */
const isShouted = (text: string): boolean => /(?<!Vielen Dank|für Ihr Feedback|Fast geschafft)!/.test(text);
const SPELT_WRONG = /\be-?mail|\bEmail|\bE-mail|\bE Mail|\bMailadresse|[–—]Mail/;
/** 10. März 2026, 10.3.2026, 10.03.26: days read as 10.03.2026 everywhere. */
const OTHER_DAY =
  /\d\. ?(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}|(?<![\d.])(?:\d\.\d\d?|\d\d\.\d)\.\d{4}|(?<![\d.])\d\d\.\d\d\.\d\d(?!\d)/;

/** What is wrong with a text that is ours; null for nothing. */
function faultOf(text: string): string | null {
  if (Object.hasOwn(fixedBySpec, text)) return null;
  if (isShouted(text)) return `an exclamation mark: ${text}`;
  if (SPELT_WRONG.test(text)) return `not 'E-Mail': ${text}`;
  if (OTHER_DAY.test(text)) return `a day of another form: ${text}`;
  return isSmall(text) && !Object.hasOwn(goesOn, text) ? `a small letter: ${text}` : null;
}

/** In the inspector, which speaks to authors, states stand small behind what they are about. */
const customerFiles = textFiles.filter((file) => !file.startsWith("i18n/inspector"));
const texts = customerFiles.flatMap((file) => textsOf(readFileSync(root + file, "utf8")));

describe("German that is ours", () => {
  it("has capitals, no shouting, one spelling and one form of days", () => {
    expect(texts.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });

  it("needs every exception", () => {
    const all = new Set(texts);
    expect([...Object.keys(fixedBySpec), ...Object.keys(goesOn)].filter((text) => !all.has(text))).toEqual([]);
  });

  it.each([
    ["läuft gerade", true],
    ["Läuft gerade", false],
    ["Das ging schief!", true],
    ["Vielen Dank! Ihre Anfrage wurde gesendet.", false],
    ["Ihre Email-Adresse", true],
    ["Login-E-Mail", false],
    ["Stand: 3.4.2026", true],
    ["Stand: 3. April 2026", true],
    ["Stand: 03.04.2026", false],
    ["abmelden", false],
  ])("%s", (text, isWrong) => expect(faultOf(text) !== null).toBe(isWrong));
});

/** Words that name one thing, and what says that a line is about another one. */
const oneWord: readonly { readonly about: RegExp; readonly not: RegExp; readonly why: string }[] = [
  {
    about: /bookmark(?!Delete)|lesezeichen/i,
    not: /merkliste|\b(?:Seite|Seiten) (?:merken|gemerkt)/i,
    why: "'Merkliste' is the wishlist, bookmarks are 'Lesezeichen'",
  },
  {
    about: /wishlist(?!ApiBase)/i,
    not: /lesezeichen/i,
    why: "'Lesezeichen' are bookmarks, the wishlist is 'Merkliste'",
  },
  { about: /./, not: /rollstuhl|behindertenger/i, why: "'barrierefrei' is the one word for it" },
];

/** The lines of a file that call a thing by another thing's word. */
const misnamedIn = (source: string): string[] =>
  source
    .split("\n")
    .flatMap((line) =>
      oneWord.filter(({ about, not }) => about.test(line) && not.test(line)).map(({ why }) => `${line.trim()}: ${why}`),
    );

/** Of a file of one thing alone, no line may have the other one's word. */
const ofOneThing: readonly (readonly [files: RegExp, not: RegExp])[] = [
  [/^i18n\/bookmarks\.ts$|bookmark[^/]*\/manifest\.ts$/, /merkliste/i],
  [/^i18n\/wishlist\.ts$|wishlist[^/]*\/manifest\.ts$/, /lesezeichen/i],
];

describe("a thing of the product", () => {
  it("has one word, in widgets, menus, demo site, playground and manual", () => {
    const misnamed = naming.flatMap((file) =>
      misnamedIn(readFileSync(root + file, "utf8")).map((at) => `${file}: ${at}`),
    );
    expect(misnamed).toEqual([]);
  });

  it("has it in all texts of its own", () => {
    const wrong = ofOneThing.flatMap(([files, not]) => {
      const own = naming.filter((file) => files.test(file));
      expect(own.length).toBeGreaterThan(1);
      return own.filter((file) => not.test(readFileSync(root + file, "utf8")));
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['page("bookmarks", "Merkliste", "Übersicht"),', true],
    ['page("bookmarks", "Lesezeichen", "Übersicht"),', false],
    ['inside("/kundenportal/merkliste", "Meine Lesezeichen")', true],
    ['<a href="/wishlist/list">Lesezeichen</a>', true],
    ["Rollstuhlgerechtes Zimmer", true],
  ])("%s", (line, isWrong) => expect(misnamedIn(line).length > 0).toBe(isWrong));
});
