import { eventManagersResource } from "#api/booking-states.ts";
import { pageAddress } from "#api/pages.ts";
import { addressOf } from "#api/path.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { isTradeConference } from "#domain/event/events.ts";
import { telHref } from "#domain/forms/phone.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { formatDateTime } from "#i18n/format.ts";
import { eventOffer as texts } from "#i18n/offers.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Facts } from "#ui/facts/facts.tsx";
import { MailAddress } from "#ui/link/mail-address.tsx";
import { NewTabLink } from "#ui/link/new-tab.tsx";
import { HotelLink } from "#widgets/shop/shared/offer/hotel-link.tsx";

/** Start and end, hotel and booking number; place and duration are shown above. */
export function OfferFacts({ event }: { event: PortalEvent }) {
  return (
    <Facts
      facts={[
        [events.start, formatDateTime(event.startDate)],
        [events.end, formatDateTime(event.endDate)],
        [
          texts.hotel,
          isOnline(event) || !isFilled(event.hotel?.name ?? null) ? null : (
            <HotelLink key="hotel" hotel={event.hotel} />
          ),
        ],
        [events.bookingNumber, event.bookingNumber],
      ]}
    />
  );
}

/** The contact person of this event, whoever else is told; nothing if there is none. */
export function Contact({ event: { eventId } }: { event: PortalEvent }) {
  const { remote } = useResource(eventManagersResource, eventId === null ? null : { eventIds: eventId });
  const manager = remote.state === "ready" ? remote.data.find((of) => sameId(of.eventId, eventId)) : undefined;
  if (manager === undefined || !isFilled(manager.name)) return null;
  const phone = isFilled(manager.phone) ? safeLink(telHref(manager.phone)) : null;
  const mail = isFilled(manager.email) ? safeLink(`mailto:${manager.email}`) : null;
  return (
    <p>
      <span>{`${texts.contact}: ${manager.name}`}</span>
      {phone !== null && (
        <>
          <span>,</span> <a href={phone}>{manager.phone}</a>
        </>
      )}
      {mail !== null && (
        <>
          <span>,</span>{" "}
          <a href={mail}>
            <MailAddress address={manager.email ?? ""} />
          </a>
        </>
      )}
    </p>
  );
}

/** Links to costs, all dates and the description, if the site has these pages. */
export function OfferLinks({ event }: { event: PortalEvent }) {
  const config = useConfig();
  const { eventId, theme } = event;
  const pdf = pageAddress(config, "eventPdf", { eventId });
  const links = [
    {
      text: texts.calculator,
      href: isTradeConference(event) ? null : addressOf(config, "priceCalculator", { eventId }),
    },
    { text: texts.otherDates, href: pageAddress(config, "themeDates", { url: theme?.url }) },
  ];
  return (
    <ul className="offer-links">
      {links.map(
        ({ text, href }) =>
          href !== null && (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ),
      )}
      {pdf !== null && (
        <li>
          <NewTabLink href={pdf} hint={common.opensNewTab}>
            {texts.pdf}
          </NewTabLink>
        </li>
      )}
    </ul>
  );
}

/** What the price includes. */
export function Benefits({ event }: { event: PortalEvent }) {
  const titles = (event.content?.benefits ?? []).flatMap(({ title }) => (isFilled(title) ? [title] : []));
  if (titles.length === 0) return null;
  return (
    <section>
      <h3>{texts.benefits}</h3>
      <ul className="offer-benefits">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
