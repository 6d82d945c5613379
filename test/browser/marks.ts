import type { Page } from "playwright-core";
import { requiredMark } from "#i18n/sentences.ts";

/** Widgets of the page in which labels have a '*' that no sentence explains. */
export const unexplainedMarks = (page: Page): Promise<string[]> =>
  page.evaluate(
    (explanation) =>
      [...document.querySelectorAll("[id^=portal-]")].flatMap(({ id, shadowRoot }) => {
        const isMarked = [...(shadowRoot?.querySelectorAll(".field-mark") ?? [])].some((mark) =>
          mark.checkVisibility(),
        );
        const isSaid = shadowRoot?.textContent.includes(explanation) === true;
        return isMarked && !isSaid ? [id] : [];
      }),
    requiredMark,
  );
