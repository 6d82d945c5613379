import { useId, useState, type SyntheticEvent } from "react";
import type { FieldErrors, FieldPath } from "react-hook-form";
import type { Draft } from "#state/drafts/drafts.ts";
import type { SaveFirst } from "#state/drafts/unsaved.ts";
import { controlNamed, takeFilled } from "#widgets/shared/filled-in.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { WrongField } from "./error-summary.tsx";
import type { FormValues } from "./form-values.ts";
import type { LazyResolver } from "./lazy-resolver.ts";
import { useStoredForm, type StoredForm } from "./use-stored-form.ts";

/** What became of an attempt: `errors` are the server's words for single fields. */
export interface Attempt<T = never> {
  readonly isSent: boolean;
  /** The values that were sent, where others came in on the way; else those of the form. */
  readonly values?: T | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

export interface FrameOptions<T extends FormValues> {
  /** Of the form element, where controls that stand outside of it belong to it. */
  readonly id?: string;
  /** What is saved; a stable object. */
  readonly values: T;
  /** False while some of what is saved, as the customer's data, may still come; true where nothing is said. */
  readonly isFinal?: boolean;
  /** Where changes are kept; null keeps nothing, as in a dialog that asks before it closes. */
  readonly draft: Draft<FormValues> | null;
  readonly rules?: LazyResolver<T>;
  /** Lets a question before leaving offer to save; stable. */
  readonly save?: SaveFirst | undefined;
  /** Hears what else has been saved of fields while they held unsaved changes, by their names; stable. */
  readonly onOvertaken?: ((saved: FormValues) => void) | undefined;
  /** Whether what was sent is saved now and stays in the form (the default), or the form starts anew. */
  readonly afterSending?: "keep" | "clear";
  /**
   * What else is wrong, by the name of the control that takes the focus: a choice that stands in the form and is none
   * of its values.
   */
  readonly alsoWrong?: () => Readonly<Record<string, string>>;
  /** Called with the raw values once they are right, and with the form that holds them. */
  readonly onSend: (values: T, stored: StoredForm<T>) => Promise<Attempt<T>>;
  /** Called when the attempt broke before anything was sent, as when the code of the rules cannot be had. */
  readonly onBroken: (thrown: unknown) => void;
}

/** A form as `FormFrame` draws it. */
export interface FormHandle<T extends FormValues> extends StoredForm<T> {
  /** Of the form element, for buttons that stand outside of it. */
  readonly id: string;
  /** What was wrong at the last attempt, in the order of the fields; made anew by each attempt only. */
  readonly wrong: readonly WrongField[];
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly goTo: (name: string) => void;
  readonly warm: () => void;
}

/** The order in which the fields stand in the form; what has no name in it stands last. */
function inOrder(wrong: readonly WrongField[], element: HTMLFormElement): readonly WrongField[] {
  const names = Array.from(element.elements).map((control) => control.getAttribute("name"));
  const rankOf = ({ name }: WrongField): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...wrong].sort((a, b) => rankOf(a) - rankOf(b));
}

const listOf = (messages: Readonly<Record<string, string>>): WrongField[] =>
  Object.entries(messages).map(([name, message]) => ({ name, message }));

const wrongIn = (errors: FieldErrors): WrongField[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === "string" ? [{ name, message: error.message }] : [],
  );

/**
 * The one way to fill in a form: values with their draft, rules that load when the customer begins to type, an attempt
 * to send that puts what is wrong above and at the fields and the focus into the first of them (spec section 5,
 * contract-public section 4, Forms).
 */
export function useFormFrame<T extends FormValues>({
  id: givenId,
  values,
  isFinal = true,
  draft,
  rules,
  save,
  onOvertaken,
  afterSending = "keep",
  alsoWrong = () => ({}),
  onSend,
  onBroken,
}: FrameOptions<T>): FormHandle<T> {
  const ownId = useId();
  const id = givenId ?? ownId;
  const stored = useStoredForm({ values, isFinal, draft, resolver: rules?.resolver, save, onOvertaken });
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const { form, markSaved, clear, discard } = stored;
  const show = (found: readonly WrongField[], element: HTMLFormElement): void => {
    const ordered = inOrder(found, element);
    setWrong(ordered);
    controlNamed(element, ordered[0]?.name)?.focus();
  };
  const refuse = (errors: Readonly<Record<string, string>>, element: HTMLFormElement): void => {
    const found = listOf(errors);
    for (const { name, message } of found) form.setError(name as FieldPath<T>, { type: "server", message });
    show(found, element);
  };
  const send = async (element: HTMLFormElement): Promise<void> => {
    const typed = { ...form.getValues() };
    const { isSent, values: sent = typed, errors } = await onSend(typed, stored);
    if (isSent && afterSending === "keep") markSaved(sent);
    else if (isSent) clear(sent);
    else {
      // A logout in another tab has ended the draft, and what stands here is to outlive the login.
      stored.keep();
      if (errors !== undefined) refuse(errors, element);
    }
  };
  // The rules may have to be loaded first, and until then no button looks busy.
  const attempt = useOneAtATime((element: HTMLFormElement) => {
    takeFilled(form, element);
    return form
      .handleSubmit(
        () => {
          const found = listOf(alsoWrong());
          show(found, element);
          return found.length === 0 ? send(element) : undefined;
        },
        (errors) => show([...wrongIn(errors), ...listOf(alsoWrong())], element),
      )()
      .catch(onBroken);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    attempt(event.currentTarget);
  };
  const giveUp = (): void => {
    discard();
    setWrong([]);
  };
  return {
    ...stored,
    discard: giveUp,
    id,
    wrong,
    submit,
    goTo: (name) => form.setFocus(name as FieldPath<T>),
    warm: () => rules?.warm(),
  };
}
