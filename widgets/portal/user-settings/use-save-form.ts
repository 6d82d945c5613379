import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import type { Draft } from "#state/drafts.ts";
import type { Sender } from "#state/send.ts";
import type { SaveFirst } from "#state/unsaved.ts";
import { useRoot } from "#ui/root/root.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import type { LazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";

interface SaveFormOptions<T extends FormValues, I> {
  readonly values: T;
  readonly draft: Draft<FormValues>;
  readonly rules?: LazyResolver<T>;
  readonly sender: Sender<I, unknown, string | null>;
  /** What is sent for the raw values, once they are right. */
  readonly inputOf: (values: T) => I;
}

/** A form of the settings as `SaveFrame` draws it. */
export interface SaveHandle<T extends FormValues> extends FormHandle<T> {
  /** To be called once the reader has seen that it is saved: goes where they wanted to go before. */
  readonly goOn: () => void;
}

/** The way that waits until what stands in its way is saved. */
interface Waiting {
  readonly onSaved: () => void;
  /** Its own attempt to save has not begun yet; any other one gives it up. */
  isNew: boolean;
}

/** A form of the settings: what is typed is kept as a draft until it is saved. */
export function useSaveForm<T extends FormValues, I>({
  sender,
  inputOf,
  ...options
}: SaveFormOptions<T, I>): SaveHandle<T> {
  const { root } = useRoot();
  const waiting = useRef<Waiting | null>(null);
  const formId = useRef("");
  const [save] = useState((): SaveFirst => (onSaved) => {
    const form = root.getElementById(formId.current);
    if (!(form instanceof HTMLFormElement)) return;
    waiting.current = { onSaved, isNew: true };
    form.requestSubmit();
  });
  const handle = useFormFrame({
    ...options,
    save,
    onSend: async (values) => {
      const sent = await sender.run(inputOf(values));
      return { isSent: sent?.state === "done" };
    },
    onBroken: sender.fail,
  });
  const { id } = handle;
  useEffect(() => {
    formId.current = id;
  }, [id]);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    if (waiting.current?.isNew === true) waiting.current.isNew = false;
    else waiting.current = null;
    handle.submit(event);
  };
  const goOn = (): void => {
    const way = waiting.current;
    waiting.current = null;
    way?.onSaved();
  };
  return { ...handle, submit, goOn };
}
