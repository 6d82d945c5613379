import { useMemo } from "react";
import type * as v from "valibot";
import { useDraftName, useFirstOwner } from "#state/drafts/draft-owner.ts";
import { draftKey, namesOf, load } from "#state/drafts/draft-storage.ts";
import { ownerOf } from "#state/visit.ts";
import { useVisitor } from "#state/visitor.ts";

/**
 * What this visitor keeps under names that begin so, by the rest of the name: for what stands in no list any more.
 * @param schema a value of the module; what does not fit it any more is left out
 */
export function useKeptByName<T extends object>(
  begin: string,
  schema: v.GenericSchema<unknown, T>,
): ReadonlyMap<string, T> {
  const owner = useFirstOwner(ownerOf(useVisitor())) ?? null;
  // What another widget of this id on the page keeps is that one's.
  const ending = useDraftName("");
  return useMemo(() => {
    const names = [...new Set([owner, null].flatMap(namesOf))].filter(
      (name) => name.startsWith(begin) && name.endsWith(ending),
    );
    return new Map(
      names.flatMap((name) => {
        const kept = load(draftKey(owner, name), schema) ?? load(draftKey(null, name), schema);
        const rest = name.slice(begin.length, name.length - ending.length);
        return kept === null || rest.includes(" ") ? [] : [[rest, kept] as const];
      }),
    );
  }, [owner, begin, ending, schema]);
}
