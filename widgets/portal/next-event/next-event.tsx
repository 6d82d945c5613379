import { nextEventResource } from '#api/next-event.ts';
import { countdown, hasDetailsButton } from '#domain/countdown.ts';
import type { NextEvent } from '#domain/entities/media.ts';
import { safeLink } from '#domain/link.ts';
import { isFilled } from '#domain/text.ts';
import { events as eventTexts } from '#i18n/events.ts';
import { formatDateTime } from '#i18n/format.ts';
import { countdownText, nextEvent as texts } from '#i18n/next-event.ts';
import { useNow } from '#state/clock.ts';
import { useResource } from '#state/resources.ts';
import { Button } from '#ui/button/button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { location } from '#ui/icon/more-paths.ts';
import { calendar } from '#ui/icon/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useStyles } from '#ui/root/root.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import css from './next-event.css?inline';

function EventFacts({ event }: { event: NextEvent }) {
  return (
    <Facts facts={[
      [eventTexts.start, formatDateTime(event.von)],
      [eventTexts.end, formatDateTime(event.bis)],
      [eventTexts.place, event.ort],
    ]} />
  );
}

/** Details and location; each only where it leads somewhere, details not on the day of the start (spec section 9). */
function Links({ event, now }: { event: NextEvent; now: number }) {
  const details = hasDetailsButton(event.title, event.von, now) ? safeLink(event.seminarUrl) : null;
  const place = safeLink(event.ortUrl);
  if (details === null && place === null) return null;
  return (
    <div className="cluster">
      {details !== null && <Button variant="primary" icon={<Icon path={calendar} size={20} />} href={details}>{texts.details}</Button>}
      {place !== null && <Button icon={<Icon path={location} size={20} />} href={place}>{texts.place}</Button>}
    </div>
  );
}

function Card({ event }: { event: NextEvent }) {
  const now = useNow();
  const left = countdown(event.von, now);
  return (
    <div className="card stack" part="card">
      {left !== null && <p className="countdown" data-state={left.kind}>{countdownText(left)}</p>}
      <h3>{isFilled(event.title) ? event.title : eventTexts.untitled}</h3>
      <EventFacts event={event} />
      <Links event={event} now={now} />
    </div>
  );
}

/** The customer's next event with its countdown (spec section 2). */
export function NextEventCard() {
  useStyles(css);
  const watched = useResource(nextEventResource);
  return (
    <section className="stack">
      <h2>{texts.heading}</h2>
      <RemoteView watched={watched} loading={texts.loading}>
        {(event) => (event === null ? <Notice state="empty">{texts.none}</Notice> : <Card event={event} />)}
      </RemoteView>
    </section>
  );
}
