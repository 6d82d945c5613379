import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HOURS, mailLink, phoneLink } from "#mocks/site/house/contact.ts";
import { statementText } from "#scripts/privacy/privacy.ts";

const sections = (texts: readonly (readonly [heading: string, text: string])[]): string =>
  texts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join("");

const imprint = sections([
  [
    "Anbieter",
    `Seminarhaus Beispiel GmbH<br>Musterstraße 1<br>20095 Hamburg<br>Telefon ${phoneLink()}<br>E-Mail ${mailLink()}`,
  ],
  ["Vertreten durch", "Jana Beispiel, Geschäftsführerin"],
  ["Handelsregister", "Amtsgericht Hamburg, HRB 000000 (erfunden)"],
  ["Umsatzsteuer-ID", "DE000000000, nach § 27a UStG (erfunden)"],
  ["Redaktion", "Verantwortlich nach § 18 Abs. 2 MStV: Jana Beispiel, Anschrift wie oben"],
  ["Erreichbar", `${HOURS}. Jederzeit über das <a href="/service/kontakt">Kontaktformular</a>.`],
  ["Hinweis", "Dieses Seminarhaus ist erfunden. Niemand bucht hier wirklich, und nichts wird versandt."],
]);

const terms = `<p>Diese Bedingungen gelten für alle Seminare, Fachtagungen und Online-Veranstaltungen.</p>${sections([
  [
    "Vertrag",
    "Mit „Zahlungspflichtig buchen“ geben Sie ein Angebot ab. Gebucht ist, was unsere Buchungsbestätigung per E-Mail nennt; sie kommt in der Regel am nächsten Werktag.",
  ],
  [
    "Reservierung und Warteliste",
    "Beides ist kostenlos und unverbindlich. Einen reservierten Platz buchen Sie im Kundenportal, sobald der Beschluss gefasst ist.",
  ],
  [
    "Preise",
    "Preise gelten je Person zuzüglich der gesetzlichen Mehrwertsteuer und sinken mit der Zahl der Personen eines Gremiums. Das Hotel rechnet Übernachtung und Verpflegung mit dem Arbeitgeber ab. Unsere Rechnung folgt nach dem Seminar.",
  ],
  [
    "Stornierung",
    "Bis acht Tage vor Beginn stornieren Sie kostenlos im Kundenportal. Danach rufen Sie uns an: Eine Kollegin oder ein Kollege kann den Platz jederzeit übernehmen.",
  ],
])}`;

/** The quoted text of a document as HTML: paragraphs, lists, what is strong. */
const quoted = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.startsWith(">"))
    .map((line) => line.replace(/^> ?/, ""))
    .join("\n")
    .split(/\n\n+/)
    .map((part) =>
      part.startsWith("- ") ? `<ul><li>${part.slice(2).replaceAll("\n- ", "</li><li>")}</li></ul>` : `<p>${part}</p>`,
    )
    .join("")
    .replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");

/** The house's own words, and those of the manual about what the widgets store and send. */
const privacy = `${sections([
  [
    "Wer verantwortlich ist",
    `Seminarhaus Beispiel GmbH, Musterstraße 1, 20095 Hamburg, Telefon ${phoneLink()}, E-Mail ${mailLink()}`,
  ],
  [
    "Wozu wir Ihre Daten verarbeiten",
    "Nur um Ihre Anfragen und Buchungen zu bearbeiten (Art. 6 Abs. 1 lit. b DSGVO): Name, Kontakt und Rechnungsanschrift, Ihre Buchungen und Ihre Wünsche an das Hotel. Das Hotel erhält, was es für Ihren Aufenthalt braucht. Rechnungen bewahren wir acht Jahre auf, Anfragen ein Jahr.",
  ],
  [
    "Fotos und Videos",
    "Fotos sehen nur, wer teilgenommen hat; auf Wunsch löschen wir sie. Videos werden nach zwölf Monaten gelöscht.",
  ],
  [
    "Ihre Rechte",
    "Sie können Auskunft, Berichtigung, Löschung und Übertragung Ihrer Daten verlangen, ihrer Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren. Externen Inhalten stimmen Sie zu, bevor sie laden; am Ende jeder Seite nehmen Sie das zurück.",
  ],
])}<h2>Was diese Website speichert und sendet</h2>${quoted(statementText())}`;

const statement = fileURLToPath(new URL("../../../docs/barrierefreiheit/erklaerung.md", import.meta.url));

/** What an operator writes for the brackets of the manual's text. */
const OWN: Readonly<Record<string, string>> = {
  Kontakt: '<a href="/service/kontakt">unser Kontaktformular</a>',
  "E-Mail, Telefon": `${mailLink()}, ${phoneLink()}`,
  Frist: "einem Werktag",
  "Zuständige Marktüberwachungsbehörde oder Schlichtungsstelle":
    "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, Magdeburg",
  Datum: "1. März 2026",
};

const accessibility = quoted(readFileSync(statement, "utf8")).replaceAll(
  /\[(.+?)\]/g,
  (whole, name: string) => OWN[name] ?? whole,
);

/** The texts of the legal pages, German HTML. */
export const legal = { imprint, terms, privacy, accessibility } as const;
