import * as v from "valibot";
import { addressOf } from "#api/path.ts";
import type { IdempotentWrite } from "#api/write.ts";
import { namesPassword } from "#domain/text/text.ts";
import { withLock } from "#lib/browser.ts";
import { digest, randomKey } from "#lib/digest.ts";
import { ofPage } from "#lib/page-values.ts";
import { keysIn, readText, removeText, writeText, type StorageScope } from "#lib/storage.ts";
import { usePortal } from "#state/store.ts";

/**
 * Idempotency keys (contract-public sections 2 and 8): one random key for each intent, kept over reloads until its
 * outcome is known. An intent is an act, at an address, on a subject, with its contents. What is known of one act says
 * nothing of another, even on the same subject. Only fingerprints are stored.
 */
const PREFIX = "portal-intent:";
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const recordSchema = v.object({
  key: v.string(),
  /** When it was last sent (epoch ms). */
  at: v.number(),
  /** The status after which it is never sent again. */
  final: v.optional(v.number()),
  /** Whether a purchase that it made has been reported. */
  isTold: v.optional(v.boolean(), false),
});
type IntentRecord = v.InferOutput<typeof recordSchema>;
type NewRecord = v.InferInput<typeof recordSchema>;

/** What must happen once: the name of the act, its address and its subject. */
export interface Act {
  readonly name: string;
  /** The address to which it is sent: one backend does not know what another one was told. */
  readonly address: string;
  /** Whom or what it changes; with '' only the contents identify it, and no other intent is related. */
  readonly subject: string;
}

/** What is known of an intent before it is sent. */
export interface Intent {
  /** The value of `Idempotency-Key`. */
  readonly key: string;
  /** The status with which this act ended for good, with these contents or others; null if it has not. */
  readonly final: number | null;
  /** Whether the act was sent before with an unknown outcome, with these contents or with others only; null if not. */
  readonly doubt: "same contents" | "other contents" | null;
  /** When the act in doubt was last sent, with whatever contents (epoch ms); null without a doubt. */
  readonly doubtSince: number | null;
  /** Records that the intent is being sent; to be called before it is. */
  readonly keep: () => void;
  /** Records that its outcome is known, so that the next try is a new intent. With a status it is never sent again. */
  readonly close: (final?: number) => void;
  /** Records that its purchase is reported; false if a tab of this browser has reported it before. */
  readonly tell: () => boolean;
}

/** Records that the storage refuses to keep; they last as long as the page. */
const memory = ofPage(() => new Map<string, string>());

function parse(entry: string | null | undefined): IntentRecord | null {
  try {
    const result = v.safeParse(recordSchema, JSON.parse(entry ?? ""));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function put(scope: StorageScope, name: string, record: NewRecord): void {
  const entry = JSON.stringify(record);
  if (!writeText(scope, name, entry)) memory().set(name, entry);
}

function drop(scope: StorageScope, name: string): void {
  memory().delete(name);
  removeText(scope, name);
}

/** The records whose names begin with a prefix; those that are too old are deleted. */
function recordsOf(scope: StorageScope, prefix: string, now: number): Map<string, IntentRecord> {
  const found = new Map<string, IntentRecord>();
  for (const name of new Set([...keysIn(scope, PREFIX), ...memory().keys()])) {
    const record = parse(memory().get(name) ?? readText(scope, name));
    if (record === null || now - record.at > KEPT_MS) drop(scope, name);
    else if (name.startsWith(prefix)) found.set(name, record);
  }
  return found;
}

/** Shortens the fingerprint of a password so much that a guess cannot be verified: one in 4,096 would match as well. */
const fingerprint = (contents: unknown): string =>
  digest(
    JSON.stringify(contents, (field, value: unknown) =>
      namesPassword(field) ? digest(String(value)).slice(0, 3) : value,
    ),
  );

/**
 * Finds an intent or begins a new one.
 * @param contents all that the request sends
 * @param now epoch milliseconds
 */
export function openIntent(
  scope: StorageScope,
  { name: act, address, subject }: Act,
  contents: unknown,
  now: number,
): Intent {
  const content = fingerprint(contents);
  const about = `${PREFIX}${digest([act, address, subject === "" ? content : subject].join("\n"))}:`;
  const name = `${about}${content}`;
  const records = recordsOf(scope, about, now);
  const open = [...records].filter(([, record]) => record.final === undefined);
  const key = records.get(name)?.key ?? randomKey();
  const close = (final?: number): void => {
    for (const known of recordsOf(scope, about, now).keys()) drop(scope, known);
    if (final !== undefined) put(scope, name, { key, at: now, final });
  };
  const tell = (): boolean => {
    const [ended] = [...recordsOf(scope, about, now)].filter(([, record]) => record.final !== undefined);
    if (ended?.[1].isTold === true) return false;
    if (ended !== undefined) put(scope, ended[0], { ...ended[1], isTold: true });
    return true;
  };
  return {
    key,
    final: [...records.values()].find((record) => record.final !== undefined)?.final ?? null,
    doubt: open.length === 0 ? null : open.some(([known]) => known === name) ? "same contents" : "other contents",
    doubtSince: open.length === 0 ? null : Math.max(...open.map(([, { at }]) => at)),
    keep: () => put(scope, name, { key, at: now }),
    close,
    tell,
  };
}

/** Whether this browser holds a record of any intent. */
export const hasIntents = (): boolean => memory().size > 0 || keysIn("browser", PREFIX).length > 0;

/** The act that a write performs: its name, its address and its subject. */
export function actOf<I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Act {
  const { act, subject } = write.idempotency;
  const { values, query } = write.request(input);
  return {
    name: act?.(input) ?? write.name,
    address: addressOf(usePortal.getState().config, write.name, values, query) ?? "",
    subject: subject(input),
  };
}

/** The intent of an act with this input. */
export const intentOf = <I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Intent =>
  openIntent(write.idempotency.across, actOf(write, input), write.request(input), Date.now());

/** Whether this browser has sent an act, with these contents or others, and nobody has learnt yet how it ended. */
export function isInDoubt<I, D, R>(write: IdempotentWrite<I, D, R>, input: I): boolean {
  const { doubt, final } = intentOf(write, input);
  return doubt !== null && final === null;
}

/** Prevents other tabs from performing the same act at the same time, if the page is secure. */
export function withActLock<T>({ name, address, subject }: Act, action: () => Promise<T>): Promise<T> {
  return withLock(`portal-intent ${digest([name, address, subject].join("\n"))}`, action);
}

/** The record of an act, whatever the contents with which it was sent. */
const recordOf = <I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Intent =>
  openIntent(write.idempotency.across, actOf(write, input), null, Date.now());

/**
 * Records that an act has happened whose answer no page has read, as data read since shows.
 * @param onFirst called if no tab of this browser knew that
 */
export async function settleSeen<I, D, R>(
  write: IdempotentWrite<I, D, R>,
  input: I,
  onFirst: () => void,
): Promise<void> {
  await withActLock(actOf(write, input), () => {
    const { doubt, final, close } = recordOf(write, input);
    if (doubt !== null && final === null) {
      close(200);
      onFirst();
    }
    return Promise.resolve();
  });
}

/** Records that the purchase of an act is reported; false if a tab of this browser has reported it before. */
export const tellOnce = <I, D, R>(write: IdempotentWrite<I, D, R>, input: I): boolean => recordOf(write, input).tell();

/** Milliseconds after which a request sent before cannot reach the server any more. */
const LATEST_MS = 60_000;

/**
 * Records that an act in doubt has not happened, as data read since shows, once its request cannot arrive any more. The
 * next try then is a new intent.
 */
export async function settleDenied<I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Promise<void> {
  await withActLock(actOf(write, input), () => {
    const { doubtSince, final, close } = recordOf(write, input);
    if (final === null && doubtSince !== null && Date.now() - doubtSince > LATEST_MS) close();
    return Promise.resolve();
  });
}
