import type { PortalEvent } from "#domain/entities/event.ts";
import { content, theme } from "./content.ts";
import { buildEvent, buildModule, buildSeries } from "./event.ts";
import type { buildHotels } from "./hotels.ts";

type Hotels = ReturnType<typeof buildHotels>;

const mediation = theme(701, "Mediator im Betrieb", 6490);
const speaker = theme(702, "Referenten der Interessenvertretung", 3980);
const safety = theme(703, "Arbeitsschutz mit Online-Nachbetreuung", 1290);

const body = (title: string) => content(title, 1290, 2.5, ["arrival", "full", "morning"]);

/** Five modules over five months; one online, two without a booking number, which are therefore not listed. */
export function longSeries(today: string, hotels: Hotels): PortalEvent {
  const module = (id: number, title: string, start: number, hotel: EventHotel, more: Partial<PortalEvent> = {}) =>
    buildModule(today, {
      id,
      title,
      start,
      days: hotel === null ? 1 : 3,
      hotel,
      content: body(title),
      theme: mediation,
      more,
    });
  return buildSeries(
    today,
    { id: 5005, title: "Mediator im Betrieb", content: body("Mediator im Betrieb"), theme: mediation },
    [
      module(5051, "Konflikte erkennen und ansprechen", 30, hotels.seeblick),
      module(5052, "Gespräche führen, wenn es schwierig wird", 62, hotels.altstadt),
      module(5053, "Supervision in Kleingruppen", 84, null, { bookingNumber: "   " }),
      module(5054, "Online-Werkstatt: Fälle aus der Praxis", 104, null),
      module(5055, "Abschluss und Zertifikat", 145, hotels.hafen, { bookingNumber: null }),
      module(5056, "Praxistage Mediation", 152, hotels.hafen),
    ],
  );
}

type EventHotel = Hotels[keyof Hotels] | null;

/** Within two months and under way: the first module is over, the second lies ahead. */
export function shortSeries(today: string, hotels: Hotels): PortalEvent {
  return buildSeries(
    today,
    {
      id: 5006,
      title: "Referenten der Interessenvertretung",
      content: body("Referenten der Interessenvertretung"),
      theme: speaker,
    },
    [
      buildModule(today, {
        id: 5061,
        title: "Ausschüsse aufbauen",
        start: -18,
        days: 3,
        hotel: hotels.altstadt,
        content: body("Ausschüsse aufbauen"),
        theme: speaker,
      }),
      buildModule(today, {
        id: 5062,
        title: "Ausschüsse leiten",
        start: 20,
        days: 3,
        hotel: hotels.altstadt,
        content: body("Ausschüsse leiten"),
        theme: speaker,
      }),
    ],
  );
}

/** Presence seminar whose second module is the online follow-up, the only one with title and text. */
export function followUpEvent(today: string, hotels: Hotels): PortalEvent {
  const title = "Arbeitsschutz von Grund auf";
  const withFollowUp = content(title, 1290, 3.5, ["arrival", "full", "full", "morning"], { hasOnlineFollowUp: true });
  return buildEvent(today, {
    id: 5007,
    title,
    start: 40,
    days: 4,
    hotel: hotels.seeblick,
    content: withFollowUp,
    theme: safety,
    more: {
      modules: [
        buildModule(today, {
          id: 5071,
          title,
          start: 40,
          days: 4,
          hotel: hotels.seeblick,
          content: withFollowUp,
          theme: safety,
        }),
        buildModule(today, {
          id: 5072,
          title: "Arbeitsschutz: Online-Nachbetreuung",
          start: 68,
          days: 1,
          from: "09:30",
          until: "12:00",
          hotel: null,
          content: withFollowUp,
          theme: safety,
          more: {
            onlineFollowUpTitle: "Was hat sich bewährt?",
            onlineFollowUpText:
              "<p>Zweieinhalb Stunden Austausch im virtuellen Seminarraum, mit Ihren Fragen aus der Praxis.</p>",
          },
        }),
      ],
    },
  });
}

/** A series that is over: it has no tabs at all (contract section 4). */
export function pastSeries(today: string, hotels: Hotels): PortalEvent {
  return buildSeries(
    today,
    {
      id: 5103,
      title: "Wirtschaftsausschuss kompakt",
      content: body("Wirtschaftsausschuss kompakt"),
      theme: theme(704, "Wirtschaftsausschuss kompakt", 3190),
    },
    [
      buildModule(today, {
        id: 5131,
        title: "Bilanzen lesen",
        start: -130,
        days: 3,
        hotel: hotels.hafen,
        content: body("Bilanzen lesen"),
        theme: theme(704, "Wirtschaftsausschuss kompakt", 3190),
      }),
      buildModule(today, {
        id: 5132,
        title: "Kennzahlen deuten",
        start: -95,
        days: 3,
        hotel: hotels.hafen,
        content: body("Kennzahlen deuten"),
        theme: theme(704, "Wirtschaftsausschuss kompakt", 3190),
      }),
    ],
  );
}
