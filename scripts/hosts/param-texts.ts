import type { Words } from "#scripts/docs/authors/config-texts.ts";

type ByName = Readonly<Record<string, Words>>;

/** The label of each attribute where a form asks for it. */
export const paramTexts: ByName = {
  "data-conference": { de: "Kennung der Fachtagung in ihrer Adresse", en: "the conference's key in its address" },
  "data-email": { de: "E-Mail-Adresse", en: "e-mail address" },
  "data-end-date": { de: "Ende des Seminars", en: "end of the event" },
  "data-event-id": { de: "Nummer des Termins", en: "number of the event" },
  "data-filter": { de: "Vorgegebene Filter", en: "filters from the start" },
  "data-first": { de: "So viele Seminare zuerst", en: "so many events at first" },
  "data-hotel-id": { de: "Nummer des Hotels", en: "number of the hotel" },
  "data-id": { de: "Worauf sich die Empfehlungen beziehen", en: "what is recommended for" },
  "data-image": { de: "Adresse des Bildes", en: "address of the picture" },
  "data-json": { de: "Daten als JSON", en: "data as JSON" },
  "data-kind": { de: "Art", en: "kind" },
  "data-label": { de: "Beschriftung", en: "label" },
  "data-mode": { de: "Art der Anmeldung", en: "kind of registration" },
  "data-plan-id": { de: "Kennung des Schulungsplans", en: "id of the training plan" },
  "data-recipient-id": { de: "Nummer der reservierten Person", en: "number of the reserved participant" },
  "data-rubric": { de: "Rubrik (Kennung in ihrer Adresse)", en: "rubric (its key in addresses)" },
  "data-theme-id": { de: "Nummer des Themas", en: "number of the theme" },
  "data-title": { de: "Titel", en: "title" },
  "data-topic": { de: "Thema", en: "topic" },
  "data-type": { de: "Art des Eintrags", en: "kind of entry" },
  "data-url": { de: "Adresse der Seite", en: "address of the page" },
  "data-user-id": { de: "Kennung des Gremium-Mitglieds", en: "id of the Gremium member" },
};

/** The label of what stands for the name in braces at the end of an id. */
export const endingTexts: ByName = {
  id: { de: "Nummer", en: "number" },
  eventId: { de: "Nummer des Termins", en: "number of the event" },
};

/** The labels of the options of choices. */
export const optionTexts: ByName = {
  booking: { de: "Buchung", en: "booking" },
  reservation: { de: "Reservierung", en: "reservation" },
  waitingList: { de: "Warteliste", en: "waiting list" },
  inhouse: { de: "Inhouse", en: "in-house" },
  online: { de: "Online", en: "online" },
  presence: { de: "Präsenz", en: "in person" },
  event: { de: "Termin", en: "event" },
  theme: { de: "Thema", en: "theme" },
  br: { de: "Betriebsrat", en: "works council" },
  sbv: { de: "Schwerbehindertenvertretung", en: "representation of the severely disabled" },
  jav: { de: "Jugend- und Auszubildendenvertretung", en: "youth representation" },
  topics: { de: "Fachthemen", en: "topics" },
  news: { de: "Nachrichten", en: "news" },
  themes: { de: "Seminarthemen", en: "themes" },
  conferences: { de: "Fachtagungen", en: "conferences" },
  videos: { de: "Videos", en: "videos" },
};

/** The parts of the product that the widgets belong to, in their order. */
export const wingTexts: ByName = {
  portal: { de: "Kundenportal", en: "Customer portal" },
  shop: { de: "Seminare und Warenkorb", en: "Seminars and cart" },
  forms: { de: "Formulare", en: "Forms" },
  site: { de: "Inhalte der Website", en: "Content of the site" },
};

/** The words of a name in one of these lists. @throws Error that says where they are to be written */
export function wordsOf(texts: ByName, name: string): Words {
  const words = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (words === undefined) throw new Error(`scripts/hosts/param-texts.ts has no German and English words for ${name}`);
  return words;
}
