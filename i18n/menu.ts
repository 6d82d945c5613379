/** Texts of the menus (spec section 2). */
export const menu = {
  desktop: "Kundenportal",
  mobile: "Kundenportal mobil",
  home: "Zur Startseite",
  open: "Menü",
  title: "Menü",
  close: "Menü schließen",
  entries: "Bereiche",
  account: "Mein Konto",
  settings: "Einstellungen",
  logout: "abmelden",
} as const;
