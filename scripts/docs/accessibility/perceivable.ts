import { none, open, partly, proved, type Criterion } from "./criterion.ts";
import { SITUATIONS, SITE, FIELDS, REQUESTS, KEYBOARD, SHOP_FOCUS, HEARD, AXE } from "./evidence.ts";

/** The criteria of this part of WCAG 2.2. */
export const perceivable: readonly Criterion[] = [
  partly(
    "A",
    "1.1.1",
    "Nicht-Text-Inhalt",
    [SITUATIONS, SITE],
    `${AXE}, auch auf fehlende Alternativtexte; ob ein Alternativtext aus der Redaktion das Bild trifft, ist offen`,
  ),
  none(
    "A",
    "1.2.1",
    "Reines Audio und reines Video (aufgezeichnet)",
    "Die Widgets bringen keine Medien mit; Videos spielt das Programm des Videoanbieters ab",
  ),
  none(
    "A",
    "1.2.2",
    "Untertitel (aufgezeichnet)",
    "Videos spielt das Programm des Videoanbieters ab; Untertitel liefert der Betreiber",
  ),
  none("A", "1.2.3", "Audiodeskription oder Medienalternative", "Videos spielt das Programm des Videoanbieters ab"),
  none("AA", "1.2.4", "Untertitel (live)", "Es gibt keine Live-Medien"),
  none("AA", "1.2.5", "Audiodeskription (aufgezeichnet)", "Videos spielt das Programm des Videoanbieters ab"),
  partly(
    "A",
    "1.3.1",
    "Info und Beziehungen",
    [SITUATIONS, FIELDS],
    `${AXE} und Beschriftungen, Hinweise und Fehler hängen an ihren Feldern; ob jede sichtbare Gliederung ausgezeichnet ist, ist offen`,
  ),
  partly(
    "A",
    "1.3.2",
    "Bedeutungstragende Reihenfolge",
    [KEYBOARD, SHOP_FOCUS, HEARD],
    "belegt für Formulare und Warenkorb; zwölf Abläufe sind mit Orca vorgelesen, nicht jedes Widget",
  ),
  open("A", "1.3.3", "Sensorische Eigenschaften", "Kein Test liest Texte daraufhin"),
  partly(
    "AA",
    "1.3.4",
    "Ausrichtung",
    [SITUATIONS],
    "Jeder Zustand passt in alle Breiten von 320 bis 1400 px; nichts sperrt die Ausrichtung, ein Test dafür fehlt",
  ),
  proved(
    "AA",
    "1.3.5",
    "Eingabezweck bestimmen",
    [REQUESTS, "test/browser/accounts.test.ts", "widgets/portal/user-settings/personal-data.test.tsx"],
    "Jedes Feld zur Person trägt `autocomplete`",
  ),
  open("A", "1.4.1", "Benutzung von Farbe", "Zustände tragen Zeichen und Wörter; kein Test belegt es für jeden"),
  none("A", "1.4.2", "Audio-Steuerelement", "Nichts spielt Ton von selbst"),
  partly(
    "AA",
    "1.4.3",
    "Kontrast (Minimum)",
    [SITUATIONS, "src/ui/root/scheme.test.tsx"],
    `${AXE} in den Farben der Vorgabe; mit eigenen Farben des Betreibers ist es offen`,
  ),
  partly(
    "AA",
    "1.4.4",
    "Textgröße ändern",
    [SITUATIONS],
    "Mit Text auf 200 % ist kein Zustand breiter als sein Fenster; ob jeder Text dabei ganz zu lesen ist, ist offen",
  ),
  none(
    "AA",
    "1.4.5",
    "Bilder von Text",
    "Die Widgets zeigen keine Texte als Bild; was die Redaktion hochlädt, liegt bei ihr",
  ),
  proved(
    "AA",
    "1.4.10",
    "Umbruch (Reflow)",
    [SITUATIONS],
    "Kein Zustand ist breiter als sein Fenster, von 320 bis 1400 px",
  ),
  open("AA", "1.4.11", "Kontrast von Nicht-Text", "axe prüft ihn nicht"),
  open("AA", "1.4.12", "Textabstand", "Kein Test setzt die Abstände"),
  open(
    "AA",
    "1.4.13",
    "Eingeblendeter Inhalt bei Hover oder Fokus",
    "Menü und kleiner Warenkorb schließen mit Esc; der Rest ist nicht geprüft",
  ),
];
