import * as v from 'valibot';
import { fillPath, withQuery, type PathValues } from '#api/path.ts';
import { routes, type Route, type RouteName } from '#api/routes.ts';
import type { Config } from '#config/config.ts';
import { addressSetting } from '#config/setting.ts';
import { describeIssue } from '#domain/entities/issue.ts';
import { answerSchemas } from '#mocks/contract.ts';

/** Where and as whom is asked; `cookie` is sent to the origin of `base` only. */
export interface Target {
  readonly base: string;
  readonly cookie: string;
  readonly config: Config;
  /** Milliseconds after which a call counts as unanswered. */
  readonly timeout: number;
}

/** What became of one read; `reasons` name fields and types, never values. */
export interface Verdict {
  readonly name: RouteName;
  /** Without origin and query. */
  readonly path: string;
  readonly outcome: 'accepted' | 'rejected' | 'skipped';
  readonly reasons: readonly string[];
}

export interface Asked {
  readonly verdict: Verdict;
  /** The answer as the bundle would take it; undefined unless it is accepted. */
  readonly output: unknown;
}

const MOST_REASONS = 12;

/** `events.3.title` and `events.5.title` are the same mistake. */
const general = (sentence: string): string => sentence.replace(/\.\d+(?=[. ])/g, '[]');

/** One sentence per kind of mistake, with how often it occurs. */
function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const counts = new Map<string, number>();
  for (const issue of issues) {
    const sentence = general(describeIssue(issue));
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const all = [...counts].map(([sentence, count]) => (count === 1 ? sentence : `${sentence} (${count} times)`));
  return all.length <= MOST_REASONS ? all : [...all.slice(0, MOST_REASONS), `and ${all.length - MOST_REASONS} further kinds of mistakes`];
}

const typeOf = (response: Response): string => (response.headers.get('content-type') ?? 'no content type').split(';')[0] ?? '';
const detour = (response: Response): string => (response.redirected ? ', after a redirect' : '');

function statusReason({ status }: Response): string {
  if (status === 401) return 'status 401: the session has expired, or the cookie is none of a logged-in customer';
  return `status ${status}, expected 200`;
}

/** Bytes are taken as they are, but a page or a message in place of a file is refused. */
async function checkFile(response: Response): Promise<string[]> {
  await response.body?.cancel();
  const type = typeOf(response);
  return /^(text\/html|application\/json)$/.test(type) ? [`the file is ${type}${detour(response)}`] : [];
}

async function checkJson(response: Response, schema: v.GenericSchema): Promise<{ reasons: string[]; output: unknown }> {
  let value: unknown;
  try {
    value = JSON.parse(await response.text());
  } catch {
    return { reasons: [`the answer is ${typeOf(response)}${detour(response)} and no JSON`], output: undefined };
  }
  const result = v.safeParse(schema, value);
  return result.success ? { reasons: [], output: result.output } : { reasons: reasonsOf(result.issues), output: undefined };
}

async function check(name: RouteName, response: Response): Promise<{ reasons: string[]; output: unknown }> {
  if (!response.ok) {
    await response.body?.cancel();
    return { reasons: [statusReason(response)], output: undefined };
  }
  const schema = answerSchemas[name];
  return schema === undefined ? { reasons: await checkFile(response), output: undefined } : checkJson(response, schema);
}

/** fetch hides its reason in `cause`. */
function networkReason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'no answer';
  if (thrown.name === 'TimeoutError') return 'no answer in time';
  const { cause } = thrown;
  return `no answer: ${cause instanceof Error && 'code' in cause ? String(cause.code) : thrown.message}`;
}

/** The address of a call as the configuration has it, null when a path value is missing. */
function addressOf({ base, config }: Target, name: RouteName, values: PathValues, query: PathValues): URL | null {
  const address = fillPath(config.endpoints[name] ?? routes[name].path, values, (key) => addressSetting(config, key), base);
  return address === null ? null : new URL(withQuery(address, query));
}

/** Asks one read once and says whether the bundle would take the answer. Never throws. */
export async function ask(target: Target, name: RouteName, values: PathValues, token: string | null, query: PathValues = {}): Promise<Asked> {
  const address = addressOf(target, name, values, query);
  const skipped = (path: string, reason: string): Asked => ({ verdict: { name, path, outcome: 'skipped', reasons: [reason] }, output: undefined });
  const route: Route = routes[name];
  if (address === null) return skipped(route.path, 'an id of the path is not known');
  if (route.bearer === true && token === null) return skipped(address.pathname, 'no bearer token for it');
  const headers = {
    accept: 'application/json, text/plain, */*',
    ...(address.origin === new URL(target.base).origin && target.cookie !== '' && { cookie: target.cookie }),
    ...(route.bearer === true && { authorization: `Bearer ${token ?? ''}` }),
  };
  let found: { reasons: string[]; output: unknown };
  try {
    found = await check(name, await fetch(address, { headers, signal: AbortSignal.timeout(target.timeout) }));
  } catch (thrown) {
    found = { reasons: [networkReason(thrown)], output: undefined };
  }
  return { verdict: { name, path: address.pathname, outcome: found.reasons.length === 0 ? 'accepted' : 'rejected', reasons: found.reasons }, output: found.output };
}
