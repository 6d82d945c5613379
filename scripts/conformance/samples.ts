import * as v from "valibot";
import { mendAnswer } from "#domain/answers/mend-answer.ts";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { id, list } from "#domain/entities/fields.ts";
import { bookingStateSchema } from "#domain/entities/offer.ts";
import type { Found } from "./checks.ts";
import type { Answered, Client } from "./client.ts";
import { tell } from "./language.ts";

/** An id that no backend has given. */
export const NOWHERE = 999999999;
/** Letters that a wrong encoding spoils. */
export const person = { salutation: "Frau", firstname: "Käthe", lastname: "Müßig-Łukaszewska" };
export const participant = {
  ...person,
  hotelOverNightOption: "mitNacht_VP",
  hotelOptionVegetarian: false,
  hotelOptionWheelchair: false,
  comment: null,
};
export const address = {
  company: "Prüfwerk GmbH & Co. KG",
  street: "Straße des 17. Juni",
  streetNumber: "12a",
  postalCode: "10623",
  city: "Köln",
  ...person,
  phone: "+495315550100",
  email: "pruefung@beispiel.example",
  message: null,
};
/** What a value says by a schema, harmless habits forgiven; null where it does not fit. */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const result = v.safeParse(schema, mendAnswer(schema, value).value);
  return result.success ? result.output : null;
}

/** The cart in an answer; null if there is none, or it cannot be read. */
export const cartOf = ({ json }: Answered): Cart | null => readAs(v.object({ cart: cartSchema }), json)?.cart ?? null;
const eventsAnswer = v.object({ events: list(v.looseObject({ eventId: id })) });
const conferencesAnswer = v.object({
  conferences: list(v.looseObject({ event: v.nullish(v.looseObject({ eventId: id }), null) })),
});
export const statesAnswer = v.object({ bookingStates: list(bookingStateSchema) });
export const appointmentsAnswer = v.object({ appointments: list(v.looseObject({ appointmentId: id })) });
export const consultantAnswer = v.object({ consultant: v.object({ consultantId: id }) });

/** Whether an answer of `user` names somebody; PHP writes nobody as an empty list as well. */
export function isNamed(json: unknown): boolean {
  const { user } = (json ?? {}) as { user?: unknown };
  return user !== null && user !== undefined && !(Array.isArray(user) && user.length === 0);
}

/** Ids of events that the backend sells: of its export, else of its conferences. */
export async function knownEvents(client: Client): Promise<string[]> {
  const exported = await client.ask("exports", { values: { object: "events" } });
  const sold = readAs(eventsAnswer, exported.json)?.events ?? [];
  if (sold.length > 0) return sold.map(({ eventId }) => String(eventId));
  const conferences = readAs(conferencesAnswer, (await client.ask("conferences")).json)?.conferences ?? [];
  return conferences.flatMap(({ event }) => (event?.eventId == null ? [] : [String(event.eventId)]));
}

/** Why calls for customers are left out where nobody is logged in. */
export const withoutSession = (): string =>
  tell("for customers; --cookie or --login names one", "für Angemeldete; --cookie oder --login nennen eine Person");

/** What a try says that needs an earlier one. */
export const notBefore = (): Found => ({
  skipped: tell("an earlier try has failed", "ein früherer Versuch ist gescheitert"),
});
