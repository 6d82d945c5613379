import type { BrowserContext, Page } from "playwright-core";

/** What a customer can do in the page faster than a driver outside of it can ask for. */
interface Hands {
  /**
   * Fills in fields by the beginning of their labels, once the first of them is there; a list takes the option by its
   * text.
   */
  readonly fill: (fields: readonly (readonly [string, string])[]) => Promise<void>;
  /** What stands in fields, by the beginning of their labels, once the first of them is there. */
  readonly read: (labels: readonly string[]) => Promise<string[]>;
  /**
   * Presses the first of these buttons that the page offers, that often within one task; a terms box is ticked before.
   * @returns whether one was there before the time was over
   */
  readonly press: (names: readonly string[], times: number, milliseconds: number) => Promise<boolean>;
  /** Whether the page offers a button before the time is over. */
  readonly offers: (name: string, milliseconds: number) => Promise<boolean>;
  /** Whether the page says so, that often, before the time is over. */
  readonly says: (text: string, times: number, milliseconds: number) => Promise<boolean>;
}

/** Runs in the page before its own scripts. */
function grow(): void {
  const TURN_MS = 8;
  const root = (): ParentNode => document.querySelector("#portal-checkout")?.shadowRoot ?? document;
  /** Its own turns are counted, as the page's clock stands still. */
  const until = async <T>(look: () => T | null, milliseconds: number): Promise<T | null> => {
    for (let left = milliseconds; ; left -= TURN_MS) {
      const found = look();
      if (found !== null || left <= 0) return found;
      await new Promise((resolve) => {
        setTimeout(resolve, TURN_MS);
      });
    }
  };
  const field = (label: string): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null => {
    const found = [...root().querySelectorAll("label")].find(({ textContent }) =>
      textContent.trim().startsWith(label),
    )?.control;
    return found instanceof HTMLInputElement ||
      found instanceof HTMLTextAreaElement ||
      found instanceof HTMLSelectElement
      ? found
      : null;
  };
  const button = (name: string): HTMLElement | null =>
    [...root().querySelectorAll<HTMLElement>("button")].find(
      (each) =>
        each.textContent.trim() === name && each.checkVisibility() && each.getAttribute("aria-disabled") !== "true",
    ) ?? null;
  const write = (label: string, text: string): void => {
    const into = field(label);
    if (into === null) throw new Error(`No field ${label}`);
    into.focus();
    if (into instanceof HTMLSelectElement) {
      into.value = [...into.options].find((option) => option.text === text)?.value ?? "";
      into.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    into.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else types as the keyboard does, with the browser's own events
    document.execCommand("insertText", false, text);
  };
  const hands: Hands = {
    fill: async (fields) => {
      await until(() => field(fields[0]?.[0] ?? ""), 5000);
      for (const [label, text] of fields) write(label, text);
    },
    read: async (labels) => {
      await until(() => field(labels[0] ?? ""), 5000);
      return labels.map((label) => field(label)?.value ?? "");
    },
    press: async (names, times, milliseconds) => {
      const found = await until(() => names.map(button).find((each) => each !== null) ?? null, milliseconds);
      const terms = root().querySelector<HTMLInputElement>('input[name="terms"]');
      if (terms?.checked === false) terms.click();
      found?.focus();
      for (let press = 0; press < times; press += 1) found?.click();
      return found !== null;
    },
    offers: async (name, milliseconds) => (await until(() => button(name), milliseconds)) !== null,
    says: async (text, times, milliseconds) =>
      (await until(() => ((root().textContent ?? "").split(text).length > times ? true : null), milliseconds)) ?? false,
  };
  Object.assign(window, { hands });
}

/**
 * Where a tab counts the purchases that its data layer was told of: a page that is being left tells nobody else any
 * more.
 */
export const PURCHASES = "soak-purchases";

function listen(key: string): void {
  const push = ({ event }: { event: string }): void => {
    if (event === "purchase") sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
  };
  Object.assign(window, { dataLayer: { push } });
}

/** Lets every page of a browser's context be driven by `hands`, and counts what its data layer is told. */
export async function giveHands(context: BrowserContext): Promise<void> {
  // The loader of these scripts names inner functions by a helper that pages do not have.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript(grow);
  await context.addInitScript(listen, PURCHASES);
}

/** Asks the page's hands to do something. */
export function ask<Name extends keyof Hands>(
  page: Page,
  name: Name,
  ...given: Parameters<Hands[Name]>
): Promise<Awaited<ReturnType<Hands[Name]>>> {
  return page.evaluate(
    ([of, values]) => {
      const { hands } = window as unknown as { hands: Record<string, (...given: unknown[]) => Promise<unknown>> };
      return hands[of]?.(...values);
    },
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<Hands[Name]>>>;
}
