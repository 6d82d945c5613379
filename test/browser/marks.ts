import type { Page } from "playwright-core";

/** Widgets of the page in which labels have a '*' that no sentence explains. */
export const unexplainedMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[id^=portal-]")].flatMap(({ id, shadowRoot }) => {
      const isMarked = [...(shadowRoot?.querySelectorAll(".field-mark") ?? [])].some((mark) => mark.checkVisibility());
      const isSaid = shadowRoot?.textContent.includes("Felder mit * sind Pflichtfelder.") === true;
      return isMarked && !isSaid ? [id] : [];
    }),
  );
