import * as v from "valibot";
import { successAnswer } from "#api/answer-words.ts";
import { anyId, filledText, optionalText } from "#api/body-fields.ts";
import { optionalResource, defineResource } from "#api/resource.ts";
import { alwaysReader, refusedWith, type IdempotentWrite } from "#api/write.ts";
import { appointmentSchema, consultantSchema } from "#domain/entities/consultant.ts";
import { list, type Id } from "#domain/entities/fields.ts";

/** The consultant, for `topic` if one is given; null when there is none. */
export const consultantResource = optionalResource(
  defineResource(
    "consultant",
    v.object({ consultant: v.nullish(consultantSchema, null) }),
    (given) => given.consultant,
    ["topic"],
  ),
);

/** Free appointments of `consultantId` between the Berlin days `from` and `until`, both included. */
export const appointmentsResource = defineResource(
  "appointments",
  v.object({ appointments: list(appointmentSchema) }),
  (given) => given.appointments,
  ["consultantId", "from", "until"],
);

const bookingBody = v.strictObject({
  appointmentId: anyId,
  consultantId: v.nullable(anyId),
  topic: optionalText,
  salutation: filledText,
  firstname: filledText,
  lastname: filledText,
  company: filledText,
  phone: filledText,
  email: filledText,
  message: optionalText,
});
/** The body of a booking, as the form gives it. */
export type AppointmentBooking = v.InferInput<typeof bookingBody>;

/** Why an appointment was not booked: somebody else has it (409), or the server gave no reason. */
export type BookingRefusal = "taken" | null;

/** Books an appointment. The refusal `taken` ends the intent, so that the next try is a new one. */
export const bookAppointment = {
  name: "bookAppointment",
  body: bookingBody,
  request: (body: AppointmentBooking) => ({ body }),
  answers: {
    "2xx": successAnswer,
    409: alwaysReader<undefined, BookingRefusal>(refusedWith("taken")),
  },
  outdates: ["appointments"],
  outdated: { after: "any" },
  key: ({ appointmentId }: { readonly appointmentId: Id }) => `appointment ${appointmentId}`,
  idempotency: { subject: ({ appointmentId }) => String(appointmentId), across: "tab" },
} satisfies IdempotentWrite<AppointmentBooking, undefined, BookingRefusal>;
