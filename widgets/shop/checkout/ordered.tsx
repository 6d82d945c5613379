import { isBookingOption } from "#domain/costs/booking-options.ts";
import { orderTypeOf } from "#domain/entities/cart.ts";
import { placeName } from "#domain/event-place.ts";
import type { OrderLine } from "#domain/order-lines.ts";
import { bookedOf, byEntry, sharedNumber, type LineGroup, type OrderPerson } from "#domain/order-outcome.ts";
import { isFilled } from "#domain/text.ts";
import { orderTypeLabels } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { whole } from "#ui/whole/whole.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { euroOfCents } from "#widgets/shared/order/prices.tsx";
import { personName } from "#widgets/shop/shared/people/person-name.ts";

/** The choices of an ordered participant: night and meals, diet, room. */
function choicesOf({
  hotelOverNightOption,
  hotelOptionVegetarian,
  hotelOptionWheelchair,
}: OrderLine["recipient"]): string {
  return [
    isBookingOption(hotelOverNightOption) ? bookingOptionLabels[hotelOverNightOption] : null,
    hotelOptionVegetarian === true ? participantTexts.vegetarianShort : null,
    hotelOptionWheelchair === true ? participantTexts.accessibleShort : null,
  ]
    .filter(isFilled)
    .join(", ");
}

/** The title, period and place of an entry, and its type if it is no booking. */
export function EntryFacts({ item }: { item: LineGroup["item"] }) {
  const { event } = item;
  const type = orderTypeOf(item);
  const facts = [
    event === null ? null : eventPeriod(event),
    event === null ? null : (event.hotel?.name ?? placeName(event)),
    type === "booking" ? null : orderTypeLabels[type],
  ];
  return (
    <div>
      <h5>{entryTitle(item)}</h5>
      <p className="cart-muted">{whole(facts.filter(isFilled).join(" · "))}</p>
    </div>
  );
}

interface PersonProps {
  readonly line: OrderLine;
  readonly cents: number | null;
  /** The order's number in a sentence, if this participant has their own. */
  readonly number: string | null;
}

function Person({ line, cents, number }: PersonProps) {
  const more = [choicesOf(line.recipient), number].filter(isFilled);
  return (
    <li className="order-person" data-state="ordered">
      <div>
        <strong>{personName(line.recipient)}</strong>
        {more.map((fact) => (
          <p key={fact} className="cart-muted">
            {fact}
          </p>
        ))}
      </div>
      {cents !== null && <span className="order-amount">{euroOfCents(cents)}</span>}
    </li>
  );
}

/** The ordered participants by entry, each with choices and price; the order's number is shown once if all share it. */
export function Ordered({ people: ordered }: { people: readonly OrderPerson[] }) {
  const shared = sharedNumber(ordered);
  const booked = bookedOf(ordered);
  const numberText = texts.numbers[booked.length > 0 ? "booking" : "request"];
  return (
    <>
      {shared !== null && <p>{numberText(shared)}</p>}
      <ul className="cart-list">
        {byEntry(ordered).map(({ item, lines: people }) => (
          <li key={String(item.itemId)} className="cart-entry">
            <EntryFacts item={item} />
            <ul className="order-people">
              {people.map((line) => (
                <Person
                  key={String(line.recipientId)}
                  line={line}
                  cents={booked.find(({ recipientId }) => recipientId === line.recipientId)?.cents ?? null}
                  number={shared === null && line.number !== null ? numberText(line.number) : null}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
