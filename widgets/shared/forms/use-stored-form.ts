import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useAnchor } from '#state/anchor.ts';
import type { Draft } from '#state/drafts.ts';
import { noteUnsaved } from '#state/unsaved.ts';

/** The values of a form: one level of texts and ticks. */
export type FormValues = Record<string, string | boolean>;

/** What a draft holds: the changed fields only, so that it never undoes what was changed elsewhere meanwhile. */
export const draftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** A draft that has been looked up. */
export type ReadyDraft = Extract<Draft<FormValues>, { state: 'ready' }>;

export interface StoredForm<T extends FormValues> {
  readonly form: UseFormReturn<T>;
  /** The form began with what was typed before. */
  readonly restored: boolean;
  /** Gives up all unsaved input. */
  readonly discard: () => void;
  /** Notes that these values are saved; what was typed since stays. */
  readonly markSaved: (sent: T) => void;
}

function changedIn<T extends FormValues>(values: T, base: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== base[name])) as Partial<T>;
}

/** The fields of a draft that the form still has and that differ from what is saved. */
function fitting<T extends FormValues>(saved: FormValues | null, values: T): Partial<T> {
  const known = Object.entries(saved ?? {}).filter(([name, value]) => Object.hasOwn(values, name) && typeof value === typeof values[name]);
  return changedIn({ ...values, ...Object.fromEntries(known) }, values);
}

/** What a form knows beside its values: what is saved, and whether anything typed is not. */
interface Tracker<T extends FormValues> {
  /** Compares with what is saved and keeps draft and unload question in step. */
  readonly check: () => void;
  readonly changes: () => Partial<T>;
  /** Takes other values for the saved ones, with changes upon them. */
  readonly rebase: (saved: T, changes: Partial<T>) => void;
  readonly discard: () => void;
  readonly leave: () => void;
}

/** Lives outside of React's state, so that typing draws nothing anew. */
function createTracker<T extends FormValues>(form: UseFormReturn<T>, draft: ReadyDraft, anchor: HTMLElement, values: T): Tracker<T> {
  const token = {};
  let base = values;
  const changes = (): Partial<T> => changedIn(form.getValues(), base);
  const check = (): void => {
    const changed = changes();
    const isUnsaved = Object.keys(changed).length > 0;
    if (isUnsaved) draft.keep(changed as FormValues);
    else draft.drop();
    noteUnsaved(token, isUnsaved ? { anchor, discard } : null);
  };
  const rebase = (saved: T, kept: Partial<T>): void => {
    base = saved;
    // Fields stay registered: those that are not drawn anew would be deaf afterwards.
    form.reset(saved, { keepFieldsRef: true });
    if (Object.keys(kept).length > 0) form.reset({ ...saved, ...kept }, { keepDefaultValues: true, keepFieldsRef: true });
    check();
  };
  const discard = (): void => rebase(base, {});
  return { check, changes, rebase, discard, leave: () => noteUnsaved(token, null) };
}

/**
 * A form that survives: it begins with what is saved (`values`, a stable object) and the draft upon it, keeps changes as
 * a draft, follows newer saved values where nothing was typed, and validates on the first save, then live (spec section 5).
 */
export function useStoredForm<T extends FormValues>(values: T, draft: ReadyDraft, resolver?: Resolver<T>): StoredForm<T> {
  const anchor = useAnchor();
  const form = useForm<T>({ defaultValues: values as DefaultValues<T>, mode: 'onSubmit', reValidateMode: 'onChange', ...(resolver && { resolver }) });
  const [typed] = useState(() => fitting(draft.saved, values));
  const [restored, setRestored] = useState(Object.keys(typed).length > 0);
  const [tracker] = useState(() => createTracker(form, draft, anchor, values));
  const isFirst = useRef(true);
  useEffect(() => {
    tracker.rebase(values, isFirst.current ? typed : tracker.changes());
    isFirst.current = false;
  }, [tracker, typed, values]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: tracker.check }), [form, tracker]);
  useEffect(() => tracker.leave, [tracker]);
  const discard = (): void => {
    tracker.discard();
    setRestored(false);
  };
  const markSaved = (sent: T): void => {
    setRestored(false);
    tracker.rebase(sent, changedIn(form.getValues(), sent));
  };
  return { form, restored, discard, markSaved };
}
