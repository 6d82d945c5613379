import { useEffect, useMemo } from "react";
import type * as v from "valibot";
import type { User } from "#domain/entities/people.ts";
import type { OwnerId } from "#domain/people/page-owner.ts";
import { useDraftName, useFirstOwner } from "#state/drafts/draft-owner.ts";
import {
  draftKey,
  noteLogoutWanted,
  followLogouts,
  loadDraft,
  removeDraft,
  saveDraft,
} from "#state/drafts/draft-storage.ts";
import { personNow } from "#state/person.ts";
import type { Remote } from "#state/remote.ts";
import { useCustomer } from "#state/visitor.ts";

/** Input that survives a reload or an expired session. */
export type Draft<T> =
  /** The owner of the drafts is not known yet; a form should wait for that. */
  | { readonly state: "waiting" }
  /** The owner cannot be found out, at least for long: the form starts without a draft and changes none. */
  | { readonly state: "unknown" }
  /** `saved` is the input kept before, null for none. `keep` and `drop` keep their identity and never throw. */
  | { readonly state: "ready"; readonly saved: T | null; readonly keep: (value: T) => void; readonly drop: () => void };

/** Undefined while unknown; null if `user` names nobody, and then nothing is kept. A failed read leaves it unknown. */
function draftOwnerOfUser(remote: Remote<User | null>): OwnerId {
  if (remote.state !== "ready") return undefined;
  return remote.data?.userId == null ? null : String(remote.data.userId);
}

/**
 * Notes that the customer wants to log out. Once that has happened, their drafts are deleted in all tabs; if this page
 * does not know who the customer is, everybody's are.
 */
export function noteLogout(): void {
  const person = personNow();
  noteLogoutWanted(person.state === "known" ? person.userId : null);
}

/**
 * The draft of a portal form, kept in sessionStorage for the logged-in person only: another person's page neither shows
 * nor removes it. Call `drop` once the form is saved.
 * @param name of the form, unique on the page
 * @param schema constant of the module; a draft that does not fit it is ignored
 */
export function useDraft<T extends object>(name: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const { remote } = useCustomer();
  const owner = useFirstOwner(draftOwnerOfUser(remote));
  const isUnknown = remote.state === "failed" && remote.error.kind !== "session";
  const own = useDraftName(name);
  useEffect(followLogouts, []);
  return useMemo<Draft<T>>(() => {
    if (owner === undefined) return { state: isUnknown ? "unknown" : "waiting" };
    if (owner === null) return { state: "ready", saved: null, keep: () => undefined, drop: () => undefined };
    const key = draftKey(owner, own);
    return {
      state: "ready",
      saved: loadDraft(key, schema),
      keep: (value) => saveDraft(key, value),
      drop: () => removeDraft(key),
    };
  }, [owner, isUnknown, own, schema]);
}
