import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { placeName } from "#domain/event/event-place.ts";
import { isSeries } from "#domain/event/events.ts";
import { recipientStatus } from "#domain/participants/recipients.ts";
import { formatDateTime, formatPeriod } from "#i18n/format.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { DASH, makePaper, type PaperLine } from "#mocks/data/paper.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { selfOf } from "./members.ts";

const FOOT = "Kundenportal";
const LINE = "_".repeat(24);

const periodOf = (event: PortalEvent): string =>
  formatPeriod(event.startDate, event.endDate, isSeries(event)) ?? "Termin folgt";

const dated = (event: PortalEvent): PaperLine[] => [
  { text: periodOf(event), kind: "strong" },
  {
    text: [
      formatDateTime(event.startDate) === null ? null : `Beginn ${formatDateTime(event.startDate) ?? ""}`,
      formatDateTime(event.endDate) === null ? null : `Ende ${formatDateTime(event.endDate) ?? ""}`,
      placeName(event),
      event.bookingNumber === null ? null : `Buchungsnummer ${event.bookingNumber}`,
    ]
      .filter((part) => part !== null)
      .join(", "),
  },
];

const plain = (html: string | null | undefined): string => (html ?? "").replace(/<[^>]*>/g, "");

const byStart = (a: PortalEvent, b: PortalEvent): number => String(a.startDate).localeCompare(String(b.startDate));

/** What a committee tells its employer: who has been sent to which seminar. */
export function noticePaper(state: PortalState, event: PortalEvent): Uint8Array {
  const people = (state.recipients[String(event.eventId)] ?? [])
    .filter(
      ({ type, approvalState, cancelState }) =>
        type === "booking" && approvalState !== "rejected" && cancelState !== "pending",
    )
    .map(({ firstname, lastname }): PaperLine => ({ text: `${DASH}${firstname ?? ""} ${lastname ?? ""}`, indent: 8 }));
  return makePaper(
    [
      { text: "Mitteilung an die Geschäftsführung", kind: "title" },
      { text: selfOf(state).data.company?.nameRow1 ?? "" },
      { text: "Teilnahme an einer Schulung", kind: "heading" },
      { text: "Sehr geehrte Damen und Herren," },
      {
        text: "das Gremium hat beschlossen, an folgender Schulung teilzunehmen, weil sie für seine Arbeit erforderlich ist (§ 37 Abs. 6 BetrVG):",
      },
      { text: event.title ?? "", kind: "heading" },
      ...dated(event),
      { text: "Es nehmen teil", kind: "heading" },
      ...(people.length === 0 ? [{ text: LINE, indent: 8 }] : people),
      {},
      { text: "Wir bitten um die Freistellung für diese Zeit und um die Übernahme der Kosten." },
      {},
      {},
      { text: `Ort, Datum  ${LINE}      Unterschrift  ${LINE}` },
    ],
    FOOT,
  );
}

/** A theme with its dates from `today` on. */
export function themePaper(state: PortalState, themeId: string, today: string): Uint8Array {
  const dates = [...state.events, ...state.shop.events].filter(({ theme }) => String(theme?.themeId) === themeId);
  const [first] = dates;
  const topics = first?.content?.topics ?? [];
  const ahead = dates.filter(({ startDate }) => startDate !== null && startDate >= today).toSorted(byStart);
  return makePaper(
    [
      { text: first?.theme?.designation ?? first?.title ?? "Seminarbeschreibung", kind: "title" },
      { text: plain(first?.content?.description) },
      ...(topics.length === 0 ? [] : [{ text: "Inhalt", kind: "heading" } as const]),
      ...topics.map(({ title }): PaperLine => ({ text: DASH + plain(title), indent: 8 })),
      { text: "Termine", kind: "heading" },
      ...(ahead.length === 0 ? [{ text: "Termine folgen" }] : ahead.flatMap(dated)),
    ],
    FOOT,
  );
}

interface Entry {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
}

function entriesOf(state: PortalState, userId: number, today: string): Entry[] {
  return state.events
    .filter(({ startDate, endDate }) => (endDate ?? startDate ?? today) >= today)
    .toSorted(byStart)
    .flatMap((event) =>
      (state.recipients[String(event.eventId)] ?? [])
        .filter((recipient) => recipient.userId === userId)
        .map((recipient) => ({ event, recipient })),
    );
}

/** What every member of the committee has booked, reserved or waits for. */
export function gremiumPaper(state: PortalState, today: string): Uint8Array {
  const members = state.members.toSorted((a, b) => (a.data.lastname ?? "").localeCompare(b.data.lastname ?? "", "de"));
  return makePaper(
    [
      { text: "Buchungen und Reservierungen", kind: "title" },
      { text: selfOf(state).data.company?.nameRow1 ?? "" },
      ...members.flatMap(({ userId, data }): PaperLine[] => {
        const lines = entriesOf(state, userId, today).flatMap(({ event, recipient }): PaperLine[] => {
          const status = recipientStatus(recipient);
          return [
            { text: event.title ?? "", kind: "strong" },
            {
              text: [periodOf(event), placeName(event), status === null ? null : recipientStatusLabels[status]]
                .filter((part) => part !== null)
                .join(" · "),
            },
          ];
        });
        return [
          { text: `${data.lastname ?? ""}, ${data.firstname ?? ""}`, kind: "heading", isRuled: true },
          ...(lines.length === 0 ? [{ text: "Nichts gebucht oder reserviert" }] : lines),
        ];
      }),
    ],
    FOOT,
  );
}

/** A document of a seminar under its name. */
export const documentPaper = (name: string, event: PortalEvent | undefined): Uint8Array =>
  makePaper(
    [
      { text: name.replace(/\.\w+$/, ""), kind: "title" },
      ...(event === undefined ? [] : [{ text: `Zum Seminar „${event.title ?? ""}“` }, { text: periodOf(event) }]),
    ],
    FOOT,
  );
