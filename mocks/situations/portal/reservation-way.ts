import { booking } from "#i18n/booking.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { seed } from "#mocks/data/seed.ts";
import type { PortalState } from "#mocks/model/state.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

/** An online seminar, for which nothing of a hotel is chosen. */
const EVENT = "5010";
const of = { widget: "portal-event-detail", attributes: { "data-event-id": EVENT } } as const;
const admin = seed("admin", "2026-03-10");

/** The reader's own entry as the desk has it. */
const standing = (type: string, approvalState: string): Pick<Situation, "state"> => {
  const recipients: PortalState["recipients"] = {
    ...admin.recipients,
    [EVENT]: (admin.recipients[EVENT] ?? []).map((recipient) => ({ ...recipient, type, approvalState })),
  };
  return { state: { recipients } };
};

const book: readonly Step[] = [
  { click: ["button", "Buchen für"] },
  { click: ["checkbox", "Ich akzeptiere"] },
  { click: ["button", booking.send] },
];

/** A reservation's whole way, as the participant sees it: ordered, confirmed, booked, and that confirmed as well. */
export const reservationWaySituations: readonly Situation[] = [
  {
    id: "reservierung-bestellt",
    title: "Weg einer Reservierung, 1: bestellt",
    ...of,
    ...standing("reservation", "pending"),
    shows: recipientStatusLabels["reservation-pending"],
    proves: [{ there: ["button", "Buchen für"] }, { there: ["button", "Stornieren für"] }],
  },
  {
    id: "reservierung-bestaetigt",
    title: "Weg einer Reservierung, 2: bestätigt",
    ...of,
    ...standing("reservation", "confirmed"),
    shows: "Reserviert",
    proves: [{ there: ["button", "Buchen für"] }, { gone: recipientStatusLabels["reservation-pending"] }],
  },
  {
    id: "reservierung-gebucht",
    title: "Weg einer Reservierung, 3: verbindlich gebucht",
    ...of,
    ...standing("reservation", "confirmed"),
    steps: book,
    shows: "Ihre Buchungsanfrage haben wir erhalten.",
    proves: [{ there: recipientStatusLabels["booking-pending"] }, { gone: ["button", "Buchen für"] }],
  },
  {
    id: "reservierung-buchung-bestaetigt",
    title: "Weg einer Reservierung, 4: Buchung bestätigt",
    ...of,
    ...standing("booking", "confirmed"),
    shows: "Gebucht",
    proves: [{ gone: ["button", "Buchen für"] }, { there: ["button", "Stornieren für"] }],
  },
];
