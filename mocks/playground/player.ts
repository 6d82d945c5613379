import { userEvent, type UserEvent } from "@testing-library/user-event";
import { removeInPage, saveInPage, savedElsewhere, tellOfLoginInPage } from "#mocks/situations/elsewhere.ts";
import type { Proof, Situation } from "#mocks/situations/situation.ts";
import type { PageDriver } from "#mocks/situations/take-step.ts";
import { findField, findNamed, isShown } from "./finder.ts";

/** Longer than the dev server needs to compile the code of a step. */
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 60;

/** The page on which steps are played. */
export interface Stage {
  /** The page as it stands now: a reload gives another one. */
  readonly page: () => Document | null;
  readonly reload: () => Promise<void>;
  readonly play: (...select: Parameters<PageDriver<HTMLElement>["play"]>) => void;
  /** Whether the steps were cancelled. */
  readonly isOver: () => boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Calls `ask` until it gives a result. @throws Error if there is none in time, or the steps were cancelled */
async function until<T>(stage: Stage, ask: (page: Document) => T | null): Promise<T> {
  for (let waited = 0; waited < TIMEOUT_MS && !stage.isOver(); waited += PAUSE_MS) {
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

/** Drives the page that the playground shows. */
export function driverOf(stage: Stage): PageDriver<HTMLElement> {
  const named: PageDriver<HTMLElement>["named"] = (what) => until(stage, (page) => findNamed(page, what));
  return {
    named,
    field: (label) => until(stage, (page) => findField(page, label)),
    tabOrList: async (label) => {
      const found = await until(stage, (page) => findNamed(page, ["tab", label]) ?? findNamed(page, ["combobox", ""]));
      return found.role === "tab" ? { tab: found } : { list: found };
    },
    click,
    focus: (element) => {
      element.focus();
      return Promise.resolve();
    },
    fill: (field, text) => {
      type(field, text);
      return Promise.resolve();
    },
    isSelect: (list) => Promise.resolve(list.localName === "select"),
    select: (list, entry) => person(list).selectOptions(list, entry),
    press: async (key) => person(await until(stage, ({ body }) => body)).keyboard(`{${key}}`),
    see: async (what) => {
      await untilShown(stage, what);
    },
    scrollTo: async (y) => (await until(stage, ({ defaultView }) => defaultView)).scrollTo(0, y),
    // The mock portal is in the page: it hears nothing before it writes the author's markup.
    play: async (select) => {
      await until(stage, (page) => page.querySelector("#content > *"));
      stage.play(select);
      await pause();
    },
    saveElsewhere: async (changes) => {
      const page = await until(stage, ({ defaultView }) => defaultView);
      await saveInPage(savedElsewhere(changes), page.fetch.bind(page));
    },
    removeElsewhere: async (removed) => {
      const page = await until(stage, ({ defaultView }) => defaultView);
      await removeInPage(removed, page.fetch.bind(page), page.document);
    },
    tellOfLogin: () => {
      tellOfLoginInPage();
      return Promise.resolve();
    },
    reload: stage.reload,
  };
}

/** The value of a field; of a list the text of the chosen entry. */
const heldBy = (field: HTMLElement): string =>
  field.localName === "select"
    ? ((field as HTMLSelectElement).selectedOptions[0]?.text ?? "")
    : (field as HTMLInputElement).value;

/** Whether a page, or a widget in it, has its focus on an element; the frame itself may be without. */
const hasFocus = (element: HTMLElement | null): boolean =>
  (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement === element;

function isProved(page: Document, proof: Proof): boolean {
  if ("there" in proof) return isShown(page, proof.there);
  if ("gone" in proof) return !isShown(page, proof.gone);
  if ("ticked" in proof) return findNamed(page, proof.ticked)?.matches(":checked") === true;
  if ("busy" in proof) return findNamed(page, proof.busy)?.dataset.state === "busy";
  if ("open" in proof) return findNamed(page, proof.open)?.ariaExpanded === "true";
  if ("focused" in proof) return hasFocus(findNamed(page, proof.focused));
  const field = findField(page, proof.holds[0]);
  return field !== null && heldBy(field) === proof.holds[1];
}

const untilShown = (stage: Stage, what: Parameters<typeof isShown>[1]): Promise<true> =>
  until(stage, (page) => (isShown(page, what) ? true : null));

/** Waits until a state is reached with all that its title says. @throws Error when it is not */
export async function untilReached(
  stage: Stage,
  { shows, proves = [] }: Pick<Situation, "shows" | "proves">,
): Promise<void> {
  await untilShown(stage, shows);
  for (const proof of proves) await until(stage, (page) => (isProved(page, proof) ? true : null));
}
