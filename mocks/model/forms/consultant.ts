import { bookAppointment as booking, type AppointmentBooking } from "#api/consultant.ts";
import { isDay } from "#mocks/data/days.ts";
import { appointmentsBetween, consultants } from "#mocks/data/forms/consultants.ts";
import { ok, problem, unknown, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import { idempotent } from "#mocks/model/once.ts";

function book(body: AppointmentBooking, { state }: Context): Answer {
  const id = String(body.appointmentId);
  const day = /\d{4}-\d{2}-\d{2}/.exec(id)?.[0] ?? "";
  const consultant = consultants.find(({ consultantId }) => consultantId === body.consultantId);
  const isOffered =
    consultant !== undefined &&
    appointmentsBetween(Number(consultant.consultantId), day, day).some(({ appointmentId }) => appointmentId === id);
  if (!isOffered) return unknown(`appointment ${id} of consultant ${body.consultantId ?? ""}`);
  if (state.takenAppointments.includes(id)) return problem(409, "Somebody else has taken this appointment");
  state.takenAppointments.push(id);
  state.requests.push({ form: "bookAppointment", body });
  return ok({ success: true });
}

export const consultantHandlers: Handlers<"consultant" | "appointments" | "bookAppointment"> = {
  consultant: ({ query }) => {
    const topic = query.get("topic") ?? "";
    const consultant =
      topic === ""
        ? consultants[0]
        : consultants.find(({ topics }) => topics.some((known) => known.toLowerCase() === topic.toLowerCase()));
    return consultant === undefined ? unknown(`consultant for ${topic}`) : ok({ consultant });
  },
  appointments: ({ state, query, today }) => {
    const [from, until] = [query.get("from") ?? "", query.get("until") ?? ""];
    const consultantId = Number(query.get("consultantId"));
    if (!isDay(from) || !isDay(until)) return problem(400, "Query: from and until must be days yyyy-MM-dd");
    if (!consultants.some((consultant) => consultant.consultantId === consultantId))
      return unknown(`consultant ${query.get("consultantId") ?? ""}`);
    const all = appointmentsBetween(consultantId, from < today ? today : from, until);
    return ok({
      appointments: all.filter(({ appointmentId }) => !state.takenAppointments.includes(String(appointmentId))),
    });
  },
  bookAppointment: idempotent("bookAppointment", withBody(booking.body, book)),
};
