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
import { noteUnsaved, type SaveFirst } from "#state/drafts/unsaved.ts";
import type { FormValues } from "./form-values.ts";

/** A draft that has been looked up. */
type ReadyDraft = Extract<Draft<FormValues>, { state: "ready" }>;

export interface StoredForm<T extends FormValues> {
  readonly form: UseFormReturn<T>;
  /** The form shows what was typed before. */
  readonly restored: boolean;
  /** Gives up all unsaved input. */
  readonly discard: () => void;
  /** Notes that these values are saved; what was typed since stays. */
  readonly markSaved: (sent: T) => void;
  /** Starts the form anew, as these values are sent; what was typed since stays. */
  readonly clear: (sent: T) => void;
  /**
   * Takes other values for the saved ones; changes upon them stay.
   * @returns the fields that both have changed, to something else
   */
  readonly rebase: (saved: T) => readonly string[];
  /** Shows in these fields what is saved, and gives up what was typed into them. */
  readonly takeSaved: (names: readonly string[]) => void;
  /** Keeps the changes in the draft once more, as after a logout that has ended it. */
  readonly keep: () => void;
}

interface StoredFormOptions<T extends FormValues> {
  /** What is saved; a stable object. */
  readonly values: T;
  /** Whether `values` are all that is known; false while some of it, as the customer's data, may still come. */
  readonly isFinal: boolean;
  readonly draft: Draft<FormValues> | null;
  readonly resolver?: Resolver<T> | undefined;
  /** Lets a question before leaving offer to save; stable. */
  readonly save?: SaveFirst | undefined;
  /**
   * Hears what has been saved meanwhile, as in another tab, of fields that hold other unsaved changes, by their names,
   * and of none once the changes are saved or given up; stable.
   */
  readonly onOvertaken?: ((saved: FormValues) => void) | undefined;
}

/** Those of some values that fit. */
const only = <T extends FormValues>(
  values: FormValues | Partial<T>,
  fits: (name: string, value: unknown) => boolean,
): Partial<T> => Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value))) as Partial<T>;

/** The fields of a draft that the form still has; where it is known what is saved, those that differ from it. */
const fitting = <T extends FormValues>(kept: FormValues | null, values: T, isFinal: boolean): Partial<T> =>
  only<T>(
    kept ?? {},
    (name, value) =>
      Object.hasOwn(values, name) && typeof value === typeof values[name] && (!isFinal || value !== values[name]),
  );

/** A text of a field as it is sent, be it one of a single line or of several. */
const asSent = (text: string): string => (text.includes("\n") ? cleanText(text) : plainLine(text));

/** Whether two values are the same once they are sent. */
const isSame = (value: unknown, other: unknown): boolean =>
  typeof value === "string" && typeof other === "string" ? asSent(value) === asSent(other) : value === other;

/** What is saved by now of fields that hold changes of something else than was saved before. */
const overtakenBy = <T extends FormValues>(saved: T, changed: Partial<T>, before: T): Partial<T> =>
  only<T>(
    saved,
    (name, value) => Object.hasOwn(changed, name) && !isSame(value, before[name]) && !isSame(value, changed[name]),
  );

/** A form with what it knows beside its values; it is no state of React's, so that typing draws nothing anew. */
interface Tracked<T extends FormValues> extends Pick<StoredFormOptions<T>, "save" | "onOvertaken"> {
  readonly anchor: HTMLElement;
  readonly form: UseFormReturn<T>;
  saved: T;
  /** Whether all is known that is saved: until then an emptied field looks like one that nobody has touched. */
  isFinal: boolean;
  touched: ReadonlySet<string>;
  /** Where changes are kept; null until it is known. */
  draft: ReadyDraft | null;
  /** What the form shows by itself is nobody's change. */
  isShowing: boolean;
}

/** What the form shows that is not saved. */
const changesOf = <T extends FormValues>({ form, saved, isFinal, touched }: Tracked<T>): Partial<T> =>
  only<T>(form.getValues(), (name, value) => value !== saved[name] || (!isFinal && touched.has(name)));

/** What the form shows that differs from what was sent. */
const typedSince = <T extends FormValues>({ form }: Tracked<T>, sent: T): Partial<T> =>
  only<T>(form.getValues(), (name, value) => value !== sent[name]);

/** Compares with what is saved, and keeps the draft and the question before leaving in step. */
function check<T extends FormValues>(tracked: Tracked<T>): void {
  const { anchor, save, draft } = tracked;
  if (draft === null) return;
  const changed = changesOf(tracked);
  const isUnsaved = Object.keys(changed).length > 0;
  if (isUnsaved) draft.keep(changed as FormValues);
  else draft.drop();
  noteUnsaved(tracked, isUnsaved ? { anchor, discard: () => discardChanges(tracked), save } : null);
}

/** Notes a change; `name` is the field's, where it is one alone. */
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
 * Shows the changes upon what is saved by now. An attempt under way goes on, and what it has found stays: `form.reset`
 * would drop both without a word.
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

/** Starts the form anew with what is saved, and with changes upon it. */
function startAnew<T extends FormValues>(tracked: Tracked<T>, saved: T, changed: Partial<T>): void {
  const { form } = tracked;
  tracked.saved = saved;
  tracked.touched = new Set(Object.keys(changed));
  show(tracked, () => {
    // Fields stay registered: those that are not drawn anew would be deaf afterwards.
    form.reset(saved, { keepFieldsRef: true });
    if (Object.keys(changed).length > 0)
      form.reset({ ...saved, ...changed }, { keepDefaultValues: true, keepFieldsRef: true });
  });
}

/** The same once changes are saved or given up: nothing is overtaken any more. */
function endWith<T extends FormValues>(tracked: Tracked<T>, saved: T, changed: Partial<T>): void {
  tracked.onOvertaken?.({});
  startAnew(tracked, saved, changed);
}

function discardChanges<T extends FormValues>(tracked: Tracked<T>): void {
  endWith(tracked, tracked.saved, {});
}

/** Takes other values for the saved ones; changes upon them stay. @returns the fields that both have changed */
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

/** Keeps changes in this draft from now on; the first one's are shown where nothing was typed meanwhile. */
function keepIn<T extends FormValues>(tracked: Tracked<T>, draft: ReadyDraft, typed: Partial<T>): void {
  const shown = tracked.draft === null ? typed : {};
  tracked.draft = draft;
  follow(tracked, tracked.saved, { ...shown, ...changesOf(tracked) });
}

/**
 * Tracks a form, and shows in it what was typed before once the draft has come, where nothing was typed meanwhile.
 * @param typed what the draft holds; null while it is looked up
 */
function useTracked<T extends FormValues>(
  form: UseFormReturn<T>,
  { values, isFinal, save, onOvertaken }: StoredFormOptions<T>,
  draft: ReadyDraft | null,
  typed: Partial<T> | null,
): Tracked<T> {
  const anchor = useAnchor();
  const [tracked] = useState((): Tracked<T> => ({
    anchor,
    form,
    save,
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
 * A form that survives: it begins with what is saved (`values`) and the draft upon it, keeps changes as a draft,
 * follows newer saved values where nothing was typed, and validates on the first attempt, then live (spec section 5). A
 * draft that is still looked up is shown once it has come, where nothing was typed meanwhile; with null nothing is
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
