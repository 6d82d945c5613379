import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-menu-desktop",
  height: { wide: 64, phone: 64 },
  skeleton: "line",
  params: [],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Menü für große Bildschirme",
  shows: {
    de: "Das Menü; unter 992 px weicht es dem mobilen, wenn beide auf der Seite stehen. Einträge kommen aus dem Schlüssel `menu` der Konfiguration.",
    en: "menu; gives way to the mobile one below 992 px where both stand on a page",
  },
} as const satisfies About;
