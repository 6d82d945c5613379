import { useId, type MouseEvent } from "react";
import { pageAddress } from "#api/pages.ts";
import type { Config } from "#config/config.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { detailLinks } from "#domain/event/event-links.ts";
import { displayKind, documentsAvailable, isHistoric } from "#domain/event/events.ts";
import { recipientStanding } from "#domain/participants/recipients.ts";
import { safeReturnTo } from "#domain/text/return-to.ts";
import { common } from "#i18n/common.ts";
import { eventDetail } from "#i18n/event-detail.ts";
import { menu } from "#i18n/menu.ts";
import { ownAddress } from "#lib/own-address.ts";
import { leadsTo } from "#lib/same-page.ts";
import { useNow } from "#state/clock.ts";
import { useResourceState } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { calendarIcon } from "#ui/icon/paths.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { EventDocuments } from "#widgets/portal/shared/event/event-documents.tsx";
import { EventFacts } from "#widgets/portal/shared/event/event-facts.tsx";
import { EventLinks } from "#widgets/portal/shared/event/event-links.tsx";
import { RecipientStatus } from "#widgets/portal/shared/event/recipient-status.tsx";
import { eventTitle, timeStatus } from "#widgets/shared/event/event-texts.ts";
import { useOwnEntry } from "./use-own-entry.ts";

function Facts({ event }: { event: PortalEvent }) {
  const now = useNow();
  return (
    <>
      <EventFacts event={event} />
      <EventLinks event={event} links={detailLinks(event, now)} />
    </>
  );
}

/**
 * The overview of an in-house event: date range, booking number, documents (spec section 2); the documents' tab says
 * from when they are available.
 */
function InhouseOverview({ event }: { event: PortalEvent }) {
  const headingId = useId();
  const now = useNow();
  return (
    <>
      <EventFacts event={event} />
      {documentsAvailable(event, now) && (
        <section className="stack detail-documents" aria-labelledby={headingId}>
          <h3 id={headingId}>{eventDetail.documents}</h3>
          <EventDocuments event={event} />
        </section>
      )}
    </>
  );
}

const backArrow = "M15 6l-6 6 6 6";

const isAt = (address: string, page: string): boolean =>
  leadsTo(new URL(address, ownAddress()), new URL(page, ownAddress()));

/** The page of this site that led here, with its query; null for none, and for the login. */
function pageBefore(config: Config): string | null {
  const logins = [config.loginUrl, pageAddress(config, "login"), pageAddress(config, "localLogin")];
  const never = [...logins.filter((address) => address !== null), location.href];
  return safeReturnTo(document.referrer, ownAddress(), never);
}

/**
 * A link back: one step of the history to the page that led here, so that its list is as it was left; otherwise to the
 * start of the portal.
 */
function WayBack() {
  const config = useConfig();
  const start = pageAddress(config, "portalStart");
  const before = pageBefore(config);
  const href = before ?? start;
  if (href === null) return null;
  const isStart = before === null || (start !== null && isAt(before, start));
  const goBack = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || before === null || history.length < 2) return;
    event.preventDefault();
    history.back();
  };
  return (
    <p className="detail-back">
      <Button variant="quiet" icon={<Icon path={backArrow} size={20} />} href={href} onClick={goBack}>
        {isStart ? menu.desktop : common.back}
      </Button>
    </p>
  );
}

/** The participants that came with the event, else those that their tab has read. */
function useParticipants({ eventId, recipients }: PortalEvent): readonly Recipient[] | null {
  const read = useResourceState<readonly Recipient[]>("recipients", { eventId });
  return recipients ?? (read.state === "ready" ? read.data : null);
}

/**
 * The customer's own status, once it is known who reads. Nothing if they do not take part or their status is unknown.
 */
function OwnStatus({ event }: { event: PortalEvent }) {
  const own = useOwnEntry(useParticipants(event));
  const isOver = isHistoric(event, useNow());
  if (own === null || recipientStanding(own) === null) return null;
  return (
    <span className="detail-own">
      <VisuallyHidden>{eventDetail.ownStatus}</VisuallyHidden> <RecipientStatus recipient={own} isOver={isOver} />
    </span>
  );
}

/** Title, facts and buttons of an event (spec section 2). */
export function DetailHead({ event }: { event: PortalEvent }) {
  const time = timeStatus(event, useNow());
  return (
    <div className="stack detail-top">
      <WayBack />
      <PageHead text={eventTitle(event)} />
      <header className="detail-head">
        {time !== null && <Chip icon={calendarIcon}>{time}</Chip>}
        <OwnStatus event={event} />
      </header>
      {displayKind(event) === "inhouse" ? <InhouseOverview event={event} /> : <Facts event={event} />}
    </div>
  );
}
