import { relatedResource } from "#api/content.ts";
import { exportedEventsResource } from "#api/exported-events.ts";
import { pageAddress } from "#api/pages.ts";
import { hasFreePlaces } from "#domain/booking-state.ts";
import { sameId } from "#domain/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { datesOfTheme } from "#domain/event-search.ts";
import { safeLink } from "#domain/link.ts";
import { recommendable } from "#domain/teasers.ts";
import { empty } from "#i18n/empty.ts";
import { nextBest as texts } from "#i18n/offers.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { OfferButton } from "#widgets/shop/shared/offer/offer-button.tsx";
import { priceText } from "#widgets/shop/shared/offer/offer-price.tsx";

/** Dates of a theme that are asked for places. */
const MOST_DATES = 12;

/** As many similar seminars as are read at a glance. */
const MOST = 3;

export interface NextBestProps {
  /** The theme that cannot be had; null where it is not known. */
  readonly theme: { readonly themeId: Id | null; readonly url?: string | null } | null;
  /** The date that cannot be had; null where it is not known. */
  readonly except?: Id | null;
}

/** The next date of the theme that has places, with its button; nothing while nobody knows of one. */
function NextFree({ themeId, except }: { themeId: Id; except: Id | null }) {
  const { remote } = useResource(exportedEventsResource, { object: "events", themeId: String(themeId) });
  const now = useNow();
  const all = remote.state === "ready" ? datesOfTheme(remote.data, String(themeId), now) : [];
  const dates = all.filter(({ eventId }) => eventId !== null && !sameId(eventId, except)).slice(0, MOST_DATES);
  const states = useBookingStates(dates.flatMap(({ eventId }) => eventId ?? []));
  const next = dates.find(({ eventId }) => hasFreePlaces(states.of(eventId)));
  const href = pageAddress(useConfig(), "event", { eventId: next?.eventId });
  if (next === undefined) return null;
  const when = eventSummary(next) ?? eventTitle(next);
  return (
    <section className="stack" aria-label={texts.nextFree}>
      <p>
        <strong>{texts.nextFree}</strong>
        <br />
        {href === null ? when : <a href={href}>{when}</a>}
        <br />
        {priceText(next)}
      </p>
      <OfferButton event={next} state={states.of(next.eventId)} />
    </section>
  );
}

/** Seminars that fit as well; nothing while they are asked for, without any, and where they cannot be had. */
function Similar({ themeId, url }: { themeId: Id; url: string | null }) {
  const { remote } = useResource(relatedResource, { kind: "themes", id: String(themeId) });
  const own = pageAddress(useConfig(), "theme", { url });
  const now = useNow();
  const all = remote.state === "ready" ? recommendable(remote.data, "themes", now, location.href, own) : [];
  const similar = all.slice(0, MOST);
  if (similar.length === 0) return null;
  return (
    <div>
      <p>{`${recommendations.headings.themes}:`}</p>
      <ul className="next-best" aria-label={recommendations.headings.themes}>
        {similar.map(({ title, link }) => (
          <li key={link}>
            <a href={safeLink(link) ?? undefined}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who can help: by phone where there is a number, else by the contact page. */
function Advice() {
  const { supportPhone, contactUrl } = useConfig();
  const contact = safeLink(contactUrl);
  if (supportPhone === "" && contact === null) return null;
  return (
    <p>
      {texts.advice}
      <SupportPhone />
      {supportPhone === "" && contact !== null && (
        <>
          {" "}
          <a href={contact}>{empty.ways.contact}</a>
        </>
      )}
    </p>
  );
}

/** The next best step where a seminar cannot be had: its next free date, similar ones, and who can help. */
export function NextBest({ theme, except = null }: NextBestProps) {
  const themeId = theme?.themeId ?? null;
  return (
    <div className="stack">
      {themeId !== null && <NextFree themeId={themeId} except={except} />}
      {themeId !== null && <Similar themeId={themeId} url={theme?.url ?? null} />}
      <Advice />
    </div>
  );
}
