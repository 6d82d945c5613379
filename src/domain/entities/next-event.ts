import * as v from "valibot";
import { date, id, plain, text } from "./fields.ts";

/** The customer's next event, in short. */
export const nextEventSchema = v.object({
  /** Names the event. @integer */
  eventId: id,
  /** When it begins. @required */
  von: date,
  /** When it ends. */
  bis: date,
  /** Title, plain text. @required */
  title: plain,
  /** Town, plain text. */
  ort: plain,
  /** Address of the event's page. @format uri-reference */
  seminarUrl: text,
  /** Address of the hotel's page. @format uri-reference */
  ortUrl: text,
});
export type NextEvent = v.InferOutput<typeof nextEventSchema>;
