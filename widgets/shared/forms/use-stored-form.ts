import { useEffect, useState } from "react";
import { useForm, type DefaultValues, type Resolver, type UseFormReturn } from "react-hook-form";
import { useAnchor } from "#anchor/anchor.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { noteUnsaved } from "#state/drafts/unsaved.ts";
import type { FormValues } from "./form-values.ts";
import {
  unsavedChanges,
  updateDraft,
  discardChanges,
  settleAt,
  draftedValues,
  attachDraft,
  noteChange,
  valuesWhere,
  rebaseOn,
  resetTo,
  typedSince,
  type FormListeners,
  type FormDraft,
  type TrackedForm,
} from "./tracked-form.ts";

/** A form whose input is kept as a draft while it is not saved. */
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

interface StoredFormOptions<T extends FormValues> extends FormListeners {
  /** The saved values; the object keeps its identity. */
  readonly values: T;
  /** Whether `values` are complete; false while some of them, such as the customer's data, may still arrive. */
  readonly isFinal: boolean;
  readonly draft: Draft<FormValues> | null;
  readonly resolver?: Resolver<T> | undefined;
}

/**
 * Tracks a form, and shows the input of its draft once that has been read, if nothing was typed meanwhile.
 * @param typed input in the draft; null while it is being read
 */
function useTracked<T extends FormValues>(
  form: UseFormReturn<T>,
  { values, isFinal, saver, onOvertaken }: StoredFormOptions<T>,
  draft: FormDraft | null,
  typed: Partial<T> | null,
): TrackedForm<T> {
  const anchor = useAnchor();
  const [tracked] = useState((): TrackedForm<T> => ({
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
    if (draft !== null && typed !== null) attachDraft(tracked, draft, typed);
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
  if (ready !== null && typed === null) setTyped(draftedValues(ready.saved, values, isFinal));
  const tracked = useTracked(form, options, ready, typed);
  return {
    form,
    restored: !isOver && Object.keys(typed ?? {}).length > 0,
    discard: () => {
      discardChanges(tracked);
      setOver(true);
    },
    markSaved: (sent) => {
      settleAt(tracked, sent, typedSince(tracked, sent));
      setOver(true);
    },
    clear: (sent) => {
      resetTo(tracked, tracked.saved, typedSince(tracked, sent));
      setOver(true);
    },
    rebase: (saved) => rebaseOn(tracked, saved, true),
    takeSaved: (names) =>
      settleAt(
        tracked,
        tracked.saved,
        valuesWhere<T>(unsavedChanges(tracked), (name) => !names.includes(name)),
      ),
    keep: () => updateDraft(tracked),
  };
}
