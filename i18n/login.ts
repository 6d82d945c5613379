/** What a dialog says when a write was refused for want of a session (contract section 2, 401). */
export const login = {
  first: 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich in einem neuen Tab an und senden Sie dann erneut. Ihre Eingaben bleiben hier erhalten.',
} as const;
