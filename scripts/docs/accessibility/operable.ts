import { none, open, partly, proved, type Criterion } from "./criterion.ts";
import { SITUATIONS, SITE, FIELDS, KEYBOARD, SHOP_FOCUS, DIALOG, MAP, HEARD } from "./evidence.ts";

/** The criteria of this part of WCAG 2.2. */
export const operable: readonly Criterion[] = [
  partly(
    "A",
    "2.1.1",
    "Tastatur",
    [
      KEYBOARD,
      "src/ui/dropdown/dropdown.test.tsx",
      "src/ui/searchable-select/searchable-select.test.tsx",
      "test/browser/hotel-tab.test.ts",
      SITUATIONS,
    ],
    "Formulare, Auswahllisten und Hotelangaben sind allein mit der Tastatur bedient, nicht jedes Widget; was scrollt, ist in jedem Zustand mit ihr zu erreichen",
  ),
  partly("A", "2.1.2", "Keine Tastaturfalle", [MAP, DIALOG], "Karte und Dialoge lassen die Tastatur hinein und hinaus"),
  none("A", "2.1.4", "Tastaturkürzel", "Es gibt keine Kürzel mit einzelnen Zeichen"),
  partly(
    "A",
    "2.2.1",
    "Zeitbegrenzungen anpassbar",
    ["test/browser/typed.test.ts", "widgets/forms/typed-text.test.tsx"],
    "Läuft eine Sitzung ab, bleibt alles Eingetippte; die Dauer bestimmt das Backend",
  ),
  open(
    "A",
    "2.2.2",
    "Pausieren, beenden, ausblenden",
    "Der Zähler bis zum nächsten Seminar und die Bildfolge sind nicht daraufhin geprüft",
  ),
  open("A", "2.3.1", "Grenzwert von drei Blitzen", "Nichts blinkt; ein Test fehlt"),
  none("A", "2.4.1", "Blöcke umgehen", "Sprungmarken setzt die Seite; die Widgets beginnen mit Überschriften"),
  none("A", "2.4.2", "Seite mit Titel", "Den Titel setzt die Seite"),
  partly(
    "A",
    "2.4.3",
    "Fokus-Reihenfolge",
    [SHOP_FOCUS, DIALOG, "src/state/session/session.test.tsx", HEARD],
    "belegt für Warenkorb, Bestellung, Merkliste und Dialoge; in zwölf Abläufen mit Orca gehört",
  ),
  partly(
    "A",
    "2.4.4",
    "Linkzweck (im Kontext)",
    [SITUATIONS, HEARD],
    "axe findet Links ohne Namen; in zwölf Abläufen sind die Namen vorgelesen und verständlich, sonst ist es offen",
  ),
  none("AA", "2.4.5", "Verschiedene Methoden", "Betrifft die ganze Website"),
  partly(
    "AA",
    "2.4.6",
    "Überschriften und Beschriftungen",
    [SITUATIONS, FIELDS, HEARD],
    "Felder und Überschriften sind da; in zwölf Abläufen sind sie vorgelesen und treffen",
  ),
  open("AA", "2.4.7", "Fokus sichtbar", "Jedes Bedienelement hat einen Rahmen; ein Test, der ihn überall sieht, fehlt"),
  open("AA", "2.4.11", "Fokus nicht verdeckt (Minimum)", "Feste Kopfzeilen gehören der Seite; ein Test fehlt"),
  open("A", "2.5.1", "Zeigergesten", "Bilder im Vollbild haben Schaltflächen neben dem Wischen; ein Test fehlt"),
  open("A", "2.5.2", "Zeigerabbruch", "Schaltflächen lösen beim Loslassen aus; ein Test für alle fehlt"),
  partly("A", "2.5.3", "Beschriftung im Namen", [SITUATIONS], "axe prüft, was es davon sehen kann"),
  none("A", "2.5.4", "Betätigung durch Bewegung", "Keine Funktion hängt an Bewegung"),
  proved(
    "AA",
    "2.5.7",
    "Ziehbewegungen",
    ["widgets/site/training-plan-admin/training-plan-admin.test.tsx"],
    "Der Schulungsplan wird mit der Tastatur geordnet; sonst wird nichts gezogen",
  ),
  partly(
    "AA",
    "2.5.8",
    "Zielgröße (Minimum)",
    [SITE, "test/browser/site-walk-customers.long.test.ts", "test/browser/site-walk-reading.long.test.ts"],
    "axe prüft sie auf allen Seiten der Beispielwebsite auf einem Telefon",
  ),
];
