import { fireEvent } from "@testing-library/react";
import type { Rendered } from "#test/support/render.tsx";

type Element = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control to be filled in: a field, a checkbox, or the radio buttons of one name. */
export interface Control {
  readonly name: string;
  readonly elements: readonly [Element, ...Element[]];
}

export type Values = Readonly<Record<string, string>>;

const CHOICES = ["radio", "checkbox"];
const isChoice = ({ type }: Element): boolean => CHOICES.includes(type);

/**
 * The controls of a page in their order, by their names, or by their positions if they have none.
 * @param withChoices whether checkboxes and radio buttons are included
 */
export function controlsOf({ wrapper }: Rendered, withChoices = false): readonly Control[] {
  const found = new Map<string, [Element, ...Element[]]>();
  const elements = [...wrapper.querySelectorAll<Element>(":is(form, .plan-editor) :is(input, select, textarea)")];
  elements.forEach((element, place) => {
    if (["hidden", "search"].includes(element.type) || (isChoice(element) && !withChoices)) return;
    // What has no name in a form is none of its fields, as the search of a list.
    if (element.name === "" && element.form !== null) return;
    const name = element.name === "" ? `#${place}` : element.name;
    const known = found.get(name);
    if (known === undefined) found.set(name, [element]);
    else known.push(element);
  });
  return [...found].map(([name, of]) => ({ name, elements: of }));
}

/** The value of a control; of radio buttons the chosen one. */
export function valueOf({ elements: [first, ...others] }: Control): string {
  if (!isChoice(first)) return first.value;
  const chosen = [first, ...others].find((element) => (element as HTMLInputElement).checked);
  return chosen === undefined ? "" : chosen.value;
}

/** The possible values of a control; null for any text. */
export function choicesOf({ elements: [first, ...others] }: Control): readonly string[] | null {
  if (first instanceof HTMLSelectElement) return [...first.options].map(({ value }) => value);
  if (first.type === "checkbox") return ["", first.value];
  return first.type === "radio" ? [first, ...others].map(({ value }) => value) : null;
}

/** Types a text whose keys are shortcuts of many pages. @throws Error if the page has handled a key */
function typeSlash(field: Element): void {
  const key = new KeyboardEvent("keydown", { key: "/", bubbles: true, composed: true, cancelable: true });
  if (!field.dispatchEvent(key)) throw new Error(`The page takes what is typed into ${field.name}`);
}

/** Fills in a control as a customer does. @throws Error if the page has handled a key */
export function put(control: Control, value: string): void {
  const { elements } = control;
  const [first] = elements;
  if (!isChoice(first)) {
    typeSlash(first);
    fireEvent[first.localName === "select" ? "change" : "input"](first, { target: { value } });
    return;
  }
  const meant = value === "" ? elements.find((element) => (element as HTMLInputElement).checked) : undefined;
  const target = meant ?? elements.find((element) => element.value === value);
  if (target !== undefined && valueOf(control) !== value) fireEvent.click(target);
}

const SECRET_FIELD = "password";

/** The values of the controls of a page, without passwords. */
export const shownIn = (view: Rendered, withChoices = false): Values =>
  Object.fromEntries(
    controlsOf(view, withChoices)
      .filter(({ name }) => name !== SECRET_FIELD)
      .map((control) => [control.name, valueOf(control)]),
  );
