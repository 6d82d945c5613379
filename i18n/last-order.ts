/** Texts about the page of the last order. */
export const lastOrder = {
  hint: "Ihre letzte Bestellung und ihren Stand können Sie weiter ansehen.",
  show: "Bestellung ansehen",
} as const;
