import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from "react";
import type { FieldErrors, FieldPath, UseFormReturn } from "react-hook-form";
import { useAnchorContext } from "#anchor/anchor.ts";
import { isMissingCode } from "#api/errors.ts";
import { namesPassword } from "#domain/text/text.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import type { Saver } from "#state/drafts/unsaved.ts";
import { controlNamed, takeFilled } from "#widgets/shared/filled-in.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { WrongField } from "./error-summary.tsx";
import type { FormValues } from "./form-values.ts";
import type { LazyResolver } from "./lazy-resolver.ts";
import { useStoredForm, type StoredForm } from "./use-stored-form.ts";

/** The result of an attempt; `errors` are the server's messages, also for fields that the form does not have. */
export interface Attempt<T = never> {
  readonly isSent: boolean;
  /** The values that were sent, if they differ from those of the form. */
  readonly values?: T | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** What a form frame needs to know of its form. */
export interface FrameOptions<T extends FormValues> {
  /** The id of the form element, if controls outside of it belong to it. */
  readonly id?: string;
  /** The saved values; the object keeps its identity. */
  readonly values: T;
  /** False while some saved values, such as the customer's data, may still arrive; true by default. */
  readonly isFinal?: boolean;
  /** Where changes are kept; null keeps nothing, as in a dialog that asks before it closes. */
  readonly draft: Draft<FormValues> | null;
  readonly rules?: LazyResolver<T>;
  /** Saves the form, so that the question before leaving can offer it; keeps its identity. */
  readonly saver?: Saver | undefined;
  /** Told the values that were saved elsewhere for fields with unsaved changes, by name; keeps its identity. */
  readonly onOvertaken?: ((saved: FormValues) => void) | undefined;
  /** Whether the sent values stay in the form as saved ones (the default), or the form is emptied. */
  readonly afterSending?: "keep" | "clear";
  /** Further errors by the name of the control to be focused, for choices in the form that are none of its values. */
  readonly alsoWrong?: () => Readonly<Record<string, string>>;
  /** Called with the raw values once they are valid, and with the form that holds them. */
  readonly onSend: (values: T, stored: StoredForm<T>) => Promise<Attempt<T>>;
  /** Called if the attempt failed before anything was sent, such as when the code of the rules could not be loaded. */
  readonly onBroken: (thrown: unknown) => void;
}

/** What `FormFrame` needs to render a form. */
export interface FormHandle<T extends FormValues> extends StoredForm<T> {
  /** The id of the form element, for buttons outside of it. */
  readonly id: string;
  /** The invalid fields of the last attempt, in the order of the fields; only an attempt changes this list. */
  readonly wrong: readonly WrongField[];
  /** Whether an attempt is under way, from the press on: the rules may have to be loaded before anything is sent. */
  readonly isTrying: boolean;
  /** Whether the last attempt failed because code of the form could not be loaded. */
  readonly lacksCode: boolean;
  /** Whether all input survives a reload of the page; passwords are kept nowhere. */
  readonly isKept: boolean;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly goTo: (name: string) => void;
  readonly warm: () => void;
}

/** Sorts invalid fields by their order in the form; those without a control come last. */
function inOrder(wrong: readonly WrongField[], element: HTMLFormElement): readonly WrongField[] {
  const names = Array.from(element.elements).map((control) => control.getAttribute("name"));
  const rankOf = ({ name }: WrongField): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...wrong].sort((a, b) => rankOf(a) - rankOf(b));
}

const listOf = (messages: Readonly<Record<string, string>>): WrongField[] =>
  Object.entries(messages).map(([name, message]) => ({ name, message }));

/** What is wrong outside of the form's own fields. */
const outsideOf = (messages: Readonly<Record<string, string>>): WrongField[] =>
  listOf(messages).map((field) => ({ ...field, isOutside: true }));

const wrongIn = (errors: FieldErrors): WrongField[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === "string" ? [{ name, message: error.message }] : [],
  );

/** Whether the form is gone, as with a dialog that was closed: what had not been sent by then is not sent. */
function useGone(): RefObject<boolean> {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

/** Scrolls to the focused field once errors are drawn, since a long summary above moves it. */
function useFocusInSight(wrong: readonly WrongField[]): void {
  const { root } = useAnchorContext();
  useLayoutEffect(() => {
    const { activeElement } = root;
    if (activeElement !== null && wrong[0]?.name === activeElement.getAttribute("name"))
      activeElement.scrollIntoView({ block: "nearest" });
  }, [root, wrong]);
}

/** The wrong fields of the last attempt, the first of which takes the focus when they are shown. */
function useWrong<T extends FormValues>(form: UseFormReturn<T>) {
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  useFocusInSight(wrong);
  const show = (found: readonly WrongField[], element: HTMLFormElement): void => {
    const ordered = inOrder(found, element);
    setWrong(ordered);
    controlNamed(element, ordered[0]?.name)?.focus();
  };
  // A message for a field that the form lacks stands in the summary alone.
  const refuse = (errors: Readonly<Record<string, string>>, element: HTMLFormElement): void => {
    const found = listOf(errors).map((field) => {
      const isWithoutControl = controlNamed(element, field.name) === null;
      if (!isWithoutControl) form.setError(field.name as FieldPath<T>, { type: "server", message: field.message });
      return { ...field, isWithoutControl };
    });
    show(found, element);
  };
  return { wrong, show, refuse, forget: () => setWrong([]) };
}

/** One attempt at a time: checks the form, and sends it or shows what is wrong. */
function useAttempt<T extends FormValues>(
  { alsoWrong = () => ({}), onBroken }: FrameOptions<T>,
  form: UseFormReturn<T>,
  show: (found: readonly WrongField[], element: HTMLFormElement) => void,
  send: (element: HTMLFormElement) => Promise<void>,
) {
  const [isTrying, setTrying] = useState(false);
  const [lacksCode, setLacksCode] = useState(false);
  const isGone = useGone();
  const attempt = useOneAtATime((element: HTMLFormElement) => {
    takeFilled(form, element);
    setTrying(true);
    setLacksCode(false);
    return form
      .handleSubmit(
        () => {
          const found = outsideOf(alsoWrong());
          show(found, element);
          return found.length === 0 && !isGone.current ? send(element) : undefined;
        },
        (errors) => show([...wrongIn(errors), ...outsideOf(alsoWrong())], element),
      )()
      .catch((thrown: unknown) => {
        setLacksCode(isMissingCode(thrown));
        onBroken(thrown);
      })
      .finally(() => setTrying(false));
  });
  return { attempt, isTrying, lacksCode };
}

/**
 * The hook of every form: values with their draft, rules that are loaded when the customer begins to type, and an
 * attempt to send that shows errors above and at the fields and focuses the first of them (spec section 5,
 * contract-public section 4, Forms).
 */
export function useFormFrame<T extends FormValues>(options: FrameOptions<T>): FormHandle<T> {
  const { values, isFinal = true, draft, rules, saver, onOvertaken, afterSending = "keep", onSend } = options;
  const ownId = useId();
  const stored = useStoredForm({ values, isFinal, draft, resolver: rules?.resolver, saver, onOvertaken });
  const { form, markSaved, clear, discard } = stored;
  const { wrong, show, refuse, forget } = useWrong(form);
  const send = async (element: HTMLFormElement): Promise<void> => {
    const typed = { ...form.getValues() };
    const { isSent, values: sent = typed, errors } = await onSend(typed, stored);
    if (isSent && afterSending === "keep") markSaved(sent);
    else if (isSent) clear(sent);
    else {
      // A logout in another tab may have deleted the draft, but this input must survive the login.
      stored.keep();
      if (errors !== undefined) refuse(errors, element);
    }
  };
  const { attempt, isTrying, lacksCode } = useAttempt(options, form, show, send);
  return {
    ...stored,
    discard: () => {
      discard();
      forget();
    },
    id: options.id ?? ownId,
    wrong,
    isTrying,
    lacksCode,
    isKept: draft?.state === "ready" && !Object.keys(values).some(namesPassword),
    submit: (event) => {
      event.preventDefault();
      attempt(event.currentTarget);
    },
    goTo: (name) => form.setFocus(name as FieldPath<T>),
    warm: () => rules?.warm(),
  };
}
