/** A mistake in an author's words: what is wrong and what to change. */
export interface Explained {
  readonly what: string;
  readonly fix: string;
}

/** The advice for problems that the page's author cannot solve. */
export const reportToSupport = "An der Seite ist nichts zu ändern. Bitte senden Sie diesen Bericht an den Support.";

/** Texts about ids that are misspelt or in the wrong place. */
export const suspectTexts = {
  spelling: (found: string, meant: string): Explained => ({
    what: `Die id „${found}“ kennt das Portal nicht. Gemeint ist wohl „${meant}“.`,
    fix: `Schreiben Sie id="${meant}".`,
  }),
  space: (meant: string): Explained => ({
    what: "In der id steht ein Leerzeichen.",
    fix: `Schreiben Sie id="${meant}", ohne Leerzeichen davor oder dahinter.`,
  }),
  prefix: (found: string, meant: string): Explained => ({
    what: `Der id „${found}“ fehlt der Anfang „portal-“.`,
    fix: `Soll hier ein Widget erscheinen, schreiben Sie id="${meant}".`,
  }),
  class: (meant: string): Explained => ({
    what: `„${meant}“ steht hier als Stilklasse (class). Das Portal sucht eine id.`,
    fix: `Schreiben Sie id="${meant}" statt class="…".`,
  }),
  tag: (meant: string): Explained => ({
    what: `„${meant}“ steht hier als Element. Das Portal sucht eine id.`,
    fix: `Schreiben Sie <div id="${meant}"></div>.`,
  }),
  item: (meant: string): Explained => ({
    what: `Hinter „${meant}“ fehlt die Nummer.`,
    fix: `Hängen Sie an, wozu das Widget gehört, zum Beispiel id="${meant}901".`,
  }),
  unknown: (found: string, meant: string): Explained => ({
    what: `Ein Widget „${found}“ gibt es nicht.${meant === "" ? "" : ` Vielleicht ist „${meant}“ gemeint.`}`,
    fix: "Vergleichen Sie die id mit der Liste „Platzhalter“ weiter unten.",
  }),
} as const;

/** Texts about known placeholders that are in the wrong place or state. */
export const anchorTexts = {
  nested: (outer: string): Explained => ({
    what: `Der Platzhalter steht innerhalb von „${outer}“ und wird deshalb nicht übernommen.`,
    fix: `Setzen Sie ihn hinter das </div>, mit dem „${outer}“ endet. Oft fehlt dieses </div>; ein <div … /> endet nicht von selbst.`,
  }),
  off: (): Explained => ({
    what: "Dieses Widget ist abgeschaltet: Die Konfiguration nennt es unter „off“. Zu sehen ist der eigene Inhalt des Platzhalters.",
    fix: "Soll es wieder erscheinen, entfernen Sie die id aus „off“.",
  }),
  hidden: (culprit: string): Explained => ({
    what: `Der Platzhalter ist gerade nicht sichtbar: ${culprit} ist ausgeblendet.`,
    fix: "In einem zugeklappten Bereich oder Reiter ist das richtig. Sonst entfernen Sie dort „hidden“, „display: none“ oder die Stilklasse, die ausblendet.",
  }),
  impossible: (tag: string): Explained => ({
    what: `Ein <${tag}> kann kein Platzhalter sein.`,
    fix: "Nehmen Sie ein <div> mit dieser id.",
  }),
  inline: (tag: string): Explained => ({
    what: `Der Platzhalter ist ein <${tag}>.`,
    fix: "Nehmen Sie ein <div>: In einem <p> oder <span> dürfen die Abschnitte eines Widgets nicht stehen, und manches CMS verschiebt sie.",
  }),
  pressed: (tag: string): Explained => ({
    what: `Der Platzhalter steht in einem <${tag}>: Was im Widget gedrückt wird, gilt auch diesem.`,
    fix: `Setzen Sie ihn hinter das </${tag}>.`,
  }),
  locked: (culprit: string, attribute: string): Explained => ({
    what: `${culprit} trägt „${attribute}“: ${attribute === "inert" ? "Das Widget ist nicht bedienbar." : "Vorleseprogramme lesen das Widget nicht."}`,
    fix: `In einem zugeklappten Bereich ist das richtig. Sonst entfernen Sie dort „${attribute}“.`,
  }),
  narrow: (width: number): Explained => ({
    what: `Der Platzhalter ist nur ${width} Pixel breit.`,
    fix: 'Geben Sie ihm Platz: in einer Flex-Zeile style="flex: 1", in einer Tabelle oder neben Schwebendem dem Element darum eine Breite.',
  }),
  empty: (attribute: string, value: string): Explained => ({
    what: `Mit ${attribute}="${value}" ist hier nichts zu zeigen.`,
    fix: "Prüfen Sie die Schreibweise. Stimmt sie, ist zurzeit nichts dabei.",
  }),
  unloadable: (): Explained => ({
    what: "Der Programmteil dieses Widgets konnte nicht geladen werden.",
    fix: "Prüfen Sie (Administration), ob der Ordner „chunks“ neben portal.js liegt und aus derselben Auslieferung stammt. Laden Sie danach die Seite neu.",
  }),
  crashed: (name: string): Explained => ({
    what: `Im Widget ist ein Programmfehler aufgetreten (${name}).`,
    fix: reportToSupport,
  }),
  noWay: (page: string): Explained => ({
    what: `Von hier führt kein Weg weiter: Die Konfiguration nennt unter „pages“ kein „${page}“.`,
    fix: `Gibt es diese Seite, tragen Sie ihre Adresse ein, zum Beispiel "pages": {"${page}": "/kundenportal/seminar/{eventId}"}.`,
  }),
  noMapKey: (): Explained => ({
    what: "Für die Karte fehlt der Schlüssel: „googleMapsApiKey“ ist leer.",
    fix: "Tragen Sie in der Konfiguration den Schlüssel Ihres Google-Kontos ein. Ohne ihn zeigt Google statt der Karte einen Fehler.",
  }),
  noChatbot: (): Explained => ({
    what: "Für den Chatbot fehlt das Skript: „chatbotScriptUrl“ ist leer.",
    fix: "Tragen Sie in der Konfiguration die Adresse seines Skripts ein. Ohne sie steht hier nur ein Verweis auf die Kontaktseite.",
  }),
  twice: (count: number): Explained => ({
    what: `Dieser Platzhalter kommt ${count}-mal vor.`,
    fix: "Das ist erlaubt, alle zeigen dasselbe. War es ein Versehen, löschen Sie die überzähligen.",
  }),
} as const;

/** Texts about problems of the page as a whole. */
export const pageTexts = {
  scriptTag: (file: string): string => `Skript ${file}`,
  whole: "Seite",
  none: (): Explained => ({
    what: "Auf dieser Seite steht kein Platzhalter, den das Portal kennt.",
    fix: "Fügen Sie ein <div> mit einer id aus der Liste „Platzhalter“ ein. Haben Sie das getan, hat das CMS es entfernt: Suchen Sie die id im Quelltext der Seite (Strg+U).",
  }),
  asText: (id: string): Explained => ({
    what: `Der Platzhalter „${id}“ steht als lesbarer Text auf der Seite statt als HTML.`,
    fix: "Löschen Sie ihn im Textfeld und fügen Sie ihn als HTML ein (im CMS: Block „HTML“ oder Ansicht „Quelltext“).",
  }),
  scriptTwice: (count: number): Explained => ({
    what: `Das Skript des Portals ist ${count}-mal eingebunden.`,
    fix: "Lassen Sie eine Zeile stehen und löschen Sie die anderen. Nur die erste arbeitet.",
  }),
  notModule: (): Explained => ({
    what: 'In dieser Zeile fehlt type="module"; so hält portal.js die Seite beim Laden auf.',
    fix: 'Schreiben Sie <script type="module" src="…/portal.js"></script>.',
  }),
} as const;
