import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { empty } from "#i18n/empty.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { participantTexts } from "#i18n/participants.ts";
import { wishlistTexts } from "#i18n/wishlist.ts";
import { about, leave, press, seek, type, type Journey } from "./journey.ts";

const search: Journey = {
  id: "01-suchen",
  title: "Ein Seminar suchen",
  start: "/seminare/p",
  steps: [
    seek("h", empty.ways.search),
    seek("Tab", "Suchbegriff"),
    type("Arbeitsrecht"),
    seek("Tab", "Art"),
    press("Down"),
    about("Die Treffer"),
    seek("Tab", "Neue Urteile"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    seek("Tab", "Datenschutz im Homeoffice"),
    leave,
    press("h"),
    press("h"),
  ],
  says: ["4 Seminare, 12 Termine", "2 Seminare, 2 Termine"],
};

const keep: Journey = {
  id: "02-merken",
  title: "Ein Seminar merken und von der Merkliste nehmen",
  start: "/seminare/p/7001",
  steps: [
    seek("b", wishlistTexts.toggle),
    press("space"),
    about(empty.ways.wishlist),
    press("ctrl+Home"),
    seek("k", "Merkliste"),
    leave,
    seek("h", "Betriebsverfassungsrecht"),
    seek("Tab", "entfernen"),
    press("Return"),
    press("Tab"),
  ],
  says: ["nicht gedrückt", "gedrückt", wishlistTexts.removed],
};

const cart: Journey = {
  id: "03-warenkorb",
  title: "Drei Personen in den Warenkorb",
  start: "/seminare/p/7001",
  steps: [
    seek("b", addTexts.labels.booking),
    press("Return", "liegt jetzt im Warenkorb"),
    leave,
    about("Die erste Person"),
    seek("h", "Teilnehmer:innen"),
    seek("Tab", "Anrede"),
    press("f"),
    press("Tab"),
    type("Anna"),
    press("Tab"),
    type("Albrecht"),
    press("Tab"),
    press("space"),
    seek("Tab", "Hinzuf"),
    press("Return"),
    about("Zwei weitere"),
    seek("Tab", "Mehrere einf"),
    press("Return"),
    press("Tab"),
    press("shift+Tab"),
    type("Dietz; Dana"),
    press("Return"),
    type("Ebert; Emil"),
    seek("Tab", participantTexts.salutationOfOthers),
    press("f"),
    seek("Tab", "2 Teilnehmer:innen hinzuf"),
    press("Return"),
    about("Was im Warenkorb steht"),
    seek("h", "Teilnehmer:innen"),
    seek("Down", "Gesamtsumme"),
    seek("Tab", "Zur Kasse"),
  ],
  says: [addTexts.added, "1 Teilnehmer:in wurde hinzugefügt.", "Gesamtsumme"],
};

const address: readonly (readonly [label: string, text: string])[] = [
  ["Firma", "Musterwerke GmbH"],
  ["Vorname", "Eva"],
  ["Nachname", "Beispiel"],
  ["Straße", "Werkweg"],
  ["Hausnummer", "100"],
  ["Postleitzahl", "38112"],
  ["Ort", "Braunschweig"],
  ["Telefon", "053155501"],
  ["E-Mail", "eva@muster.example"],
];

const checkout: Journey = {
  id: "04-kasse",
  title: "An der Kasse, mit einem Fehler",
  after: cart,
  start: "/checkout",
  steps: [
    leave,
    seek("h", checkoutTexts.address),
    ...address.flatMap(([label, text]) => [seek("Tab", label), type(text)]),
    seek("Tab", "Weiter zur"),
    press("Return"),
    about("Der Fehler"),
    press("f"),
    seek("Tab", "Weiter zur"),
    press("Return"),
    about("Die Übersicht"),
    press("Down"),
    press("Down"),
    press("Down"),
    seek("Tab", "Ich akzeptiere"),
    press("space"),
    seek("Tab", checkoutTexts.order),
    press("Return"),
    press("Down"),
    press("Down"),
    press("Down"),
  ],
  says: [fieldErrors.salutation, "Vielen Dank"],
};

export const shopJourneys: readonly Journey[] = [search, keep, cart, checkout];
