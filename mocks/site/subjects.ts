import { tags } from "#mocks/data/site/articles.ts";

/** An editor's texts about the topics of the site: what the law says, and what the next meeting may ask. */
const subjects: Readonly<Record<string, readonly [law: string, ...questions: [string, string]]>> = {
  arbeitszeit: [
    "Beginn, Ende und Lage der Arbeitszeit bestimmt der Betriebsrat mit (§ 87 Abs. 1 Nr. 2 BetrVG), Überstunden ebenso (Nr. 3). Ohne seine Zustimmung darf der Arbeitgeber sie nicht anordnen.",
    "Wie viele Überstunden gab es im letzten Quartal, und wer hat ihnen zugestimmt?",
    "Welche Regel soll als erste in die Betriebsvereinbarung?",
  ],
  arbeitsschutz: [
    "Beim Gesundheitsschutz bestimmt der Betriebsrat mit, wo das Gesetz dem Arbeitgeber Spielraum lässt (§ 87 Abs. 1 Nr. 7 BetrVG). Am Anfang steht die Gefährdungsbeurteilung (§ 5 ArbSchG), auch die der psychischen Belastung.",
    "Wann wurde die Gefährdungsbeurteilung zuletzt überprüft?",
    "Welche Maßnahmen sind daraus noch offen?",
  ],
  betriebsratswahl: [
    "Gewählt wird alle vier Jahre zwischen dem 1. März und dem 31. Mai (§ 13 BetrVG). Den Wahlvorstand bestellt das Gremium spätestens zehn Wochen vor dem Ende seiner Amtszeit (§ 16 BetrVG).",
    "Wer übernimmt den Vorsitz im Wahlvorstand, und wann wird er geschult?",
    "Ist die Wählerliste vollständig, auch mit den Leiharbeitskräften?",
  ],
  datenschutz: [
    "Technik, die Leistung oder Verhalten überwachen kann, führt der Arbeitgeber nur mit Zustimmung des Betriebsrats ein (§ 87 Abs. 1 Nr. 6 BetrVG). Für die Daten des Gremiums selbst gilt § 79a BetrVG.",
    "Welche Systeme sind dieses Jahr neu, und wer sieht ihre Auswertungen?",
    "Wie lange bewahren wir unsere eigenen Protokolle auf?",
  ],
  homeoffice: [
    "Wie mobile Arbeit gestaltet wird, bestimmt der Betriebsrat mit (§ 87 Abs. 1 Nr. 14 BetrVG): Erreichbarkeit, Ausstattung und die Rückkehr ins Büro.",
    "Wer darf wie viele Tage mobil arbeiten, und wer entscheidet im Streit?",
    "Wie wird die Arbeitszeit zu Hause erfasst?",
  ],
  kuendigung: [
    "Vor jeder Kündigung ist der Betriebsrat zu hören, sonst ist sie unwirksam (§ 102 BetrVG). Er hat eine Woche Zeit, bei einer außerordentlichen Kündigung drei Tage.",
    "Wer nimmt eine Anhörung entgegen, wenn der Vorsitz fehlt?",
    "Welche Widerspruchsgründe passen zum Fall?",
  ],
  mitbestimmung: [
    "In sozialen Angelegenheiten geht es nicht ohne den Betriebsrat (§ 87 BetrVG). Einigen sich beide nicht, entscheidet die Einigungsstelle (§ 76 BetrVG).",
    "Welche Maßnahme läuft schon, ohne dass wir gefragt wurden?",
    "Was soll in der nächsten Vereinbarung besser stehen?",
  ],
  urlaub: [
    "Urlaubsgrundsätze und Urlaubsplan bestimmt der Betriebsrat mit (§ 87 Abs. 1 Nr. 5 BetrVG). Urlaub verfällt nur, wenn der Arbeitgeber vorher darauf hingewiesen hat.",
    "Bis wann steht der Urlaubsplan, und wie werden Wünsche gereiht?",
    "Wer hat noch Urlaub aus dem Vorjahr?",
  ],
  leiharbeit: [
    "Bevor Leiharbeitskräfte in den Betrieb kommen, ist der Betriebsrat zu beteiligen (§ 14 Abs. 3 AÜG, § 99 BetrVG). Nach drei Monaten dürfen sie ihn mitwählen (§ 7 BetrVG).",
    "Wer arbeitet länger als achtzehn Monate bei uns, ohne übernommen zu sein?",
    "Welche Stellen lassen sich fest besetzen?",
  ],
  mindestlohn: [
    "Der Betriebsrat wacht darüber, dass der Mindestlohn gezahlt wird (§ 80 Abs. 1 Nr. 1 BetrVG), und darf dafür die Listen der Bruttolöhne einsehen (§ 80 Abs. 2 BetrVG).",
    "Wann haben wir die Lohnlisten zuletzt eingesehen?",
    "Welche Stundenlöhne rücken jetzt zu nah an den Mindestlohn?",
  ],
  sitzung: [
    "Der Vorsitz lädt rechtzeitig und mit einer Tagesordnung ein (§ 29 BetrVG). Ein Beschluss ist wirksam, wenn mindestens die Hälfte der Mitglieder an ihm teilnimmt (§ 33 BetrVG).",
    "Kommt unsere Einladung so früh, dass sich alle vorbereiten können?",
    "Wer schreibt das Protokoll, und wer unterschreibt es?",
  ],
  wirtschaftsausschuss: [
    "In Unternehmen mit mehr als hundert ständig Beschäftigten ist ein Wirtschaftsausschuss zu bilden (§ 106 BetrVG). Der Unternehmer unterrichtet ihn rechtzeitig und umfassend, mit den Unterlagen.",
    "Welche Zahlen haben wir zuletzt bekommen, und welche fehlen?",
    "Wer berichtet dem Gremium nach jeder Sitzung des Ausschusses?",
  ],
};

const general = "mitbestimmung";

/** What titles say for a topic beside its name. */
const words: Readonly<Record<string, string>> = {
  Zeiterfassung: "arbeitszeit",
  Gesund: "arbeitsschutz",
  Mobil: "homeoffice",
  Leiharbeit: "leiharbeit",
  Mindestlohn: "mindestlohn",
  Sitzung: "sitzung",
  Wirtschaftsausschuss: "wirtschaftsausschuss",
};

/** The topic that a title begins with or holds: `Urlaub: Fristen im Überblick`. */
const topicOf = (title: string): string =>
  tags.find(({ name }) => title.includes(name))?.tag ??
  Object.entries(words).find(([word]) => title.includes(word))?.[1] ??
  general;

/** The text of an article, a film or a piece of news, by its title; German HTML. */
export function subjectHtml(title: string): string {
  const topic = topicOf(title);
  const [law, ...questions] = subjects[topic] ?? [""];
  const name = tags.find(({ tag }) => tag === topic)?.name;
  const seminars =
    name === undefined
      ? '<a href="/seminare/p">Alle Seminare ansehen</a>'
      : `<a href="/seminare/p?q=${encodeURIComponent(name)}">Seminare zum Thema ${name}</a>`;
  return `<p>${law}</p><h2>Für die nächste Sitzung</h2><ul>${questions.map((question) => `<li>${question}</li>`).join("")}</ul><p>${seminars}</p>`;
}
