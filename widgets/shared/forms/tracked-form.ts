import type { FieldPath, FieldPathValue, UseFormReturn } from "react-hook-form";
import { cleanText, plainLine } from "#lib/typed-text.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { noteUnsaved, type Saver } from "#state/drafts/unsaved.ts";
import type { FormValues } from "./form-values.ts";

// What a form holds beside what is saved, and its draft, without React: typing renders nothing.

/** A draft that has been read. */
export type FormDraft = Extract<Draft<FormValues>, { state: "ready" }>;

/** Who is told of a form's changes. */
export interface FormListeners {
  /** Saves the form, so that the question before leaving can offer it; keeps its identity. */
  readonly saver?: Saver | undefined;
  /**
   * Told the values that were saved meanwhile, for example in another tab, for fields with different unsaved changes,
   * by name; told no fields once the changes are saved or discarded. Keeps its identity.
   */
  readonly onOvertaken?: ((saved: FormValues) => void) | undefined;
}

/** The values that pass a test. */
export const valuesWhere = <T extends FormValues>(
  values: FormValues | Partial<T>,
  fits: (name: string, value: unknown) => boolean,
): Partial<T> => Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value))) as Partial<T>;

/**
 * The fields of a draft that the form still has; if the saved values are complete, only those that differ from them.
 */
export const draftedValues = <T extends FormValues>(kept: FormValues | null, values: T, isFinal: boolean): Partial<T> =>
  valuesWhere<T>(
    kept ?? {},
    (name, value) =>
      Object.hasOwn(values, name) && typeof value === typeof values[name] && (!isFinal || value !== values[name]),
  );

/** A field's text in the form in which it is sent, for a single line and for several. */
const asSent = (text: string): string => (text.includes("\n") ? cleanText(text) : plainLine(text));

/** Whether two values are equal when they are sent. */
const isSame = (value: unknown, other: unknown): boolean =>
  typeof value === "string" && typeof other === "string" ? asSent(value) === asSent(other) : value === other;

/** Newly saved values of fields whose unsaved changes were based on another value. */
const overtakenBy = <T extends FormValues>(saved: T, changed: Partial<T>, before: T): Partial<T> =>
  valuesWhere<T>(
    saved,
    (name, value) => Object.hasOwn(changed, name) && !isSame(value, before[name]) && !isSame(value, changed[name]),
  );

/** A form with what is known of it beside its values; this is not React state, so that typing renders nothing. */
export interface TrackedForm<T extends FormValues> extends FormListeners {
  readonly anchor: HTMLElement;
  readonly form: UseFormReturn<T>;
  saved: T;
  /** Whether the saved values are complete; before that an emptied field looks like an untouched one. */
  isFinal: boolean;
  touched: ReadonlySet<string>;
  /** Where changes are kept; null until the draft has been read. */
  draft: FormDraft | null;
  /** Whether the form is setting values itself, so that they do not count as changes. */
  isShowing: boolean;
}

/** The values in the form that are not saved. */
export const unsavedChanges = <T extends FormValues>({ form, saved, isFinal, touched }: TrackedForm<T>): Partial<T> =>
  valuesWhere<T>(form.getValues(), (name, value) => value !== saved[name] || (!isFinal && touched.has(name)));

/** The values in the form that differ from those that were sent. */
export const typedSince = <T extends FormValues>({ form }: TrackedForm<T>, sent: T): Partial<T> =>
  valuesWhere<T>(form.getValues(), (name, value) => value !== sent[name]);

/** Compares the form with the saved values, and updates the draft and the question before leaving. */
export function updateDraft<T extends FormValues>(tracked: TrackedForm<T>): void {
  const { anchor, saver, draft } = tracked;
  if (draft === null) return;
  const changed = unsavedChanges(tracked);
  const isUnsaved = Object.keys(changed).length > 0;
  if (isUnsaved) draft.keep(changed as FormValues);
  else draft.drop();
  noteUnsaved(tracked, isUnsaved ? { anchor, discard: () => discardChanges(tracked), saver } : null);
}

/** Records a change; `name` is the field's, if it is only one. */
export function noteChange<T extends FormValues>(tracked: TrackedForm<T>, name: string | undefined): void {
  if (tracked.isShowing) return;
  if (name !== undefined) tracked.touched = new Set([...tracked.touched, name]);
  updateDraft(tracked);
}

function show<T extends FormValues>(tracked: TrackedForm<T>, draw: () => void): void {
  tracked.isShowing = true;
  draw();
  tracked.isShowing = false;
  updateDraft(tracked);
}

/**
 * Shows the unsaved changes on top of new saved values. It does not use `form.reset`, which would drop an attempt under
 * way and its errors.
 */
function follow<T extends FormValues>(tracked: TrackedForm<T>, saved: T, changed: Partial<T>): void {
  const { form, touched } = tracked;
  if (saved !== tracked.saved) form.resetDefaultValues(saved);
  tracked.saved = saved;
  tracked.touched = new Set([...touched, ...Object.keys(changed)]);
  show(tracked, () => {
    const shown = form.getValues();
    const wanted = Object.entries({ ...saved, ...changed }) as [FieldPath<T>, FieldPathValue<T, FieldPath<T>>][];
    for (const [name, value] of wanted) {
      if (shown[name] !== value)
        form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
    }
  });
}

/** Resets the form to saved values with changes on top. */
export function resetTo<T extends FormValues>(tracked: TrackedForm<T>, saved: T, changed: Partial<T>): void {
  const { form } = tracked;
  tracked.saved = saved;
  tracked.touched = new Set(Object.keys(changed));
  show(tracked, () => {
    // Fields stay registered: those that are not rendered again would lose their connection to the form.
    form.reset(saved, { keepFieldsRef: true });
    if (Object.keys(changed).length > 0)
      form.reset({ ...saved, ...changed }, { keepDefaultValues: true, keepFieldsRef: true });
  });
}

/** Resets the form once changes are saved or discarded, after which no field is changed elsewhere any more. */
export function settleAt<T extends FormValues>(tracked: TrackedForm<T>, saved: T, changed: Partial<T>): void {
  tracked.onOvertaken?.({});
  resetTo(tracked, saved, changed);
}

/** Shows the saved values again. */
export function discardChanges<T extends FormValues>(tracked: TrackedForm<T>): void {
  settleAt(tracked, tracked.saved, {});
}

/** Replaces the saved values; unsaved changes stay. @returns the fields that were changed both here and elsewhere */
export function rebaseOn<T extends FormValues>(tracked: TrackedForm<T>, saved: T, isFinal: boolean): readonly string[] {
  const changed = unsavedChanges(tracked);
  const overtaken = tracked.isFinal ? overtakenBy(saved, changed, tracked.saved) : {};
  tracked.isFinal = isFinal;
  if (saved === tracked.saved) updateDraft(tracked);
  else follow(tracked, saved, changed);
  const names = Object.keys(overtaken);
  if (names.length > 0) tracked.onOvertaken?.(overtaken);
  return names;
}

/** Keeps changes in this draft from now on; the input of the first draft is shown if nothing was typed meanwhile. */
export function attachDraft<T extends FormValues>(tracked: TrackedForm<T>, draft: FormDraft, typed: Partial<T>): void {
  const shown = tracked.draft === null ? typed : {};
  tracked.draft = draft;
  follow(tracked, tracked.saved, { ...shown, ...unsavedChanges(tracked) });
}
