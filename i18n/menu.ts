/** Texts of the menus (spec section 2). */
export const menu = {
  desktop: "Kundenportal",
  mobile: "Kundenportal mobil",
  home: "Zur Startseite",
  /** Not „Menü“: the site around it has one as well. */
  open: "Portal",
  title: "Kundenportal",
  close: "Menü schließen",
  entries: "Bereiche",
  account: "Mein Konto",
  settings: "Einstellungen",
  logout: "abmelden",
} as const;
