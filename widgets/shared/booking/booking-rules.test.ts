import { expect, it } from "vitest";
import { messagesOf } from "#test/support/rules.ts";
import { bookingResolver } from "./booking-rules.ts";
import type { BookingValues } from "./booking-values.ts";

const option = "Bitte wählen Sie eine Verpflegungsoption aus!";
const terms = "Bitte akzeptieren Sie die AGB und Datenschutzerklärung!";

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
