/**
 * Words that mean the same in the search for seminars, each group in one line. Abbreviations are listed with their long
 * form, and laws with their subject.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  ["BetrVG", "Betriebsverfassungsgesetz", "Betriebsverfassungsrecht", "Betriebsverfassung"],
  ["BR", "Betriebsrat", "Arbeitnehmervertretung"],
  ["BR 1", "Betriebsverfassungsrecht 1", "Betriebsverfassungsrecht Teil 1"],
  ["SBV", "Schwerbehindertenvertretung", "Schwerbehinderung", "Schwerbehinderte", "Inklusion", "SGB IX"],
  ["JAV", "Jugendvertretung", "Auszubildendenvertretung", "Jugend", "Azubi", "Auszubildende"],
  ["DSGVO", "Datenschutz", "Datenschutz-Grundverordnung", "BDSG"],
  ["KI", "Künstliche Intelligenz", "AI", "ChatGPT"],
  ["Homeoffice", "Mobile Arbeit", "Mobiles Arbeiten", "Telearbeit"],
  ["Rhetorik", "Rethorik", "Redekunst", "Reden", "Gesprächsführung", "Kommunikation"],
  ["Kündigung", "Kündigungsschutz", "KSchG", "Entlassung"],
  ["Arbeitszeit", "ArbZG", "Arbeitszeitgesetz", "Überstunden", "Schichtarbeit"],
  ["Entgelt", "Lohn", "Gehalt", "Vergütung", "Tarif", "Eingruppierung"],
  ["Gesundheit", "Gesundheitsschutz", "Arbeitsschutz", "ArbSchG", "Gefährdungsbeurteilung", "BGM"],
  ["BEM", "Eingliederungsmanagement"],
  ["Mobbing", "Konflikt", "Konfliktmanagement", "Mediation"],
  ["Wirtschaftsausschuss", "Bilanz", "Betriebswirtschaft", "BWL"],
  ["Wahl", "Betriebsratswahl", "Wahlvorstand"],
  ["Protokoll", "Protokollführung", "Schriftführung", "Schriftführer"],
  [
    "Grundlagen",
    "Grundlagenseminar",
    "Einsteiger",
    "Einführung",
    "Einstieg",
    "Auftakt",
    "neu gewählt",
    "Ersatzmitglied",
  ],
  ["Urteil", "Rechtsprechung", "BAG"],
  ["AGG", "Gleichbehandlung", "Diskriminierung", "Gleichstellung"],
  ["Arbeitsrecht", "Arbeitsvertrag"],
  ["Mitbestimmung", "Betriebsvereinbarung"],
  ["Webinar", "Online-Seminar", "Onlineseminar"],
];
