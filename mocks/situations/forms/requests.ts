import { fieldErrors, fieldLabels } from "#i18n/fields.ts";
import { forms } from "#i18n/forms.ts";
import { request, requestForms } from "#i18n/requests.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const guest = { customer: "guest" } as const;
const contact = { widget: "portal-form-contact", ...guest } as const;
const send: Step = { click: ["button", requestForms.contact.send] };

const person: readonly Step[] = [
  { choose: ["Anrede", "Frau Dr."] },
  { type: ["Vorname", "Eva"] },
  { type: ["Nachname", "Muster"] },
];
const address = (email: string): Step => ({ type: ["E-Mail-Adresse", email] });
const wish: readonly Step[] = [
  { choose: ["Betreff", "Seminare"] },
  { type: ["Nachricht", "Ich habe eine Frage zu meinem Seminar."] },
];
const filled: readonly Step[] = [...person, address("eva.muster@werk.example"), ...wish];
const sent: readonly Step[] = [...filled, send];

/** How every request form behaves, shown by the contact form. */
const behaviour: readonly Situation[] = [
  { id: "kontakt", title: "Kontakt: Gast", ...contact, shows: ["button", requestForms.contact.send] },
  {
    id: "kontakt-angemeldet",
    title: "Kontakt: angemeldet, bekannte Daten ausgefüllt",
    widget: contact.widget,
    steps: [{ wait: ["textbox", "Vorname"] }],
    shows: ["textbox", "Vorname"],
    proves: [{ holds: ["Nachname", "Brinkmann"] }],
  },
  {
    id: "kontakt-unvollstaendig",
    title: "Kontakt: Angaben fehlen",
    ...contact,
    steps: [send],
    shows: ["link", fieldErrors.salutation],
  },
  {
    id: "kontakt-anbieter",
    title: "Kontakt: Hinweis auf vertippte E-Mail-Adresse",
    ...contact,
    steps: [address("eva@wbe.de"), { focus: ["textbox", "Nachricht"] }],
    shows: ["button", "Meinten Sie eva@web.de?"],
  },
  {
    id: "kontakt-sendet",
    title: "Kontakt: wird gesendet",
    ...contact,
    scenario: "slow:contactRequest",
    steps: sent,
    shows: request.sending,
  },
  {
    id: "kontakt-gesendet",
    title: "Kontakt: gesendet",
    ...contact,
    steps: sent,
    shows: ["heading", request.sent],
  },
  {
    id: "kontakt-bekannt",
    title: "Kontakt: Daten der letzten Anfrage werden angeboten",
    ...contact,
    steps: [...sent, { click: ["button", request.again] }],
    shows: ["button", request.takeKnown],
  },
  {
    id: "kontakt-fehler",
    title: "Kontakt: nicht gesendet",
    ...contact,
    scenario: "status-400:contactRequest",
    steps: sent,
    shows: request.words.unsent,
  },
  {
    id: "kontakt-unbekannt",
    title: "Kontakt: unbekannt, ob angekommen",
    ...contact,
    scenario: "fail:contactRequest",
    steps: sent,
    shows: request.words.unknown,
  },
  {
    id: "kontakt-spaeter",
    title: "Kontakt: erst in zwei Minuten wieder möglich",
    ...contact,
    scenario: "status-429-after-120:contactRequest",
    steps: sent,
    shows: "Ein neuer Versuch ist in 2 Minuten möglich.",
  },
  {
    id: "kontakt-abgelehnt",
    title: "Kontakt: vom Server beanstandet",
    ...contact,
    steps: [...person, address("eva@abgelehnt.example"), ...wish, send],
    shows: ["link", "Diese E-Mail-Adresse nimmt keine Nachrichten an."],
  },
  {
    id: "kontakt-abgelehnt-ohne-feld",
    title: "Kontakt: vom Server auch zu einem Feld beanstandet, das es hier nicht gibt",
    ...contact,
    steps: [{ type: ["Firma", "Unbekannt GmbH"] }, ...person, address("eva@abgelehnt.example"), ...wish, send],
    shows: "Zu dieser Firma gibt es keine Kundennummer.",
  },
  {
    id: "kontakt-sitzung",
    title: "Kontakt: beim Senden Sitzung abgelaufen",
    ...contact,
    scenario: "expired:contactRequest",
    steps: sent,
    shows: "Ihre Anfrage wurde noch nicht gesendet.",
  },
  {
    id: "kontakt-entwurf",
    title: "Kontakt: Eingaben nach dem Neuladen wieder da",
    ...contact,
    steps: [...person, { reload: true }],
    shows: forms.restored,
  },
];

const street = (text: string): readonly Step[] => [{ type: ["Straße", text] }];

/** The other eight, and what only they have. */
const others: readonly Situation[] = [
  {
    id: "inhouse",
    title: "Inhouse-Anfrage",
    widget: "portal-form-inhouse",
    ...guest,
    shows: ["button", requestForms.inhouse.send],
  },
  {
    id: "inhouse-ungueltig",
    title: "Inhouse-Anfrage: Zahl und Termin ungültig",
    widget: "portal-form-inhouse",
    ...guest,
    steps: [
      { type: [fieldLabels.participants, "100"] },
      { type: ["Wunschtermin", "09.03.2026"] },
      { click: ["button", requestForms.inhouse.send] },
    ],
    shows: ["link", fieldErrors.desiredDatePast],
  },
  {
    id: "sbv-anfrage",
    title: "SBV-Anfrage",
    widget: "portal-form-sbv",
    ...guest,
    shows: ["button", requestForms.inhouse.send],
  },
  {
    id: "katalog",
    title: "Katalogbestellung",
    widget: "portal-form-catalogue",
    ...guest,
    shows: ["button", requestForms.catalogue.send],
  },
  {
    id: "katalog-geteilt",
    title: "Katalogbestellung: Straße und Hausnummer geteilt",
    widget: "portal-form-catalogue",
    ...guest,
    steps: street("Straße des 17. Juni 135"),
    shows: ["textbox", "Hausnummer"],
    proves: [{ holds: ["Hausnummer", "135"] }],
  },
  {
    id: "katalog-ungueltig",
    title: "Katalogbestellung: Anschrift ungültig",
    widget: "portal-form-catalogue",
    ...guest,
    steps: [
      { type: ["Hausnummer", "7"] },
      ...street("Am Ring 5"),
      { type: ["Postleitzahl", "8907"] },
      { type: ["Ort", "Ulm 7"] },
      { click: ["button", requestForms.catalogue.send] },
    ],
    shows: ["link", fieldErrors.streetDigits],
  },
  {
    id: "anwalt",
    title: "Anwaltsberatung",
    widget: "portal-form-lawyer",
    ...guest,
    shows: ["button", requestForms.inhouse.send],
  },
  {
    id: "anmeldung",
    title: "Anmeldung zu einer Veranstaltung",
    widget: "portal-form-registration",
    attributes: { "data-event-id": "5001" },
    ...guest,
    shows: ["button", requestForms.registration.send],
  },
  {
    id: "anmeldung-angemeldet",
    title: "Anmeldung, angemeldet",
    widget: "portal-form-registration",
    attributes: { "data-title": "Tag der Betriebsverfassung" },
    shows: ["combobox", fieldLabels.hotelOverNightOption],
    proves: [{ holds: ["Nachname", "Brinkmann"] }],
  },
  {
    id: "digitaler-wandel",
    title: "Anmeldung digitaler Wandel",
    widget: "portal-form-digital-change",
    attributes: { "data-title": "Digitaler Wandel" },
    ...guest,
    shows: ["button", requestForms.registration.send],
  },
  {
    id: "newsletter",
    title: "Newsletter",
    widget: "portal-form-newsletter",
    ...guest,
    shows: ["button", requestForms.newsletter.send],
  },
  {
    id: "newsletter-bestellt",
    title: "Newsletter: bestellt",
    widget: "portal-form-newsletter",
    ...guest,
    steps: [address("eva.muster@werk.example"), { click: ["button", requestForms.newsletter.send] }],
    shows: ["heading", requestForms.newsletter.sent],
  },
  {
    id: "werbemittel",
    title: "Werbemittel-Shop",
    widget: "portal-form-promo-shop",
    ...guest,
    shows: ["button", requestForms.inhouse.send],
  },
];

/** The nine request forms. */
export const requestSituations: readonly Situation[] = [...behaviour, ...others];
