/** Texts that all forms share. */
export const forms = {
  summary: (count: number): string => `Bitte prüfen Sie ${count === 1 ? "diese Angabe" : `${count} Angaben`}:`,
  corrected: "Korrigiert: ",
  allCorrected: "Diese Angaben stimmen jetzt.",
  choose: "Bitte wählen",
  restored: "Ihre Eingaben von vorhin sind wieder da.",
  discard: "Eingaben verwerfen",
} as const;
