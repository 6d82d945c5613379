import { nextEventResource } from "#api/next-event.ts";
import type { NextEvent } from "#domain/entities/next-event.ts";
import { countdown, hasDetailsButton } from "#domain/event/countdown.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { events as eventTexts } from "#i18n/events.ts";
import { formatDateTime } from "#i18n/format.ts";
import { countdownText, nextEventTexts as texts } from "#i18n/next-event.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { Button } from "#ui/button/button.tsx";
import { CompoundLink } from "#ui/compound/compound.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { calendarIcon, locationIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import { useEventPages } from "#widgets/portal/shared/event-pages.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import css from "./next-event.css?inline";

function EventFacts({ event }: { event: NextEvent }) {
  return (
    <Facts
      className="facts-wide"
      facts={[
        [eventTexts.start, formatDateTime(event.von)],
        [eventTexts.end, formatDateTime(event.bis)],
        [eventTexts.place, event.ort],
      ]}
    />
  );
}

interface LinksProps {
  readonly event: NextEvent;
  readonly now: number;
  /** The event's page in the portal, null if there is none. */
  readonly page: string | null;
}

/**
 * A link to the event's page in the portal, otherwise to its details, which are hidden on the day of the start (spec
 * section 9); and one to the location.
 */
function Links({ event, now, page }: LinksProps) {
  const details = page === null && hasDetailsButton(event.title, event.von, now) ? safeLink(event.seminarUrl) : null;
  const place = safeLink(event.ortUrl);
  if (page === null && details === null && place === null) return null;
  return (
    <div className="cluster cluster-wide">
      {page !== null && (
        <Button variant="primary" href={page}>
          {eventTexts.toEvent}
        </Button>
      )}
      {details !== null && (
        <Button variant="primary" icon={<Icon path={calendarIcon} size={20} />} href={details}>
          {texts.details}
        </Button>
      )}
      {place !== null && (
        <Button icon={<Icon path={locationIcon} size={20} />} href={place}>
          {texts.place}
        </Button>
      )}
    </div>
  );
}

function Card({ event }: { event: NextEvent }) {
  const now = useNow();
  const left = countdown(event.von, now);
  const page = useEventPages()(event.eventId);
  const title = isFilled(event.title) ? event.title : eventTexts.untitled;
  return (
    <div className="card stack" part="card">
      {left !== null && (
        <p className="countdown" data-state={left.kind}>
          {countdownText(left)}
        </p>
      )}
      <h3>
        <CompoundLink text={title} href={page} />
      </h3>
      <EventFacts event={event} />
      <Links event={event} now={now} page={page} />
    </div>
  );
}

/** The customer's next event with its countdown (spec section 2). */
export function NextEventCard() {
  useStyles(css);
  const watched = useResource(nextEventResource);
  return (
    <section className="stack next-event">
      <h2>{texts.heading}</h2>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(event) => (event === null ? <Empty about="nextEvent">{texts.none}</Empty> : <Card event={event} />)}
      </RemoteView>
    </section>
  );
}
