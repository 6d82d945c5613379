import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** axe in a page of `openScene`, for pages that come again and again: the browser keeps it compiled. */
export const AXE_TAG = '<script src="/vendor/axe-core/axe.min.js" defer></script>';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Rules that these pages need not keep, as a host's page around a widget does. */
const HOST_RULES = {
  region: { enabled: false },
  "landmark-one-main": { enabled: false },
  "page-has-heading-one": { enabled: false },
};

/** Rules that look at where and how large something is drawn; all others see elements, names and what is hidden. */
const LAYOUT_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

async function runAxe(page: Page, include: string, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    async ([selector, further]) => {
      const { axe } = window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResult> } };
      return axe.run(selector, { resultTypes: ["violations"], preload: { assets: ["media"] }, ...further });
    },
    [include, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}

/**
 * What axe finds wrong, as `rule: element`; WCAG 2.2 A and AA and best practices, open shadow roots included; `rules`
 * turns on what axe leaves out by itself.
 */
export const axeFindings = (
  page: Page,
  include = "body",
  rules: Readonly<Record<string, { readonly enabled: boolean }>> = {},
): Promise<string[]> => runAxe(page, include, { rules: { ...HOST_RULES, ...rules } });

/** The same by the rules alone whose answer another width can change while the same elements are shown. */
export const axeLayoutFindings = (page: Page): Promise<string[]> =>
  runAxe(page, "body", { runOnly: { type: "rule", values: LAYOUT_RULES } });

/** Which elements of a page are shown, open shadow roots included, as a text to compare. */
export const shownElements = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = (root: ParentNode): string =>
      [...root.querySelectorAll("*")]
        .map(
          (element) =>
            `${element.localName}${element.checkVisibility({ visibilityProperty: true }) ? "" : "-"} ${element.shadowRoot === null ? "" : shown(element.shadowRoot)}`,
        )
        .join("");
    return shown(document.body);
  });
