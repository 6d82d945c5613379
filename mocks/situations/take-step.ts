import type { Selection } from "#mocks/portal.ts";
import type { Named, Step } from "#mocks/situations/situation.ts";

/** Acts on a page as a customer does; each waits until what it needs is there, and throws when it does not come. */
export interface Hands<Element> {
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
  readonly play: (select: Partial<Pick<Selection, "customer" | "scenario">>) => void;
  readonly reload: () => Promise<void>;
  readonly saveElsewhere: (changes: Readonly<Record<string, string>>) => Promise<void>;
  readonly removeElsewhere: (itemId: number) => Promise<void>;
  readonly tellOfLogin: () => Promise<void>;
}

async function choose<Element>(hands: Hands<Element>, list: Element, entry: string): Promise<void> {
  if (await hands.isSelect(list)) return hands.select(list, entry);
  await hands.click(list);
  await hands.click(await hands.named(["option", entry]));
}

async function selectTab<Element>(hands: Hands<Element>, label: string): Promise<void> {
  const found = await hands.tabOrList(label);
  if ("tab" in found) await hands.click(found.tab);
  else await choose(hands, found.list, label);
}

/** Takes one step: the playground does it in its own page, the browser tests from outside. */
export async function takeStep<Element>(hands: Hands<Element>, step: Step): Promise<void> {
  if ("click" in step) await hands.click(await hands.named(step.click));
  else if ("focus" in step) await hands.focus(await hands.named(step.focus));
  else if ("type" in step) await hands.fill(await hands.field(step.type[0]), step.type[1]);
  else if ("choose" in step) await choose(hands, await hands.named(["combobox", step.choose[0]]), step.choose[1]);
  else if ("tab" in step) await selectTab(hands, step.tab);
  else if ("press" in step) await hands.press(step.press);
  else if ("wait" in step) await hands.see(step.wait);
  else if ("scroll" in step) await hands.scrollTo(step.scroll);
  else if ("play" in step) hands.play({ scenario: step.play });
  else if ("elsewhere" in step) await hands.saveElsewhere(step.elsewhere);
  else if ("login" in step) {
    hands.play({ customer: step.login });
    await hands.tellOfLogin();
  } else if ("removed" in step) await hands.removeElsewhere(step.removed);
  else await hands.reload();
}
