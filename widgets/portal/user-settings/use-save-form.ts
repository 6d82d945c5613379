import { useId, useRef, useState, type SyntheticEvent } from "react";
import type { Ended } from "#api/write.ts";
import type { Draft } from "#state/drafts.ts";
import type { Sender } from "#state/send.ts";
import { tellOfSettings, useSettingsNews } from "#state/settings-news.ts";
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
  /** The labels of the fields of which something else has been saved in another tab, while they hold changes. */
  readonly overtaken: readonly string[];
  /** To be called once the reader has seen that it is saved: goes where they wanted to go before. */
  readonly goOn: () => void;
}

/** The labels of a form's controls, by their names. */
function labelsOf(form: HTMLElement | null, names: readonly string[]): string[] {
  const controls = form instanceof HTMLFormElement ? Array.from(form.elements) : [];
  return controls
    .filter((control) => names.includes(control.getAttribute("name") ?? ""))
    .map((control) => (control as HTMLInputElement).labels?.[0]?.textContent ?? "")
    .filter((label) => label !== "");
}

/** The way that waits until what stands in its way is saved. */
interface Waiting {
  readonly onSaved: () => void;
  /** Its own attempt to save has not begun yet; any other one gives it up. */
  isNew: boolean;
}

/** Whether the backend has saved, or may have: of a lost answer nobody knows. */
const mayBeSaved = (sent: Ended<unknown, unknown>): boolean =>
  sent.state === "done" || (sent.state === "failed" && ["network", "timeout"].includes(sent.error.kind));

/** The labels of what another tab has saved while this form holds changes of it; `id` is the form's. */
function useOvertaken(id: string) {
  const { root } = useRoot();
  const [overtaken, setOvertaken] = useState<readonly string[]>([]);
  const [onOvertaken] = useState(() => (names: readonly string[]) => {
    setOvertaken(labelsOf(root.getElementById(id), names));
  });
  useSettingsNews();
  return { overtaken, onOvertaken };
}

/** Saves before the reader goes where they want to go; `id` is the form's. */
function useSaveFirst(id: string) {
  const { root } = useRoot();
  const waiting = useRef<Waiting | null>(null);
  const [save] = useState((): SaveFirst => (onSaved) => {
    const form = root.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    waiting.current = { onSaved, isNew: true };
    form.requestSubmit();
  });
  const begin = (): void => {
    if (waiting.current?.isNew === true) waiting.current.isNew = false;
    else waiting.current = null;
  };
  const goOn = (): void => {
    const way = waiting.current;
    waiting.current = null;
    way?.onSaved();
  };
  return { save, begin, goOn };
}

/** A form of the settings: what is typed is kept as a draft until it is saved. */
export function useSaveForm<T extends FormValues, I>({
  sender,
  inputOf,
  ...options
}: SaveFormOptions<T, I>): SaveHandle<T> {
  const id = useId();
  const { save, begin, goOn } = useSaveFirst(id);
  const { overtaken, onOvertaken } = useOvertaken(id);
  const handle = useFormFrame({
    ...options,
    id,
    save,
    onOvertaken,
    onSend: async (values) => {
      const sent = await sender.run(inputOf(values));
      const isSent = sent?.state === "done";
      if (sent !== null && mayBeSaved(sent)) tellOfSettings();
      return { isSent };
    },
    onBroken: sender.fail,
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    begin();
    handle.submit(event);
  };
  return { ...handle, submit, goOn, overtaken };
}
