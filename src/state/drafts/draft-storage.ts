import * as v from "valibot";
import { namesPassword } from "#domain/text/text.ts";
import { digest } from "#lib/digest.ts";
import { keysIn, readJson, readText, removeText, writeText } from "#lib/storage.ts";

/** A form's draft holds changed fields only, so that it never undoes a change made elsewhere meanwhile. */
export const draftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** Prefix of the keys of all drafts in this tab. */
const PREFIX = "portal-draft:";
/** Stands in a key in place of the owner's id, for a guest or for somebody who was not known yet. */
const GUEST = "visit";

/**
 * Prefix of the browser's record of a logout, followed by a fingerprint of the user's id, or `*` if nobody could be
 * named.
 */
const LOGOUT = "portal-logout:";
/** Prefix of the browser's record that somebody has asked for the logout and when, followed by the same fingerprint. */
const LEAVING = "portal-leaving:";
/** Milliseconds after which a logout that was asked for must have happened. */
const LEAVING_MS = 10_000;
/** Prefix of this tab's record of the last logout of an owner that it has taken into account. */
const KNOWN = "portal-logout-known:";

const ownerPart = (owner: string | null): string => (owner === null ? GUEST : encodeURIComponent(owner));

/** The key of a draft: each person has keys of their own. `owner` is the user's id, null for a guest. */
export const draftKey = (owner: string | null, name: string): string => `${PREFIX}${ownerPart(owner)}:${name}`;

interface DraftName {
  readonly key: string;
  /** The owner as it stands in the key: the encoded id, or the word for a guest. */
  readonly owner: string;
  readonly name: string;
}

function draftNames(): readonly DraftName[] {
  return keysIn("tab", PREFIX).map((key) => {
    const [owner = "", ...rest] = key.slice(PREFIX.length).split(":");
    return { key, owner, name: rest.join(":") };
  });
}

/** The names of all drafts that somebody, null for a guest, has in this tab. */
export const draftNamesOf = (owner: string | null): readonly string[] =>
  draftNames()
    .filter((draft) => draft.owner === ownerPart(owner))
    .map(({ name }) => name);

/** Whether any customer has a draft of this form in this tab. */
export const isKeptOfCustomer = (wanted: string): boolean =>
  draftNames().some(({ owner, name }) => owner !== GUEST && name === wanted);

/** The last logouts of a customer in any tab, as one text; '' if this browser knows of none. */
function logoutsOf(owner: string): string {
  return ["*", digest(owner)].flatMap((who) => readText("browser", LOGOUT + who) ?? []).join(" ");
}

/** Deletes a customer's drafts in this tab if they were kept before the customer logged out in another one. */
function forgetLoggedOut(owner: string): void {
  if (owner === GUEST) return;
  const last = logoutsOf(owner);
  if ((readText("tab", KNOWN + owner) ?? "") === last) return;
  for (const draft of draftNames()) if (draft.owner === owner) removeDraft(draft.key);
  writeText("tab", KNOWN + owner, last);
}

const ownerOfKey = (key: string): string => key.slice(PREFIX.length).split(":")[0] ?? "";

/**
 * Deletes the drafts of a customer who has logged out, and those of a guest of this tab. Open tabs do the same at once,
 * all others before they show a draft.
 * @param who a fingerprint of the user's id; `*` for everybody if it is not known who it was
 */
function endDrafts(who: string): void {
  for (const draft of draftNames())
    if (who === "*" || digest(draft.owner) === who || draft.owner === GUEST) removeDraft(draft.key);
  const mark = Date.now().toString(36) + Math.random().toString(36).slice(1);
  // If the storage refuses, other tabs do not learn of the logout: their drafts stay with their owner and end with the
  // tab.
  writeText("browser", LOGOUT + who, mark);
}

/** Records that somebody, null if unknown, wants to log out; `settleLeaving` later finds out whether they have. */
export const noteLogoutWanted = (leaving: string | null): boolean =>
  writeText("browser", LEAVING + (leaving === null ? "*" : digest(ownerPart(leaving))), String(Date.now()));

/** Whether a recorded wish to log out has not been settled yet. */
export const isAnybodyLeaving = (): boolean => keysIn("browser", LEAVING).length > 0;

/**
 * Deletes the drafts of everybody who wanted to log out and is no longer logged in.
 * @param present the user's id, null if nobody is logged in
 */
export function settleLeaving(present: string | null): void {
  for (const key of keysIn("browser", LEAVING)) {
    const who = key.slice(LEAVING.length);
    const isHere = present !== null && (who === "*" || who === digest(ownerPart(present)));
    // The session may live on for a moment after the click.
    if (isHere && Date.now() - Number(readText("browser", key)) < LEAVING_MS) continue;
    removeText("browser", key);
    if (!isHere) endDrafts(who);
  }
}

/**
 * Deletes drafts in this tab as soon as their owner logs out in another one; input on screen stays.
 * @returns a function that stops this
 */
export function followLogouts(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(LOGOUT) !== true) return;
    for (const { owner } of draftNames()) forgetLoggedOut(owner);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Deletes the draft of a key. */
export const removeDraft = (key: string): void => removeText("tab", key);

/** Reads the draft of a key; null if there is none or it does not fit the schema. */
export function loadDraft<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  forgetLoggedOut(ownerOfKey(key));
  const result = v.safeParse(schema, readJson("tab", key));
  return result.success ? result.output : null;
}

/**
 * Writes a draft without fields that name a password. If the storage is full, only the draft is lost.
 * @returns whether it is kept
 */
export function saveDraft(key: string, value: unknown): boolean {
  forgetLoggedOut(ownerOfKey(key));
  const text = JSON.stringify(value, (field, entry: unknown) => (namesPassword(field) ? undefined : entry));
  const isKept = writeText("tab", key, text);
  if (!isKept) removeDraft(key);
  return isKept;
}
