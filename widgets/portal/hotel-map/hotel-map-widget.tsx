import { stayOf } from "#domain/costs/hotel-prices.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import type { HotelStay } from "#domain/entities/stay.ts";
import { hotelMapTexts as texts } from "#i18n/hotel.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";
import { useSlottedElements } from "#widgets/shared/foreign/slotted-element.ts";
import { HotelMapView } from "#widgets/shared/hotel/hotel-map.tsx";
import { HotelPricesView } from "#widgets/shared/hotel/hotel-prices.tsx";

interface HotelMapProps {
  readonly eventId?: string;
  readonly json?: Hotel;
  /** ISO date after which prices are hidden; overrides the event's own end. */
  readonly endDate?: string;
}

function MapAndPrices({ hotel, stay }: { hotel: Hotel | null; stay: HotelStay }) {
  useSlottedElements();
  if (hotel === null) return <Empty about="missing">{texts.noLocation}</Empty>;
  return (
    <div className="stack stack-wide">
      <HotelMapView hotel={hotel} level={2} />
      <HotelPricesView stay={stay} level={2} />
    </div>
  );
}

/**
 * A hotel's map as a widget, with its prices until the event is over (spec section 2, Hotel map; contract section 1).
 */
export function HotelMap({ eventId = "", json, endDate }: HotelMapProps) {
  if (json !== undefined) {
    const stay = {
      hotel: json,
      startDate: null,
      endDate: endDate ?? null,
      isConference: null,
      isRhetoric: null,
      duration: null,
    };
    return <MapAndPrices hotel={json} stay={stay} />;
  }
  return (
    <LoadedEvent eventId={eventId}>
      {(event) => (
        <MapAndPrices hotel={event.hotel} stay={{ ...stayOf(event), ...(endDate !== undefined && { endDate }) }} />
      )}
    </LoadedEvent>
  );
}
