import { useCallback, useRef, useState } from "react";
import { toApiError } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import { perform, type Ended, type Write } from "#api/write.ts";
import { useAnchor } from "#anchor/anchor.ts";
import { fireSubmit } from "#state/data-layer.ts";
import { requireSamePerson, turnNow } from "#state/person.ts";
import { invalidate } from "#state/reads.ts";
import { sendIdempotently, type OnFirst, type SendOptions } from "#state/send-idempotently.ts";
import { useSessionClaim } from "#state/session.ts";
import { usePortal } from "#state/store.ts";

/** How far a write has come; what `done`, `refused` and `failed` mean is said beside the write in `api/`. */
export type SendState<D, R> = { readonly state: "idle" } | { readonly state: "sending" } | Ended<D, R>;

const idle = { state: "idle" } as const;

/** A write as the whole page knows it; `owner` is the anchor whose reader asked for it and is told how it went. */
export interface PageSend {
  readonly key: string;
  readonly owner: HTMLElement;
  readonly send: SendState<unknown, unknown>;
}

const idOf = (name: string, key: string): string => `${name} ${key}`;

const isUnderWay = (sends: Readonly<Record<string, PageSend>>, key: string): boolean =>
  Object.values(sends).some((entry) => entry.key === key && entry.send.state === "sending");

/** Resolves once no write with this key is under way on the page. */
export function whenEnded(key: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isUnderWay(usePortal.getState().sends, key)) return;
      stop();
      resolve();
    };
    const stop = usePortal.subscribe(look);
    look();
  });
}

const waiting = new Set<ReturnType<typeof setTimeout>>();

/** Forgets what is to be marked as outdated later; for tests. */
export function resetSends(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
}

function outdateLater(names: readonly RouteName[], delay: number): void {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    invalidate(...names);
  }, delay);
  waiting.add(timer);
}

function outdate<I, D, R>(
  { outdates, outdated: { after = "done", delay = 0 } = {} }: Write<I, D, R>,
  sent: Ended<D, R>,
): void {
  // Nothing has changed where the session was over.
  const isOutdated =
    sent.state === "done" || (after === "any" && (sent.state === "refused" || sent.error.kind !== "session"));
  if (!isOutdated || outdates.length === 0) return;
  if (delay === 0) invalidate(...outdates);
  else outdateLater(outdates, delay);
}

/** Why a write may not leave for whoever is logged in now; null where it may. A login is nobody's yet. */
async function stopForPerson<I, D, R>({ name, answers }: Write<I, D, R>, madeIn: number): Promise<Ended<D, R> | null> {
  if (answers[401] !== undefined) return null;
  try {
    await requireSamePerson(madeIn, name);
    return null;
  } catch (thrown) {
    return { state: "failed", error: toApiError(thrown, name) };
  }
}

/**
 * Sends a write, unless one with its key is under way on the page, or it would leave for another person than it was
 * made for: tells the page by `portal:submit`, sends once, and marks what it makes outdated. Never throws, and never
 * tries again by itself.
 * @returns how it ended, null when nothing was sent
 */
export async function sendWrite<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  owner: HTMLElement,
  options: SendOptions = {},
): Promise<Ended<D, R> | null> {
  const key = write.key(input);
  const { madeIn = turnNow() } = options;
  const mayLeave = (): boolean => turnNow() === madeIn && options.mayLeave?.() !== false;
  if (isUnderWay(usePortal.getState().sends, key)) return null;
  const put = (send: SendState<D, R>): void => {
    // What became of another person's write is nobody's business here.
    if (turnNow() !== madeIn) return;
    usePortal.setState(({ sends }) => ({ sends: { ...sends, [idOf(write.name, key)]: { key, owner, send } } }));
  };
  put({ state: "sending" });
  fireSubmit(owner, write.name, "started");
  const stopped = await stopForPerson(write, madeIn);
  const sent =
    stopped ??
    (write.idempotency === undefined
      ? (await perform(write, input, options.key === undefined ? {} : { "Idempotency-Key": options.key })).ended
      : await sendIdempotently({ ...write, idempotency: write.idempotency }, input, { ...options, mayLeave }));
  put(sent ?? idle);
  fireSubmit(owner, write.name, sent?.state === "done" ? "succeeded" : "failed");
  if (sent !== null) outdate(write, sent);
  return sent;
}

/** A write in a view's hands. */
export interface Sender<I, D, R> {
  /** The call that it makes. */
  readonly name: RouteName;
  readonly send: SendState<D, R>;
  /**
   * Sends once; null, and nothing changes, while this or another write with the same key is under way. `onFirst`: of a
   * write with `once`, see there.
   */
  readonly run: (input: I, onFirst?: OnFirst) => Promise<Ended<D, R> | null>;
  /** Back to idle, unless it is under way. */
  readonly reset: () => void;
  /** For what could not even be sent, as when the code that checks a form cannot be had. */
  readonly fail: (thrown: unknown) => void;
}

/** The one way to send: a write defined in `api/`, with its states. What it is sent with may change from run to run. */
export function useSend<I, D, R>(write: Write<I, D, R>): Sender<I, D, R> {
  const anchor = useAnchor();
  const [send, setSend] = useState<SendState<D, R>>(idle);
  // A view is drawn anew with each turn: what it sends is made of what it has shown.
  const [madeIn] = useState(turnNow);
  const busy = useRef(false);
  useSessionClaim(send.state === "failed" ? send.error : null);
  const run = async (input: I, onFirst?: OnFirst): Promise<Ended<D, R> | null> => {
    if (busy.current || isUnderWay(usePortal.getState().sends, write.key(input))) return null;
    busy.current = true;
    setSend({ state: "sending" });
    const sent = await sendWrite(write, input, anchor, { onFirst, madeIn });
    busy.current = false;
    setSend(sent ?? idle);
    return sent;
  };
  const reset = (): void => {
    if (!busy.current) setSend(idle);
  };
  const fail = (thrown: unknown): void => setSend({ state: "failed", error: toApiError(thrown, write.name) });
  return { name: write.name, send, run, reset, fail };
}

/**
 * A write that is always sent with the same, as the removal of an item: all widgets of the page see how far it has
 * come.
 * @returns beside its state whether this widget's reader asked for it
 */
export function usePageSend<I, D, R>(
  write: Write<I, D, R>,
  input: I,
): { readonly send: SendState<D, R>; readonly isOwn: boolean; readonly run: () => Promise<Ended<D, R> | null> } {
  const anchor = useAnchor();
  const id = idOf(write.name, write.key(input));
  const entry = usePortal(({ sends }) => sends[id]);
  const send = (entry?.send ?? idle) as SendState<D, R>;
  const isOwn = entry?.owner === anchor;
  useSessionClaim(isOwn && send.state === "failed" ? send.error : null);
  const run = useCallback(() => sendWrite(write, input, anchor), [write, input, anchor]);
  return { send, isOwn, run };
}

/** How far a write with this input has come on the page; for views of many. */
export function sendOf<I, D, R>(
  sends: Readonly<Record<string, PageSend>>,
  write: Write<I, D, R>,
  input: I,
): SendState<D, R> {
  return (sends[idOf(write.name, write.key(input))]?.send ?? idle) as SendState<D, R>;
}

/** Forgets how writes of a name ended whose keys are chosen: what they were sent for has come to be again. */
export function forgetEnded(name: RouteName, isMeant: (key: string) => boolean = () => true): void {
  usePortal.setState(({ sends }) => ({
    sends: Object.fromEntries(
      Object.entries(sends).filter(
        ([id, { key, send }]) => id !== idOf(name, key) || send.state === "sending" || !isMeant(key),
      ),
    ),
  }));
}

/** Whether a write with this key is under way on the page. */
export const useSending = (key: string): boolean => usePortal(({ sends }) => isUnderWay(sends, key));
