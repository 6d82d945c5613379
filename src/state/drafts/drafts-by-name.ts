import { useMemo } from "react";
import type * as v from "valibot";
import { useDraftName, useFirstOwner } from "#state/drafts/draft-owner.ts";
import { draftKey, draftNamesOf, loadDraft } from "#state/drafts/draft-storage.ts";
import { draftOwnerOf } from "#state/visit.ts";
import { useVisitor } from "#state/visitor.ts";

/**
 * All drafts of this visitor whose names begin with `begin`, by the rest of the name. Serves items that are in no list
 * any more, whose full names nobody knows.
 * @param schema constant of the module; drafts that do not fit it are left out
 */
export function useDraftsByName<T extends object>(
  begin: string,
  schema: v.GenericSchema<unknown, T>,
): ReadonlyMap<string, T> {
  const owner = useFirstOwner(draftOwnerOf(useVisitor())) ?? null;
  // Drafts of another widget of the same id belong to that widget.
  const ending = useDraftName("");
  return useMemo(() => {
    const names = [...new Set([owner, null].flatMap(draftNamesOf))].filter(
      (name) => name.startsWith(begin) && name.endsWith(ending),
    );
    return new Map(
      names.flatMap((name) => {
        const kept = loadDraft(draftKey(owner, name), schema) ?? loadDraft(draftKey(null, name), schema);
        const rest = name.slice(begin.length, name.length - ending.length);
        return kept === null || rest.includes(" ") ? [] : [[rest, kept] as const];
      }),
    );
  }, [owner, begin, ending, schema]);
}
