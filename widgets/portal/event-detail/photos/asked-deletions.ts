import { useRef, useState } from "react";
import * as v from "valibot";
import type { Id } from "#domain/entities/fields.ts";
import { useVisitDraft } from "#state/visit.ts";

// The colon sets the name apart from names of forms.
const NAME = ":photos-asked";
const schema = v.array(v.string());

/** The photos whose deletion this customer has requested in this visit; the photos' data do not tell. */
export function useAskedDeletions(): {
  readonly isAsked: (photoId: Id) => boolean;
  readonly note: (photoId: Id) => void;
} {
  const kept = useVisitDraft(NAME, schema);
  const [asked, setAsked] = useState<readonly string[]>([]);
  // What a request notes that was answered late is added to what others have noted since it was sent.
  const latest = useRef(asked);
  const before = kept.state === "ready" ? (kept.saved ?? []) : [];
  const all = [...before, ...asked];
  return {
    isAsked: (photoId) => all.includes(String(photoId)),
    note: (photoId) => {
      latest.current = [...latest.current, String(photoId)];
      setAsked(latest.current);
      if (kept.state === "ready") kept.keep([...before, ...latest.current]);
    },
  };
}
