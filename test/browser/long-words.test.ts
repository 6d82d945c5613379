import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { situationNamed, situations } from "#mocks/situations/situations.ts";
import { useStages } from "./every-situation.ts";

/** Of 60 letters, as a place, a name and both ends of an address may be. */
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichener";

/**
 * Makes an endless word of each text that answers hold, but for keys, days, numbers and addresses of pages. Phone
 * numbers get a remark.
 */
const LENGTHEN = `<script>{
  const kept = /^([\\d\\s:.,+TZ/()-]*|\\d{4}-.*|[a-z][A-Za-z0-9_-]*|(https?:|[/#]).*|(Herr|Frau|Divers|Dr).*)$/;
  const keptKeys = /salutation|status|state|type|slug|url|key|code|time|date/i;
  const longer = (value) => {
    if (Array.isArray(value)) return value.map(longer);
    if (value !== null && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        key, key === "phone" ? inner + " (Zentrale, montags bis freitags von 8 bis 18 Uhr)"
          : typeof inner === "string" && keptKeys.test(key) ? inner : longer(inner)]));
    if (typeof value !== "string" || kept.test(value)) return value;
    if (/^[^\\s@]+@[^\\s@]+$/.test(value)) return "${LONG}@${LONG}.example";
    return value.includes("<") ? value.replace(/>(?=[^<\\s])/g, ">${LONG} ") : "${LONG}" + value.length;
  };
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (!answer.headers.get("content-type")?.includes("json")) return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(longer(await answer.json())), { status, headers });
  };
}</script>`;

/** How far the page can be scrolled sideways, and what is wider than the box that cuts it off without three dots. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const inner = [...document.querySelectorAll("[id^=portal-]")].flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll(":not(input, select, textarea)") ?? [])].filter(
        (box) =>
          ["hidden", "clip"].includes(getComputedStyle(box).overflowX) &&
          getComputedStyle(box).textOverflow !== "ellipsis" &&
          box.clientWidth > 1 &&
          box.scrollWidth > box.clientWidth + 1,
      ),
    );
    const page = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : [];
    return [
      ...page,
      ...inner.map(({ className, scrollWidth, clientWidth }) => `${className} ${scrollWidth} > ${clientWidth}`),
    ];
  });

/** Widgets that show no words of answers, or those in a control of the browser alone. */
const SILENT =
  /^portal-(form-|login|user-registration|menu-|hotel-map|hotel-prices|location-gallery|calendar-download|chatbot|feedback|checkout)|-(add|add-to-cart|toggle|remove)(-|$)/;
/** Widgets whose first words of an answer are the entries of a filter. */
const FILTERED = /^portal-(event-search|experts|videos)$/;
/** Situations with words of answers, where the first of a widget has none; and dialogs and steps that show them. */
const FURTHER = [
  "detail-inhalt",
  "seminarliste-erste-drei",
  "firmendaten",
  "artikelliste-ohne-themen",
  "kasse-uebersicht",
  "buchen",
];

const further = FURTHER.map(situationNamed);
const ofWidgets = [...new Set(situations.map(({ widget }) => widget))].flatMap((widget) => {
  const [first] = situations.filter(
    ({ steps, missing, ...of }) => of.widget === widget && steps === undefined && missing === undefined,
  );
  const isTold = SILENT.test(widget) || further.some((other) => other.widget === widget);
  return first === undefined || isTold ? [] : [first];
});

describe.concurrent("answers with words that no line can hold leave a page as wide as it is", () => {
  const onStage = useStages(LENGTHEN);
  it.each([...ofWidgets, ...further].map((situation) => [situation.id, situation] as const))(
    "%s",
    async (_id, situation) => {
      const shows = FILTERED.test(situation.widget) ? (["heading", LONG] as const) : LONG;
      await onStage({ ...situation, proves: [], shows, widths: { below: 321 } }, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await tooWide(page)).toEqual([]);
      });
    },
  );
});
