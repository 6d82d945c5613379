import * as v from "valibot";
import { date, id, list, plain, text } from "./fields.ts";

/** Who advises (contract-public section 3, Consultant); `text` is HTML. */
export const consultantSchema = v.object({
  /** Names the consultant; `appointments` is asked with it. @required */
  consultantId: id,
  /** Name, plain text. @required */
  name: plain,
  /** Profession, plain text. */
  role: text,
  /** Address of a picture. @format uri-reference */
  image: text,
  /** Phone number as it is shown. */
  phone: text,
  /** E-mail address. @format email */
  email: text,
  /** About the person; HTML, which the bundle cleans before it is shown. */
  text,
  /** What the person advises on, plain text. */
  topics: list(v.string()),
});
export type Consultant = v.InferOutput<typeof consultantSchema>;

/** A free appointment; both ends are ISO moments. */
export const appointmentSchema = v.object({
  /** Names the free appointment. @required */
  appointmentId: id,
  /** Moment at which it begins. @required */
  start: date,
  /** Moment at which it ends. */
  end: date,
});
export type Appointment = v.InferOutput<typeof appointmentSchema>;
