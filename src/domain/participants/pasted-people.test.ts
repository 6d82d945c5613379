import { describe, expect, it } from "vitest";
import { salutations } from "#i18n/fields.ts";
import { parsePeople, withoutHeader, writtenLine, withNamesSwapped } from "./pasted-people.ts";

const read = (pasted: string) =>
  parsePeople(pasted).map(({ salutation, lastname, firstname, problem }) => [salutation, lastname, firstname, problem]);

describe("a pasted line", () => {
  it.each([
    ["Müller; Jörg", "", "Müller", "Jörg"],
    ["  Groß-Überlinger ;  Käthe  ", "", "Groß-Überlinger", "Käthe"],
    ["Müller\tJörg", "", "Müller", "Jörg"],
    ["Müller;; Jörg;", "", "Müller", "Jörg"],
    ["Anna Schmidt", "", "Schmidt", "Anna"],
    ["Anna Maria Schmidt", "", "Schmidt", "Anna Maria"],
    ["Herr Dr. Bernd Müller", "Herr Dr.", "Müller", "Bernd"],
    ["Frau Prof. Dr. Ida Krug", "Frau Prof. Dr.", "Krug", "Ida"],
    ["Dr. Prof. Frau Ida Krug", "Frau Prof. Dr.", "Krug", "Ida"],
    ["Hr. Ole Petersen", "Herr", "Petersen", "Ole"],
    ["Dr. Ole Petersen", "Dr.", "Petersen", "Ole"],
    ["Prof. Ole Petersen", "", "Petersen", "Ole"],
    ["Müller, Dieter", "", "Müller", "Dieter"],
    ["Dr. Müller, Dieter", "Dr.", "Müller", "Dieter"],
    ["Müller, Herr Dieter", "Herr", "Müller", "Dieter"],
    ["Müller, Dieter, Betriebsrat", "", "Müller", "Dieter"],
    ["Frau; Lang; Eva", "Frau", "Lang", "Eva"],
    ["Divers Chris Conrad", "Divers", "Conrad", "Chris"],
    ["Divers\tConrad\tChris", "Divers", "Conrad", "Chris"],
    ["Lang\tEva\tFrau", "Frau", "Lang", "Eva"],
    ["1. Anna Schmidt", "", "Schmidt", "Anna"],
    ["2) Müller, Dieter", "", "Müller", "Dieter"],
    ["- Anna Schmidt", "", "Schmidt", "Anna"],
    ["3\tMüller\tJörg", "", "Müller", "Jörg"],
    ["Maximilian von und zu Hohenlohe", "", "von und zu Hohenlohe", "Maximilian"],
    ["von der Tann, Ida", "", "von der Tann", "Ida"],
    ["Anna Schmidt <anna.schmidt@werk.example>", "", "Schmidt", "Anna"],
    ["Müller; Jörg; j.mueller@werk.example", "", "Müller", "Jörg"],
    ["Herr; Michael", "", "Herr", "Michael"],
    ['"Müller";"Anna"', "", "Müller", "Anna"],
    ['"Müller, Anna" <a.mueller@werk.example>', "", "Müller", "Anna"],
    ["Dr. med. Anna Müller", "Dr.", "Müller", "Anna"],
    ["Müller, Frau Dr. rer. nat. Anna", "Frau Dr.", "Müller", "Anna"],
  ])("%j is read", (line, salutation, lastname, firstname) =>
    expect(read(line)).toEqual([[salutation, lastname, firstname, null]]),
  );

  it.each([
    ["Çelik", "firstname"],
    ["Frau Çelik", "firstname"],
    ["Müller;", "firstname"],
    ["; Jörg", "lastname"],
    ["M; Jörg", "shortLastname"],
    ["Müller; J", "shortFirstname"],
    ["J Müller", "shortFirstname"],
    ["anna.schmidt@werk.example", "email"],
  ])("%j is wrong: %s", (line, problem) => expect(parsePeople(line)[0]?.problem).toBe(problem));
});

it("lines are read in their order, empty ones left out, whatever ends them", () => {
  expect(read("Müller;Jörg\r\n\r\n Anna Schmidt \rÇelik, Cem\n").map(([, lastname]) => lastname)).toEqual([
    "Müller",
    "Schmidt",
    "Çelik",
  ]);
  expect(read(" \n\t\n")).toEqual([]);
});

it("a salutation that is read is one that the form offers", () => {
  const read = ["Frau", "Herr", "Dr.", "Frau Dr.", "Herr Prof.", "Herr Prof. Dr."];
  expect(read.map((one) => parsePeople(`${one} Eva Lang`)[0]?.salutation)).toEqual(read);
  expect(read.filter((one) => !salutations.some((offered) => offered === one))).toEqual([]);
});

it.each([
  ["Vorname\tNachname\nJörg\tMüller\nAnna\tSchmidt", "Müller; Jörg\nSchmidt; Anna"],
  ["Anrede;Vorname;Name\nHerr;Jörg;Müller", "Herr; Müller; Jörg"],
  ["Nachname;Vorname\nMüller;Jörg", "Müller;Jörg"],
  ["Müller; Jörg", "Müller; Jörg"],
  ["Vorname Nachname", "Vorname Nachname"],
])("the columns' names of %j lead to %j", (pasted, lines) => expect(withoutHeader(pasted)).toBe(lines));

it("a line that is written anew is read as it was", () => {
  const [line] = parsePeople("Bernd von Thun");
  if (line === undefined) throw new Error("No line");
  expect(parsePeople(writtenLine({ ...line, salutation: "Herr Dr." }))).toEqual([{ ...line, salutation: "Herr Dr." }]);
});

it("names in the other order change places, with their salutations; an incomplete line stays", () =>
  expect(parsePeople(withNamesSwapped("Herr\tUwe\tKrause\tuwe@werk.example\nÇelik\nFrau; Anna; von Thun"))).toEqual([
    { salutation: "Herr", lastname: "Krause", firstname: "Uwe", problem: null },
    { salutation: "", lastname: "Çelik", firstname: "", problem: "firstname" },
    { salutation: "Frau", lastname: "von Thun", firstname: "Anna", problem: null },
  ]));

it.each([
  ["of Outlook", "Müller, Anna <a@werk.example>; Schulze, Bernd <b@werk.example>"],
  ["of Outlook without addresses", "Müller, Anna; Schulze, Bernd"],
  ["of Apple Mail", "Anna Müller <a@werk.example>, Bernd Schulze <b@werk.example>"],
])("recipients %s are two people", (_of, pasted) =>
  expect(read(pasted)).toEqual([
    ["", "Müller", "Anna", null],
    ["", "Schulze", "Bernd", null],
  ]),
);
