import { useEffect, useMemo } from "react";
import * as v from "valibot";
import { useDraftName, useFirstOwner, type Owner } from "#state/drafts/draft-owner.ts";
import { draftKey, followLogouts, isKeptOfCustomer, load, remove, save } from "#state/drafts/draft-storage.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { useVisitor, type Visitor } from "#state/visitor.ts";

/** A draft of a visit: of a guest, too, so that it never stays unknown whose it is. */
type VisitDraft<T> = Exclude<Draft<T>, { readonly state: "unknown" }>;

/** Whose a visitor's drafts are. */
export function ownerOf(visitor: Visitor): Owner {
  if (visitor.state === "asking") return undefined;
  return visitor.state === "guest" || visitor.user.userId === null ? null : String(visitor.user.userId);
}

/**
 * What this visitor kept under a name: a customer's own, else what a guest of this tab kept, which becomes theirs with
 * the next change. What another customer kept is neither shown nor touched.
 */
function draftOf<T>(owner: Owner, name: string, schema: v.GenericSchema<unknown, T>): VisitDraft<T> {
  if (owner === undefined && isKeptOfCustomer(name)) return { state: "waiting" };
  const [key, guests] = [draftKey(owner ?? null, name), draftKey(null, name)];
  const own = load(key, schema);
  const adopted = own === null && key !== guests ? load(guests, schema) : null;
  const takeOver = (): void => {
    if (adopted !== null) remove(guests);
  };
  return {
    state: "ready",
    saved: own ?? adopted,
    keep: (value) => {
      save(key, value);
      takeOver();
    },
    drop: () => {
      remove(key);
      takeOver();
    },
  };
}

function useKeptOfVisit<T extends object>(name: string, schema: v.GenericSchema<unknown, T>): VisitDraft<T> {
  const owner = useFirstOwner(ownerOf(useVisitor()));
  useEffect(followLogouts, []);
  return useMemo(() => draftOf(owner, name, schema), [owner, name, schema]);
}

/**
 * What was typed into a public form before, for as long as the tab is open, guest or not.
 * @param name of the form, unique in the product
 * @param schema a value of the module; a draft that does not fit it any more is ignored
 */
export const useVisitDraft = <T extends object>(name: string, schema: v.GenericSchema<unknown, T>): VisitDraft<T> =>
  useKeptOfVisit(useDraftName(name), schema);

// The colon keeps it apart from the drafts of forms.
const contactSchema = v.record(v.string(), v.string());

/** The contact data of the last request of this visit, null for none, and a way to keep those of the next one. */
export function useContactOfVisit(): {
  readonly contact: Readonly<Record<string, string>> | null;
  readonly keep: (contact: Readonly<Record<string, string>>) => void;
} {
  const kept = useKeptOfVisit(":contact", contactSchema);
  return kept.state === "waiting" ? { contact: null, keep: () => undefined } : { contact: kept.saved, keep: kept.keep };
}
