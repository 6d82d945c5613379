import { stayOf } from "#domain/costs/hotel-prices.ts";
import type { HotelStay } from "#domain/entities/stay.ts";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";
import { HotelPricesView } from "#widgets/shared/hotel/hotel-prices.tsx";

/** The hotel prices as a widget: of the given stay, or of the event with this eventId (contract section 1). */
export function HotelPrices({ eventId = "", json }: { eventId?: string; json?: HotelStay }) {
  if (json !== undefined) return <HotelPricesView stay={json} level={2} />;
  return <LoadedEvent eventId={eventId}>{(event) => <HotelPricesView stay={stayOf(event)} level={2} />}</LoadedEvent>;
}
