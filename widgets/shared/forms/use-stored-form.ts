import { useEffect, useRef, useState } from "react";
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
import type { Draft } from "#state/drafts.ts";
import { noteUnsaved, type SaveFirst } from "#state/unsaved.ts";
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

function changedIn<T extends FormValues>(values: T, base: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== base[name])) as Partial<T>;
}

/** The fields of a draft that the form still has; where it is known what is saved, those that differ from it. */
function fitting<T extends FormValues>(saved: FormValues | null, values: T, isFinal: boolean): Partial<T> {
  const known = Object.entries(saved ?? {}).filter(
    ([name, value]) =>
      Object.hasOwn(values, name) && typeof value === typeof values[name] && (!isFinal || value !== values[name]),
  );
  return Object.fromEntries(known) as Partial<T>;
}

/** A text of a field as it is sent, be it one of a single line or of several. */
const asSent = (text: string): string => (text.includes("\n") ? cleanText(text) : plainLine(text));

/** Whether two values are the same once they are sent. */
const isSame = (value: unknown, other: unknown): boolean =>
  typeof value === "string" && typeof other === "string" ? asSent(value) === asSent(other) : value === other;

/** What is saved by now of fields that hold changes of something else than was saved before. */
function overtakenBy<T extends FormValues>(saved: T, changed: Partial<T>, base: T): FormValues {
  const isOvertaken = ([name, value]: [string, FormValues[string]]): boolean =>
    Object.hasOwn(changed, name) && !isSame(value, base[name]) && !isSame(value, changed[name]);
  return Object.fromEntries(Object.entries(saved).filter(isOvertaken));
}

/** What a form knows beside its values: what is saved, and whether anything typed is not. */
interface Tracker<T extends FormValues> {
  /** Keeps changes in this draft from now on, and shows the given ones where nothing was typed meanwhile. */
  readonly keepIn: (draft: ReadyDraft, typed: Partial<T>) => void;
  /** Compares with what is saved and keeps draft and unload question in step; `name` is the field that has changed. */
  readonly check: (name?: string) => void;
  /** Takes other values for the saved ones; changes upon them stay. @returns the fields that both have changed */
  readonly rebase: (saved: T, isFinal: boolean) => readonly string[];
  readonly takeSaved: (names: readonly string[]) => void;
  readonly markSaved: (sent: T) => void;
  readonly clear: (sent: T) => void;
  readonly discard: () => void;
  readonly leave: () => void;
}

/**
 * Shows what is not shown yet. An attempt under way goes on, and what it has found stays: `form.reset` would drop both
 * without a word.
 */
function showIn<T extends FormValues>(form: UseFormReturn<T>, values: T): void {
  const shown = form.getValues();
  for (const [name, value] of Object.entries(values) as [FieldPath<T>, FieldPathValue<T, FieldPath<T>>][]) {
    if (shown[name] !== value)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  }
}

/** Lives outside of React's state, so that typing draws nothing anew. */
function createTracker<T extends FormValues>(
  form: UseFormReturn<T>,
  { anchor, save, onOvertaken }: { readonly anchor: HTMLElement } & Pick<StoredFormOptions<T>, "save" | "onOvertaken">,
  values: T,
): Tracker<T> {
  const token = {};
  let base = values;
  let kept: ReadyDraft | null = null;
  // Until all is known that fills the form in, an emptied field looks like one that nobody has touched.
  let isBaseFinal = false;
  let touched: ReadonlySet<string> = new Set();
  let isShowing = false;
  const changes = (): Partial<T> => {
    const shown = form.getValues();
    const all = Object.entries(shown).filter(
      ([name, value]) => value !== base[name] || (!isBaseFinal && touched.has(name)),
    );
    return Object.fromEntries(all) as Partial<T>;
  };
  const check = (name?: string): void => {
    if (isShowing) return;
    if (name !== undefined) touched = new Set([...touched, name]);
    if (kept === null) return;
    const changed = changes();
    const isUnsaved = Object.keys(changed).length > 0;
    if (isUnsaved) kept.keep(changed as FormValues);
    else kept.drop();
    noteUnsaved(token, isUnsaved ? { anchor, discard, save } : null);
  };
  /** What the form shows by itself is nobody's change. */
  const show = (draw: () => void): void => {
    isShowing = true;
    draw();
    isShowing = false;
    check();
  };
  const follow = (saved: T, changed: Partial<T>): void => {
    if (saved !== base) form.resetDefaultValues(saved);
    base = saved;
    touched = new Set([...touched, ...Object.keys(changed)]);
    show(() => showIn(form, { ...saved, ...changed }));
  };
  const startAnew = (saved: T, changed: Partial<T>): void => {
    base = saved;
    touched = new Set(Object.keys(changed));
    show(() => {
      // Fields stay registered: those that are not drawn anew would be deaf afterwards.
      form.reset(saved, { keepFieldsRef: true });
      if (Object.keys(changed).length > 0)
        form.reset({ ...saved, ...changed }, { keepDefaultValues: true, keepFieldsRef: true });
    });
  };
  const endWith = (saved: T, changed: Partial<T>): void => {
    onOvertaken?.({});
    startAnew(saved, changed);
  };
  const since = (sent: T): Partial<T> => changedIn(form.getValues(), sent);
  const discard = (): void => endWith(base, {});
  return {
    keepIn: (draft, typed) => {
      kept = draft;
      follow(base, { ...typed, ...changes() });
    },
    check,
    rebase: (saved, isFinal) => {
      const changed = changes();
      const overtaken = isBaseFinal ? overtakenBy(saved, changed, base) : {};
      isBaseFinal = isFinal;
      if (saved === base) check();
      else follow(saved, changed);
      const names = Object.keys(overtaken);
      if (names.length > 0) onOvertaken?.(overtaken);
      return names;
    },
    takeSaved: (names) => {
      const others = Object.entries(changes()).filter(([name]) => !names.includes(name));
      endWith(base, Object.fromEntries(others) as Partial<T>);
    },
    markSaved: (sent) => endWith(sent, since(sent)),
    clear: (sent) => startAnew(base, since(sent)),
    discard,
    leave: () => noteUnsaved(token, null),
  };
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

/**
 * A form that survives: it begins with what is saved (`values`) and the draft upon it, keeps changes as a draft,
 * follows newer saved values where nothing was typed, and validates on the first attempt, then live (spec section 5). A
 * draft that is still looked up is shown once it has come, where nothing was typed meanwhile; with null nothing is
 * kept, and nobody is asked before the page is left.
 */
export function useStoredForm<T extends FormValues>({
  values,
  isFinal,
  draft,
  resolver,
  save,
  onOvertaken,
}: StoredFormOptions<T>): StoredForm<T> {
  const anchor = useAnchor();
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
  const [tracker] = useState(() => createTracker(form, { anchor, save, onOvertaken }, values));
  const isKept = useRef(false);
  useEffect(() => void tracker.rebase(values, isFinal), [tracker, values, isFinal]);
  useEffect(() => {
    if (ready === null || typed === null) return;
    tracker.keepIn(ready, isKept.current ? {} : typed);
    isKept.current = true;
  }, [tracker, ready, typed]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => tracker.check(name) }),
    [form, tracker],
  );
  useEffect(() => tracker.leave, [tracker]);
  const discard = (): void => {
    tracker.discard();
    setOver(true);
  };
  const markSaved = (sent: T): void => {
    tracker.markSaved(sent);
    setOver(true);
  };
  const clear = (sent: T): void => {
    tracker.clear(sent);
    setOver(true);
  };
  return {
    form,
    restored: !isOver && Object.keys(typed ?? {}).length > 0,
    discard,
    markSaved,
    clear,
    rebase: (saved) => tracker.rebase(saved, true),
    takeSaved: tracker.takeSaved,
    keep: tracker.check,
  };
}
