import * as v from "valibot";
import { digest } from "#lib/digest.ts";
import { ofPage } from "#lib/page-values.ts";
import { keysIn, readText, removeText, writeText, type StorageScope } from "#lib/storage.ts";

/**
 * Idempotency keys (contract-public sections 2 and 8): one random key per intent, kept over reloads until its outcome
 * is known. An intent is an act, at an address, done to somebody, with its contents; what is known of one act says
 * nothing of another, whoever it is done to. Only fingerprints are kept.
 */
const PREFIX = "portal-intent:";
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const recordSchema = v.object({
  key: v.string(),
  /** When it was last sent, in epoch milliseconds. */
  at: v.number(),
  /** The status after which it is never sent again. */
  final: v.optional(v.number()),
});
type IntentRecord = v.InferOutput<typeof recordSchema>;

/** What is to happen once: an act, where it is done, and to whom. */
export interface Act {
  readonly name: string;
  /** The address that it is sent to: what one backend has been told, another does not know. */
  readonly address: string;
  /** Whom or what it is done to; with '' the contents alone tell, and no other intent counts. */
  readonly subject: string;
}

/** What is known of an intent before it is sent. */
export interface Intent {
  /** The value of `Idempotency-Key`. */
  readonly key: string;
  /** The status with which this act ended for good, be it with these contents or with others. */
  readonly final: number | null;
  /** The act was sent before, and nobody knows with what outcome: with these contents, with others only, or not. */
  readonly doubt: "same contents" | "other contents" | null;
  /** When it was last sent, in epoch milliseconds, with whatever contents in doubt; null without a doubt. */
  readonly doubtSince: number | null;
  /** Notes that it is sent now; to be called before. */
  readonly keep: () => void;
  /** Notes that its outcome is known: the next try is another intent. With a status it is never sent again. */
  readonly close: (final?: number) => void;
}

/** What the storage refuses to keep stays for as long as the page. */
const memory = ofPage(() => new Map<string, string>());

function parse(entry: string | null | undefined): IntentRecord | null {
  try {
    const result = v.safeParse(recordSchema, JSON.parse(entry ?? ""));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function put(scope: StorageScope, name: string, record: IntentRecord): void {
  const entry = JSON.stringify(record);
  if (!writeText(scope, name, entry)) memory().set(name, entry);
}

function drop(scope: StorageScope, name: string): void {
  memory().delete(name);
  removeText(scope, name);
}

/** The records whose names begin so; what is too old is forgotten. */
function recordsOf(scope: StorageScope, prefix: string, now: number): Map<string, IntentRecord> {
  const found = new Map<string, IntentRecord>();
  for (const name of new Set([...keysIn(scope, PREFIX), ...memory().keys()])) {
    const record = parse(memory().get(name) ?? readText(scope, name));
    if (record === null || now - record.at > KEPT_MS) drop(scope, name);
    else if (name.startsWith(prefix)) found.set(name, record);
  }
  return found;
}

/** Of a secret so little is told that a guess cannot be checked: one of 4,096 others would do as well. */
const SECRET = /passw|kennwort/i;
const fingerprint = (contents: unknown): string =>
  digest(
    JSON.stringify(contents, (field, value: unknown) =>
      SECRET.test(field) ? digest(String(value)).slice(0, 3) : value,
    ),
  );

/** Random as the page allows: `crypto.randomUUID` is missing where it is not secure. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Looks an intent up, or begins a new one.
 * @param contents whatever travels
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
  const doubtful = open.map(([known]) => known);
  const key = records.get(name)?.key ?? randomKey();
  const close = (final?: number): void => {
    for (const known of recordsOf(scope, about, now).keys()) drop(scope, known);
    if (final !== undefined) put(scope, name, { key, at: now, final });
  };
  return {
    key,
    final: [...records.values()].find((record) => record.final !== undefined)?.final ?? null,
    doubt: doubtful.length === 0 ? null : doubtful.includes(name) ? "same contents" : "other contents",
    doubtSince: open.length === 0 ? null : Math.max(...open.map(([, { at }]) => at)),
    keep: () => put(scope, name, { key, at: now }),
    close,
  };
}

/** Whether this browser knows of any intent. */
export const hasIntents = (): boolean => memory().size > 0 || keysIn("browser", PREFIX).length > 0;
