import type { PageEventName } from "#lib/page-event.ts";

/** What the product tells the page. */
export const eventTexts = {
  "portal:mounted": { detail: "{widget}", when: "ein Widget hat den Platzhalter übernommen" },
  "portal:error": {
    detail: "{widget, message}",
    when: "ein Platzhalter ist falsch eingerichtet, oder sein Code war nicht ladbar",
  },
  "portal:submit": {
    detail: "{widget, action, outcome}",
    when: "eine Änderung wurde gesendet, ist gelungen oder gescheitert",
  },
  "portal:cart-changed": {
    detail: "{count}",
    when: "die Zahl der Einträge im Warenkorb hat sich geändert; von `document`, in jedem offenen Tab",
  },
  "portal:wishlist-changed": {
    detail: "{count}",
    when: "die Zahl der Einträge auf der Merkliste hat sich geändert; von `document`, in jedem offenen Tab",
  },
  "portal:fault": {
    detail: "{release, widget?, kind, route?, status?, field?}",
    when: "etwas ist schiefgegangen; nur mit [`observe`](beobachten.md)",
  },
  "portal:vital": {
    detail: "{release, widget, name, value, part?}",
    when: "eine Ladezeit, Wartezeit oder Verschiebung wurde gemessen; nur mit [`observe`](beobachten.md)",
  },
  tabChange: { detail: "{widget, tab}", when: "ein anderer Reiter ist aktiv" },
} as const satisfies Readonly<Record<PageEventName, { detail: string; when: string }>>;
