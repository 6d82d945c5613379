import type { PortalEvent } from "#domain/entities/event.ts";
import type { PlanEntry } from "#domain/entities/plan.ts";
import { placeName } from "#domain/event/event-place.ts";
import { isHistoric } from "#domain/event/events.ts";
import { isFree } from "#domain/event/money.ts";
import { offeredPrice } from "#domain/event/offered-price.ts";
import { priorityOf } from "#domain/plan/plan-draft.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled, withLineBreaks } from "#domain/text/text.ts";
import { formatCents } from "#i18n/format.ts";
import { lists as listTexts } from "#i18n/lists.ts";
import { plans as texts } from "#i18n/training-plan.ts";
import { useNow } from "#state/clock.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { eventName } from "#widgets/shared/event/event-texts.ts";

function priceOf(event: PortalEvent): string | null {
  const price = offeredPrice(event);
  return isFree(price) ? texts.free : formatCents(price?.each ?? null);
}

/** The date of a theme; a past one can no longer be booked. */
function EventPart({ event }: { event: PortalEvent }) {
  const isOver = isHistoric(event, useNow());
  return (
    <>
      <Facts
        className="facts-wide"
        facts={[
          [texts.date, eventWhen(event)],
          [texts.place, placeName(event)],
          [texts.price, priceOf(event)],
        ]}
      />
      {isOver && <p className="small muted">{texts.over}</p>}
      {!isOver && event.eventId !== null && (
        <div className="plan-buy">
          <AddButton eventId={event.eventId} event={event} about={eventName(event)} variant="secondary" />
        </div>
      )}
    </>
  );
}

/** A theme of the plan: its priority, reason, dates, place and price. */
export function PlanEntryView({ entry: { title, url, text, priority: given, event } }: { entry: PlanEntry }) {
  const priority = priorityOf(given);
  const href = safeLink(url);
  const name = <Compound text={isFilled(title) ? title : listTexts.untitled} />;
  return (
    <article className="card stack plan-entry" part="card">
      <div className="cluster">
        <h4>{href === null ? name : <a href={href}>{name}</a>}</h4>
        {priority !== null && (
          <span className="plan-priority" data-priority={priority}>
            {texts.priorities[priority]}
          </span>
        )}
      </div>
      <RichText html={withLineBreaks(text ?? "")} />
      {event === null ? (
        <p className="small muted">
          <span>{texts.noDate}</span>
          {href !== null && <a href={href}>{texts.dates}</a>}
        </p>
      ) : (
        <EventPart event={event} />
      )}
    </article>
  );
}
