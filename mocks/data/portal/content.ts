import type { EventContent, Price, ScheduleBlock, ScheduleDay, Theme, TitledText } from "#domain/entities/event.ts";
import { pick } from "#mocks/data/days.ts";

/** Degressive group prices in euro, starting from the price of one participant. */
function prices(price: number): Price[] {
  const less = (share: number): number => Math.round(price * share);
  return [
    {
      price,
      priceParticipantTwo: less(0.95),
      priceParticipantThree: less(0.9),
      priceParticipantFour: less(0.85),
      priceParticipantFive: less(0.8),
    },
  ];
}

const blocks: readonly [ScheduleBlock, ...ScheduleBlock[]] = [
  {
    title: "Die Rechte des Betriebsrats im Überblick",
    description: "Mitwirkung und Mitbestimmung sicher unterscheiden.",
    themes: ["Unterrichtung und Anhörung", "Zustimmung und Widerspruch", "Initiativrecht"],
  },
  {
    title: "Sitzungen vorbereiten und leiten",
    description: "Von der Einladung bis zum wirksamen Beschluss.",
    themes: ["Tagesordnung", "Beschlussfähigkeit", "Protokoll"],
  },
  {
    title: "Mitbestimmung in sozialen Angelegenheiten",
    description: "Arbeitszeit, Urlaub und technische Überwachung.",
    themes: ["§ 87 BetrVG an Fällen", "Betriebsvereinbarung entwerfen"],
  },
  {
    title: "Personelle Einzelmaßnahmen",
    description: "Fristen einhalten, Gründe formulieren.",
    themes: ["Einstellung und Versetzung", "Anhörung vor der Kündigung", "Fristen"],
  },
  {
    title: "Vom Wissen zum Handeln",
    description: "Ein Arbeitsplan für das eigene Gremium.",
    themes: ["Ziele setzen", "Aufgaben verteilen"],
  },
];

/** What a schedule day holds: the arrival evening, both halves, or one of them. */
export type DayKind = "arrival" | "full" | "morning" | "afternoon";

/** A schedule from day kinds: `schedule(['arrival', 'full', 'morning'])`. */
function schedule(days: readonly DayKind[]): ScheduleDay[] {
  return days.map((kind, index) => ({
    title: kind === "arrival" ? "Anreisetag" : "Seminartag",
    morning: kind === "full" || kind === "morning" ? pick(blocks, index * 2) : null,
    afternoon: kind === "full" || kind === "afternoon" ? pick(blocks, index * 2 + 1) : null,
  }));
}

const topics: TitledText[] = [
  {
    title: "Grundlagen",
    text: "<p>Stellung des Betriebsrats, Grundsätze der Zusammenarbeit und die wichtigsten <em>Begriffe</em>.</p>",
  },
  {
    title: "Geschäftsführung",
    text: "<ul><li>Freistellung und Schulung</li><li>Kosten und Sachmittel</li><li>Ausschüsse</li></ul>",
  },
  {
    title: "Durchsetzung",
    text: '<p>Einigungsstelle und Beschlussverfahren – <a href="https://gesetze.beispiel.example/betrvg">zum Gesetzestext</a>.</p>',
  },
];
const benefits: TitledText[] = [
  { title: "Sicher auftreten", text: "<p>Sie kennen Ihre Rechte und setzen sie gegenüber dem Arbeitgeber durch.</p>" },
  { title: "Direkt anwenden", text: "<p>Muster und Checklisten nehmen Sie mit ins Gremium.</p>" },
];

/** Content of an event; everything may be overridden. Prices in euro, duration in days. */
export function content(
  title: string,
  price: number,
  duration: number,
  days: readonly DayKind[],
  more: Partial<EventContent> = {},
): EventContent {
  return {
    title,
    description: `<p>${title}: praxisnah, verständlich und mit vielen Fällen aus dem Alltag der Interessenvertretung.</p>`,
    disturberTitle: null,
    disturberText: null,
    topics,
    benefits,
    duration,
    prices: prices(price),
    schedule: schedule(days),
    conference: [],
    hasOnlineFollowUp: false,
    ...more,
  };
}

/** A theme (spec section 3); `eventType` 1 is training, 3 conference. */
export function theme(themeId: number, designation: string, price: number, more: Partial<Theme> = {}): Theme {
  return {
    themeId,
    eventType: 1,
    designation,
    hideInTrainingSeries: false,
    redirectUrl: null,
    actionField: { name: "Betriebsrat", rubric: { name: "Grundlagen der Betriebsratsarbeit" } },
    url: `thema-${themeId}`,
    content: [{ topics, prices: prices(price) }],
    ...more,
  };
}
