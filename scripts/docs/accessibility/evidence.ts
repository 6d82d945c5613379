// Tests that prove something of many widgets.
export const SITUATIONS = "test/browser/every-situation.ts";
export const SITE = "test/browser/site-walk.long.test.ts";
export const FIELDS = "src/ui/field/field.test.tsx";
export const REQUESTS = "widgets/forms/requests.test.tsx";
export const KEYBOARD = "test/browser/request-forms.test.ts";
export const SHOP_FOCUS = "widgets/shop/focus.test.tsx";
export const DIALOG = "src/ui/dialog/dialog.test.tsx";
export const NOTICE = "src/ui/notice/notice.test.tsx";
export const MAP = "test/browser/map.test.ts";
/** What Orca says on twelve journeys. */
export const HEARD = "scripts/speak/spoken.test.ts";

/** What the situations' test does; begins remarks. */
export const AXE = "axe prüft jeden Zustand jedes Widgets in zwei Breiten";
