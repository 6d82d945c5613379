import * as v from "valibot";
import { id, list, type Id } from "#domain/entities/fields.ts";
import { expected, expectStatus, expectSuccess, type Check, type Found } from "./checks.ts";
import { newKey, type Answered, type Client } from "./client.ts";
import { tell } from "./language.ts";
import { NOWHERE, readAs } from "./samples.ts";

const recipient = v.looseObject({
  recipientId: id,
  type: v.nullish(v.string(), null),
  cancelState: v.nullish(v.string(), null),
});
type Recipient = v.InferOutput<typeof recipient>;

const recipientsAnswer = v.object({ recipients: list(recipient) });
const eventsAnswer = v.object({ events: list(v.looseObject({ eventId: id })) });
const pastAnswer = v.object({ past: list(v.looseObject({ eventId: id })) });
const photosAnswer = v.object({ photos: list(v.looseObject({ id })) });
const tokenAnswer = v.object({ token: v.string() });
const seminarsAnswer = v.object({ value: list(v.looseObject({ id })) });

/** A participant of a planned event of the customer. */
interface PlannedParticipant {
  readonly eventId: Id | null;
  readonly recipient: Recipient;
}

async function recipientsOf(client: Client, eventId: Id | null): Promise<readonly Recipient[]> {
  return readAs(recipientsAnswer, (await client.ask("recipients", { values: { eventId } })).json)?.recipients ?? [];
}

async function findPlace(
  client: Client,
  isMeant: (recipient: Recipient) => boolean,
): Promise<PlannedParticipant | null> {
  const events = readAs(eventsAnswer, (await client.ask("eventsFuture")).json)?.events ?? [];
  for (const { eventId } of events.reverse()) {
    const found = (await recipientsOf(client, eventId)).find(isMeant);
    if (found !== undefined) return { eventId, recipient: found };
  }
  return null;
}

const isOpen = ({ cancelState }: Recipient): boolean => cancelState === null || cancelState === "none";

async function reread(
  client: Client,
  { eventId, recipient: { recipientId } }: PlannedParticipant,
): Promise<Recipient | undefined> {
  return (await recipientsOf(client, eventId)).find((one) => String(one.recipientId) === String(recipientId));
}

/** Cancels the last participant who may be cancelled: the row says so, or is gone. */
async function cancel(client: Client): Promise<Found> {
  const place = await findPlace(client, isOpen);
  if (place === null) return { skipped: tell("nobody can be cancelled", "niemand kann storniert werden") };
  const values = { recipientId: place.recipient.recipientId };
  const wrong = expectStatus(await client.ask("cancelRecipient", { values, body: { reason: "Prüfung" } }), 200);
  if (wrong !== null) return wrong;
  const after = await reread(client, place);
  return after === undefined || after.cancelState === "pending"
    ? null
    : expected(
        `cancelState: ${after.cancelState ?? "null"}`,
        tell("pending, or no such row", "pending oder keine Zeile"),
      );
}

async function cancelUnknown(client: Client): Promise<Found> {
  const asking = { values: { recipientId: NOWHERE }, body: { reason: "Prüfung" } };
  return expectStatus(await client.ask("cancelRecipient", asking), 404, 403, 400);
}

async function cancelAsGuest(client: Client): Promise<Found> {
  const nobody = await client.fresh().begun();
  return expectStatus(
    await nobody.ask("cancelRecipient", { values: { recipientId: NOWHERE }, body: { reason: "Prüfung" } }),
    401,
  );
}

/** Turns a reservation into a booking, once; the row says so. */
async function convert(client: Client): Promise<Found> {
  const place = await findPlace(client, (one) => one.type === "reservation" && isOpen(one));
  if (place === null) return { skipped: tell("there is no reservation", "es gibt keine Reservierung") };
  const { recipientId } = place.recipient;
  const [key, body] = [newKey(), { recipientId, recipient: place.recipient }];
  const order = (used: string): Promise<Answered> =>
    client.ask("checkout", { body, headers: { "idempotency-key": used } });
  const wrong = expectStatus(await order(key), 200);
  if (wrong !== null) return wrong;
  const again = expectStatus(await order(key), 200);
  if (again !== null) return `${tell("the same key again", "derselbe Schlüssel noch einmal")}: ${again}`;
  const fresh = expectStatus(await order(newKey()), 403, 409);
  if (fresh !== null) return `${tell("a new key for who is booked", "ein neuer Schlüssel für Gebuchte")}: ${fresh}`;
  const after = await reread(client, place);
  return after?.type === "booking" ? null : expected(`type: ${after?.type ?? "null"}`, "booking");
}

/** Asks for the deletion of one photo: done, then asked for before. */
async function deletePhoto(client: Client): Promise<Found> {
  const events = readAs(pastAnswer, (await client.ask("eventsPast")).json)?.past ?? [];
  for (const { eventId } of events.slice(0, 5)) {
    const photos = readAs(photosAnswer, (await client.ask("photos", { values: { eventId } })).json)?.photos ?? [];
    const photo = photos.at(-1)?.id ?? null;
    if (photo === null) continue;
    const ask = () => client.ask("photoDelete", { values: { id: photo }, query: { reason: "Prüfung" } });
    const first = await ask();
    const wrong = first.status === 422 ? null : expectStatus(first, 200);
    return wrong ?? expectStatus(await ask(), 422);
  }
  return { skipped: tell("no photo is known", "kein Foto ist bekannt") };
}

/** Sends feedback on a seminar by the token, and again by the same key. */
async function feedback(client: Client): Promise<Found> {
  const token = readAs(tokenAnswer, (await client.ask("token")).json)?.token;
  if (token === undefined) return { skipped: tell("there is no token", "es gibt kein Token") };
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": newKey() };
  const seminars = readAs(seminarsAnswer, (await client.ask("feedbackEvents", { headers })).json)?.value ?? [];
  const body = { formType: "Seminare", event: seminars[0] ?? null, subject: "Prüfung", message: "Prüfung." };
  const wrong = expectSuccess(await client.ask("feedbackSend", { body, headers }));
  if (wrong !== null) return wrong;
  const again = expectSuccess(await client.ask("feedbackSend", { body, headers }));
  if (again !== null) return `${tell("the same key again", "derselbe Schlüssel noch einmal")}: ${again}`;
  const other = await client.ask("feedbackSend", { body: { ...body, subject: "Anderes" }, headers });
  const isTaken = tell("the same key with another subject was taken", "derselbe Schlüssel mit anderem Betreff galt");
  return other.status >= 200 && other.status < 300 ? { note: isTaken } : null;
}

async function feedbackWithoutToken(client: Client): Promise<Found> {
  const body = { formType: "Allgemein", event: null, subject: "Prüfung", message: "Prüfung." };
  return expectStatus(await client.ask("feedbackSend", { body, headers: { "idempotency-key": newKey() } }), 401);
}

/** What a customer does in the portal, on the data of an account made for it. */
export function portalTries(client: Client): Check[] {
  const next = "After this write the next read shows" as const;
  const twice = "Nothing is ordered twice" as const;
  const guest = "Guest, customer, log-in, expiry" as const;
  const tries: readonly [Check["name"], string, Check["section"], (client: Client) => Promise<Found>][] = [
    [
      "checkout",
      tell(
        "books a reservation, and again by the same key and by a new one",
        "bucht eine Reservierung, noch einmal mit demselben und mit einem neuen Schlüssel",
      ),
      twice,
      convert,
    ],
    ["cancelRecipient", tell("cancels one participant", "storniert eine Person"), next, cancel],
    ["cancelRecipient", tell("somebody who is unknown", "jemand Unbekanntes"), "Statuses", cancelUnknown],
    ["cancelRecipient", tell("without a session", "ohne Sitzung"), guest, cancelAsGuest],
    [
      "photoDelete",
      tell("asks twice for a photo's deletion", "bittet zweimal um die Löschung eines Fotos"),
      "Photos and their tokens",
      deletePhoto,
    ],
    [
      "feedbackSend",
      tell("sends feedback, and again by the same key", "sendet Feedback, und noch einmal mit demselben Schlüssel"),
      twice,
      feedback,
    ],
    ["feedbackSend", tell("without the token", "ohne Token"), guest, feedbackWithoutToken],
  ];
  return tries.map(([name, what, section, run]) => ({ name, what, section, run: () => run(client) }));
}
