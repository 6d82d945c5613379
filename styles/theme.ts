/** One public custom property that a page author may set on an anchor or on any ancestor of it. */
export interface ThemeProperty {
  readonly name: `--portal-${string}`;
  /** The default on a light page; `dark` stands only where a dark page has another one. */
  readonly light: string;
  readonly dark?: string;
  /** German, for the author's manual. */
  readonly meaning: string;
}

/** All public custom properties; styles/tokens.css reads exactly these, with exactly these defaults. */
export const themeProperties: readonly ThemeProperty[] = [
  { name: "--portal-font-family", light: "inherit", meaning: "Schrift; ohne Angabe die Schrift der Seite" },
  {
    name: "--portal-font-size",
    light: "clamp(16px, 1em, 32px)",
    meaning: "Grundgröße der Schrift; alle anderen Größen folgen ihr",
  },
  { name: "--portal-radius", light: "6px", meaning: "Rundung von Schaltflächen, Feldern und Kästen" },
  { name: "--portal-color-text", light: "#1d2a35", dark: "#e9edf1", meaning: "Textfarbe" },
  { name: "--portal-color-muted", light: "#51606d", dark: "#b3bfca", meaning: "Farbe für Nebentexte" },
  { name: "--portal-color-border", light: "#cdd5dc", dark: "#46535f", meaning: "Trennlinien und Kästen" },
  {
    name: "--portal-color-control",
    light: "#6b7985",
    dark: "#94a3b0",
    meaning: "Rand von Eingabefeldern und Schaltflächen",
  },
  {
    name: "--portal-color-accent",
    light: "#0b5a78",
    dark: "#8ccbe3",
    meaning: "Akzentfarbe: Links, Schaltflächen, aktiver Reiter",
  },
  { name: "--portal-color-accent-contrast", light: "#ffffff", dark: "#0a2630", meaning: "Schrift auf der Akzentfarbe" },
  { name: "--portal-color-danger", light: "#a8231b", dark: "#ffaba2", meaning: "Fehler und endgültige Schritte" },
  { name: "--portal-color-danger-contrast", light: "#ffffff", dark: "#3a0b07", meaning: "Schrift auf der Fehlerfarbe" },
  { name: "--portal-color-success", light: "#17653a", dark: "#86d9a8", meaning: "Erfolgsmeldungen" },
  {
    name: "--portal-color-info",
    light: "#1b4f9c",
    dark: "#a5c8ff",
    meaning: "Zustände, die weder gut noch schlecht sind, wie eine Reservierung",
  },
  {
    name: "--portal-color-warning",
    light: "#7a4a00",
    dark: "#f2c278",
    meaning: "Warnungen und Hinweise mit Nachdruck",
  },
  {
    name: "--portal-color-canvas",
    light: "#ffffff",
    dark: "#1a2229",
    meaning: "Deckender Grund von Feldern, Menüs und Dialogen",
  },
  { name: "--portal-color-focus", light: "#0b3d91", dark: "#ffe08a", meaning: "Fokusrahmen" },
  { name: "--portal-color-focus-contrast", light: "#ffffff", dark: "#10161b", meaning: "Zweiter Ton des Fokusrahmens" },
];

/** One name that a page author may style with `::part()`. */
export interface ThemePart {
  readonly name: string;
  /** German, for the author's manual. */
  readonly meaning: string;
}

/** All `::part` names. */
export const themeParts: readonly ThemePart[] = [
  { name: "button", meaning: "Schaltfläche, auch als Link" },
  { name: "chip", meaning: "kleines Schild mit einem Zustand, zum Beispiel Gebucht" },
  { name: "card", meaning: "Kasten, zum Beispiel ein Seminar" },
  { name: "notice", meaning: "Meldung: lädt, leer, Fehler, Erfolg, Hinweis" },
  { name: "tablist", meaning: "Leiste der Reiter" },
  { name: "tab", meaning: "einzelner Reiter" },
  { name: "tabpanel", meaning: "Inhalt des aktiven Reiters" },
  { name: "accordion", meaning: "aufklappbarer Abschnitt" },
  { name: "dialog", meaning: "Dialogfenster" },
  { name: "dropdown", meaning: "Auswahlliste" },
  { name: "field", meaning: "Eingabefeld samt Beschriftung, Hilfe und Fehler" },
  { name: "rich-text", meaning: "formatierter Text aus der Redaktion" },
];
