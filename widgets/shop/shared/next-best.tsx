import { relatedResource } from "#api/content.ts";
import { exportedEventsResource } from "#api/exported-events.ts";
import { pageAddress } from "#api/pages.ts";
import { recommendable } from "#domain/content/teasers.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import { hasFreePlaces } from "#domain/event/booking-state.ts";
import { isToCome } from "#domain/event/events.ts";
import { datesOfTheme } from "#domain/search/event-search.ts";
import { safeLink } from "#domain/text/link.ts";
import { empty } from "#i18n/empty.ts";
import { nextBest as texts, offers } from "#i18n/offers.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { ownAddress } from "#lib/own-address.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { OfferButton } from "#widgets/shop/shared/offer/offer-button.tsx";
import { priceText } from "#widgets/shop/shared/offer/offer-price.tsx";

/** The number of dates of a theme whose booking states are read. */
const MOST_DATES = 12;

/** The number of similar seminars that are shown. */
const MOST = 3;

export interface NextBestProps {
  /** The theme that is not available; null if unknown. */
  readonly theme: { readonly themeId: Id | null; readonly url?: string | null } | null;
  /** The date that is not available; null if unknown. */
  readonly except?: Id | null;
}

/** The next date of the theme with free places, with its button; nothing if none is known. */
function NextFree({ themeId, except }: { themeId: Id; except: Id | null }) {
  const { remote } = useResource(exportedEventsResource, { object: "events", themeId: String(themeId) });
  const now = useNow();
  const all = remote.state === "ready" ? datesOfTheme(remote.data, String(themeId), now) : [];
  const others = all.filter((date) => date.eventId !== null && !sameId(date.eventId, except) && isToCome(date, now));
  const dates = others.slice(0, MOST_DATES);
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
        {href === null ? <span>{unbroken(when)}</span> : <a href={href}>{unbroken(when)}</a>}
        <br />
        <span>{priceText(next, offers.each)}</span>
      </p>
      <OfferButton event={next} state={states.of(next.eventId)} />
    </section>
  );
}

/** Similar seminars; nothing while they are loading, if there are none, or if loading failed. */
function Similar({ themeId, url }: { themeId: Id; url: string | null }) {
  const { remote } = useResource(relatedResource, { kind: "themes", id: String(themeId) });
  const own = pageAddress(useConfig(), "theme", { url });
  const now = useNow();
  const all = remote.state === "ready" ? recommendable(remote.data, "themes", now, ownAddress(), own) : [];
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

/** A way to the support: the phone number if there is one, otherwise the contact page. */
function Advice() {
  const { supportPhone, contactUrl } = useConfig();
  const contact = safeLink(contactUrl);
  if (supportPhone === "" && contact === null) return null;
  return (
    <p>
      <span>{texts.advice}</span>
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

/** What to do if a seminar is not available: its next date with free places, similar seminars, and the support. */
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
