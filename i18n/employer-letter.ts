import { plusVat } from "./sentences.ts";

/** The committees for whose members a seminar can be; each has a law of its own about it. */
export const committees = ["br", "jav", "sbv"] as const;
export type Committee = (typeof committees)[number];

/** The data of one seminar in the letter; null for unknown ones. */
export interface LetterSeminar {
  readonly title: string;
  readonly when: string | null;
  readonly where: string | null;
  readonly people: readonly string[];
  readonly cost: string | null;
  readonly hotel: string | null;
}

const laws = {
  br: { leave: "§\u00a037 Abs.\u00a06 BetrVG", costs: "§\u00a040 Abs.\u00a01 BetrVG" },
  jav: {
    leave: "§\u00a065 Abs.\u00a01 in Verbindung mit §\u00a037 Abs.\u00a06 BetrVG",
    costs: "§\u00a065 Abs.\u00a01 in Verbindung mit §\u00a040 Abs.\u00a01 BetrVG",
  },
  sbv: { leave: "§\u00a0179 Abs.\u00a04 SGB\u00a0IX", costs: "§\u00a0179 Abs.\u00a08 SGB\u00a0IX" },
} satisfies Record<Committee, unknown>;

const named = (isOne: boolean): string => (isOne ? "der unten genannten Schulung" : "den unten genannten Schulungen");

/** The reason for which the employer bears a training: it gives the knowledge that the work in office requires. */
const needed = (isOne: boolean, whose: string): string =>
  `${isOne ? "Die Schulung vermittelt" : "Die Schulungen vermitteln"} Kenntnisse, die für ${whose} erforderlich sind.`;

/** The works council must consider operational needs when it sets the time (§ 37 Abs. 6 Satz 3 BetrVG). */
const HEEDED = "Die betrieblichen Notwendigkeiten hat er bei der zeitlichen Lage berücksichtigt.";

const openings: Record<Committee, (isOne: boolean) => string> = {
  br: (isOne) =>
    `der Betriebsrat hat die Teilnahme an ${named(isOne)} beschlossen. ${HEEDED} ${needed(isOne, "die Arbeit des Betriebsrats")}`,
  jav: (isOne) =>
    `der Betriebsrat hat für die Jugend- und Auszubildendenvertretung die Teilnahme an ${named(isOne)} beschlossen. ${HEEDED} ${needed(isOne, "die Arbeit der Jugend- und Auszubildendenvertretung")}`,
  sbv: (isOne) => `die Schwerbehindertenvertretung nimmt an ${named(isOne)} teil. ${needed(isOne, "ihre Arbeit")}`,
};

function seminarLines({ title, when, where, people, cost, hotel }: LetterSeminar): string {
  const facts = [
    ["Schulung", title],
    ["Zeit", when],
    ["Ort", where],
    ["Es nehmen teil", people.join(", ")],
    ["Seminarkosten", cost === null ? null : `${cost}, ${plusVat}`],
    ["Hotelkosten", hotel === null ? null : `ca. ${hotel}, ${plusVat}`],
  ] as const;
  return facts.flatMap(([term, value]) => (value === null ? [] : [`${term}: ${value}`])).join("\n");
}

/** Writes the letter in which a committee tells the employer of booked seminars, for the committee to sign. */
export function employerLetter(committee: Committee, seminars: readonly LetterSeminar[], by: string): string {
  const isOne = seminars.length === 1;
  const { leave, costs } = laws[committee];
  return [
    `Teilnahme an ${isOne ? "einer Schulung" : "Schulungen"} nach ${leave}`,
    "Sehr geehrte Damen und Herren,",
    `${openings[committee](isOne)} Hiermit geben wir Ihnen die Teilnahme und die zeitliche Lage bekannt.`,
    ...seminars.map(seminarLines),
    `Die Kosten trägt nach ${costs} der Arbeitgeber.`,
    "Mit freundlichen Grüßen",
    by,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Texts around the letter. */
export const letterTexts = {
  title: "Mitteilung an den Arbeitgeber",
  committee: "Für wen ist die Schulung?",
  committees: {
    br: "Betriebsrat",
    jav: "Jugend- und Auszubildendenvertretung",
    sbv: "Schwerbehindertenvertretung",
  } satisfies Record<Committee, string>,
  text: "Text der Mitteilung",
  hint: "Bitte passen Sie den Text an Ihren Beschluss an. Er ersetzt keine Rechtsberatung.",
  copy: "Text kopieren",
  copied: "Der Text ist kopiert.",
  print: "Drucken",
  noSheet: "Ihr Browser hat kein Fenster zum Drucken geöffnet. Bitte kopieren Sie den Text.",
  byHand: "Der Text ist markiert. Bitte kopieren Sie ihn mit Ihrer Tastatur.",
} as const;
