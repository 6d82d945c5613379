import { useId, useMemo, useRef, useState, type SyntheticEvent } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import type { PathValues } from "#api/path.ts";
import { loadResource, type Resource } from "#api/resource.ts";
import type { Write } from "#api/write.ts";
import { outcomeWord, type LookedUp } from "#domain/answers/outcome.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import type { Saver } from "#state/drafts/unsaved.ts";
import { confirmPerson } from "#state/person.ts";
import { readFresh, replaceAnswer } from "#state/reads.ts";
import type { ReadEnded } from "#state/remote.ts";
import { useSend, type Sender } from "#state/sending/send.ts";
import { isUnderWay, whenEnded } from "#state/sending/sends.ts";
import { tellOfSettings } from "#state/settings-news.ts";
import { turnNow, usePortal } from "#state/store.ts";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import type { LazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import type { StoredForm } from "#widgets/shared/forms/use-stored-form.ts";

/** The resource of the saved data, read before the form is shown and again before it is sent. */
export interface Saved<D> {
  readonly resource: Resource<D>;
  readonly at: PathValues;
}

interface SaveFormOptions<D, T extends FormValues, I> {
  readonly saved: Saved<D>;
  /** The data that it holds now. */
  readonly data: D;
  /** Makes the form's start values of the data; keeps its identity. */
  readonly valuesOf: (data: D) => T;
  readonly draft: Draft<FormValues>;
  readonly rules?: LazyResolver<T>;
  readonly write: Write<I, unknown, string | null>;
  /** Makes the input of the write from the saved data and the valid raw values. */
  readonly inputOf: (data: D, values: T) => I;
}

/** What `SaveFrame` needs to show a form of the settings. */
export interface SaveHandle<T extends FormValues> extends FormHandle<T> {
  readonly sender: Pick<Sender<never, unknown, string | null>, "name" | "send" | "reset">;
  /** The fields with unsaved changes whose saved values were changed elsewhere. */
  readonly overtaken: readonly Overtaken[];
  /** Whether an attempt to save was stopped for the customer to decide about these fields. */
  readonly isHeld: boolean;
  /** Shows the saved values in these fields. */
  readonly takeOvertaken: () => void;
  /** To be called once the customer has seen that it is saved; continues to where they wanted to go. */
  readonly goOn: () => void;
}

/** A way that waits until the form is saved. */
interface Waiting {
  readonly onSaved: () => void;
  /** Whether the attempt to save for which it waits has not begun yet; any other attempt cancels it. */
  isNew: boolean;
}

/** Whether the backend has saved or may have: after a lost answer nobody knows. */
const mayBeSaved = (sent: ReturnType<typeof outcomeWord>): boolean => sent === "known" || sent === "unknown";

/** The answer that a lost one would have been. */
const SAVED = { status: "ok", success: true } as const;

/** A field with unsaved changes whose saved value was changed elsewhere: its label and the value saved now. */
export interface Overtaken {
  readonly name: string;
  readonly label: string;
  readonly saved: string | boolean;
}

/** Labels the fields by the form's controls. */
function overtakenIn(form: HTMLElement | null, saved: FormValues): Overtaken[] {
  const controls = form instanceof HTMLFormElement ? Array.from(form.elements) : [];
  return Object.entries(saved).flatMap(([name, value]) => {
    const control = controls.find((candidate) => candidate.getAttribute("name") === name);
    const label = (control as HTMLInputElement | undefined)?.labels?.[0]?.textContent ?? "";
    return label === "" ? [] : [{ name, label, saved: value }];
  });
}

/** The fields whose saved values were changed elsewhere while they hold unsaved changes; `id` is the form's. */
function useOvertaken(id: string) {
  const { root } = useAnchorContext();
  const [overtaken, setOvertaken] = useState<readonly Overtaken[]>([]);
  const [isHeld, setHeld] = useState(false);
  const [onOvertaken] = useState(() => (saved: FormValues): void => {
    const found = overtakenIn(root.getElementById(id), saved);
    setOvertaken(found);
    if (found.length === 0) setHeld(false);
  });
  return { overtaken, isHeld, setHeld, onOvertaken };
}

/** Saves before the customer goes elsewhere; `id` is the form's. */
function useSaveFirst(id: string) {
  const { root } = useAnchorContext();
  const waiting = useRef<Waiting | null>(null);
  const isSaving = useRef(false);
  const [saver] = useState((): Saver => ({
    isSaving: () => isSaving.current,
    save: (onSaved) => {
      const form = root.getElementById(id);
      if (!(form instanceof HTMLFormElement)) return;
      waiting.current = { onSaved, isNew: !isSaving.current };
      if (!isSaving.current) form.requestSubmit();
    },
  }));
  const begin = (): void => {
    if (waiting.current?.isNew === true) waiting.current.isNew = false;
    else waiting.current = null;
  };
  const goOn = (): void => {
    const way = waiting.current;
    waiting.current = null;
    way?.onSaved();
  };
  /** Notes that the form is being saved until this has ended. */
  const during = <R>(saving: Promise<R>): Promise<R> => {
    isSaving.current = true;
    return saving.finally(() => {
      isSaving.current = false;
    });
  };
  return { saver, begin, goOn, during };
}

/** Reads the data saved now; null if the page has become another person's meanwhile. */
async function readSaved<D>({ resource, at }: Saved<D>): Promise<ReadEnded<D> | null> {
  const turn = turnNow();
  const [read] = await Promise.all([readFresh(resource, at), confirmPerson()]);
  return turn === turnNow() ? read : null;
}

/** Sends a save, and reads the saved data if its answer was lost: they tell whether it was saved. */
function useSaveSender<D, T extends FormValues, I>({
  saved,
  valuesOf,
  write,
  inputOf,
}: Pick<SaveFormOptions<D, T, I>, "saved" | "valuesOf" | "write" | "inputOf">) {
  const before = useRef("");
  const saysOf = (now: D): string => JSON.stringify(inputOf(now, valuesOf(now)));
  const lookUp = async (input: I): Promise<LookedUp> => {
    const now = saysOf(await loadResource(saved.resource, saved.at));
    if (now === JSON.stringify(input)) return { state: "happened", answer: SAVED };
    return { state: now === before.current ? "not happened" : "unknown" };
  };
  const noteSaved = (now: D): void => {
    before.current = saysOf(now);
  };
  return { sender: useSend({ ...write, lookUp }), noteSaved };
}

/**
 * Applies the customer's changes to the data saved now, which are read first, so that changes by others stay. If a
 * field was changed by both, the attempt stops until the customer has seen it.
 */
function useSaving<D, T extends FormValues, I>(
  { saved, data, valuesOf, write, inputOf }: SaveFormOptions<D, T, I>,
  onHeld: () => void,
) {
  const { sender, noteSaved } = useSaveSender({ saved, valuesOf, write, inputOf });
  const [isReading, setReading] = useState(false);
  const send = async (typed: T, stored: StoredForm<T>): Promise<Attempt<T>> => {
    // Another widget of the page may be saving the same data.
    await whenEnded(write.key(inputOf(data, typed)));
    const read = await readSaved(saved);
    if (read === null) return { isSent: false };
    if (read.state === "failed") {
      sender.fail(read.error);
      return { isSent: false };
    }
    const overtaken = stored.rebase(valuesOf(read.data));
    replaceAnswer(saved.resource, saved.at, read.data);
    if (overtaken.length > 0) {
      onHeld();
      return { isSent: false };
    }
    const values = { ...stored.form.getValues() };
    const input = inputOf(read.data, values);
    // Another widget was faster, so the changes must be applied to what it saves.
    if (isUnderWay(usePortal.getState().sends, write.key(input))) return send(values, stored);
    noteSaved(read.data);
    const sent = await sender.run(input);
    if (sent === null) return { isSent: false };
    if (mayBeSaved(outcomeWord(sent))) tellOfSettings();
    return { isSent: sent.state === "done", values };
  };
  const onSend = async (typed: T, stored: StoredForm<T>): Promise<Attempt<T>> => {
    setReading(true);
    return send(typed, stored).finally(() => setReading(false));
  };
  const progress: Sender<I, unknown, string | null>["send"] = isReading ? { state: "sending" } : sender.send;
  return { sender: { name: sender.name, send: progress, reset: sender.reset }, onSend, onBroken: sender.fail };
}

/** A form of the settings, whose input is kept as a draft until it is saved. */
export function useSaveForm<D, T extends FormValues, I>(options: SaveFormOptions<D, T, I>): SaveHandle<T> {
  const { data, valuesOf, draft, rules } = options;
  const id = useId();
  const values = useMemo(() => valuesOf(data), [data, valuesOf]);
  const { saver, begin, goOn, during } = useSaveFirst(id);
  const { overtaken, isHeld, setHeld, onOvertaken } = useOvertaken(id);
  const { sender, onSend: send, onBroken } = useSaving(options, () => setHeld(true));
  const onSend: typeof send = (typed, stored) => during(send(typed, stored));
  const handle = useFormFrame({ values, draft, ...(rules && { rules }), id, saver, onOvertaken, onSend, onBroken });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    begin();
    handle.submit(event);
  };
  const takeOvertaken = (): void => handle.takeSaved(overtaken.map(({ name }) => name));
  return { ...handle, sender, submit, goOn, overtaken, isHeld, takeOvertaken };
}
