import type { FieldPath, FieldPathValue, UseFormReturn } from "react-hook-form";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a control holds text; a checkbox, a radio button and a chosen file do not. */
const isFillable = (control: Element): control is Control =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(control.type));

/** The control of a form that has this name. */
export function controlNamed(form: HTMLFormElement | null, name: string | undefined): HTMLElement | null {
  for (const control of form?.elements ?? [])
    if (control instanceof HTMLElement && control.getAttribute("name") === name) return control;
  return null;
}

/** The text in the field of that name, even if no event has told of it. */
export function filledInto(form: HTMLFormElement | null, name: string): string {
  const control = controlNamed(form, name);
  return control !== null && isFillable(control) ? control.value : "";
}

/** Removes white space for comparing, because browsers normalise line breaks and drop them in single lines. */
const bare = (text: string): string => text.replace(/\s/g, "");

/**
 * Takes over the text of fields that were filled without an event, as some password managers do. An input event is
 * tried first, so that listeners of the field hear of it.
 */
export function takeFilled<T extends FormValues>(form: UseFormReturn<T>, element: HTMLFormElement): void {
  for (const control of element.elements) {
    if (!isFillable(control) || control.name === "") continue;
    const name = control.name as FieldPath<T>;
    const isNews = (): boolean => {
      const known: unknown = form.getValues(name);
      return typeof known === "string" && control.value !== "" && bare(known) !== bare(control.value);
    };
    if (isNews()) control.dispatchEvent(new Event("input", { bubbles: true }));
    if (isNews()) form.setValue(name, control.value as FieldPathValue<T, typeof name>, { shouldDirty: true });
  }
}
