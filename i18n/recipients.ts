import type { BookingOption } from '#domain/overnight.ts';
import type { RecipientStatus } from '#domain/recipients.ts';

/** Participant status labels (spec section 4). */
export const recipientStatusLabels: Record<RecipientStatus, string> = {
  'booking-pending': 'Buchungsbestätigung ausstehend',
  'booking-confirmed': 'Gebucht',
  'booking-cancel-pending': 'Buchungsstornierung beantragt',
  'booking-cancel-rejected': 'Buchungsstornierung abgelehnt',
  'booking-rejected': 'Buchung abgelehnt',
  'reservation-pending': 'Reservierungsbestätigung ausstehend',
  'reservation-confirmed': 'Reserviert',
  'reservation-cancel-pending': 'Reservierungsstornierung beantragt',
  'reservation-cancel-rejected': 'Reservierungsstornierung abgelehnt',
  'reservation-rejected': 'Reservierung abgelehnt',
  'waitingList-pending': 'Wartelistenplatzbestätigung ausstehend',
  'waitingList-confirmed': 'Warteliste',
  'waitingList-cancel-pending': 'Wartelistenplatzstornierung ausstehend',
  'waitingList-cancel-rejected': 'Wartelistenplatzstornierung abgelehnt',
  'waitingList-rejected': 'Wartelisteneintrag abgelehnt',
};

/** What the cancel dialog says after a success, by the participant's type (spec section 4). */
export function cancelledText(type: string | null): string {
  if (type === 'booking') return 'Buchung erfolgreich storniert.';
  return type === 'reservation' ? 'Reservierung erfolgreich storniert.' : 'Bestellung erfolgreich storniert.';
}

/** Overnight and meal options (spec sections 5 and 9). */
export const bookingOptionLabels: Record<BookingOption, string> = {
  mitNacht_VP: 'Übernachtung und Vollpension',
  ohneNacht_VP: 'Nur Vollpension',
  mitNacht_HP: 'Übernachtung mit Halbpension',
  ohneNacht_HP: 'Nur Halbpension',
  tagesseminar_OhneNacht: 'Anreise ohne Übernachtung',
  tagesseminar_MitNachtFruehst: 'Anreise am Vortag',
};

/** Texts of the participants of an event. */
export const participants = {
  title: 'Teilnehmende',
  loading: 'Teilnehmende werden geladen.',
  none: 'Keine Teilnehmenden vorhanden.',
  unnamed: 'Ohne Namen',
  option: 'Übernachtung und Verpflegung',
  diet: 'Besondere Wünsche',
  vegetarian: 'Vegetarisches Essen',
  wheelchair: 'Rollstuhlgerechtes Zimmer',
  comments: 'Bemerkungen',
  cancel: 'Stornieren',
  book: 'Buchen',
  of: (name: string): string => ` für ${name}`,
  contact: 'Wenn Sie diese Reservierung buchen oder stornieren möchten, wenden Sie sich bitte per E-Mail oder Telefon an uns.',
  contactLink: 'Kontakt',
  email: 'E-Mail:',
  phone: 'Telefon:',
} as const;
