import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { common } from "#i18n/common.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { forms } from "#i18n/forms.ts";
import { participantTexts } from "#i18n/participants.ts";
import { pastedTexts } from "#i18n/pasted-people.ts";
import { waitingTexts } from "#i18n/rebooking.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, emptyEntry, onlineEntry, openEntry } from "#mocks/data/shop/filled-cart.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const filled = cartState([openEntry, emptyEntry]);
const page = "portal-cart";
/** The first participant of the entry once more. */
const twin = (recipientId: number) => openEntry.recipients.slice(0, 1).map((person) => ({ ...person, recipientId }));

/** The cart's own page. */
export const cartSituations: readonly Situation[] = [
  {
    id: "warenkorb",
    title: "Zwei Einträge, einer ohne Teilnehmer:innen",
    widget: page,
    customer: "guest",
    state: filled,
    shows: ["link", "Zur Kasse"],
    proves: [{ gone: cartTexts.noPeople }],
  },
  {
    id: "warenkorb-doppelt",
    title: "Jemand steht mehrfach, und am selben Tag woanders",
    widget: page,
    customer: "guest",
    state: cartState([
      { ...openEntry, recipients: [...openEntry.recipients, ...twin(98)] },
      { ...openEntry, itemId: 99, type: "waitingList", recipients: twin(99) },
    ]),
    shows: "ist hier mehrfach eingetragen.",
    proves: [{ there: "ist an diesen Tagen auch bei" }],
  },
  {
    id: "warenkorb-ausgebucht",
    title: "Geschlossen, ausgebucht und nur noch wenige Plätze",
    widget: page,
    customer: "guest",
    state: cartState([
      { ...openEntry, eventId: seminarIds.closed },
      { ...onlineEntry, eventId: seminarIds.full },
      { ...emptyEntry, eventId: seminarIds.few },
    ]),
    shows: "Ausgebucht",
    proves: [
      { there: addTexts.soldOut },
      { there: ["button", addTexts.labels.waitingList] },
      { there: "Nur noch 3 Plätze" },
    ],
  },
  {
    id: "warenkorb-warteliste-eingaben",
    title: "Auf die Warteliste: erst nach der Frage nach einer ungespeicherten Änderung",
    widget: page,
    customer: "guest",
    state: cartState([{ ...openEntry, eventId: seminarIds.full }]),
    steps: [
      { click: ["button", participantTexts.editNamed("Frau Eva Beispiel")] },
      { type: ["Nachname", "Neumann-Lang"] },
      { click: ["button", addTexts.labels.waitingList] },
    ],
    shows: ["button", cartTexts.withoutTyped],
  },
  {
    id: "warenkorb-warteliste-gescheitert",
    title: "Auf die Warteliste kam nicht an: wie es weitergeht, steht oben, und die Seite führt dorthin",
    widget: page,
    customer: "guest",
    state: cartState([openEntry, onlineEntry, { ...openEntry, itemId: 99, eventId: seminarIds.full }]),
    steps: [
      { wait: ["button", addTexts.labels.waitingList] },
      { play: "fail:cartAdd" },
      { click: ["button", addTexts.labels.waitingList] },
    ],
    shows: ["button", waitingTexts.goOn],
  },
  {
    id: "warenkorb-nur-warteliste",
    title: "Nur eine Warteliste, also eine Anfrage",
    widget: page,
    customer: "guest",
    state: cartState([{ ...openEntry, type: "waitingList", eventId: seminarIds.full }]),
    shows: ["link", cartTexts.toRequest],
  },
  { id: "warenkorb-leer", title: "Leer", widget: page, customer: "guest", shows: cartTexts.empty },
  { id: "warenkorb-laedt", title: "Lädt", widget: page, scenario: "slow:cart", shows: cartTexts.loading },
  {
    id: "warenkorb-fehler",
    title: "Nicht ladbar",
    widget: page,
    scenario: "fail:cart",
    shows: ["button", common.retry],
  },
  {
    id: "warenkorb-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: page,
    state: filled,
    scenario: "nulls:cart",
    shows: ["heading", "Warenkorb"],
  },
  {
    id: "warenkorb-mitglied",
    title: "Mit Auswahl aus dem Gremium",
    widget: page,
    state: cartState([emptyEntry]),
    shows: ["checkbox", "Alle"],
  },
  {
    id: "warenkorb-uebernehmen",
    title: "Teilnehmer:innen des ersten Seminars auch im zweiten und dritten",
    widget: page,
    customer: "guest",
    state: cartState([openEntry, emptyEntry, { ...emptyEntry, itemId: 98, eventId: seminarIds.few }]),
    shows: ["button", "3 Teilnehmer:innen übernehmen"],
  },
  {
    id: "warenkorb-uebernommen",
    title: "Teilnehmer:innen aus dem Gremium ohne Anrede",
    widget: page,
    state: cartState([emptyEntry]),
    steps: [{ click: ["checkbox", "Alle"] }, { click: ["button", "Teilnehmer:innen übernehmen"] }],
    shows: fieldErrors.salutation,
  },
  {
    id: "warenkorb-fehlt",
    title: "Zur Kasse, solange jemand fehlt",
    widget: page,
    customer: "guest",
    state: cartState([openEntry, emptyEntry]),
    steps: [{ wait: ["button", "3 Teilnehmer:innen übernehmen"] }, { click: ["link", "Zur Kasse"] }],
    shows: cartTexts.noPeople,
    proves: [{ focused: ["checkbox", "Alle (3)"] }, { gone: ["textbox", "Vorname"] }],
  },
  {
    id: "warenkorb-unvollstaendig",
    title: "Teilnehmer:in unvollständig",
    widget: page,
    customer: "guest",
    state: cartState([emptyEntry]),
    steps: [{ click: ["button", "Hinzufügen"] }],
    shows: fieldErrors.salutation,
  },
  {
    id: "warenkorb-getippt",
    title: "Getipptes nach dem Neuladen",
    widget: page,
    customer: "guest",
    state: cartState([openEntry]),
    steps: [{ click: ["button", participantTexts.add] }, { type: ["Nachname", "Albrecht"] }, { reload: true }],
    shows: ["button", forms.discard],
  },
  {
    id: "warenkorb-zurueckgelassen",
    title: "Ein anderer Tab entfernt das Seminar, für das jemand getippt wird",
    widget: page,
    customer: "guest",
    state: cartState([openEntry, onlineEntry]),
    steps: [
      { click: ["button", participantTexts.add] },
      { type: ["Nachname", "Albrecht"] },
      { removed: { itemId: openEntry.itemId } },
    ],
    shows: "Betriebsverfassungsrecht liegt nicht mehr im Warenkorb.",
    proves: [{ there: ["button", addTexts.labels.booking] }],
  },
  {
    id: "warenkorb-person-weg",
    title: "Ein anderer Tab entfernt die Person, deren Angaben geändert werden",
    widget: page,
    customer: "guest",
    state: cartState([openEntry]),
    steps: [
      { click: ["button", participantTexts.editNamed("Herr Cem Çelik")] },
      { type: ["Kommentar", "Kommt einen Tag später"] },
      { removed: { itemId: openEntry.itemId, recipientId: 92 } },
    ],
    shows: participantTexts.left("Herr Cem Çelik"),
    proves: [{ holds: ["Kommentar", "Kommt einen Tag später"] }, { there: ["button", participantTexts.saveNew] }],
  },
  {
    id: "warenkorb-einfuegen",
    title: "Namen eingefügt",
    widget: page,
    customer: "guest",
    state: cartState([openEntry]),
    steps: [{ click: ["button", participantTexts.paste] }, { type: [participantTexts.pasteLabel, "Albrecht; Anna"] }],
    shows: ["button", "1 Teilnehmer:in hinzufügen"],
  },
  {
    id: "warenkorb-einfuegen-gemischt",
    title: "Liste eingefügt, wie sie vorliegt",
    widget: page,
    customer: "guest",
    state: cartState([openEntry]),
    steps: [
      { click: ["button", participantTexts.paste] },
      {
        type: [
          participantTexts.pasteLabel,
          "1. Herr Dr. Bernd Müller\n2. Anna Schmidt\n3. Çelik, Cem\nida.krug@werk.example",
        ],
      },
    ],
    shows: pastedTexts.problems.email,
  },
  {
    id: "warenkorb-entfernt",
    title: "Eintrag entfernt",
    widget: page,
    customer: "guest",
    state: cartState([openEntry]),
    steps: [{ click: ["button", "Betriebsverfassungsrecht entfernen"] }],
    shows: ["button", cartTexts.undo],
  },
];
