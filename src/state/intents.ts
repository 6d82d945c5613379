import * as v from "valibot";
import { digest } from "#lib/digest.ts";
import { keysIn, readText, removeText, writeText, type StorageScope } from "#lib/storage.ts";

/**
 * Idempotency keys (contract-public section 2): one random key per intent, kept over reloads until its outcome is
 * known. An intent is a write, whom it is done to, and its contents; of both only fingerprints are kept.
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

/** What is known of an intent before it is sent. */
export interface Intent {
  /** The value of `Idempotency-Key`. */
  readonly key: string;
  /** The status with which it, or another intent for the same subject, ended for good. */
  readonly final: number | null;
  /** It, or another one for the same subject, was sent before, and nobody knows with what outcome. */
  readonly isDoubtful: boolean;
  /** Notes that it is sent now; to be called before. */
  readonly keep: () => void;
  /** Notes that its outcome is known: the next try is another intent. With a status it is never sent again. */
  readonly close: (final?: number) => void;
}

/** What the storage refuses to keep stays for as long as the page. */
const memory = new Map<string, string>();

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
  if (!writeText(scope, name, entry)) memory.set(name, entry);
}

function drop(scope: StorageScope, name: string): void {
  memory.delete(name);
  removeText(scope, name);
}

/** The records whose names begin so; what is too old is forgotten. */
function recordsOf(scope: StorageScope, prefix: string, now: number): Map<string, IntentRecord> {
  const found = new Map<string, IntentRecord>();
  for (const name of new Set([...keysIn(scope, PREFIX), ...memory.keys()])) {
    const record = parse(memory.get(name) ?? readText(scope, name));
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
 * @param subject whom or what it is done to; with '' the contents alone tell, and no other intent counts
 * @param contents whatever travels
 * @param now epoch milliseconds
 */
export function openIntent(
  scope: StorageScope,
  write: string,
  subject: string,
  contents: unknown,
  now: number,
): Intent {
  const content = fingerprint(contents);
  const about = `${PREFIX}${write}:${subject === "" ? content : digest(subject)}:`;
  const name = `${about}${content}`;
  const records = recordsOf(scope, about, now);
  const key = records.get(name)?.key ?? randomKey();
  const close = (final?: number): void => {
    for (const known of recordsOf(scope, about, now).keys()) drop(scope, known);
    if (final !== undefined) put(scope, name, { key, at: now, final });
  };
  return {
    key,
    final: [...records.values()].find((record) => record.final !== undefined)?.final ?? null,
    isDoubtful: records.size > 0,
    keep: () => put(scope, name, { key, at: now }),
    close,
  };
}

/** Forgets every intent; for tests and for logging out. */
export function clearIntents(): void {
  for (const scope of ["tab", "browser"] as const)
    for (const name of recordsOf(scope, PREFIX, 0).keys()) drop(scope, name);
}
