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

/** What waits to be marked as outdated. */
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

/** Sends what carries no key of its own, and asks what has become of it where the answer was lost. */
async function performOnce<I, D, R>(write: Write<I, D, R>, input: I, { key }: SendOptions): Promise<Ended<D, R>> {
  const { ended } = await perform(write, input, key === undefined ? {} : { "Idempotency-Key": key });
  return endedAfter(write, input, ended);
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
  const put = (send: SendState<D, R>, contents = ""): void => {
    // What became of another person's write is nobody's business here.
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
 * Sends a write as soon as none with its key is under way on the page. One that does the same at this moment is not
 * done twice: this one shares what becomes of it.
 * @param onWait told where it does not leave at once, and when its turn has come
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

/** What has become of a write of which nobody knew, by what the backend says now. */
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

/** A write in a view's hands. */
export interface Sender<I, D, R> {
  /** The call that it makes. */
  readonly name: RouteName;
  readonly send: SendState<D, R>;
  /**
   * Sends once, after others with the same key; null, and nothing changes, while this one is under way already.
   * `onFirst`: of a write with `idempotency`, see there.
   */
  readonly run: (input: I, onFirst?: OnFirst) => Promise<Ended<D, R> | null>;
  /** Asks what has become of it; null where that is known, or nothing can tell. */
  readonly check: (() => Promise<Ended<D, R> | null>) | null;
  /** Back to idle, unless it is under way. */
  readonly reset: () => void;
  /** For what could not even be sent, as when the code that checks a form cannot be had. */
  readonly fail: (thrown: unknown) => void;
}

/** The one way to send: a write defined in `api/`, with its states. What it is sent with may change from run to run. */
export function useSend<I, D, R>(write: Write<I, D, R>): Sender<I, D, R> {
  const anchor = useAnchor();
  const [send, setSend] = useState<SendState<D, R>>(nothingSent);
  // A view is drawn anew with each turn: what it sends is made of what it has shown.
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
 * A write that is always sent with the same, as the removal of an item: all widgets of the page see how far it has
 * come.
 * @returns beside its state whether this widget's reader asked for it
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
