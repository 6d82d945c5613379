import type { PortalEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event-place.ts";
import { addTexts as texts } from "#i18n/cart-add.ts";
import { useStyles } from "#ui/root/root.tsx";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { eventName, eventPeriod, eventTitle } from "#widgets/shared/event/event-texts.ts";
import css from "./alternatives.css?inline";

export interface AlternativesProps {
  readonly events: readonly PortalEvent[];
}

/** Other dates of a theme after a refusal, each with its own button; nothing if there are none. */
export function Alternatives({ events }: AlternativesProps) {
  useStyles(css);
  const known = events.flatMap((event) => (event.eventId === null ? [] : [{ event, eventId: event.eventId }]));
  if (known.length === 0) return null;
  return (
    <div className="alternatives">
      <p className="alternatives-title">{texts.alternatives}</p>
      <ul className="alternatives-list">
        {known.map(({ event, eventId }) => (
          <li key={eventId} className="alternative">
            <span>
              <strong>{eventPeriod(event) ?? eventTitle(event)}</strong>
              <span className="alternative-place">{placeName(event)}</span>
            </span>
            <AddButton eventId={eventId} event={event} about={eventName(event)} variant="secondary" />
          </li>
        ))}
      </ul>
    </div>
  );
}
