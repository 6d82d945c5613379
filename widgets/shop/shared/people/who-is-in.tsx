import { refusalReason, type RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isLeftOpen } from "#domain/shop/asked.ts";
import { sentPeople as texts } from "#i18n/sent-people.ts";
import { useBookingStates } from "#state/booking-states.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { NotSaved } from "./participant-form.tsx";

/** People who were sent together, each with what became of them. */
export interface SentPeople {
  readonly people: readonly RecipientInput[];
  readonly changes: readonly CartChanged[];
}

type Fate = keyof typeof texts.fates;

const fates: readonly Fate[] = ["added", "missed", "unknown"];

function fateOf(changed: CartChanged | undefined): Fate {
  if (changed?.state === "done") return "added";
  return changed?.state === "failed" && isLeftOpen(changed) ? "unknown" : "missed";
}

const isSoldOut = (changed: CartChanged): boolean =>
  changed.state === "refused" && refusalReason(changed.refusal.reason) === "soldOut";

interface WhoIsInProps {
  readonly sent: SentPeople;
  readonly event: PortalEvent | null;
  readonly waitingList: string | null;
}

/**
 * Says of several people who were sent together, not all of whom were added, who is in and who is not, why, and how
 * many places were left, if that is known.
 */
export function WhoIsIn({ sent: { people, changes }, event, waitingList }: WhoIsInProps) {
  const first = changes.find(({ state }) => state !== "done");
  const eventId = event?.eventId ?? null;
  const isAsked = eventId !== null && changes.some(isSoldOut);
  const left = useBookingStates(isAsked ? [eventId] : []).of(eventId)?.freePlaces ?? 0;
  if (first === undefined) return null;
  const names = (fate: Fate): string[] => people.filter((_, index) => fateOf(changes[index]) === fate).map(personName);
  return (
    <NotSaved changed={first} waitingList={waitingList}>
      {left > 0 && <p>{texts.placesLeft(left)}</p>}
      {fates.map((fate) => names(fate).length > 0 && <p key={fate}>{texts.fates[fate](names(fate))}</p>)}
    </NotSaved>
  );
}
