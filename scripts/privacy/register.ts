import type { ChannelName } from "#state/tab-channel.ts";
import type { Entry } from "./entry.ts";

const kept: readonly Entry[] = [
  {
    kind: "sessionStorage",
    name: "portal-draft:{Person}:{Formular}",
    pattern: /^portal-draft:[^:]+:[^:]/,
    purpose:
      "Entwurf: Eingetipptes geht nicht verloren, wenn die Seite neu lädt, die Sitzung abläuft oder das Senden scheitert",
    content:
      "die Eingaben eines Formulars, nie ein Passwort; im Namen die Kennung der angemeldeten Person, sonst „visit“",
    lifetime: "bis zum Senden, bis zur Abmeldung, längstens bis der Tab geschlossen wird",
    trigger: "jemand tippt in ein Formular, fügt Teilnehmende hinzu oder bestellt",
    isNecessary: true,
  },
  {
    kind: "sessionStorage",
    name: "portal-draft:{Person}::contact",
    pattern: /^portal-draft:[^:]+::contact/,
    purpose:
      "Kontaktdaten: Das nächste Formular desselben Besuchs bietet sie an, damit sie nicht noch einmal einzutippen sind",
    content: "Anrede, Name, Firma, Telefon und E-Mail der letzten Anfrage",
    lifetime: "bis zur Abmeldung, längstens bis der Tab geschlossen wird",
    trigger: "jemand sendet eine Anfrage",
    isNecessary: true,
  },
  {
    kind: "sessionStorage",
    name: "portal-draft:{Person}::places",
    pattern: /^portal-draft:[^:]+::places/,
    purpose: "Plätze: Der Warenkorb sagt, wie viele der geplanten Personen noch einzutragen sind",
    content: "Nummer des Seminars und Zahl der Plätze, die der Kostenrechner in den Warenkorb gelegt hat",
    lifetime: "bis zur Abmeldung, längstens bis der Tab geschlossen wird",
    trigger: "jemand legt im Kostenrechner Plätze in den Warenkorb",
    isNecessary: true,
  },
  {
    kind: "sessionStorage",
    name: "portal-draft:{Person}::photos-asked",
    pattern: /^portal-draft:[^:]+::photos-asked/,
    purpose: "Löschanträge: Am Bild steht weiter, dass seine Löschung beantragt ist",
    content: "Nummern der Bilder",
    lifetime: "bis zur Abmeldung, längstens bis der Tab geschlossen wird",
    trigger: "jemand beantragt, dass ein Bild gelöscht wird",
    isNecessary: true,
  },
  {
    kind: "sessionStorage",
    name: "portal-draft:{Person}::sent, portal-draft:{Person}::moves, portal-draft:{Person}::keys",
    pattern: /^portal-draft:[^:]+::(sent|moves|keys)/,
    purpose: "Bestellung: Nach dem Neuladen steht noch da, was bestellt wurde und was noch offen ist",
    content: "Seminare, Teilnehmende und Ergebnis der Bestellung, Zufallszahlen offener Anfragen",
    lifetime: "bis zur Abmeldung, längstens bis der Tab geschlossen wird",
    trigger: "jemand trägt ein, bestellt oder bucht um",
    isNecessary: true,
  },
  {
    kind: "sessionStorage",
    name: "portal-logout-known:{Person}",
    pattern: /^portal-logout-known:/,
    purpose: "Abmeldung: Dieser Tab weiß, dass er die Entwürfe der abgemeldeten Person schon gelöscht hat",
    content: "Zeitpunkt der letzten Abmeldung mit einer Zufallszahl",
    lifetime: "bis der Tab geschlossen wird",
    trigger: "ein Formular wird geöffnet, nachdem sich jemand in einem anderen Tab abgemeldet hat",
    isNecessary: true,
  },
  {
    kind: "localStorage",
    name: "portal-logout:{Prüfsumme}",
    pattern: /^portal-logout:/,
    purpose: "Abmeldung: Auch die anderen Tabs löschen die Entwürfe der Person, die sich abgemeldet hat",
    content:
      "Zeitpunkt der Abmeldung mit einer Zufallszahl; im Namen eine Prüfsumme der Kennung, aus der sie nicht zu lesen ist",
    lifetime: "bis die Daten der Website im Browser gelöscht werden",
    trigger: "jemand meldet sich ab",
    isNecessary: true,
  },
  {
    kind: "localStorage",
    name: "portal-leaving:{Prüfsumme}",
    pattern: /^portal-leaving:/,
    purpose: "Abmeldung: Entwürfe enden, sobald die Abmeldung geschehen ist, und nicht schon mit dem Klick darauf",
    content: "Zeitpunkt des Klicks; im Namen eine Prüfsumme der Kennung, aus der sie nicht zu lesen ist",
    lifetime: "bis eine Seite gesehen hat, ob noch jemand angemeldet ist",
    trigger: "jemand klickt auf „abmelden“",
    isNecessary: true,
  },
  ...(["sessionStorage", "localStorage"] as const).map((kind): Entry => ({
    kind,
    name: "portal-intent:{Aufruf}:{Prüfsumme}:{Prüfsumme}",
    pattern: /^portal-intent:/,
    purpose:
      kind === "sessionStorage"
        ? "Schutz vor doppeltem Senden: Eine Anfrage und eine Buchung eines Termins kommen einmal an, auch nach einem Abbruch"
        : "Schutz vor doppeltem Bestellen: Eine Buchung kommt einmal an, auch nach einem Abbruch und in einem anderen Tab",
    content: "eine Zufallszahl, der Zeitpunkt und der Status; im Namen nur Prüfsummen des Gesendeten",
    lifetime:
      kind === "sessionStorage"
        ? "bis die Antwort da ist, sonst sieben Tage, längstens bis der Tab geschlossen wird"
        : "sieben Tage; danach gelöscht, sobald wieder etwas gesendet wird",
    trigger: kind === "sessionStorage" ? "jemand sendet eine Anfrage oder bucht einen Termin" : "jemand bestellt",
    isNecessary: true,
  })),
  {
    kind: "localStorage",
    name: "portal-cart-version",
    pattern: /^portal-cart-version( .*)?$/,
    purpose: "Warenkorb: Änderungen eines anderen Tabs werden gesehen und nicht als fremde gemeldet",
    content: "eine Prüfsumme des Warenkorbs, Nummer und Zeitpunkt seines Standes",
    lifetime: "bis die Daten der Website im Browser gelöscht werden",
    trigger: "jemand ändert den Warenkorb",
    isNecessary: true,
  },
  {
    kind: "history",
    name: "portalListStep, portalListKept, portalListOver, portalListOverAt",
    pattern: /^portalList(Step|Kept|Over|OverAt)$/,
    purpose: "Zurück-Taste: Eine Liste steht wieder dort, wo man sie verlassen hat",
    content:
      "eine zufällige Kennung, die Adresse der Seite, wie weit die Liste geladen und die Seite gerollt war, und in den Listen des Kundenportals Reiter, Suchwort und geöffnete Einträge",
    lifetime: "bis der Tab geschlossen wird",
    trigger: "jemand filtert, sucht, blättert oder öffnet etwas in einer Liste, oder rollt eine Seite mit einer Liste",
    isNecessary: true,
  },
];

/** What each channel between tabs is for, what it tells, and when. */
const told: Readonly<Record<ChannelName, Pick<Entry, "purpose" | "content" | "trigger">>> = {
  "kundenportal-cart": {
    purpose: "Warenkorb: Alle offenen Tabs zeigen denselben",
    content: "der Warenkorb, wie ihn das Backend beantwortet hat",
    trigger: "jemand ändert den Warenkorb",
  },
  "kundenportal-wishlist": {
    purpose: "Merkliste: Alle offenen Tabs zeigen dieselbe",
    content: "was gemerkt oder entfernt wurde, und wie viele Einträge es sind",
    trigger: "jemand ändert die Merkliste",
  },
  "kundenportal-settings": {
    purpose: "Einstellungen: Alle offenen Tabs zeigen, was gespeichert ist",
    content: "nichts als die Nachricht, dass etwas gespeichert wurde",
    trigger: "jemand speichert in den Einstellungen",
  },
  "kundenportal-status": {
    purpose: "Buchungsstand: Alle offenen Tabs zeigen denselben",
    content: "nichts als die Nachricht, dass gebucht oder storniert wurde",
    trigger: "jemand bucht oder storniert",
  },
  "kundenportal-session": {
    purpose: "Anmeldung: Alle offenen Tabs wissen, ob die Sitzung noch gilt",
    content: "ob die Sitzung gilt oder abgelaufen ist",
    trigger: "eine Sitzung läuft ab, oder jemand meldet sich wieder an",
  },
};

const channels = Object.entries(told).map(([name, texts]): Entry => ({
  kind: "channel",
  name,
  pattern: new RegExp(`^${name}$`),
  ...texts,
  lifetime: "keine: wird zwischen offenen Tabs gesagt und nicht gespeichert",
  isNecessary: true,
}));

const cookies: readonly Entry[] = [
  {
    kind: "cookie",
    name: "{consent.cookie}, Vorgabe marketing_consent",
    pattern: /^marketing_consent$/,
    purpose: "Einwilligung: Fremde Inhalte laden erst, wenn zugestimmt wurde",
    content: "was das Einwilligungswerkzeug der Seite dort abgelegt hat; das Portal liest es nur",
    lifetime: "bestimmt das Werkzeug",
    trigger: "ein Widget mit fremdem Inhalt steht auf der Seite",
    isNecessary: true,
  },
  {
    kind: "cookie",
    name: "{csrf.cookie}, Vorgabe XSRF-TOKEN",
    pattern: /^XSRF-TOKEN$/,
    purpose: "Schutz vor gefälschten Aufrufen: Das Portal schickt den Wert als Kopfzeile zur selben Website zurück",
    content: "was das Backend dort abgelegt hat; das Portal liest es nur",
    lifetime: "bestimmt das Backend",
    trigger: "jemand sendet etwas",
    isNecessary: true,
  },
];

const origins: readonly Entry[] = [
  {
    kind: "origin",
    name: "maps.googleapis.com und weitere Server von Google",
    pattern: /(^|\.)(googleapis|gstatic|google|googleusercontent)\.com$/,
    purpose: "Karte: Lage eines Hotels oder Tagungsorts auf einer Karte von Google Maps",
    content:
      "IP-Adresse, Angaben des Browsers, die Seite und der Ort der Karte; Google kann selbst Daten im Gerät speichern",
    lifetime: "bestimmt Google; mit dem Widerruf verschwindet die Karte",
    trigger: "ein Widget mit Karte steht auf der Seite, und es wurde zugestimmt",
    isNecessary: false,
  },
  {
    kind: "origin",
    name: "Server der Videos (nennt das Backend)",
    pattern: /^$/,
    purpose: "Videos zu einem besuchten Seminar",
    content:
      "IP-Adresse, Angaben des Browsers, die Seite, Kennung des Seminars; der Anbieter kann selbst Daten im Gerät speichern",
    lifetime: "bestimmt der Anbieter; mit dem Widerruf verschwinden die Videos",
    trigger: "der Reiter „Videos“ wird geöffnet, und es wurde zugestimmt",
    isNecessary: false,
  },
  {
    kind: "origin",
    name: "{chatbotScriptUrl}",
    pattern: /^$/,
    purpose: "Chatbot",
    content:
      "IP-Adresse, Angaben des Browsers, die Seite, was jemand dem Chatbot schreibt; der Anbieter kann selbst Daten im Gerät speichern",
    lifetime: "bestimmt der Anbieter; mit dem Widerruf verschwindet der Chatbot",
    trigger: "das Widget steht auf der Seite, und es wurde zugestimmt",
    isNecessary: false,
  },
  {
    kind: "origin",
    name: "{imageServiceBase}",
    pattern: /^$/,
    purpose: "Fotos eines besuchten Seminars, wenn der Bilderdienst auf einem anderen Server liegt",
    content: "IP-Adresse, Angaben des Browsers, Kennung des Fotos, Zugangsschlüssel in einer Kopfzeile",
    lifetime: "bestimmt der Bilderdienst",
    trigger: "jemand öffnet die Fotos eines Seminars",
    isNecessary: true,
  },
];

/** All that the product keeps, reads or fetches from elsewhere; a browser test fails on anything else. */
export const register: readonly Entry[] = [...kept, ...channels, ...cookies, ...origins];
