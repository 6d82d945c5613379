import type { RecipientStatusKind } from "#domain/participants/recipients.ts";

/** Participant status labels (spec section 4). */
export const recipientStatusLabels: Record<RecipientStatusKind, string> = {
  "booking-pending": "Buchungsbestätigung ausstehend",
  "booking-confirmed": "Gebucht",
  "booking-cancel-pending": "Buchungsstornierung beantragt",
  "booking-cancel-rejected": "Buchungsstornierung abgelehnt",
  "booking-rejected": "Buchung abgelehnt",
  "reservation-pending": "Reservierungsbestätigung ausstehend",
  "reservation-confirmed": "Reserviert",
  "reservation-cancel-pending": "Reservierungsstornierung beantragt",
  "reservation-cancel-rejected": "Reservierungsstornierung abgelehnt",
  "reservation-rejected": "Reservierung abgelehnt",
  "waitingList-pending": "Wartelistenplatzbestätigung ausstehend",
  "waitingList-confirmed": "Warteliste",
  "waitingList-cancel-pending": "Wartelistenplatzstornierung ausstehend",
  "waitingList-cancel-rejected": "Wartelistenplatzstornierung abgelehnt",
  "waitingList-rejected": "Wartelisteneintrag abgelehnt",
};
