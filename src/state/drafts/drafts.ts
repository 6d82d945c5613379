import { useEffect, useMemo } from "react";
import type * as v from "valibot";
import type { User } from "#domain/entities/people.ts";
import { useDraftName, useFirstOwner, type Owner } from "#state/drafts/draft-owner.ts";
import { draftKey, noteLogoutWanted, followLogouts, load, remove, save } from "#state/drafts/draft-storage.ts";
import { personNow } from "#state/person.ts";
import type { Remote } from "#state/remote.ts";
import { useCustomer } from "#state/visitor.ts";

/** Typed input that outlives a reload or an expired session. */
export type Draft<T> =
  /** It is not known yet whose drafts they are; a form should start after this. */
  | { readonly state: "waiting" }
  /** Nobody can say whose they are, or not before long: a form starts without, and nothing that is kept is touched. */
  | { readonly state: "unknown" }
  /** `saved` is what was typed before, null for nothing. `keep` and `drop` never change and never throw. */
  | { readonly state: "ready"; readonly saved: T | null; readonly keep: (value: T) => void; readonly drop: () => void };

/** Undefined while unknown; null when nobody can be named, and then nothing is kept. A failed read names nobody. */
function ownerOf(remote: Remote<User | null>): Owner {
  if (remote.state !== "ready") return undefined;
  return remote.data?.userId == null ? null : String(remote.data.userId);
}

/**
 * Notes that the reader wants to log out: once that has happened, their drafts end in all tabs; where this page has not
 * learnt who it is, those of everybody.
 */
export function noteLogout(): void {
  const person = personNow();
  noteLogoutWanted(person.state === "known" ? person.userId : null);
}

/**
 * What was typed into a form of the portal before, kept in sessionStorage for the logged-in person only: another
 * person's page neither shows nor removes it. Call `drop` once the form is saved.
 * @param name of the form, unique on the page
 * @param schema a value of the module; a draft that does not fit it any more is ignored
 */
export function useDraft<T extends object>(name: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const { remote } = useCustomer();
  const owner = useFirstOwner(ownerOf(remote));
  const isUnknown = remote.state === "failed" && remote.error.kind !== "session";
  const own = useDraftName(name);
  useEffect(followLogouts, []);
  return useMemo<Draft<T>>(() => {
    if (owner === undefined) return { state: isUnknown ? "unknown" : "waiting" };
    if (owner === null) return { state: "ready", saved: null, keep: () => undefined, drop: () => undefined };
    const key = draftKey(owner, own);
    return {
      state: "ready",
      saved: load(key, schema),
      keep: (value) => save(key, value),
      drop: () => remove(key),
    };
  }, [owner, isUnknown, own, schema]);
}
