import { useEffect, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import { useAnchor } from "#anchor/anchor.ts";
import { cleanText, plainLine } from "#lib/typed-text.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { noteUnsaved, type Saver } from "#state/drafts/unsaved.ts";
import type { FormValues } from "./form-values.ts";

/** A draft that has been read. */
type ReadyDraft = Extract<Draft<FormValues>, { state: "ready" }>;

export interface StoredForm<T extends FormValues> {
  readonly form: UseFormReturn<T>;
  /** Whether the form shows input from a draft. */
  readonly restored: boolean;
  /** Discards all unsaved input. */
  readonly discard: () => void;
  /** Notes that these values are saved; later input stays. */
  readonly markSaved: (sent: T) => void;
  /** Empties the form after these values were sent; later input stays. */
  readonly clear: (sent: T) => void;
  /**
   * Replaces the saved values; unsaved changes stay.
   * @returns the fields that were changed both here and elsewhere, to different values
   */
  readonly rebase: (saved: T) => readonly string[];
  /** Shows the saved values of these fields, and discards their input. */
  readonly takeSaved: (names: readonly string[]) => void;
  /** Writes the changes to the draft again, for example after a logout has deleted it. */
  readonly keep: () => void;
}

interface StoredFormOptions<T extends FormValues> {
  /** The saved values; the object keeps its identity. */
  readonly values: T;
  /** Whether `values` are complete; false while some of them, such as the customer's data, may still arrive. */
  readonly isFinal: boolean;
  readonly draft: Draft<FormValues> | null;
  readonly resolver?: Resolver<T> | undefined;
  /** Saves the form, so that the question before leaving can offer it; keeps its identity. */
  readonly saver?: Saver | undefined;
  /**
   * Told the values that were saved meanwhile, for example in another tab, for fields with different unsaved changes,
   * by name; told no fields once the changes are saved or discarded. Keeps its identity.
   */
  readonly onOvertaken?: ((saved: FormValues) => void) | undefined;
}

/** The values that pass a test. */
const only = <T extends FormValues>(
  values: FormValues | Partial<T>,
  fits: (name: string, value: unknown) => boolean,
): Partial<T> => Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value))) as Partial<T>;

/**
 * The fields of a draft that the form still has; if the saved values are complete, only those that differ from them.
 */
const fitting = <T extends FormValues>(kept: FormValues | null, values: T, isFinal: boolean): Partial<T> =>
  only<T>(
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
  only<T>(
    saved,
    (name, value) => Object.hasOwn(changed, name) && !isSame(value, before[name]) && !isSame(value, changed[name]),
  );

/** A form with what is known of it beside its values; this is not React state, so that typing renders nothing. */
interface Tracked<T extends FormValues> extends Pick<StoredFormOptions<T>, "saver" | "onOvertaken"> {
  readonly anchor: HTMLElement;
  readonly form: UseFormReturn<T>;
  saved: T;
  /** Whether the saved values are complete; before that an emptied field looks like an untouched one. */
  isFinal: boolean;
  touched: ReadonlySet<string>;
  /** Where changes are kept; null until the draft has been read. */
  draft: ReadyDraft | null;
  /** Whether the form is setting values itself, so that they do not count as changes. */
  isShowing: boolean;
}

/** The values in the form that are not saved. */
const changesOf = <T extends FormValues>({ form, saved, isFinal, touched }: Tracked<T>): Partial<T> =>
  only<T>(form.getValues(), (name, value) => value !== saved[name] || (!isFinal && touched.has(name)));

/** The values in the form that differ from those that were sent. */
const typedSince = <T extends FormValues>({ form }: Tracked<T>, sent: T): Partial<T> =>
  only<T>(form.getValues(), (name, value) => value !== sent[name]);

/** Compares the form with the saved values, and updates the draft and the question before leaving. */
function check<T extends FormValues>(tracked: Tracked<T>): void {
  const { anchor, saver, draft } = tracked;
  if (draft === null) return;
  const changed = changesOf(tracked);
  const isUnsaved = Object.keys(changed).length > 0;
  if (isUnsaved) draft.keep(changed as FormValues);
  else draft.drop();
  noteUnsaved(tracked, isUnsaved ? { anchor, discard: () => discardChanges(tracked), saver } : null);
}

/** Records a change; `name` is the field's, if it is only one. */
function noteChange<T extends FormValues>(tracked: Tracked<T>, name: string | undefined): void {
  if (tracked.isShowing) return;
  if (name !== undefined) tracked.touched = new Set([...tracked.touched, name]);
  check(tracked);
}

function show<T extends FormValues>(tracked: Tracked<T>, draw: () => void): void {
  tracked.isShowing = true;
  draw();
  tracked.isShowing = false;
  check(tracked);
}

/**
 * Shows the unsaved changes on top of new saved values. It does not use `form.reset`, which would drop an attempt under
 * way and its errors.
 */
function follow<T extends FormValues>(tracked: Tracked<T>, saved: T, changed: Partial<T>): void {
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
function startAnew<T extends FormValues>(tracked: Tracked<T>, saved: T, changed: Partial<T>): void {
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
function endWith<T extends FormValues>(tracked: Tracked<T>, saved: T, changed: Partial<T>): void {
  tracked.onOvertaken?.({});
  startAnew(tracked, saved, changed);
}

function discardChanges<T extends FormValues>(tracked: Tracked<T>): void {
  endWith(tracked, tracked.saved, {});
}

/** Replaces the saved values; unsaved changes stay. @returns the fields that were changed both here and elsewhere */
function rebaseOn<T extends FormValues>(tracked: Tracked<T>, saved: T, isFinal: boolean): readonly string[] {
  const changed = changesOf(tracked);
  const overtaken = tracked.isFinal ? overtakenBy(saved, changed, tracked.saved) : {};
  tracked.isFinal = isFinal;
  if (saved === tracked.saved) check(tracked);
  else follow(tracked, saved, changed);
  const names = Object.keys(overtaken);
  if (names.length > 0) tracked.onOvertaken?.(overtaken);
  return names;
}

/** Keeps changes in this draft from now on; the input of the first draft is shown if nothing was typed meanwhile. */
function keepIn<T extends FormValues>(tracked: Tracked<T>, draft: ReadyDraft, typed: Partial<T>): void {
  const shown = tracked.draft === null ? typed : {};
  tracked.draft = draft;
  follow(tracked, tracked.saved, { ...shown, ...changesOf(tracked) });
}

/**
 * Tracks a form, and shows the input of its draft once that has been read, if nothing was typed meanwhile.
 * @param typed input in the draft; null while it is being read
 */
function useTracked<T extends FormValues>(
  form: UseFormReturn<T>,
  { values, isFinal, saver, onOvertaken }: StoredFormOptions<T>,
  draft: ReadyDraft | null,
  typed: Partial<T> | null,
): Tracked<T> {
  const anchor = useAnchor();
  const [tracked] = useState((): Tracked<T> => ({
    anchor,
    form,
    saver,
    onOvertaken,
    saved: values,
    isFinal: false,
    touched: new Set(),
    draft: null,
    isShowing: false,
  }));
  useEffect(() => void rebaseOn(tracked, values, isFinal), [tracked, values, isFinal]);
  useEffect(() => {
    if (draft !== null && typed !== null) keepIn(tracked, draft, typed);
  }, [tracked, draft, typed]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => noteChange(tracked, name) }),
    [form, tracked],
  );
  useEffect(() => () => noteUnsaved(tracked, null), [tracked]);
  return tracked;
}

/**
 * A form whose input survives: it begins with the saved `values` and the draft on top, keeps changes as a draft,
 * follows new saved values in untouched fields, and validates on the first attempt, then at each change (spec section
 * 5). A draft that is still being read is shown later, if nothing was typed meanwhile. With `draft` null nothing is
 * kept, and nobody is asked before the page is left.
 */
export function useStoredForm<T extends FormValues>(options: StoredFormOptions<T>): StoredForm<T> {
  const { values, isFinal, draft, resolver } = options;
  const form = useForm<T>({
    defaultValues: values as DefaultValues<T>,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
    ...(resolver && { resolver }),
  });
  const ready = draft?.state === "ready" ? draft : null;
  const [typed, setTyped] = useState<Partial<T> | null>(null);
  const [isOver, setOver] = useState(false);
  if (ready !== null && typed === null) setTyped(fitting(ready.saved, values, isFinal));
  const tracked = useTracked(form, options, ready, typed);
  return {
    form,
    restored: !isOver && Object.keys(typed ?? {}).length > 0,
    discard: () => {
      discardChanges(tracked);
      setOver(true);
    },
    markSaved: (sent) => {
      endWith(tracked, sent, typedSince(tracked, sent));
      setOver(true);
    },
    clear: (sent) => {
      startAnew(tracked, tracked.saved, typedSince(tracked, sent));
      setOver(true);
    },
    rebase: (saved) => rebaseOn(tracked, saved, true),
    takeSaved: (names) =>
      endWith(
        tracked,
        tracked.saved,
        only<T>(changesOf(tracked), (name) => !names.includes(name)),
      ),
    keep: () => check(tracked),
  };
}
