import { memo } from "react";
import type { SearchedEvent } from "#domain/entities/event.ts";
import { isFilled } from "#domain/text/text.ts";
import { CompoundLink } from "#ui/compound/compound.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";

interface OfferHeadingProps {
  /** Null if there is no date. */
  readonly event: SearchedEvent | null;
  readonly title: string;
  /** The page to which it links; null for none. */
  readonly href: string | null;
}

/**
 * The dates and the title. Screen readers hear the title's link with its dates, which tell it from others of the same
 * title. An answer about free places draws neither again.
 */
export const OfferHeading = memo(function OfferHeading({ event, title, href }: OfferHeadingProps) {
  const when = event === null ? null : eventWhen(event);
  const name = [title, event === null ? null : eventPeriod(event)].filter(isFilled).join(", ");
  return (
    <>
      {when !== null && <p className="offer-when">{unbroken(when)}</p>}
      <h3>
        <CompoundLink text={title} href={href} name={name} />
      </h3>
    </>
  );
});
