import { ApiError, toApiError } from "#api/errors.ts";
import { outcomeOf, perform, type Ended, type Idempotency, type Write } from "#api/write.ts";
import { digest } from "#lib/digest.ts";
import { withLock } from "#lib/browser.ts";
import { openIntent, type Intent } from "#state/intents.ts";

/**
 * Called when it becomes known that a write is done, in the same task in which that is noted: never for one that was
 * known to be done before, and not lost where the page goes right after.
 */
export type OnFirst = (() => void) | undefined;

/** What whoever sends wants to be told, and has a say in. */
export interface SendOptions {
  readonly onFirst?: OnFirst;
  /**
   * Asked in the moment in which the write would leave, which may be long after it was asked for: another tab or a
   * look-up came before. With false nothing is sent.
   */
  readonly mayLeave?: (() => boolean) | undefined;
  /** The turn of the page in which it was made (src/state/person.ts); now, where nothing is said. */
  readonly madeIn?: number | undefined;
  /** The `Idempotency-Key` of a write whose intents somebody else keeps. */
  readonly key?: string | undefined;
}

/** Notes that a write has ended for good, and tells so. */
function closeIntent<D, R>(
  intent: Intent,
  ended: Ended<D, R>,
  final: number | undefined,
  onFirst: OnFirst,
): Ended<D, R> {
  intent.close(final);
  if (ended.state === "done") onFirst?.();
  return ended;
}

/** No answer that says whether the write has arrived. */
const isLost = (ended: Ended<unknown, unknown>): boolean =>
  ended.state === "failed" &&
  (["network", "timeout", "malformed"].includes(ended.error.kind) || ended.error.status >= 500);

function endedWith<D, R>(write: Write<never, D, R>, status: number): Ended<D, R> {
  return (
    outcomeOf(write, status) ?? {
      state: "failed",
      error: new ApiError("status", write.name, `Request failed with status code ${status}`, status),
    }
  );
}

/** What became of a write that was sent before: done, not done (null), or a failure where nobody can tell. */
async function lookUp<I, D, R>(
  write: Write<I, D, R>,
  { hasHappened, final: [status = 200] = [] }: Idempotency<I>,
  input: I,
  intent: Intent,
  onFirst: OnFirst,
): Promise<Ended<D, R> | null> {
  if (hasHappened === undefined) return null;
  try {
    if ((await hasHappened(input)) !== true) return null;
  } catch (thrown) {
    return { state: "failed", error: toApiError(thrown, write.name) };
  }
  return closeIntent(intent, endedWith(write, status), status, onFirst);
}

/**
 * What this browser has kept of an earlier try with an outcome, once the backend says that it is so (contract-public
 * section 4): ids come again, and a storage outlives a database. Null where it has not happened after all.
 */
async function confirmFinal<I, D, R>(
  write: Write<I, D, R>,
  { hasHappened }: Idempotency<I>,
  input: I,
  final: number,
): Promise<Ended<D, R> | null> {
  try {
    return (await hasHappened?.(input)) === false ? null : endedWith(write, final);
  } catch (thrown) {
    return { state: "failed", error: toApiError(thrown, write.name) };
  }
}

async function sendIntent<I, D, R>(
  write: Write<I, D, R>,
  idempotency: Idempotency<I>,
  input: I,
  { onFirst, mayLeave }: SendOptions,
): Promise<Ended<D, R> | null> {
  const open = (): Intent =>
    openIntent(idempotency.across, write.name, idempotency.subject(input), write.request(input), Date.now());
  let intent = open();
  if (intent.final !== null) {
    const known = await confirmFinal(write, idempotency, input, intent.final);
    if (known !== null) return known;
    intent.close();
    intent = open();
  }
  const before = intent.isDoubtful ? await lookUp(write, idempotency, input, intent, onFirst) : null;
  if (before !== null) return before;
  if (mayLeave?.() === false) return null;
  intent.keep();
  const { ended, status, isKnown } = await perform(write, input, { "Idempotency-Key": intent.key });
  if (isKnown) closeIntent(intent, ended, idempotency.final?.includes(status) === true ? status : undefined, onFirst);
  if (!isLost(ended)) return ended;
  const after = await lookUp(write, idempotency, input, intent, onFirst);
  return after === null || after.state === "failed" ? ended : after;
}

/** Lets no other tab send such a write to the same subject meanwhile, where the page is secure. */
export function withIntentLock<T>(write: string, subject: string, action: () => Promise<T>): Promise<T> {
  return withLock(`portal-intent ${write} ${digest(subject)}`, action);
}

/**
 * Sends a write of which nothing may happen twice (contract-public section 2): with its key, never where it has ended
 * for good and the backend says so, and only after a look whether a lost try has arrived. Tabs that share keys wait for
 * each other, where the page is secure; elsewhere the shared key alone lets the backend tell. Never throws.
 * @returns how it ended, null when nothing was sent
 */
export async function sendIdempotently<I, D, R>(
  write: Write<I, D, R>,
  idempotency: Idempotency<I>,
  input: I,
  options: SendOptions,
): Promise<Ended<D, R> | null> {
  const send = (): Promise<Ended<D, R> | null> => sendIntent(write, idempotency, input, options);
  return idempotency.across === "browser" ? withIntentLock(write.name, idempotency.subject(input), send) : send();
}
