import * as v from "valibot";
import type { Id } from "#domain/entities/fields.ts";
import { useVisitDraft } from "#state/visit.ts";

const schema = v.record(v.string(), v.number());

interface WantedPlaces {
  /** How many places of an event somebody has put into the cart by the price calculator; 0 where nobody has. */
  readonly of: (eventId: Id | null) => number;
  readonly want: (eventId: Id, places: number) => void;
}

/** For how many people was calculated before an event went into the cart, which asks for as many. */
export function useWantedPlaces(): WantedPlaces {
  // The colon keeps it apart from the drafts of forms.
  const draft = useVisitDraft(":places", schema);
  const kept = draft.state === "ready" ? draft.saved : null;
  return {
    of: (eventId) => kept?.[String(eventId)] ?? 0,
    want: (eventId, places) => {
      if (draft.state === "ready") draft.keep({ ...kept, [String(eventId)]: places });
    },
  };
}
