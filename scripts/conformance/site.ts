import * as v from "valibot";
import type { PathValues } from "#api/path.ts";
import type { RouteName } from "#api/routes.ts";
import { appointmentWindow } from "#domain/calendar/appointments.ts";
import { id } from "#domain/entities/fields.ts";
import { listFilterKeys } from "#domain/search/list-filters.ts";

/** Asks one read with its path values and its query. @returns the answer as the bundle takes it */
export type AskRead = (name: RouteName, values?: PathValues, query?: PathValues) => Promise<unknown>;

const firstPage = { page: 1, size: 12 };

const consultantAnswer = v.object({ consultant: v.object({ consultantId: id }) });
const conferencesAnswer = v.object({
  conferences: v.array(
    v.looseObject({ url: v.nullish(v.string(), null), event: v.nullish(v.looseObject({ eventId: id }), null) }),
  ),
});
const eventsAnswer = v.object({ events: v.array(v.looseObject({ eventId: id })) });
const plansAnswer = v.object({ plans: v.array(v.looseObject({ planId: id })) });

function output<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T | null {
  const result = v.safeParse(schema, answer);
  return result.success ? result.output : null;
}

/** Asks what the shop reads of events and conferences. */
async function askShop(ask: AskRead): Promise<void> {
  const events = output(eventsAnswer, await ask("exports", { object: "events" }))?.events ?? [];
  const conferences = output(conferencesAnswer, await ask("conferences"))?.conferences ?? [];
  const known = [...events, ...conferences.map(({ event }) => event)].flatMap((event) => event?.eventId ?? []);
  const eventIds = known.slice(0, 3).join(",");
  // The widgets never ask for the states of nothing.
  for (const name of ["bookingStates", "eventManagers"] as const)
    if (eventIds !== "") await ask(name, {}, { eventIds });
  await ask("orderState", {}, { recipientIds: "1" });
  await ask("conference", { url: conferences[0]?.url ?? null });
}

/**
 * Asks the reads of contract-public section 2 that need a query, or what another read has answered; `now` in epoch ms.
 */
export async function askSite(ask: AskRead, now: number): Promise<void> {
  for (const name of ["articleList", "videoList"] as const) await ask(name, {}, firstPage);
  for (const kind of Object.keys(listFilterKeys)) await ask("dataList", { kind }, firstPage);
  for (const object of ["themes", "lexicon"]) await ask("exports", { object });
  await askShop(ask);
  await ask("related", { kind: "topics" });
  await ask("emailAvailability", {}, { email: "niemand@beispiel.example" });
  const consultant = output(consultantAnswer, await ask("consultant"))?.consultant.consultantId ?? null;
  if (consultant !== null) await ask("appointments", {}, { consultantId: consultant, ...appointmentWindow(now) });
  const plans = output(plansAnswer, await ask("trainingPlans"))?.plans ?? [];
  await ask("trainingPlan", { planId: plans[0]?.planId ?? null });
}
