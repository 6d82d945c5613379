import { addDays } from "#domain/dates/time.ts";
import type { Conference, ConferenceDay, Speaker } from "#domain/entities/conference.ts";

/** A conference as the portal remembers it: its event is looked up when it is asked for. */
export type StoredConference = Omit<Conference, "event"> & { eventId: number };

/** @param portrait the number of the portrait that suits them */
const speaker = (portrait: number, name: string, role: string, about: string): Speaker => ({
  name,
  role,
  image: `/mock-media/speaker/${portrait}-320x320.svg`,
  text: `<p>${about}</p>`,
});

const speakers = [
  speaker(
    4,
    "Prof. Dr. Ayşe Lindner",
    "Professorin für Arbeitsrecht",
    "Sie forscht zur <strong>Mitbestimmung</strong> in Tarifverträgen und schreibt an einem Kommentar zum BetrVG mit.",
  ),
  speaker(
    2,
    "Maren Holtkamp",
    "Fachanwältin für Arbeitsrecht",
    "Sie vertritt Gremien in Beschlussverfahren und berichtet jedes Jahr über die neuen Urteile.",
  ),
  speaker(
    1,
    "Dr. Samuel Okafor",
    "Arbeitspsychologe",
    "Er hat in der Pflege und im Schichtbetrieb untersucht, was gesund hält, und prüft es mit Gremien nach.",
  ),
];

const names = speakers.map(({ name }) => name ?? "");

function days(first: string, count: number): ConferenceDay[] {
  const opening: ConferenceDay = {
    date: first,
    entries: [
      { start: "13:00", end: "13:30", title: "Begrüßung", text: null, speakers: [] },
      {
        start: "13:30",
        end: "15:00",
        title: "Mitbestimmung im Wandel",
        text: "<p>Was sich ändert und was <em>bleibt</em>.</p>",
        speakers: names.slice(0, 1),
      },
      {
        start: "15:30",
        end: "17:00",
        title: "Aktuelle Rechtsprechung",
        text: "<ul><li>Arbeitszeit</li><li>Betriebsratswahl</li></ul>",
        speakers: names.slice(1, 2),
      },
    ],
  };
  const forums = ["Gesund arbeiten", "Mitreden, wenn Software entscheidet"] as const;
  const further = Array.from({ length: count - 1 }, (_, index): ConferenceDay => ({
    date: addDays(first, index + 1),
    entries: [
      {
        start: "09:00",
        end: "10:30",
        title: `Forum ${index + 1}: ${forums[index] ?? forums[0]}`,
        text: null,
        speakers: names.slice(2),
      },
      {
        start: "11:00",
        end: "12:30",
        ...(index === count - 2
          ? { title: "Podium und Ausblick", text: "<p>Offene Fragen, klare Antworten.</p>", speakers: names }
          : { title: "Werkstatt: Die eigene Betriebsvereinbarung", text: null, speakers: names.slice(1, 2) }),
      },
    ],
  }));
  return [opening, ...further];
}

interface Held {
  readonly url: string;
  readonly title: string;
  readonly subtitle: string;
  /** Why one should take part, a German sentence. */
  readonly about: string;
  readonly eventId: number;
  readonly days: number;
}

function conference(first: string, { days: count, about, ...held }: Held): StoredConference {
  return { ...held, description: `<p>${about}</p>`, days: days(first, count), speakers };
}

/** The conferences of the shop, days counted from `today` as those of their events. */
export function buildConferences(today: string): StoredConference[] {
  return [
    conference(addDays(today, 60), {
      url: "betriebsraete-tage",
      title: "Betriebsräte-Tage",
      subtitle: "Drei Tage Rechtsprechung, Praxis und Austausch mit Gremien aus dem ganzen Land",
      about:
        "Der Treffpunkt für alle, die im Betrieb etwas bewegen: Vorträge am Vormittag, Foren am Nachmittag, und am Abend Gespräche mit Kolleg:innen aus anderen Branchen.",
      eventId: 7101,
      days: 3,
    }),
    conference(addDays(today, 80), {
      url: "fachtagung-ki",
      title: "Fachtagung Künstliche Intelligenz im Betrieb",
      subtitle: "Was Algorithmen dürfen, und wo das Gremium mitbestimmt",
      about:
        "Von der Dienstplanung bis zur Bewerberauswahl: Sie sehen, was Systeme heute entscheiden, und nehmen Bausteine für eine Rahmenvereinbarung mit.",
      eventId: 7102,
      days: 2,
    }),
    conference(addDays(today, 95), {
      url: "betriebsraetinnen",
      title: "Konferenz der Betriebsrätinnen",
      subtitle: "Strategien, Vorbilder und ein Netzwerk, das nach der Tagung hält",
      about:
        "Zwei Tage für Frauen im Betriebsrat: faire Entgelte durchsetzen, Sitzungen führen, sich gegenseitig stärken.",
      eventId: 7103,
      days: 2,
    }),
    conference(addDays(today, 425), {
      url: "betriebsraete-tage-folgejahr",
      title: "Betriebsräte-Tage: Bilanz nach einem Jahr",
      subtitle: "Was gelungen ist, und was das Gremium als Nächstes angeht",
      about:
        "Für Gremien, die früh planen: Erfahrungen aus dem ersten Jahr der Amtszeit und was jetzt auf Sie zukommt.",
      eventId: 7104,
      days: 3,
    }),
  ];
}
