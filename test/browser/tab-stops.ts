import type { Page } from "playwright-core";

/**
 * What is wrong with the stops of the Tab key that no rule of axe looks at, in words; open shadow roots included.
 * Browsers differ in which boxes that scroll they make a stop by themselves, and give none of them a name: so each such
 * box says by `tabindex` whether it is one, and what is one has a role and a name. (axe holds that what scrolls can be
 * reached, and that links, buttons and fields have names.)
 */
export const tabStopFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NATIVE = "a[href], area[href], button, input, select, textarea, summary, iframe, audio, video";
    const TAGS_WITH_ROLE = "ul, ol, table, dialog, article, section, nav, main, aside, h1, h2, h3, h4, h5, h6";
    const NAMED_BY_CONTENT = "[role=tab], [role=button], [role=link], h1, h2, h3, h4, h5, h6";
    const found: string[] = [];
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow));
    };
    const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? "";
    const nameOf = (element: Element): string => {
      const root = element.getRootNode() as Document | ShadowRoot;
      const labels = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter((id) => id !== "");
      return (
        labels.map((id) => textOf(root.getElementById(id))).join(" ") ||
        (element.getAttribute("aria-label") ?? "") ||
        textOf(element.querySelector(":scope > caption")) ||
        (element.matches(NAMED_BY_CONTENT) ? textOf(element) : "")
      );
    };
    const check = (element: HTMLElement): void => {
      const what = `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
      // The keys of a listbox belong to the field that it hangs on.
      if (scrolls(element) && !element.hasAttribute("tabindex") && !element.matches("[role=listbox]"))
        found.push(`${what} scrolls and does not say whether it is a tab stop`);
      if (element.tabIndex < 0) return;
      if (!element.hasAttribute("role") && !element.matches(TAGS_WITH_ROLE))
        found.push(`${what} is a tab stop without a role`);
      if (nameOf(element) === "") found.push(`${what} is a tab stop without a name`);
    };
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot !== null) look(element.shadowRoot);
        const isShown = element.checkVisibility({ visibilityProperty: true });
        if (element instanceof HTMLElement && isShown && !element.matches(NATIVE)) check(element);
      }
    };
    look(document.body);
    return found;
  });
