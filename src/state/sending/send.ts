import { useCallback, useRef, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { toApiError, withOutcome } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import type { WriteEnd, Write } from "#api/write.ts";
import { isOutcomeUnknown, type LookedUp } from "#domain/answers/outcome.ts";
import { endedBy, lookUpOf, settleLost, type OnFirst } from "#state/sending/perform.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { isUnderWay, nothingSent, outdate, sendId, sendInTurn, sendWrite } from "#state/sending/sends.ts";
import { useSessionClaim } from "#state/session/session.ts";
import { turnNow, usePortal } from "#state/store.ts";

/** Asks the backend how a write ended whose answer was lost, and marks what it makes outdated. */
async function lookUpEnd<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  lost: WriteEnd<D, R>,
  onFirst: OnFirst<D>,
): Promise<WriteEnd<D, R>> {
  const ended = await settleLost(write, input, lost, onFirst);
  outdate(write, ended);
  return ended;
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
  readonly run: (input: I, onFirst?: OnFirst<D>) => Promise<WriteEnd<D, R> | null>;
  /** Asks the backend how it ended; null if that is known or cannot be looked up. */
  readonly check: (() => Promise<WriteEnd<D, R> | null>) | null;
  /**
   * Takes in what newer data show of a write whose outcome is unknown; ignored where they were asked for before it had
   * ended.
   */
  readonly learn: (found: LookedUp) => void;
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
  const [asked, setAsked] = useState<{ readonly input: I; readonly onFirst: OnFirst<D> } | null>(null);
  useSessionClaim(send.state === "failed" ? send.error : null);
  const through = async (way: () => Promise<WriteEnd<D, R> | null>): Promise<WriteEnd<D, R> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSend({ state: "sending" });
    const sent = await way();
    busy.current = false;
    setSend(sent ?? nothingSent);
    return sent;
  };
  const onWait = (waits: boolean): void => setSend({ state: "sending", ...(waits && { waits }) });
  const run = (input: I, onFirst?: OnFirst<D>): Promise<WriteEnd<D, R> | null> =>
    through(() => {
      setAsked({ input, onFirst });
      return sendInTurn(write, input, anchor, { onFirst, madeIn, onWait });
    });
  const isLost = send.state === "failed" && isOutcomeUnknown(send.error);
  const check = (): Promise<WriteEnd<D, R> | null> =>
    through(async () => (asked === null || !isLost ? null : lookUpEnd(write, asked.input, send, asked.onFirst)));
  const learn = (found: LookedUp): void => {
    if (!isLost || busy.current || asked === null || found.state === "unknown") return;
    const { sends, invalidations } = usePortal.getState();
    const ended = sends[sendId(write.name, write.key(asked.input))];
    if (ended !== undefined && invalidations > ended.invalidations) setSend(endedBy(write, send.error, found));
  };
  const reset = (): void => {
    if (!busy.current) setSend(nothingSent);
  };
  const fail = (thrown: unknown): void =>
    setSend({ state: "failed", error: withOutcome(toApiError(thrown, write.name), "not done") });
  const canCheck = isLost && asked !== null && lookUpOf(write) !== undefined;
  return { name: write.name, send, run, check: canCheck ? check : null, learn, reset, fail };
}

/**
 * A write that always has the same input, such as the removal of an item; all widgets of the page see its state.
 * @returns its state, and whether the customer of this widget asked for it
 */
export function usePageSend<I, D, R>(
  write: Write<I, D, R>,
  input: I,
): { readonly send: SendState<D, R>; readonly isOwn: boolean; readonly run: () => Promise<WriteEnd<D, R> | null> } {
  const anchor = useAnchor();
  const id = sendId(write.name, write.key(input));
  const entry = usePortal(({ sends }) => sends[id]);
  const send = (entry?.send ?? nothingSent) as SendState<D, R>;
  const isOwn = entry?.anchor === anchor;
  useSessionClaim(isOwn && send.state === "failed" ? send.error : null);
  const run = useCallback(() => sendWrite(write, input, anchor), [write, input, anchor]);
  return { send, isOwn, run };
}

/** Whether a write of this key is under way on the page; renders again when that changes. */
export const useSending = (key: string): boolean => usePortal(({ sends }) => isUnderWay(sends, key));
