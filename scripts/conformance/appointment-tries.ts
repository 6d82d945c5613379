import { appointmentWindow } from "#domain/calendar/appointments.ts";
import { expected, expectStatus, type Check, type Found } from "./checks.ts";
import { newKey, type Answered, type Client } from "./client.ts";
import { tell } from "./language.ts";
import { address, appointmentsAnswer, consultantAnswer, person, readAs } from "./samples.ts";

/** Books the last free appointment; `now` in epoch ms. */
export function appointmentTries(client: Client, now: number): Check[] {
  const run = async (): Promise<Found> => {
    const consultant = readAs(consultantAnswer, (await client.ask("consultant")).json)?.consultant.consultantId ?? null;
    if (consultant === null) return { skipped: tell("no consultant is known", "keine Beratung ist bekannt") };
    const query = { consultantId: consultant, ...appointmentWindow(now) };
    const free = async () =>
      readAs(appointmentsAnswer, (await client.ask("appointments", { query })).json)?.appointments ?? [];
    const appointmentId = (await free()).at(-1)?.appointmentId ?? null;
    if (appointmentId === null) return { skipped: tell("no appointment is free", "keine Zeit ist frei") };
    const { company, phone, email } = address;
    const rest = { topic: null, ...person, company, phone, email, message: "Prüfung" };
    const body = { appointmentId, consultantId: consultant, ...rest };
    const key = newKey();
    const book = (used: string): Promise<Answered> =>
      client.ask("bookAppointment", { body, headers: { "idempotency-key": used } });
    const first = expectStatus(await book(key), 200);
    if (first !== null) return first;
    const again = expectStatus(await book(key), 200);
    if (again !== null) return `${tell("the same key again", "derselbe Schlüssel noch einmal")}: ${again}`;
    const taken = expectStatus(await book(newKey()), 409);
    if (taken !== null) return `${tell("a new key for what is taken", "ein neuer Schlüssel für Vergebenes")}: ${taken}`;
    const isStillFree = (await free()).some((one) => String(one.appointmentId) === String(appointmentId));
    const still = tell("the appointment among the free ones", "die Zeit unter den freien");
    return isStillFree ? expected(still, tell("it to be gone", "dass sie fehlt")) : null;
  };
  const what = tell(
    "books the last free appointment, again by the same key, and by a new one",
    "bucht die letzte freie Zeit, noch einmal mit demselben Schlüssel und mit einem neuen",
  );
  return [{ name: "bookAppointment", what, section: "An appointment that was taken meanwhile", run }];
}
