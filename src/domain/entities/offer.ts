import * as v from "valibot";
import { codeText, id, placesLeft, plain, text } from "./fields.ts";

/**
 * Whether an event can be booked; `state` is open, few, waitingList or closed, `freePlaces` a number or null
 * (contract-public section 3).
 */
export const bookingStateSchema = v.object({
  /** The event that was asked for. @integer @required */
  eventId: id,
  /** Whether it can be booked. @values open | few | waitingList | closed @required */
  state: text,
  /** Places that are left; null where that is not told. */
  freePlaces: placesLeft,
});
export type BookingState = v.InferOutput<typeof bookingStateSchema>;

/** Who looks after an event. */
export const eventManagerSchema = v.object({
  /** The event that was asked for. @integer @required */
  eventId: id,
  /** Name, plain text. @required */
  name: plain,
  /** Phone number as it is shown. */
  phone: codeText,
  /** E-mail address. @format email */
  email: text,
  /** Address of a picture. @format uri-reference */
  image: text,
});

/** `url` is the rubric's key in addresses and filters. */
export const rubricSchema = v.object({
  /** Names the rubric. */
  rubricId: id,
  /** Its name; events belong to it by `theme.actionField.rubric.name`. @required */
  name: plain,
  /** Its key in addresses and filters, a slug. @required */
  url: text,
});
export type Rubric = v.InferOutput<typeof rubricSchema>;
