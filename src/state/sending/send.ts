import { useCallback, useRef, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { toApiError, withOutcome } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import { perform, type Ended, type Write } from "#api/write.ts";
import { isOutcomeUnknown } from "#domain/failure.ts";
import { ofPage } from "#lib/page-values.ts";
import { fireSubmit } from "#state/data-layer.ts";
import { requireSamePerson, turnNow } from "#state/person.ts";
import { invalidate } from "#state/reads.ts";
import { endedAfter, lookUpOf } from "#state/sending/look-up.ts";
import { sendIdempotently, settleLost, type OnFirst, type SendOptions } from "#state/sending/send-idempotently.ts";
import {
  writeContents,
  nothingSent,
  sendId,
  isUnderWay,
  underWay,
  whenEnded,
  type SendState,
} from "#state/sending/sends.ts";
import { useSessionClaim } from "#state/session.ts";
import { usePortal } from "#state/store.ts";

/** The routes that are to be marked as outdated after a delay. */
const outdating = ofPage(() => new Set<readonly RouteName[]>());

function outdateLater(names: readonly RouteName[], delay: number): void {
  outdating().add(names);
  setTimeout(() => {
    if (outdating().delete(names)) invalidate(...names);
  }, delay);
}

function outdate<I, D, R>(
  { outdates, outdated: { after = "done", delay = 0 } = {} }: Write<I, D, R>,
  sent: Ended<D, R>,
): void {
  // After an expired session nothing has changed at the server.
  const isOutdated =
    sent.state === "done" || (after === "any" && (sent.state === "refused" || sent.error.kind !== "session"));
  if (!isOutdated || outdates.length === 0) return;
  if (delay === 0) invalidate(...outdates);
  else outdateLater(outdates, delay);
}

/**
 * The failure of a write that may not be sent for the person logged in now; null if it may. A login belongs to nobody
 * yet.
 */
async function stopForPerson<I, D, R>({ name, answers }: Write<I, D, R>, madeIn: number): Promise<Ended<D, R> | null> {
  if (answers[401] !== undefined) return null;
  try {
    await requireSamePerson(madeIn, name);
    return null;
  } catch (thrown) {
    return { state: "failed", error: toApiError(thrown, name) };
  }
}

/** Sends a write without `idempotency`, and looks up its outcome if the answer was lost. */
async function performOnce<I, D, R>(write: Write<I, D, R>, input: I, { key }: SendOptions): Promise<Ended<D, R>> {
  const { ended } = await perform(write, input, key === undefined ? {} : { "Idempotency-Key": key });
  return endedAfter(write, input, ended);
}

/**
 * Sends a write once, tells the page by `portal:submit` and marks the reads that it makes outdated. Nothing is sent if
 * a write of its key is under way on the page, or if it would be sent for another person than it was made for. Never
 * throws, and never repeats the write by itself.
 * @returns how the write ended, null if nothing was sent
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
  const put = (send: SendState<D, R>, contents = ""): void => {
    // The outcome of another person's write is not shown on this page.
    if (turnNow() !== madeIn) return;
    usePortal.setState(({ sends }) => ({
      sends: { ...sends, [sendId(write.name, key)]: { name: write.name, key, input, owner, send, contents } },
    }));
  };
  put({ state: "sending" }, writeContents(write, input));
  fireSubmit(owner, write.name, "started");
  const stopped = await stopForPerson(write, madeIn);
  const sent =
    stopped ??
    (write.idempotency === undefined
      ? await performOnce(write, input, options)
      : await sendIdempotently({ ...write, idempotency: write.idempotency }, input, { ...options, mayLeave }));
  put(sent ?? nothingSent);
  fireSubmit(owner, write.name, sent?.state === "done" ? "succeeded" : "failed");
  if (sent !== null) outdate(write, sent);
  return sent;
}

/**
 * Sends a write as soon as none of its key is under way on the page. If the one under way has the same contents,
 * nothing more is sent and its result is shared.
 * @param onWait called with true when the write has to wait and with false when the wait is over
 */
export async function sendInTurn<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  owner: HTMLElement,
  { onWait, ...options }: SendOptions & { readonly onWait?: (waits: boolean) => void } = {},
): Promise<Ended<D, R> | null> {
  const { madeIn = turnNow() } = options;
  const key = write.key(input);
  for (;;) {
    const other = underWay(usePortal.getState().sends, key);
    if (other === undefined) return sendWrite(write, input, owner, { ...options, madeIn });
    onWait?.(true);
    const ended = await whenEnded(key);
    onWait?.(false);
    if (other.contents !== "" && other.contents === writeContents(write, input))
      return ended === null || ended.state === "idle" || ended.state === "sending" ? null : (ended as Ended<D, R>);
  }
}

/** Asks the backend how a write ended whose answer was lost, and marks what it makes outdated. */
async function settle<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  lost: Ended<D, R>,
  onFirst: OnFirst,
): Promise<Ended<D, R>> {
  const sent = await (write.idempotency === undefined
    ? endedAfter(write, input, lost)
    : settleLost({ ...write, idempotency: write.idempotency }, input, lost, onFirst));
  outdate(write, sent);
  return sent;
}

/** The state of a view's write, and functions to send and to check it. */
export interface Sender<I, D, R> {
  /** The route of the write. */
  readonly name: RouteName;
  readonly send: SendState<D, R>;
  /**
   * Sends once, after other writes of the same key; null without any change while this one is under way. `onFirst` is
   * described at `OnFirst` and applies to writes with `idempotency` only.
   */
  readonly run: (input: I, onFirst?: OnFirst) => Promise<Ended<D, R> | null>;
  /** Asks the backend how it ended; null if that is known or cannot be looked up. */
  readonly check: (() => Promise<Ended<D, R> | null>) | null;
  /** Returns to idle, unless the write is under way. */
  readonly reset: () => void;
  /** Reports a failure before anything was sent, such as when the code that checks a form could not be loaded. */
  readonly fail: (thrown: unknown) => void;
}

/** The hook by which views send a write of `api/`. The write passed may differ from render to render. */
export function useSend<I, D, R>(write: Write<I, D, R>): Sender<I, D, R> {
  const anchor = useAnchor();
  const [send, setSend] = useState<SendState<D, R>>(nothingSent);
  // A view is mounted anew in each turn, so the turn of its first render is that of the data it shows.
  const [madeIn] = useState(turnNow);
  const busy = useRef(false);
  const [asked, setAsked] = useState<{ readonly input: I; readonly onFirst: OnFirst } | null>(null);
  useSessionClaim(send.state === "failed" ? send.error : null);
  const through = async (way: () => Promise<Ended<D, R> | null>): Promise<Ended<D, R> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSend({ state: "sending" });
    const sent = await way();
    busy.current = false;
    setSend(sent ?? nothingSent);
    return sent;
  };
  const onWait = (waits: boolean): void => setSend({ state: "sending", ...(waits && { waits }) });
  const run = (input: I, onFirst?: OnFirst): Promise<Ended<D, R> | null> =>
    through(() => {
      setAsked({ input, onFirst });
      return sendInTurn(write, input, anchor, { onFirst, madeIn, onWait });
    });
  const isLost = send.state === "failed" && isOutcomeUnknown(send.error);
  const check = (): Promise<Ended<D, R> | null> =>
    through(async () => (asked === null || !isLost ? null : settle(write, asked.input, send, asked.onFirst)));
  const reset = (): void => {
    if (!busy.current) setSend(nothingSent);
  };
  const fail = (thrown: unknown): void =>
    setSend({ state: "failed", error: withOutcome(toApiError(thrown, write.name), "not done") });
  const canCheck = isLost && asked !== null && lookUpOf(write) !== undefined;
  return { name: write.name, send, run, check: canCheck ? check : null, reset, fail };
}

/**
 * A write that always has the same input, such as the removal of an item; all widgets of the page see its state.
 * @returns its state, and whether the reader of this widget asked for it
 */
export function usePageSend<I, D, R>(
  write: Write<I, D, R>,
  input: I,
): { readonly send: SendState<D, R>; readonly isOwn: boolean; readonly run: () => Promise<Ended<D, R> | null> } {
  const anchor = useAnchor();
  const id = sendId(write.name, write.key(input));
  const entry = usePortal(({ sends }) => sends[id]);
  const send = (entry?.send ?? nothingSent) as SendState<D, R>;
  const isOwn = entry?.owner === anchor;
  useSessionClaim(isOwn && send.state === "failed" ? send.error : null);
  const run = useCallback(() => sendWrite(write, input, anchor), [write, input, anchor]);
  return { send, isOwn, run };
}
