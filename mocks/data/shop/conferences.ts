import type { Conference, ConferenceDay, Speaker } from "#domain/entities/conference.ts";
import { addDays } from "#domain/time.ts";

/** A conference as the portal remembers it: its event is looked up when it is asked for. */
export type StoredConference = Omit<Conference, "event"> & { eventId: number };

const speaker = (id: number, name: string, role: string): Speaker => ({
  name,
  role,
  image: `/mock-media/speaker/${id}-320x320.svg`,
  text: `<p>${name} berät seit vielen Jahren Betriebsräte und <strong>bildet sie fort</strong>.</p>`,
});

const speakers = [
  speaker(1, "Prof. Dr. Ayşe Lindner", "Professorin für Arbeitsrecht"),
  speaker(2, "Maren Holtkamp", "Fachanwältin für Arbeitsrecht"),
  speaker(3, "Dr. Samuel Okafor", "Arbeitspsychologe"),
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
  const further = Array.from({ length: count - 1 }, (_, index): ConferenceDay => ({
    date: addDays(first, index + 1),
    entries: [
      {
        start: "09:00",
        end: "10:30",
        title: `Forum ${index + 1}: Gesund arbeiten`,
        text: null,
        speakers: names.slice(2),
      },
      {
        start: "11:00",
        end: "12:30",
        title: "Podium und Ausblick",
        text: "<p>Offene Fragen, klare Antworten.</p>",
        speakers: names,
      },
    ],
  }));
  return [opening, ...further];
}

function conference(url: string, title: string, eventId: number, first: string, count: number): StoredConference {
  return {
    url,
    title,
    subtitle: "Impulse, Austausch und Rechtsprechung für die Interessenvertretung",
    description: `<p>${title}: der Treffpunkt für alle, die im Betrieb etwas bewegen.</p>`,
    eventId,
    days: days(first, count),
    speakers,
  };
}

/** The conferences of the shop, days counted from `today` as those of their events. */
export function buildConferences(today: string): StoredConference[] {
  return [
    conference("betriebsraete-tage", "Betriebsräte-Tage", 7101, addDays(today, 60), 3),
    conference("fachtagung-ki", "Fachtagung Künstliche Intelligenz im Betrieb", 7102, addDays(today, 80), 2),
    conference("betriebsraetinnen", "Konferenz der Betriebsrätinnen", 7103, addDays(today, 95), 2),
    conference("betriebsraete-tage-folgejahr", "Betriebsräte-Tage im Folgejahr", 7104, addDays(today, 425), 3),
  ];
}
