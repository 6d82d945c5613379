import type { RouteName } from "#api/routes.ts";
import { appointmentWindow } from "#domain/appointments.ts";
import { expectStatus, said, type Check, type Found } from "./checks.ts";
import { newKey, type Answered, type Client } from "./client.ts";
import { loginTries, type Login } from "./login-tries.ts";
import { address, appointmentsAnswer, consultantAnswer, contact, person, readAs } from "./samples.ts";
import { ShopTries } from "./shop-tries.ts";

function formTries(client: Client): Check[] {
  const key = newKey();
  const section = "Forms";
  const post = (body: unknown, used: string | null): Promise<Answered> =>
    client.ask("contactRequest", { body, headers: used === null ? {} : { "idempotency-key": used } });
  const success = (answered: Answered): Found => {
    const { success: isDone } = (answered.json ?? {}) as { success?: unknown };
    const isTrue = isDone === true || isDone === 1 || isDone === "1";
    return expectStatus(answered, 200, 201, 202) ?? (isTrue ? null : 'came no {"success": true}');
  };
  return [
    {
      name: "contactRequest",
      what: "a request without a key",
      section: "Nothing is ordered twice",
      run: async () => expectStatus(await post(contact, null), 400),
    },
    {
      name: "contactRequest",
      what: "sends one request by the contact form",
      section,
      run: async () => success(await post(contact, key)),
    },
    {
      name: "contactRequest",
      what: "the same key again, which must not count twice",
      section: "Nothing is ordered twice",
      run: async () => success(await post(contact, key)),
    },
    {
      name: "contactRequest",
      what: "the same key with another message",
      section: "Nothing is ordered twice",
      run: async () => expectStatus(await post({ ...contact, message: "Anderes." }, key), 400, 409, 422),
    },
    {
      name: "contactRequest",
      what: "a request without an address",
      section: "Statuses",
      run: async () => expectStatus(await post({ ...contact, email: "" }, newKey()), 400, 422),
    },
  ];
}

function appointmentTries(client: Client, now: number): Check[] {
  const run = async (): Promise<Found> => {
    const consultant = readAs(consultantAnswer, (await client.ask("consultant")).json)?.consultant.consultantId ?? null;
    if (consultant === null) return { skipped: "no consultant is known" };
    const query = { consultantId: consultant, ...appointmentWindow(now) };
    const free = readAs(appointmentsAnswer, (await client.ask("appointments", { query })).json)?.appointments ?? [];
    const appointmentId = free.at(-1)?.appointmentId ?? null;
    if (appointmentId === null) return { skipped: "no appointment is free" };
    const { company, phone, email } = address;
    const body = {
      appointmentId,
      consultantId: consultant,
      topic: null,
      ...person,
      company,
      phone,
      email,
      message: "Prüfung",
    };
    const key = newKey();
    const book = (used: string): Promise<Answered> =>
      client.ask("bookAppointment", { body, headers: { "idempotency-key": used } });
    const first = expectStatus(await book(key), 200);
    if (first !== null) return first;
    const again = expectStatus(await book(key), 200);
    if (again !== null) return `the same key again: ${again}, as the first time`;
    const taken = expectStatus(await book(newKey()), 409);
    return taken === null ? null : `a new key for what is taken: ${taken}`;
  };
  const what = "books the last free appointment, again by the same key, and by a new one";
  return [{ name: "bookAppointment", what, section: "An appointment that was taken meanwhile", run }];
}

function settingsTries(client: Client, nobody: Client): Check[] {
  const section = "Guest, customer, log-in, expiry";
  const fields = [
    "firstname",
    "lastname",
    "salutation",
    "department",
    "businessPhoneNumber",
    "businessPhoneNumber2",
    "privatePhoneNumber",
    "mobileNumber",
    "mobileNumber2",
    "faxNumber",
    "birthday",
    "seminarEmail",
    "personEmail",
  ];
  const saved = async (): Promise<Found> => {
    const before = (await client.ask("userData")).json as { userData?: Record<string, unknown> } | undefined;
    if (before?.userData === undefined) return { skipped: "no data of a customer; give a cookie of a test account" };
    const body = Object.fromEntries(fields.map((key) => [key, before.userData?.[key] ?? null]));
    const answered = await client.ask("savePersonalData", { body });
    return answered.status >= 200 && answered.status < 300 ? null : `came ${said(answered)}, expected 2xx`;
  };
  return [
    { name: "savePersonalData", what: "saves the customer's data as they are", section: "Statuses", run: saved },
    {
      name: "savePersonalData",
      what: "without a session",
      section,
      run: async () =>
        expectStatus(
          await nobody.ask("savePersonalData", { body: Object.fromEntries(fields.map((key) => [key, null])) }),
          401,
          400,
        ),
    },
  ];
}

/** What is tried where the backend may be changed, in this order; `now` in epoch ms, `login` a test account. */
export function writeChecks(
  client: Client,
  wanted: ReadonlySet<RouteName>,
  { now, login }: { readonly now: number; readonly login?: Login | undefined },
): Check[] {
  return [
    ...(wanted.has("cartAdd") ? new ShopTries(client).checks() : []),
    ...(wanted.has("contactRequest") ? formTries(client) : []),
    ...(wanted.has("bookAppointment") ? appointmentTries(client, now) : []),
    ...(wanted.has("savePersonalData") ? settingsTries(client, client.fresh()) : []),
    ...(wanted.has("localLogin") ? loginTries(client, login) : []),
  ].filter(({ name }) => wanted.has(name));
}
