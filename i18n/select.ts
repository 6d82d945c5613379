/**
 * Texts of a list that is searched by typing; `noOptions` is the spec's wording (section 8), the others are read out.
 */
export const selectTexts = {
  noOptions: "Sorry, no matching options.",
  guidance:
    "Tippen Sie, um zu suchen. Mit den Pfeiltasten wählen Sie aus, mit der Eingabetaste übernehmen Sie, mit Escape schließen Sie die Liste.",
  results: (count: number): string => `${count} Treffer`,
  chosen: (label: string): string => `${label} ist ausgewählt.`,
} as const;
