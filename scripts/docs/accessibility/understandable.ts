import { none, open, partly, proved, type Criterion } from "./criterion.ts";
import { SITUATIONS, FIELDS, REQUESTS, KEYBOARD, NOTICE, HEARD, AXE } from "./evidence.ts";

/** The criteria of this part of WCAG 2.2. */
export const understandable: readonly Criterion[] = [
  none("A", "3.1.1", "Sprache der Seite", 'Setzt die Seite; die Widgets tragen `lang="de"`'),
  open("AA", "3.1.2", "Sprache von Teilen", "Fremdsprachige Titel aus der Redaktion sind nicht ausgezeichnet"),
  partly("A", "3.2.1", "Bei Fokus", [KEYBOARD], "belegt für Formulare"),
  partly(
    "A",
    "3.2.2",
    "Bei Eingabe",
    [KEYBOARD, "widgets/site/articles/articles.test.tsx"],
    "Filter ändern die Liste und sagen die Zahl an; Formulare senden nur auf Knopfdruck",
  ),
  open("AA", "3.2.3", "Konsistente Navigation", "Betrifft die ganze Website; das Menü ist überall dasselbe"),
  partly(
    "AA",
    "3.2.4",
    "Konsistente Erkennung",
    ["test/fixed-sentences.test.ts"],
    "Alle Sätze stehen in einem Ordner; was mehrere Widgets sagen, ist dieselbe Konstante",
  ),
  open("A", "3.2.6", "Konsistente Hilfe", "Betrifft die ganze Website"),
  proved(
    "A",
    "3.3.1",
    "Fehlererkennung",
    [REQUESTS, FIELDS],
    "Fehler stehen als Text über dem Formular und am Feld, der Fokus geht dorthin",
  ),
  partly(
    "A",
    "3.3.2",
    "Beschriftungen oder Anweisungen",
    [SITUATIONS, FIELDS],
    "Jedes Feld hat eine Beschriftung; Pflichtfelder sind bezeichnet",
  ),
  partly(
    "AA",
    "3.3.3",
    "Fehlerempfehlung",
    [KEYBOARD, "src/domain/forms/mail-provider.test.ts"],
    "belegt für E-Mail-Adressen; andere Meldungen nennen, was fehlt",
  ),
  proved(
    "AA",
    "3.3.4",
    "Fehlervermeidung (rechtlich, finanziell, Daten)",
    ["widgets/shop/checkout/checkout.test.tsx", "widgets/shop/checkout/order-truth.test.tsx"],
    "Vor der Bestellung steht eine Übersicht, die bestätigt wird; nichts geht zu einem anderen Preis hinaus",
  ),
  partly(
    "A",
    "3.3.7",
    "Redundante Eingabe",
    ["widgets/forms/request-behaviour.test.tsx"],
    "Kontaktdaten des Besuchs werden angeboten; für alle Abläufe nicht geprüft",
  ),
  partly(
    "AA",
    "3.3.8",
    "Barrierefreie Authentisierung (Minimum)",
    ["test/browser/accounts.test.ts"],
    "Passwortverwaltung und Einfügen gehen; weitere Schritte der Anmeldung gehören dem Backend",
  ),
];

/** The criteria of this part of WCAG 2.2. */
export const robust: readonly Criterion[] = [
  partly(
    "A",
    "4.1.2",
    "Name, Rolle, Wert",
    [SITUATIONS, "src/ui/tabs/tabs.test.tsx", "src/ui/accordion/accordion.test.tsx", HEARD],
    `${AXE}, ein Test jeden Halt der Tabulatortaste auf Rolle und Namen; in zwölf Abläufen mit Orca in Firefox vorgelesen, mit NVDA, JAWS und VoiceOver nicht`,
  ),
  partly(
    "AA",
    "4.1.3",
    "Statusmeldungen",
    [NOTICE, "widgets/shared/waiting.test.tsx", "widgets/shop/event-search/event-search.test.tsx", HEARD],
    "Meldungen sind Live-Bereiche, Trefferzahlen werden einmal angesagt; in zwölf Abläufen mit Orca gehört, sonst nicht",
  ),
];
