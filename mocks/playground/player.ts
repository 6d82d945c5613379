import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { Scenario } from "#mocks/scenarios.ts";
import type { Step } from "#mocks/situations/situation.ts";
import { findField, findNamed, isShown } from "./finder.ts";

/** Above what the dev server takes for the code that a step needs. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 60;

/** What a player acts on. */
export interface Stage {
  /** The page as it stands now: a reload gives another one. */
  readonly page: () => Document | null;
  readonly reload: () => Promise<void>;
  readonly play: (scenario: Scenario) => void;
  /** Whether nobody wants the steps any more. */
  readonly isOver: () => boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Asks until there is an answer. @throws Error when there is none in time, or nobody wants one any more */
async function until<T>(stage: Stage, ask: (page: Document) => T | null): Promise<T> {
  for (let waited = 0; waited < PATIENCE_MS && !stage.isOver(); waited += PAUSE_MS) {
    const page = stage.page();
    const found = page === null ? null : ask(page);
    if (found !== null) return found;
    await pause();
  }
  throw new Error("What the step needs is not there.");
}

const person = (element: Element): UserEvent =>
  userEvent.setup({ document: element.ownerDocument, pointerEventsCheck: 0 });

async function click(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: "nearest" });
  await person(element).click(element);
}

/**
 * Replaces what stands in a field, as autofill does: the setter of the page's own window, past React's memory of the
 * value.
 */
function type(field: HTMLElement, text: string): void {
  const { defaultView } = field.ownerDocument;
  const kind = field.localName === "textarea" ? defaultView?.HTMLTextAreaElement : defaultView?.HTMLInputElement;
  field.focus();
  Object.getOwnPropertyDescriptor(kind?.prototype ?? {}, "value")?.set?.call(field, text);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

async function choose(stage: Stage, list: HTMLElement, entry: string): Promise<void> {
  if (list.localName === "select") return person(list).selectOptions(list, entry);
  await click(list);
  await click(await until(stage, (page) => findNamed(page, ["option", entry])));
}

async function selectTab(stage: Stage, label: string): Promise<void> {
  const tab = await until(stage, (page) => findNamed(page, ["tab", label]) ?? findNamed(page, ["combobox", ""]));
  if (tab.role === "tab") await click(tab);
  else await choose(stage, tab, label);
}

/** Takes one step as a customer would. @throws Error when what it needs does not come */
export async function takeStep(stage: Stage, step: Step): Promise<void> {
  if ("click" in step) await click(await until(stage, (page) => findNamed(page, step.click)));
  else if ("focus" in step) (await until(stage, (page) => findNamed(page, step.focus))).focus();
  else if ("type" in step) type(await until(stage, (page) => findField(page, step.type[0])), step.type[1]);
  else if ("choose" in step)
    await choose(stage, await until(stage, (page) => findNamed(page, ["combobox", step.choose[0]])), step.choose[1]);
  else if ("tab" in step) await selectTab(stage, step.tab);
  else if ("press" in step) await person(await until(stage, ({ body }) => body)).keyboard(`{${step.press}}`);
  else if ("wait" in step) await untilShown(stage, step.wait);
  else if ("scroll" in step) (await until(stage, ({ defaultView }) => defaultView)).scrollTo(0, step.scroll);
  else if ("play" in step) stage.play(step.play);
  else await stage.reload();
}

/** Waits until a text or an element is there. @throws Error when it does not come */
export async function untilShown(stage: Stage, what: Parameters<typeof isShown>[1]): Promise<void> {
  await until(stage, (page) => (isShown(page, what) ? true : null));
}
