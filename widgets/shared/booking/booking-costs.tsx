import { addressOf } from "#api/path.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isTradeConference } from "#domain/event/events.ts";
import { booking as texts } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { events as eventTexts } from "#i18n/events.ts";
import { useConfig } from "#state/store.ts";
import type { Fact } from "#ui/facts/facts.tsx";
import { NewTabLink } from "#ui/link/new-tab.tsx";

function Costs({ event }: { event: PortalEvent }) {
  const href = addressOf(useConfig(), "priceCalculator", { eventId: event.eventId });
  return (
    href !== null && (
      <NewTabLink href={href} hint={common.opensNewTab}>
        {eventTexts.priceCalculator}
      </NewTabLink>
    )
  );
}

/** The link to the price calculator, except for a trade conference (spec section 2). */
export const costFacts = (event: PortalEvent): readonly Fact[] =>
  isTradeConference(event) ? [] : [[texts.costs, <Costs key="costs" event={event} />]];
