import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-menu-mobile",
  height: { wide: 64, phone: 64 },
  skeleton: "line",
  params: [],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Menü für kleine Bildschirme",
  shows: {
    de: "Das Menü hinter einer Schaltfläche; ab 992 px weicht es dem anderen, wenn beide auf der Seite stehen.",
    en: "menu behind a button; gives way to the desktop one from 992 px on where both stand on a page",
  },
} as const satisfies About;
