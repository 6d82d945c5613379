import type { Selection } from "#mocks/model/portal.ts";
import type { Named, RemovedElsewhere, Step } from "#mocks/situations/situation.ts";

/** Acts on a page as a customer does. Each function waits for the element that it needs, and throws if none appears. */
export interface PageDriver<Element> {
  /** The first element of that role and name that a customer can reach; any name for ''. */
  readonly named: (what: Named) => Promise<Element>;
  readonly field: (label: string) => Promise<Element>;
  /** The tab of this label, or the list that stands in the place of tabs. */
  readonly tabOrList: (label: string) => Promise<{ readonly tab: Element } | { readonly list: Element }>;
  readonly click: (element: Element) => Promise<void>;
  readonly focus: (element: Element) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly fill: (field: Element, text: string) => Promise<void>;
  readonly isSelect: (list: Element) => Promise<boolean>;
  readonly select: (list: Element, entry: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly see: (what: Named | string) => Promise<void>;
  readonly scrollTo: (y: number) => Promise<void>;
  /** Awaited: ends once the backend answers so. */
  readonly play: (select: Partial<Pick<Selection, "customer" | "scenario">>) => unknown;
  readonly reload: () => Promise<void>;
  readonly saveElsewhere: (changes: Readonly<Record<string, string>>) => Promise<void>;
  readonly removeElsewhere: (removed: RemovedElsewhere) => Promise<void>;
  readonly tellOfLogin: () => Promise<void>;
}

async function choose<Element>(driver: PageDriver<Element>, list: Element, entry: string): Promise<void> {
  if (await driver.isSelect(list)) return driver.select(list, entry);
  await driver.click(list);
  await driver.click(await driver.named(["option", entry]));
}

async function selectTab<Element>(driver: PageDriver<Element>, label: string): Promise<void> {
  const found = await driver.tabOrList(label);
  if ("tab" in found) await driver.click(found.tab);
  else await choose(driver, found.list, label);
}

/** Takes one step: the playground does it in its own page, the browser tests from outside. */
export async function takeStep<Element>(driver: PageDriver<Element>, step: Step): Promise<void> {
  if ("click" in step) await driver.click(await driver.named(step.click));
  else if ("focus" in step) await driver.focus(await driver.named(step.focus));
  else if ("type" in step) await driver.fill(await driver.field(step.type[0]), step.type[1]);
  else if ("choose" in step) await choose(driver, await driver.named(["combobox", step.choose[0]]), step.choose[1]);
  else if ("tab" in step) await selectTab(driver, step.tab);
  else if ("press" in step) await driver.press(step.press);
  else if ("wait" in step) await driver.see(step.wait);
  else if ("scroll" in step) await driver.scrollTo(step.scroll);
  else if ("play" in step) await driver.play({ scenario: step.play });
  else if ("elsewhere" in step) await driver.saveElsewhere(step.elsewhere);
  else if ("login" in step) {
    await driver.play({ customer: step.login });
    await driver.tellOfLogin();
  } else if ("removed" in step) await driver.removeElsewhere(step.removed);
  else await driver.reload();
}
