import { expect, it } from "vitest";
import type { Situation } from "#mocks/situations/situation.ts";
import { useStages } from "./every-situation.ts";

/** What became of texts that a translator of pages had replaced. */
interface Found {
  /** What React wrote into text nodes that are no longer in the page: nobody sees it. */
  readonly unseen: readonly string[];
  /** Messages of `portal:error`. */
  readonly crashed: readonly string[];
}

/**
 * Does in a page what Chrome's translator and others do, and what some of them do in open shadow roots as well: it puts
 * an element in the place of each text node, now and whenever one comes. The words stay the same.
 */
function translatePage(): void {
  const found = { unseen: [] as string[], crashed: [] as string[] };
  Object.assign(window, { translator: found });
  document.addEventListener("portal:error", (event) => {
    found.crashed.push((event as CustomEvent<{ message: string }>).detail.message);
  });
  const replaced = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (!target.isConnected) found.unseen.push(`${oldValue ?? ""} => ${target.nodeValue ?? ""}`);
  });
  const replace = (text: Text): void => {
    const { parentElement: parent, data } = text;
    if (parent?.matches("[data-translated], style, script, textarea, option") !== false || data.trim() === "") return;
    // What Chrome's takes is <font>.
    const outer = document.createElement("span");
    outer.dataset.translated = "";
    outer.append(data);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const translate = (node: Node): void => {
    if (node instanceof Text) replace(node);
    else [...node.childNodes].forEach(translate);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === "characterData" ? [target] : [...addedNodes])
        .filter(({ isConnected }) => isConnected)
        .forEach(translate);
  });
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each host below
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    return root;
  };
}

/** Tests of situations in a page that is being translated: nothing breaks, and nothing is said where nobody sees it. */
export function testTranslated(chosen: readonly Situation[]): void {
  // The loader of these tests names inner functions by a helper that pages do not have.
  const onStage = useStages(`<script>globalThis.__name = (named) => named; (${translatePage.toString()})()</script>`);
  it.concurrent.each(chosen.map((situation) => [situation.id, situation] as const))(
    "%s is reached in a page that is being translated",
    (_id, situation) =>
      onStage(situation, async ({ page }) => {
        const { unseen, crashed } = await page.evaluate(() => (window as unknown as { translator: Found }).translator);
        expect(unseen).toEqual([]);
        expect(crashed).toEqual([]);
      }),
  );
}
