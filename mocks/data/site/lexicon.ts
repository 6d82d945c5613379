import type { LexiconEntry } from "#domain/entities/content.ts";
import { slugOf } from "#lib/slug.ts";

/** Words with the beginning of their explanation, by who needs them. */
const words = {
  br: [
    ["Abmahnung", "Eine Abmahnung rügt ein Fehlverhalten und warnt vor der Kündigung."],
    ["Änderungskündigung", "Kündigung, verbunden mit dem Angebot, zu anderen Bedingungen weiterzuarbeiten."],
    ["Arbeitszeit", "Zeit vom Beginn bis zum Ende der Arbeit ohne die Ruhepausen."],
    ["Aufhebungsvertrag", "Einvernehmliches Ende des Arbeitsverhältnisses."],
    ["Betriebsänderung", "Umbau, Verlegung oder Stilllegung mit Folgen für die Belegschaft."],
    ["Betriebsversammlung", "Der Betriebsrat berichtet einmal im Vierteljahr."],
    ["Beschlussfähigkeit", "Mindestens die Hälfte der Mitglieder muss teilnehmen."],
    ["Datenschutz", "Schutz der Beschäftigten bei der Verarbeitung ihrer Daten."],
    ["Einigungsstelle", "Schlichtet, wo sich Betriebsrat und Arbeitgeber nicht einigen."],
    ["Elternzeit", "Anspruch auf unbezahlte Freistellung nach der Geburt."],
    ["Freistellung", "Ab 200 Beschäftigten ist ein Mitglied ganz freizustellen."],
    ["Gefährdungsbeurteilung", "Grundlage des Arbeitsschutzes."],
    ["Geschäftsordnung", "Regelt die Arbeit des Gremiums."],
    ["Homeoffice", "Arbeit von zu Hause, mit Mitbestimmung bei der Ausgestaltung."],
    ["Initiativrecht", "Der Betriebsrat darf von sich aus Regelungen verlangen."],
    ["Jahresurlaub", "Mindestens 24 Werktage."],
    ["Kündigungsschutz", "Schutz vor sozial ungerechtfertigter Kündigung."],
    ["Leiharbeit", "Überlassung von Beschäftigten an andere Betriebe."],
    ["Mitbestimmung", "Ohne den Betriebsrat geht es nicht."],
    ["Monatsgespräch", "Arbeitgeber und Betriebsrat sprechen einmal im Monat."],
    ["Nachtarbeit", "Arbeit von mehr als zwei Stunden zwischen 23 und 6 Uhr."],
    ["Ordentliche Kündigung", "Kündigung mit Frist."],
    ["Öffnungsklausel", "Erlaubt Betriebsvereinbarungen, wo ein Tarif gilt."],
    ["Personalakte", "Beschäftigte dürfen sie einsehen."],
    ["Quote", "Das Geschlecht in der Minderheit hat Anspruch auf Sitze."],
    ["Rufbereitschaft", "Erreichbar sein, ohne am Ort der Arbeit zu sein."],
    ["Sozialplan", "Gleicht Nachteile einer Betriebsänderung aus."],
    ["Tarifvertrag", "Vereinbarung zwischen Gewerkschaft und Arbeitgebern."],
    ["Überstunden", "Arbeit über die vereinbarte Zeit hinaus."],
    ["Übergangsmandat", "Der Betriebsrat bleibt nach einer Spaltung zuständig."],
    ["Versetzung", "Zuweisung eines anderen Arbeitsbereichs."],
    ["Wahlvorstand", "Leitet die Betriebsratswahl."],
    ["Wirtschaftsausschuss", "Berät wirtschaftliche Fragen mit dem Unternehmer."],
    ["Zeugnis", "Anspruch am Ende jedes Arbeitsverhältnisses."],
    ["13. Monatsgehalt", "Jahressonderzahlung."],
  ],
  sbv: [
    ["Abmahnung", "Die SBV ist vor einer Abmahnung anzuhören."],
    ["Arbeitsassistenz", "Hilfe am Arbeitsplatz, die das Integrationsamt bezahlt."],
    ["Barrierefreiheit", "Zugänglich ohne fremde Hilfe."],
    ["Eingliederungsmanagement", "Nach sechs Wochen Krankheit bietet der Arbeitgeber Hilfe an."],
    ["Gleichstellung", "Mit einem Grad der Behinderung von 30 möglich."],
    ["Inklusionsvereinbarung", "Ziele für die Teilhabe im Betrieb."],
    ["Präventionsverfahren", "Hilfe, bevor es zu spät ist."],
    ["Zusatzurlaub", "Fünf Tage im Jahr."],
  ],
  jav: [
    ["Abmahnung", "Auch Auszubildende können abgemahnt werden."],
    ["Ausbildungsplan", "Sagt, was wann gelernt wird."],
    ["Berichtsheft", "Wird in der Arbeitszeit geführt."],
    ["Jugendarbeitsschutz", "Besondere Regeln unter 18 Jahren."],
    ["Übernahme", "Mitglieder der JAV können sie verlangen."],
    ["Zwischenprüfung", "Stand nach der Hälfte der Ausbildung."],
  ],
} as const satisfies Record<string, readonly (readonly [title: string, teaser: string])[]>;

/** Every word of the lexicon; `abmahnung` is there for all three (contract-public section 5). */
export function buildLexicon(): LexiconEntry[] {
  return Object.entries(words).flatMap(([kind, list]) =>
    list.map(([title, teaser]) => ({ slug: slugOf(title), kind, title, teaser })),
  );
}
