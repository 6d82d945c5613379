import { toApiError } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import type { Write, WriteEnd } from "#api/write.ts";
import { ofPage } from "#lib/page-values.ts";
import { fireSubmit } from "#state/data-layer.ts";
import { requireSamePerson } from "#state/person.ts";
import { invalidate } from "#state/reads.ts";
import { perform, type SendOptions } from "#state/sending/perform.ts";
import type { PageSend, SendState } from "#state/sending/send-state.ts";
import { turnNow, usePortal } from "#state/store.ts";

/** Before anything was sent. */
export const nothingSent = { state: "idle" } as const;

/** The key of a write in the store, from its route and its own key. */
export const sendId = (name: string, key: string): string => `${name} ${key}`;

/** The write of this key that is under way on the page. */
const underWay = (sends: Readonly<Record<string, PageSend>>, key: string): PageSend | undefined =>
  Object.values(sends).find((entry) => entry.key === key && entry.send.state === "sending");

/** Whether a write of this key is under way on the page. */
export const isUnderWay = (sends: Readonly<Record<string, PageSend>>, key: string): boolean =>
  underWay(sends, key) !== undefined;

/** The call of a write as a text, so that two writes can be compared; '' if it cannot be computed. */
function writeContents<I, D, R>({ name, request }: Write<I, D, R>, input: I): string {
  try {
    return JSON.stringify([name, request(input)]);
  } catch {
    return "";
  }
}

/** Resolves when no write of this key is under way on the page, with how the last one ended; null if there was none. */
export function whenEnded(key: string): Promise<SendState<unknown, unknown> | null> {
  const last = underWay(usePortal.getState().sends, key);
  return new Promise((resolve) => {
    const look = (): void => {
      const { sends } = usePortal.getState();
      if (isUnderWay(sends, key)) return;
      stop();
      resolve(sends[sendId(last?.name ?? "", key)]?.send ?? null);
    };
    const stop = usePortal.subscribe(look);
    look();
  });
}

/** How far the write of this input has come on the page; for views of many items. */
export function sendOf<I, D, R>(
  sends: Readonly<Record<string, PageSend>>,
  write: Write<I, D, R>,
  input: I,
): SendState<D, R> {
  return (sends[sendId(write.name, write.key(input))]?.send ?? nothingSent) as SendState<D, R>;
}

/**
 * Forgets how writes of a name ended, for the keys that `isMeant` accepts: what they removed, for example, is there
 * again.
 */
export function forgetEnded(name: RouteName, isMeant: (key: string) => boolean = () => true): void {
  usePortal.setState(({ sends }) => ({
    sends: Object.fromEntries(
      Object.entries(sends).filter(
        ([id, { key, send }]) => id !== sendId(name, key) || send.state === "sending" || !isMeant(key),
      ),
    ),
  }));
}

/** The timers of writes whose reads become outdated after a delay, one for each write that was sent. */
const outdating = ofPage(() => new Set<ReturnType<typeof setTimeout>>());

function outdateLater(names: readonly RouteName[], delay: number): void {
  const timer = setTimeout(() => {
    if (outdating().delete(timer)) invalidate(...names);
  }, delay);
  outdating().add(timer);
}

/** Marks the reads of a write as outdated once it has ended, at once or after the delay that the write names. */
export function outdate<I, D, R>(
  { outdates, outdated: { after = "done", delay = 0 } = {} }: Write<I, D, R>,
  sent: WriteEnd<D, R>,
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
async function stopForPerson<I, D, R>(
  { name, answers }: Write<I, D, R>,
  madeIn: number,
): Promise<WriteEnd<D, R> | null> {
  if (answers[401] !== undefined) return null;
  try {
    await requireSamePerson(madeIn, name);
    return null;
  } catch (thrown) {
    return { state: "failed", error: toApiError(thrown, name) };
  }
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
  anchor: HTMLElement,
  options: SendOptions<D> = {},
): Promise<WriteEnd<D, R> | null> {
  const key = write.key(input);
  const { madeIn = turnNow() } = options;
  const maySend = (): boolean => turnNow() === madeIn && options.maySend?.() !== false;
  const { sends: last } = usePortal.getState();
  if (isUnderWay(last, key)) return null;
  const put = (send: SendState<D, R>, contents = ""): void => {
    // The outcome of another person's write is not shown on this page.
    if (turnNow() !== madeIn) return;
    usePortal.setState(({ sends, invalidations }) => ({
      sends: {
        ...sends,
        [sendId(write.name, key)]: { name: write.name, key, input, anchor, send, contents, invalidations },
      },
    }));
  };
  put({ state: "sending" }, writeContents(write, input));
  fireSubmit(anchor, write.name, "started");
  const stopped = await stopForPerson(write, madeIn);
  const sent = stopped ?? (await perform(write, input, { ...options, maySend }, sendOf(last, write, input)));
  put(sent ?? nothingSent);
  fireSubmit(anchor, write.name, sent?.state === "done" ? "succeeded" : "failed");
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
  anchor: HTMLElement,
  { onWait, ...options }: SendOptions<D> & { readonly onWait?: (waits: boolean) => void } = {},
): Promise<WriteEnd<D, R> | null> {
  const { madeIn = turnNow() } = options;
  const key = write.key(input);
  for (;;) {
    const other = underWay(usePortal.getState().sends, key);
    if (other === undefined) return sendWrite(write, input, anchor, { ...options, madeIn });
    onWait?.(true);
    const ended = await whenEnded(key);
    onWait?.(false);
    if (other.contents !== "" && other.contents === writeContents(write, input))
      return ended === null || ended.state === "idle" || ended.state === "sending" ? null : (ended as WriteEnd<D, R>);
  }
}
