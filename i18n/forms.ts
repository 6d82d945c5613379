/** Texts that all forms share. */
export const forms = {
  summary: "Bitte prüfen Sie diese Angaben:",
  corrected: "Korrigiert: ",
  choose: "Bitte wählen",
  restored: "Ihre Eingaben von vorhin sind wieder da.",
  discard: "Eingaben verwerfen",
} as const;
