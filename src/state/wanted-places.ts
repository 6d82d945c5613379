import * as v from "valibot";
import type { Id } from "#domain/entities/fields.ts";
import { useVisitDraft } from "#state/visit.ts";

const schema = v.record(v.string(), v.number());

interface WantedPlaces {
  /** How many places of an event the price calculator was asked to put into the cart; 0 if none. */
  readonly of: (eventId: Id | null) => number;
  readonly want: (eventId: Id, places: number) => void;
}

/**
 * Keeps for how many people a price was calculated before the event went into the cart. The cart then asks for as many
 * names.
 */
export function useWantedPlaces(): WantedPlaces {
  // The colon sets the name apart from names of forms.
  const draft = useVisitDraft(":places", schema);
  const kept = draft.state === "ready" ? draft.saved : null;
  return {
    of: (eventId) => kept?.[String(eventId)] ?? 0,
    want: (eventId, places) => {
      if (draft.state === "ready") draft.keep({ ...kept, [String(eventId)]: places });
    },
  };
}
