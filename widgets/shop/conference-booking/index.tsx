import { cartResource } from "#api/cart.ts";
import { userResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { ConferenceBooking } from "./conference-booking.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, ConferenceBooking, { reads: [cartResource, userResource] });
