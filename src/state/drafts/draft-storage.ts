import * as v from "valibot";
import { digest } from "#lib/digest.ts";
import { keysIn, readJson, readText, removeText, writeText } from "#lib/storage.ts";

/** What a form's draft holds: the changed fields only, so that it never undoes what was changed elsewhere meanwhile. */
export const draftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** Begins the keys of everything typed that this tab keeps. */
const PREFIX = "portal-draft:";
/** Stands in place of an id for what a guest typed, or somebody who was not known yet. */
const GUEST = "visit";
const SECRET = /passw|kennwort/i;

/** Begins what the browser notes of a logout: by a fingerprint of who it was, `*` where nobody could be named. */
const LOGOUT = "portal-logout:";
/** Begins what the browser notes of somebody who has asked for the logout: when, by the same fingerprint. */
const LEAVING = "portal-leaving:";
/** Milliseconds in which a logout that was asked for has happened. */
const LEAVING_MS = 10_000;
/** Begins what this tab notes of that, by the owner: the logout that it knows of. */
const KNOWN = "portal-logout-known:";

const ownerPart = (owner: string | null): string => (owner === null ? GUEST : encodeURIComponent(owner));

/**
 * The key of what somebody typed into a form: each person has keys of their own. `owner` is the user's id, null for a
 * guest.
 */
export const draftKey = (owner: string | null, name: string): string => `${PREFIX}${ownerPart(owner)}:${name}`;

interface DraftName {
  readonly key: string;
  /** As it stands in the key: encoded, or the word for a guest. */
  readonly owner: string;
  readonly name: string;
}

function draftNames(): readonly DraftName[] {
  return keysIn("tab", PREFIX).map((key) => {
    const [owner = "", ...rest] = key.slice(PREFIX.length).split(":");
    return { key, owner, name: rest.join(":") };
  });
}

/** Returns the names under which somebody, null for a guest, keeps something in this tab. */
export const namesOf = (owner: string | null): readonly string[] =>
  draftNames()
    .filter((draft) => draft.owner === ownerPart(owner))
    .map(({ name }) => name);

/** Tells whether a customer, whoever it is, has typed something into this form in this tab. */
export const isKeptOfCustomer = (wanted: string): boolean =>
  draftNames().some(({ owner, name }) => owner !== GUEST && name === wanted);

/** The last logouts of a customer in any tab, as one text; '' for none that this browser knows of. */
function logoutsOf(owner: string): string {
  return ["*", digest(owner)].flatMap((who) => readText("browser", LOGOUT + who) ?? []).join(" ");
}

/** Forgets what a customer has typed in this tab before they logged out in another one. */
function forgetLoggedOut(owner: string): void {
  if (owner === GUEST) return;
  const last = logoutsOf(owner);
  if ((readText("tab", KNOWN + owner) ?? "") === last) return;
  for (const draft of draftNames()) if (draft.owner === owner) remove(draft.key);
  writeText("tab", KNOWN + owner, last);
}

const ownerOfKey = (key: string): string => key.slice(PREFIX.length).split(":")[0] ?? "";

/**
 * Ends the drafts of a customer who has logged out, and what a guest of this tab has typed. Other tabs follow: those
 * that are open at once, the others before they show any.
 * @param who a fingerprint of the customer; `*` for everybody, where it is not known who it was
 */
function endDrafts(who: string): void {
  for (const draft of draftNames())
    if (who === "*" || digest(draft.owner) === who || draft.owner === GUEST) remove(draft.key);
  const mark = Date.now().toString(36) + Math.random().toString(36).slice(1);
  // Without storage no other tab hears of it: its drafts stay those of their owner, and end with the tab.
  writeText("browser", LOGOUT + who, mark);
}

/** Notes that somebody, null for whoever it is, wants to log out: whether that happens will be seen. */
export const noteLogoutWanted = (leaving: string | null): boolean =>
  writeText("browser", LEAVING + (leaving === null ? "*" : digest(ownerPart(leaving))), String(Date.now()));

/** Whether somebody wanted to log out, and nobody has looked whether they have. */
export const isAnybodyLeaving = (): boolean => keysIn("browser", LEAVING).length > 0;

/**
 * Ends the drafts of those who wanted to log out and are logged in no more; whoever is still there has stayed.
 * @param present the user's id, null where nobody is logged in
 */
export function settleLeaving(present: string | null): void {
  for (const key of keysIn("browser", LEAVING)) {
    const who = key.slice(LEAVING.length);
    const isHere = present !== null && (who === "*" || who === digest(ownerPart(present)));
    // For a moment after the press the session is still there.
    if (isHere && Date.now() - Number(readText("browser", key)) < LEAVING_MS) continue;
    removeText("browser", key);
    if (!isHere) endDrafts(who);
  }
}

/**
 * Ends drafts in this tab as soon as their owner logs out in another one; what stands on the screen stays there.
 * @returns a way to stop
 */
export function followLogouts(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(LOGOUT) !== true) return;
    for (const { owner } of draftNames()) forgetLoggedOut(owner);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Forgets what is kept under a key. */
export const remove = (key: string): void => removeText("tab", key);

/** Returns what is kept under a key; null where there is nothing, or something that does not fit. */
export function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  forgetLoggedOut(ownerOfKey(key));
  const result = v.safeParse(schema, readJson("tab", key));
  return result.success ? result.output : null;
}

/** Keeps a value under a key. A full storage only costs the draft. Fields that name a password are left out. */
export function save(key: string, value: unknown): void {
  forgetLoggedOut(ownerOfKey(key));
  const text = JSON.stringify(value, (field, entry: unknown) => (SECRET.test(field) ? undefined : entry));
  if (!writeText("tab", key, text)) remove(key);
}
