import type { Course } from "./course.ts";
import { moreThemes } from "./curriculum-more.ts";
import { trainers } from "./trainers.ts";

/** The themes on which the rest of a council's work stands, by the `url` of the theme. */
const basics: Readonly<Record<string, Course>> = {
  betriebsverfassungsrecht: {
    lead: "Danach reden Sie in jeder Sitzung mit: welche Rechte der Betriebsrat hat, wann er gefragt werden muss und wie er einen Beschluss fasst, der hält.",
    forWhom: "Neu gewählte Mitglieder des Betriebsrats und Ersatzmitglieder, die regelmäßig nachrücken.",
    goals: [
      "Sie unterscheiden Unterrichtung, Anhörung und Mitbestimmung und nennen den Paragrafen dazu.",
      "Sie laden wirksam ein, fassen gültige Beschlüsse und schreiben ein Protokoll, das vor Gericht besteht.",
      "Sie prüfen Einstellungen, Versetzungen und Kündigungen innerhalb der Frist.",
      "Sie gehen mit einem Arbeitsplan für die ersten hundert Tage nach Hause.",
    ],
    lessons: [
      [
        "Der Betriebsrat und sein Gesetz",
        "Woher Ihre Rechte kommen und wo sie enden.",
        "Aufbau des BetrVG",
        "Vertrauensvolle Zusammenarbeit",
        "Schutz und Freistellung der Mitglieder",
      ],
      [
        "Sitzung, Beschluss, Protokoll",
        "Von der Einladung bis zur Unterschrift.",
        "Tagesordnung und Ladung",
        "Beschlussfähigkeit",
        "Typische Fehler und ihre Folgen",
      ],
      [
        "Wann der Arbeitgeber fragen muss",
        "Die Stufen der Beteiligung an Fällen.",
        "Unterrichtung und Beratung",
        "Zustimmung und Widerspruch",
        "Initiativrecht",
      ],
      [
        "Mitbestimmung nach § 87 BetrVG",
        "Arbeitszeit, Urlaub, Technik: hier geht nichts ohne Sie.",
        "Überstunden und Schichten",
        "Technische Überwachung",
        "Betriebsvereinbarung entwerfen",
      ],
      [
        "Einstellung, Versetzung, Kündigung",
        "Eine Woche Zeit: so nutzen Sie sie.",
        "§§ 99 und 102 BetrVG",
        "Fristen berechnen",
        "Widerspruch begründen",
      ],
      [
        "Wenn man sich nicht einigt",
        "Vom Gespräch bis zur Einigungsstelle.",
        "Verhandeln mit Plan",
        "Einigungsstelle",
        "Beschlussverfahren",
      ],
      [
        "Der Plan für hundert Tage",
        "Was Sie am Montag als Erstes tun.",
        "Ziele des Gremiums",
        "Aufgaben und Ausschüsse",
        "Nächste Schulungen",
      ],
    ],
    trainer: trainers.sandmann,
    law: "council",
  },
  "arbeitsrecht-kompakt": {
    lead: "Arbeitsvertrag, Abmahnung, Teilzeit: Kolleginnen und Kollegen fragen Sie danach. In drei Tagen lernen Sie, sicher zu antworten und zu erkennen, wann ein Anwalt nötig ist.",
    forWhom: "Mitglieder des Betriebsrats, die die Grundlagen des BetrVG kennen.",
    goals: [
      "Sie lesen einen Arbeitsvertrag und finden Klauseln, die nicht gelten.",
      "Sie beraten bei Abmahnung, Befristung und Teilzeit.",
      "Sie kennen die Grenze zur Rechtsberatung.",
    ],
    lessons: [
      [
        "Vertrag, Tarif, Vereinbarung",
        "Was gilt, wenn sich Regeln widersprechen.",
        "Rangfolge der Quellen",
        "Unwirksame Klauseln",
        "Nachweisgesetz",
      ],
      [
        "Befristung und Teilzeit",
        "Ansprüche erkennen und durchsetzen.",
        "Sachgrund und Dauer",
        "Brückenteilzeit",
        "Ablehnung prüfen",
      ],
      [
        "Abmahnung und Versetzung",
        "Reagieren, ohne zu eskalieren.",
        "Gegendarstellung",
        "Direktionsrecht",
        "Gespräch begleiten",
      ],
    ],
    trainer: trainers.aydin,
    law: "council",
  },
  kuendigungsschutz: {
    lead: "Liegt die Anhörung auf dem Tisch, bleibt eine Woche, bei fristloser Kündigung bleiben drei Tage. Hier üben Sie an echten Schreiben, wie ein Widerspruch den Arbeitsplatz retten kann.",
    forWhom: "Betriebsräte mit Grundkenntnissen, besonders Mitglieder des Personalausschusses.",
    goals: [
      "Sie prüfen eine Anhörung auf Vollständigkeit.",
      "Sie wählen den richtigen Grund nach § 102 Abs. 3 BetrVG und formulieren den Widerspruch.",
      "Sie sprechen mit Betroffenen, bevor das Gremium entscheidet.",
    ],
    lessons: [
      [
        "Das Kündigungsschutzgesetz",
        "Für wen es gilt und was es verlangt.",
        "Wartezeit und Betriebsgröße",
        "Drei Arten von Gründen",
        "Kündigungsfristen",
      ],
      [
        "Die Anhörung prüfen",
        "Was im Schreiben stehen muss.",
        "Vollständigkeit",
        "Nachfragen stellen",
        "Fristen im Kalender",
      ],
      [
        "Personen, Verhalten, Betrieb",
        "Welche Gründe tragen und welche nicht.",
        "Krankheit",
        "Abmahnung als Vorstufe",
        "Sozialauswahl",
      ],
      [
        "Den Widerspruch schreiben",
        "Übung an vier echten Fällen.",
        "Die fünf Gründe",
        "Muster und Bausteine",
        "Beschluss fassen",
      ],
      [
        "Vor Gericht und danach",
        "Was Ihr Widerspruch bewirkt.",
        "Weiterbeschäftigung",
        "Vergleich",
        "Aufhebungsvertrag",
      ],
    ],
    trainer: trainers.sandmann,
    law: "council",
  },
};

/** Every course, by the `url` of its theme. */
export const curriculum: Readonly<Record<string, Course>> = { ...basics, ...moreThemes };
