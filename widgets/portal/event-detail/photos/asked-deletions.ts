import { useState } from "react";
import * as v from "valibot";
import type { Id } from "#domain/entities/fields.ts";
import { useVisitDraft } from "#state/visit.ts";

// The colon keeps it apart from the drafts of forms.
const NAME = ":photos-asked";
const schema = v.array(v.string());

/** The pictures whose deletion this customer has asked for in this visit: the photos themselves do not tell. */
export function useAskedDeletions(): {
  readonly isAsked: (photoId: Id) => boolean;
  readonly note: (photoId: Id) => void;
} {
  const kept = useVisitDraft(NAME, schema);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const before = kept.state === "ready" ? (kept.saved ?? []) : [];
  const all = [...before, ...asked];
  return {
    isAsked: (photoId) => all.includes(String(photoId)),
    note: (photoId) => {
      const next = [...asked, String(photoId)];
      setAsked(next);
      if (kept.state === "ready") kept.keep([...before, ...next]);
    },
  };
}
