import type { RouteName } from "#api/routes.ts";
import { siteAddresses } from "#mocks/testing/site-addresses.ts";
import { expectStatus, expectSuccess, type Check, type Found } from "./checks.ts";
import { newKey, type Answered, type Client } from "./client.ts";
import { tell } from "./language.ts";
import { knownEvents, readAs, statesAnswer } from "./samples.ts";

/** The request forms, each with a required field. */
const forms = {
  contactRequest: "email",
  inhouseRequest: "email",
  sbvRequest: "email",
  catalogueRequest: "company",
  lawyerRequest: "email",
  registrationRequest: "email",
  digitalChangeRequest: "email",
  newsletterRequest: "email",
  promoShopRequest: "email",
  userRegistration: "email",
} as const satisfies Partial<Record<RouteName, string>>;

type FormName = keyof typeof forms;
const formNames = Object.keys(forms) as FormName[];

const notTwice = "Nothing is ordered twice" as const;

/** A text that names the command, and an unused e-mail address. */
async function bodyOf(client: Client, name: FormName): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = { ...siteAddresses[name].body };
  if ("message" in body) body.message = "Prüfung der Schnittstelle, bitte nicht bearbeiten.";
  if (name === "userRegistration") body.email = `pruefung-${newKey().slice(0, 8)}@beispiel.example`;
  if ("eventId" in body) {
    const eventIds = (await knownEvents(client)).slice(0, 1);
    const states =
      eventIds.length === 0
        ? null
        : (await client.ask("bookingStates", { query: { eventIds: eventIds.join(",") } })).json;
    const { eventId } = readAs(statesAnswer, states)?.bookingStates[0] ?? { eventId: null };
    Object.assign(body, { eventId: eventId === null ? null : Number(eventId), title: "Prüfung" });
  }
  return body;
}

/** One after the other on purpose: a lost answer brings the same request again, and only that. */
async function tryForm(client: Client, name: FormName): Promise<Found> {
  const body = await bodyOf(client, name);
  const key = newKey();
  const post = (sent: unknown, used: string): Promise<Answered> =>
    client.ask(name, { body: sent, headers: { "idempotency-key": used } });
  const first = await post(body, key);
  const wrong = expectSuccess(first);
  if (wrong !== null) return wrong;
  const again = await post(body, key);
  const differs = expectSuccess(again);
  if (differs !== null) return `${tell("the same key again", "derselbe Schlüssel noch einmal")}: ${differs}`;
  const other = expectStatus(await post({ ...body, lastname: "Andere" }, key), 400, 409, 422);
  return other === null
    ? null
    : `${tell("the same key with another body", "derselbe Schlüssel, anderer Inhalt")}: ${other}`;
}

function checksOf(client: Client, name: FormName): Check[] {
  const without = async (): Promise<Found> =>
    expectStatus(await client.ask(name, { body: await bodyOf(client, name) }), 400);
  const lacking = async (): Promise<Found> => {
    const body = { ...(await bodyOf(client, name)), [forms[name]]: "" };
    return expectStatus(await client.ask(name, { body, headers: { "idempotency-key": newKey() } }), 400, 422);
  };
  return [
    { name, what: tell("a request without a key", "eine Anfrage ohne Schlüssel"), section: notTwice, run: without },
    {
      name,
      what: tell(
        "sends one request, again by the same key, and by it with another name",
        "sendet eine Anfrage, noch einmal mit demselben Schlüssel und damit unter anderem Namen",
      ),
      section: notTwice,
      run: () => tryForm(client, name),
    },
    {
      name,
      what: tell(`a request without ${forms[name]}`, `eine Anfrage ohne ${forms[name]}`),
      section: "Forms",
      run: lacking,
    },
  ];
}

/** Sends all ten forms as a guest. */
export const formTries = (guest: Client): Check[] => formNames.flatMap((name) => checksOf(guest, name));
