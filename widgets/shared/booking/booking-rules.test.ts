import { expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { messagesOf } from "#test/support/rules.ts";
import { bookingResolver } from "./booking-rules.ts";
import type { BookingValues } from "./booking-values.ts";

const option = booking.optionMissing;
const terms = booking.termsMissing;

it.each<[BookingValues, boolean, object]>([
  [{ option: "", terms: false }, true, { option, terms }],
  [{ option: "", terms: true }, true, { option }],
  [{ option: "mitNacht_VP", terms: false }, true, { terms }],
  [{ option: "mitNacht_VP", terms: true }, true, {}],
  [{ option: "", terms: true }, false, {}],
  [{ option: "", terms: false }, false, { terms }],
])("a booking of %j, option required: %s", async (values, required, errors) =>
  expect(await messagesOf(bookingResolver(required), values)).toEqual(errors),
);
