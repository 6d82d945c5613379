import type { FieldPath, FieldPathValue, UseFormReturn } from "react-hook-form";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Into which something can be filled that reads as text; a tick and a chosen file do not. */
const isFillable = (control: Element): control is Control =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(control.type));

/** The control of a form that has this name, wherever it stands. */
export function controlNamed(form: HTMLFormElement | null, name: string | undefined): HTMLElement | null {
  for (const control of form?.elements ?? [])
    if (control instanceof HTMLElement && control.getAttribute("name") === name) return control;
  return null;
}

/** What stands in the field of that name, whether or not an event told of it. */
export function filledInto(form: HTMLFormElement | null, name: string): string {
  const control = controlNamed(form, name);
  return control !== null && isFillable(control) ? control.value : "";
}

/** Browsers write line breaks in a way of their own, and leave them out of a single line. */
const bare = (text: string): string => text.replace(/\s/g, "");

/**
 * Takes over what stands in the fields where no event told of it, as some password managers fill them. Who listens to
 * a field hears of it first.
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
