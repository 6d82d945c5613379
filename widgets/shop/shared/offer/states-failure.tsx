import { offers as texts } from "#i18n/offers.ts";
import type { BookingStates } from "#state/booking-states.ts";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";

/** Says once above a list that its free places could not be loaded; the events themselves stay. */
export function StatesFailure({ states: { failed } }: { states: BookingStates }) {
  if (failed === null) return null;
  if (failed.error.kind === "session") return <ReadFailure error={failed.error} onRetry={failed.retry} />;
  return (
    <Failure error={failed.error} onRetry={failed.retry}>
      {texts.statesFailed}
    </Failure>
  );
}
