import type { Company, UserData } from "#domain/entities/people.ts";
import { pick } from "#mocks/data/days.ts";
import type { Member } from "#mocks/model/state.ts";

const company: Company = {
  accDbId: "K-204711",
  nameRow1: "Musterwerke Maschinenbau GmbH & Co. KG",
  nameRow2: "Werk Braunschweig",
  nameRow3: "Betriebsrat",
  street: "Werkstraße",
  streetNr: "100",
  zip: "38112",
  city: "Braunschweig",
  countryId: 1,
  countryName: null,
};

const ascii = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[^a-z-]/g, "");

function userData(index: number, salutation: string, firstname: string, lastname: string): UserData {
  const email = `${ascii(firstname)}.${ascii(lastname)}@musterwerke.example`;
  const busy = index % 3 !== 2;
  return {
    firstname,
    lastname,
    salutation,
    department: busy ? "Fertigung, Halle 4" : null,
    businessPhoneNumber: `+49 531 5550-${100 + index}`,
    businessPhoneNumber2: null,
    privatePhoneNumber: null,
    mobileNumber: busy ? `0171 / 555 01${String(index).padStart(2, "0")}` : null,
    mobileNumber2: null,
    faxNumber: null,
    birthday: busy ? `19${65 + (index % 30)}-0${1 + (index % 9)}-1${index % 10}` : null,
    seminarEmail: email,
    personEmail: busy ? `${ascii(firstname)}${index}@post.example` : null,
    loginEmail: email,
    teilnehmerId: 70_001 + index,
    company,
    hotelPreferences: {
      comments: index === 0 ? "Bitte ein ruhiges Zimmer zum Hof." : null,
      disabledFriendlyRoom: index === 4,
      vegetarianFood: index % 4 === 0,
    },
  };
}

function member(index: number, salutation: string, firstname: string, lastname: string, brFunctions: number[]): Member {
  return {
    userId: 1001 + index,
    isAdmin: index === 0,
    data: userData(index, salutation, firstname, lastname),
    brFunctions,
  };
}

const people: readonly (readonly [salutation: string, firstname: string, lastname: string, brFunctions: number[]])[] = [
  ["Frau", "Sabine", "Brinkmann", [101, 201]],
  ["Herr", "Jörg", "Müller", [102]],
  ["Frau Dr.", "Käthe", "Groß-Überlinger", [103, 301]],
  ["Herr", "Mehmet", "Yılmaz", [103]],
  ["Herr Prof. Dr.", "Ägidius Maximilian Leopold", "von und zu Hohenlohe-Waldenburg-Schillingsfürst", [103, 202]],
  ["Frau", "Agnieszka", "Wiśniewska", [104]],
  ["Divers", "Kim", "Lüdecke", [103]],
  ["Herr", "Ole", "Petersen", [104, 302]],
  ["", "Noël", "D'Angelo", []],
  ["Frau", "Heike", "Schäfer", [103]],
  ["Frau", "Zoë", "Nguyen", [401]],
  ["Herr", "Björn", "Weiß", [104]],
];

/** The Gremium of twelve; the first one is its administrator. */
export function buildGremium(): Member[] {
  return people.map((person, index) => member(index, ...person));
}

const first = ["Anna", "Bernd", "Cem", "Dörte", "Erkan", "Frauke", "Günter", "Hannah", "Iwan", "Jürgen"] as const;
const last = [
  "Albrecht",
  "Böhm",
  "Çelik",
  "Dietz",
  "Ebert",
  "Förster",
  "Grün",
  "Höfer",
  "Jäger",
  "Köhler",
  "Löwe",
  "Meißner",
] as const;

/** A Gremium of any size with distinct names; the first one is its administrator. */
export function buildManyMembers(count: number): Member[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / (first.length * last.length)) + 1;
    const lastname = pick(last, Math.floor(index / first.length));
    return member(
      index,
      index % 2 === 0 ? "Frau" : "Herr",
      pick(first, index),
      round === 1 ? lastname : `${lastname}-${pick(last, index + round * 5)}`,
      [103],
    );
  });
}

/** Someone who has just signed up: a login and nothing else. */
export function buildNewcomer(): Member {
  const data = userData(2, "Herr", "Nils", "Neumann");
  return {
    userId: 1900,
    isAdmin: false,
    data: { ...data, businessPhoneNumber: null, company: null, hotelPreferences: null, teilnehmerId: 70_900 },
    brFunctions: [],
  };
}
