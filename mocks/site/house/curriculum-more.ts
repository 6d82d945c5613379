import type { Course } from "./course.ts";
import { trainers } from "./trainers.ts";

/** The themes for special tasks and other representatives, by the `url` of the theme. */
export const moreThemes: Readonly<Record<string, Course>> = {
  rhetorik: {
    lead: "Vor der Versammlung klopft das Herz, in der Verhandlung fehlt das Wort: Hier sprechen Sie jeden Tag, werden gefilmt und hören ehrlich, was ankommt.",
    forWhom: "Alle, die für ein Gremium sprechen. Höchstens zehn Personen.",
    goals: [
      "Sie beginnen und beenden eine Rede frei.",
      "Sie bleiben bei Zwischenrufen ruhig.",
      "Sie begründen eine Forderung in drei Sätzen.",
    ],
    lessons: [
      ["Wie ich wirke", "Erste Rede, erste Aufnahme.", "Stimme und Stand", "Lampenfieber", "Rückmeldung geben"],
      [
        "Der rote Faden",
        "Vom Anlass zum ersten Satz.",
        "Ziel und Publikum",
        "Einstieg und Schluss",
        "Bilder statt Folien",
      ],
      ["Einwände und Zwischenrufe", "Schlagfertig, ohne zu verletzen.", "Fragen auffangen", "Ruhe gewinnen"],
      [
        "Reden in der Betriebsversammlung",
        "Sie halten Ihre Rede vor der Gruppe.",
        "Tätigkeitsbericht",
        "Schlechte Nachrichten",
      ],
      [
        "Überzeugen am Verhandlungstisch",
        "Argumente, die der Arbeitgeber versteht.",
        "Drei-Satz-Begründung",
        "Pausen nutzen",
      ],
    ],
    trainer: trainers.brandt,
    law: "council",
  },
  gefaehrdungsbeurteilung: {
    lead: "Zeitdruck, Unterbrechungen, Konflikte: Psychische Belastung muss der Arbeitgeber erfassen und verringern. Sie lernen, wie das Gremium den Weg dorthin mitbestimmt.",
    forWhom: "Betriebsräte und Schwerbehindertenvertretungen, die sich um Gesundheit kümmern.",
    goals: [
      "Sie setzen die Gefährdungsbeurteilung nach § 5 ArbSchG in Gang.",
      "Sie wählen mit dem Arbeitgeber das passende Verfahren.",
      "Sie verfolgen, ob Maßnahmen wirken.",
    ],
    lessons: [
      [
        "Was krank macht",
        "Belastung messen, ohne Menschen zu prüfen.",
        "Belastung und Beanspruchung",
        "Rechtliche Pflichten",
        "Mitbestimmung nach § 87 Abs. 1 Nr. 7",
      ],
      [
        "Fragebogen, Gespräch, Beobachtung",
        "Drei Verfahren im Vergleich.",
        "Auswahl",
        "Datenschutz",
        "Beteiligung der Beschäftigten",
      ],
      [
        "Von der Zahl zur Maßnahme",
        "Ergebnisse lesen und handeln.",
        "Workshops",
        "Betriebsvereinbarung",
        "Wirksamkeit prüfen",
      ],
    ],
    trainer: trainers.kornfeld,
    law: "council",
  },
  "sbv-kompakt": {
    lead: "Antrag, Gleichstellung, Prävention: Die Vertrauensperson berät, begleitet und wacht. Drei Tage mit Fällen aus Betrieben und den Formularen, die Sie wirklich brauchen.",
    forWhom: "Vertrauenspersonen der schwerbehinderten Menschen und ihre Stellvertretungen.",
    goals: [
      "Sie kennen Ihre Rechte aus dem SGB IX und setzen sie durch.",
      "Sie begleiten Anträge und Widersprüche.",
      "Sie führen Gespräche im Eingliederungsmanagement.",
    ],
    lessons: [
      [
        "Das Amt der Vertrauensperson",
        "Aufgaben, Rechte, Schutz.",
        "Anhörung nach § 178 SGB IX",
        "Freistellung",
        "Zusammenarbeit mit dem Betriebsrat",
      ],
      [
        "Feststellung und Gleichstellung",
        "Anträge, die durchkommen.",
        "Grad der Behinderung",
        "Widerspruch",
        "Nachteilsausgleiche",
      ],
      [
        "Arbeitsplätze erhalten",
        "Vorbeugen, bevor gekündigt wird.",
        "Prävention",
        "Eingliederungsmanagement",
        "Inklusionsvereinbarung",
      ],
    ],
    trainer: trainers.kornfeld,
    law: "disabled",
  },
  "jav-auftakt": {
    lead: "Frisch gewählt, und jetzt? Ein Tag für den Start: was die Jugend- und Auszubildendenvertretung darf, wie sie mit dem Betriebsrat arbeitet und was sie als Erstes anpackt.",
    forWhom: "Neu gewählte Mitglieder der Jugend- und Auszubildendenvertretung.",
    goals: [
      "Sie kennen Ihre Rechte aus §§ 60 bis 73 BetrVG.",
      "Sie bereiten eine Sprechstunde und eine Versammlung vor.",
    ],
    lessons: [
      [
        "Gewählt: was nun?",
        "Aufgaben und Rechte der JAV.",
        "Sitzungen und Stimmrecht",
        "Schutz und Übernahme",
        "Der Weg über den Betriebsrat",
      ],
      [
        "Gute Ausbildung",
        "Missstände erkennen und abstellen.",
        "Ausbildungsplan",
        "Ausbildungsfremde Arbeit",
        "Die erste Aktion",
      ],
    ],
    trainer: trainers.aydin,
    law: "youth",
  },
  "neue-urteile": {
    lead: "Neunzig Minuten, fünf Entscheidungen: was die Gerichte zuletzt zur Betriebsratswahl gesagt haben und was Ihr Wahlvorstand daraus macht.",
    forWhom: "Wahlvorstände und Betriebsräte.",
    goals: ["Sie kennen die wichtigsten neuen Urteile.", "Sie vermeiden Fehler, die eine Wahl anfechtbar machen."],
    lessons: [
      ["Fünf Urteile in neunzig Minuten", "Mit Zeit für Ihre Fragen.", "Wählerliste", "Briefwahl", "Anfechtung"],
    ],
    trainer: trainers.sandmann,
    law: null,
  },
  "datenschutz-homeoffice": {
    lead: "Wer zu Hause arbeitet, hinterlässt Spuren. Zwei Tage online: welche Daten der Arbeitgeber erheben darf und was in die Betriebsvereinbarung gehört.",
    forWhom: "Betriebsräte in Betrieben mit mobiler Arbeit.",
    goals: [
      "Sie beurteilen Software zur Zeiterfassung und Zusammenarbeit.",
      "Sie verhandeln eine Vereinbarung zum Homeoffice.",
    ],
    lessons: [
      [
        "Welche Daten anfallen",
        "Ein Arbeitstag in Protokollen.",
        "Beschäftigtendatenschutz",
        "Überwachung erkennen",
        "Auskunft verlangen",
      ],
      [
        "Regeln, die halten",
        "Eckpunkte der Vereinbarung.",
        "Zugriff und Löschung",
        "Arbeitszeit zu Hause",
        "Kontrolle durch das Gremium",
      ],
    ],
    trainer: trainers.demir,
    law: "council",
  },
};
