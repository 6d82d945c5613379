import { useEffect, useMemo } from "react";
import * as v from "valibot";
import type { OwnerId } from "#domain/people/page-owner.ts";
import { useDraftName, useFirstOwner } from "#state/drafts/draft-owner.ts";
import {
  draftKey,
  followLogouts,
  isKeptOfCustomer,
  loadDraft,
  removeDraft,
  saveDraft,
} from "#state/drafts/draft-storage.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { useVisitor, type Visitor } from "#state/visitor.ts";

/** A draft of a visit. Guests have drafts too, so the state `unknown` cannot occur. */
type VisitDraft<T> = Exclude<Draft<T>, { readonly state: "unknown" }>;

/** The owner of a visitor's drafts. */
export function draftOwnerOf(visitor: Visitor): OwnerId {
  if (visitor.state === "asking") return undefined;
  return visitor.state === "guest" || visitor.user.userId === null ? null : String(visitor.user.userId);
}

/**
 * The draft of a visitor: the customer's own, otherwise the one that a guest left in this tab, which becomes the
 * customer's with the next change. Drafts of another customer are neither shown nor changed.
 */
function draftOf<T>(owner: OwnerId, name: string, schema: v.GenericSchema<unknown, T>): VisitDraft<T> {
  if (owner === undefined && isKeptOfCustomer(name)) return { state: "waiting" };
  const [key, guests] = [draftKey(owner ?? null, name), draftKey(null, name)];
  const own = loadDraft(key, schema);
  const adopted = own === null && key !== guests ? loadDraft(guests, schema) : null;
  const takeOver = (): void => {
    if (adopted !== null) removeDraft(guests);
  };
  return {
    state: "ready",
    saved: own ?? adopted,
    keep: (value) => {
      saveDraft(key, value);
      takeOver();
    },
    drop: () => {
      removeDraft(key);
      takeOver();
    },
  };
}

/** A record of a visit, the same for all anchors of the page; drafts are kept for each anchor (`useVisitDraft`). */
export function useKeptOfVisit<T extends object>(name: string, schema: v.GenericSchema<unknown, T>): VisitDraft<T> {
  const owner = useFirstOwner(draftOwnerOf(useVisitor()));
  useEffect(followLogouts, []);
  return useMemo(() => draftOf(owner, name, schema), [owner, name, schema]);
}

/**
 * The draft of a public form, kept for as long as the tab is open, for guests and customers.
 * @param name of the form, unique in the product
 * @param schema constant of the module; a draft that does not fit it is ignored
 */
export const useVisitDraft = <T extends object>(name: string, schema: v.GenericSchema<unknown, T>): VisitDraft<T> =>
  useKeptOfVisit(useDraftName(name), schema);

const contactSchema = v.record(v.string(), v.string());

/**
 * The contact data of the last request of this visit, null if there is none, and a function that keeps those of the
 * next.
 */
export function useContactOfVisit(): {
  readonly contact: Readonly<Record<string, string>> | null;
  readonly keep: (contact: Readonly<Record<string, string>>) => void;
} {
  // The colon sets the name apart from names of forms.
  const kept = useKeptOfVisit(":contact", contactSchema);
  return kept.state === "waiting" ? { contact: null, keep: () => undefined } : { contact: kept.saved, keep: kept.keep };
}
