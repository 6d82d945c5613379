import { expect, it } from "vitest";
import { articles } from "#i18n/articles.ts";
import { booking } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { conferences } from "#i18n/conferences.ts";
import { consultant } from "#i18n/consultant.ts";
import { eventVideos } from "#i18n/event-detail.ts";
import { events } from "#i18n/events.ts";
import { feedback } from "#i18n/feedback.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { galleryTexts, hotelMapTexts, hotelPriceTexts } from "#i18n/hotel.ts";
import { lists } from "#i18n/lists.ts";
import { localLoginTexts } from "#i18n/local-login.ts";
import { memberHeaders, memberViewLabels, members } from "#i18n/members.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { photoDeletion, photos } from "#i18n/photos.ts";
import { priceCalculator } from "#i18n/price-calculator.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { registration } from "#i18n/registration.ts";
import { request, requestForms } from "#i18n/requests.ts";
import { saving } from "#i18n/saving.ts";
import { schedule } from "#i18n/schedule.ts";
import { selectTexts } from "#i18n/select.ts";
import { advertising, functions, hotel, loginEmail, personal, settings } from "#i18n/settings.ts";
import { planEditor } from "#i18n/training-plan.ts";
import { wishlistTexts } from "#i18n/wishlist.ts";

/** What the specification quotes to the letter; all other tests ask for texts by their constants. */
const fixed: readonly (readonly [string, string])[] = [
  [articles.heading, "Empfehlungen und beliebte Artikel"],
  [articles.more, "Mehr erfahren"],
  [booking.net, "zzgl. gesetzlicher MwSt."],
  [booking.optionMissing, "Bitte wählen Sie eine Verpflegungsoption aus!"],
  [booking.termsMissing, "Bitte akzeptieren Sie die AGB und Datenschutzerklärung!"],
  [
    booking.booked,
    "Ihre Buchungsanfrage haben wir erhalten. Nach der erfolgreichen Buchung erhalten Sie eine Buchungsbestätigung per E-Mail.",
  ],
  [booking.converted, "Das Seminar ist bereits gebucht"],
  [booking.failed, "Es ist ein Fehler aufgetreten!"],
  [booking.askSupport, "Bitte wenden Sie sich an den Kundensupport."],
  [booking.gone, "Der Termin hat bereits stattgefunden oder wurde storniert."],
  [addTexts.labels.booking, "In den Warenkorb"],
  [addTexts.labels.waitingList, "Auf die Warteliste"],
  [addTexts.reserve, "Unverbindlich reservieren"],
  [addTexts.inCart, "Im Warenkorb"],
  [addTexts.soldOut, "Dieser Termin ist ausgebucht."],
  [addTexts.closed, "Dieser Termin ist nicht mehr buchbar."],
  [cartTexts.empty, "Ihr Warenkorb ist leer."],
  [cartTexts.noPeople, "Bitte geben Sie mindestens eine Teilnehmerin oder einen Teilnehmer an."],
  [checkoutTexts.order, "Zahlungspflichtig buchen"],
  [booking.send, "Zahlungspflichtig buchen"],
  [checkoutTexts.nothingBooked.booking, "Noch nichts gebucht"],
  [checkoutTexts.unknown, "Wir wissen noch nicht, ob Ihre Bestellung angekommen ist."],
  [checkoutTexts.checkAgain, "Stand erneut prüfen"],
  [checkoutTexts.request, "Unverbindlich anfragen"],
  [checkoutTexts.requested, "Ihre Anfrage haben wir erhalten."],
  [common.retry, "Erneut versuchen"],
  [conferences.unknown, "Diese Fachtagung gibt es nicht (mehr)."],
  [conferences.ways.conferenceBooking, "Jetzt anmelden"],
  [consultant.taken, "Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen."],
  [consultant.words.known, "Ihr Termin ist gebucht."],
  [consultant.words.refused, "Es tut uns leid, Ihr Termin wurde nicht gebucht."],
  [eventVideos.blocked, "Externe Inhalte blockiert!"],
  [events.noMatch, "Keine Treffer."],
  [feedback.tiles["3"].title, "Ideen und Verbesserungen"],
  [feedback.words.refused, "Es tut uns leid, Ihre Nachricht wurde nicht versandt."],
  [feedback.words.unknown, "Wir wissen noch nicht, ob Ihre Nachricht angekommen ist."],
  [fieldErrors.company, "Bitte füllen Sie das Feld Firma aus"],
  [fieldErrors.streetDigits, "Die Straße darf keine Zahlen enthalten"],
  [fieldErrors.streetNumberLong, "Das Feld Hausnummer hat zu viele Zeichen"],
  [fieldErrors.postalCode, "Die Postleitzahl ist ungültig"],
  [fieldErrors.postalCodeDigits, "Postleitzahlen dürfen nur Zahlen enthalten"],
  [fieldErrors.salutation, "Bitte wählen Sie eine Anrede aus"],
  [fieldErrors.email, "Bitte geben Sie eine gültige E-Mail-Adresse an"],
  [galleryTexts.moreHotel, "Weitere Informationen zum Hotel"],
  [hotelMapTexts.noLocation, "Keine Standortinformationen verfügbar"],
  [hotelMapTexts.load, "Karte laden"],
  [hotelPriceTexts.headline, "Hotelpreise *"],
  [hotelPriceTexts.missing, "Keine Preise verfügbar"],
  [lists.more, "Mehr laden"],
  [localLoginTexts.wrong, "E-Mail-Adresse oder Passwort ist falsch."],
  [localLoginTexts.tooMany, "Zu viele Versuche. Bitte warten Sie einige Minuten."],
  [memberHeaders.events, "Buchungen / Reservierungen für:"],
  [memberViewLabels.events, "Buchungen / Reservierungen"],
  [members.none, "Keine Gremium Mitglieder vorhanden."],
  [members.search, "Mitglieder suchen"],
  [members.back, "zurück zu Mitgliedern"],
  [bookingOptionLabels.mitNacht_VP, "Übernachtung und Vollpension"],
  [bookingOptionLabels.ohneNacht_VP, "Nur Vollpension"],
  [bookingOptionLabels.mitNacht_HP, "Übernachtung mit Halbpension"],
  [bookingOptionLabels.ohneNacht_HP, "Nur Halbpension"],
  [bookingOptionLabels.tagesseminar_OhneNacht, "Anreise ohne Übernachtung"],
  [bookingOptionLabels.tagesseminar_MitNachtFruehst, "Anreise am Vortag"],
  [participantTexts.soldOut, "Für diesen Termin sind nicht genügend Plätze frei."],
  [photoDeletion.EMPTY, "Löschgrund is erforderlich"],
  [photoDeletion.IN_PROGRESS, "Löschen wird beantragt."],
  [photoDeletion.words.known, "Löschen wurde erfolgreich beantragt."],
  [photoDeletion.words.refused, "Löschen dieses Bildes ist bereits beantragt."],
  [photoDeletion.words.unsent, "Löschen könnte nicht beantragt werden."],
  [photos.loading, "Bilder werden geladen"],
  [photos.none, "Keine Bilder vorhanden."],
  [photos.fromEnd, "Diese Inhalte stehen Ihnen erst nach Abschluss des Seminars zur Verfügung."],
  [priceCalculator.both, "Voraussichtliche Gesamtkosten"],
  [recipientStatusLabels["booking-pending"], "Buchungsbestätigung ausstehend"],
  [recipientStatusLabels["booking-cancel-pending"], "Buchungsstornierung beantragt"],
  [recipientStatusLabels["booking-cancel-rejected"], "Buchungsstornierung abgelehnt"],
  [recipientStatusLabels["booking-rejected"], "Buchung abgelehnt"],
  [recipientStatusLabels["reservation-pending"], "Reservierungsbestätigung ausstehend"],
  [recipientStatusLabels["reservation-cancel-pending"], "Reservierungsstornierung beantragt"],
  [recipientStatusLabels["reservation-cancel-rejected"], "Reservierungsstornierung abgelehnt"],
  [recipientStatusLabels["reservation-rejected"], "Reservierung abgelehnt"],
  [recipientStatusLabels["waitingList-pending"], "Wartelistenplatzbestätigung ausstehend"],
  [recipientStatusLabels["waitingList-cancel-pending"], "Wartelistenplatzstornierung ausstehend"],
  [recipientStatusLabels["waitingList-cancel-rejected"], "Wartelistenplatzstornierung abgelehnt"],
  [recipientStatusLabels["waitingList-rejected"], "Wartelisteneintrag abgelehnt"],
  [registration.taken, "Diese E-Mail-Adresse ist bereits registriert."],
  [request.sent, "Vielen Dank! Ihre Anfrage wurde gesendet."],
  [
    requestForms.newsletter.sent,
    "Fast geschafft! Bitte bestätigen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.",
  ],
  [
    requestForms.userRegistration.sent,
    "Ihr Konto wurde angelegt. Bitte bestätigen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.",
  ],
  [saving.saving, "Anfrage wird gesendet."],
  [saving.failed, "Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut!"],
  [schedule.headline, "Ablauf des Seminars"],
  [schedule.conferenceHeadline, "Ablauf der Fachtagung"],
  [selectTexts.noOptions, "Sorry, no matching options."],
  [advertising.save.known, "Ihr Informationsangebot wurde erfolgreich gespeichert!"],
  [functions.save.known, "Ihre Betriebsrats- und Betriebsfunktionen wurden erfolgreich gespeichert!"],
  [
    functions.save.refused,
    "Konflikt entdeckt: Ihre Auswahl enthält sich widersprechende Funktionen. Bitte überprüfen.",
  ],
  [functions.known, "Beim Speichern ist ein Fehler aufgetreten:"],
  [hotel.save.known, "Ihre Hotelwünsche wurden erfolgreich gespeichert!"],
  [hotel.save.refused, "Beim Speichern ist ein Fehler aufgetreten."],
  [loginEmail.words.known, "Die Anfrage zur E-Mail Adress Änderung wurde erfolgreich abgeschickt!"],
  [personal.noSalutation, "keine Angabe"],
  [personal.save.known, "Die persönliche Datenänderung wurde erfolgreich geändert!"],
  [settings.loading, "Lade Einstellungen..."],
  [planEditor.words.refused, "Der Plan wurde inzwischen geändert."],
  [wishlistTexts.toggle, "Auf die Merkliste"],
  [wishlistTexts.empty, "Ihre Merkliste ist leer."],
];

it.each(fixed)("a text of the specification is quoted to the letter: %s", (text, quoted) => {
  expect(text).toBe(quoted);
});
