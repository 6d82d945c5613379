import { ApiError, toApiError } from '#api/errors.ts';
import { outcomeOf, perform, type Ended, type Once, type Write } from '#api/write.ts';
import { digest } from '#domain/digest.ts';
import { openIntent, type Intent } from '#state/intents.ts';

/** How a write ended. `isAgain`: it had ended so before, and whoever sent it then was told. */
export type Sent<D, R> = Ended<D, R> & { readonly isAgain?: true };

/** No answer that says whether the write has arrived. */
const isLost = (ended: Ended<unknown, unknown>): boolean =>
  ended.state === 'failed' && (['network', 'timeout', 'malformed'].includes(ended.error.kind) || ended.error.status >= 500);

function endedWith<D, R>(write: Write<never, D, R>, status: number): Ended<D, R> {
  return outcomeOf(write, status) ?? { state: 'failed', error: new ApiError('status', write.name, `Request failed with status code ${status}`, status) };
}

/** What became of a write that was sent before: done, not done (null), or a failure where nobody can tell. */
async function lookUp<I, D, R>(write: Write<I, D, R>, { hasHappened, final: [status = 200] = [] }: Once<I>, input: I, intent: Intent): Promise<Ended<D, R> | null> {
  if (hasHappened === undefined) return null;
  try {
    if (!(await hasHappened(input))) return null;
  } catch (thrown) {
    return { state: 'failed', error: toApiError(thrown, write.name) };
  }
  intent.close(status);
  return endedWith(write, status);
}

async function sendIntent<I, D, R>(write: Write<I, D, R>, once: Once<I>, input: I): Promise<Sent<D, R>> {
  const intent = openIntent(once.across, write.name, once.subject(input), write.request(input), Date.now());
  if (intent.final !== null) return { ...endedWith(write, intent.final), isAgain: true };
  const before = intent.isDoubtful ? await lookUp(write, once, input, intent) : null;
  if (before !== null) return before;
  intent.keep();
  const { ended, status, isKnown } = await perform(write, input, { 'Idempotency-Key': intent.key });
  if (isKnown) intent.close(once.final?.includes(status) === true ? status : undefined);
  if (!isLost(ended)) return ended;
  const after = await lookUp(write, once, input, intent);
  return after === null || after.state === 'failed' ? ended : after;
}

/**
 * Sends a write of which nothing may happen twice (contract-public section 2): with its key, never where it has ended for good,
 * and only after a look whether a lost try has arrived. Tabs that share keys wait for each other, where the page is
 * secure; elsewhere the shared key alone lets the backend tell. Never throws.
 */
export async function sendOnce<I, D, R>(write: Write<I, D, R>, once: Once<I>, input: I): Promise<Sent<D, R>> {
  const send = (): Promise<Sent<D, R>> => sendIntent(write, once, input);
  const { locks } = navigator as Partial<Navigator>;
  return once.across === 'browser' && locks !== undefined ? locks.request(`portal-intent ${write.name} ${digest(once.subject(input))}`, send) : send();
}
