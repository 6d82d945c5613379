import * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import { saveAdvertising, savePersonalData } from "#api/settings-saves.ts";
import { id, list, type Id } from "#domain/entities/fields.ts";
import { expectDone, expected, expectStatus, expectSuccess, type Check, type Found } from "./checks.ts";
import type { Answered, Asking, Client } from "./client.ts";
import { tell } from "./language.ts";
import { readAs } from "./samples.ts";

type Fields = Readonly<Record<string, unknown>>;

const personalFields = Object.keys(savePersonalData.body.entries);
const MARK = "Prüfung der Schnittstelle";
const next = "After this write the next read shows" as const;

const object = v.looseObject({});
const functionsAnswer = v.object({ functions: list(v.number()) });
const categoriesAnswer = v.object({
  categories: list(v.looseObject({ brFunctions: list(v.looseObject({ id: v.number() })) })),
});
const usersAnswer = v.object({ users: list(v.looseObject({ userId: id, isSelf: v.unknown() })) });
const userAnswer = v.object({ user: v.looseObject({ userId: id, teilnehmerId: id, isGremiumAdmin: v.unknown() }) });

/** One part of an answer, as it came. */
const partOf = ({ json }: Answered, key: string): Fields | null =>
  readAs(v.looseObject({ [key]: object }), json)?.[key] as Fields | null;

/** A setting: where it is read, how it is saved, and what is changed in it for a moment. */
interface Setting {
  readonly read: RouteName;
  readonly part: string;
  readonly field: string;
  readonly save: RouteName;
  readonly bodyOf: (fields: Fields) => unknown;
  readonly asking?: Asking;
  /** The changed value; a text by default. */
  readonly changed?: (before: unknown) => unknown;
}

const personal = (fields: Fields): unknown =>
  Object.fromEntries(personalFields.map((key) => [key, fields[key] ?? null]));

const joined = (value: unknown): string => (Array.isArray(value) ? value.join(",") : "");

const advertisingFields = Object.keys(saveAdvertising.body.entries);
/** Whether each catalogue travels for itself; one bit for both cannot tell which. */
const hasCatalogues = advertisingFields.includes("sendCatalogDigital");

const allAdvertising = (fields: Fields): Fields => ({
  donotbulkpostalmail: fields.sendAdsPrint !== true,
  donotbulkemail: fields.sendAdsDigital !== true,
  a24_sendcatalogue_bit: fields.sendCatalogPrint === true || fields.sendCatalogDigital === true,
  sendCatalogPrint: fields.sendCatalogPrint === true,
  sendCatalogDigital: fields.sendCatalogDigital === true,
  printTopics: joined(fields.selectedPrintTopics),
  digitalTopics: joined(fields.selectedDigitalTopics),
  contactId: fields.contactId ?? null,
});

const advertising = (fields: Fields): unknown =>
  Object.fromEntries(Object.entries(allAdvertising(fields)).filter(([key]) => advertisingFields.includes(key)));

/** Done, and not refused by its body. */
function expectSaved(answered: Answered): string | null {
  const { status } = (answered.json ?? {}) as { status?: unknown };
  return expectDone(answered) ?? (status === "error" ? expected('{"status": "error"}', '{"status": "ok"}') : null);
}

/** Changes one field, reads it, and puts it back as it was. */
async function tryField(client: Client, setting: Setting): Promise<Found> {
  const { read, part, field, save, bodyOf, asking = {}, changed = () => MARK } = setting;
  const current = async () => partOf(await client.ask(read, asking), part);
  const before = await current();
  if (before === null) return { skipped: tell("no data of a customer", "keine Daten einer angemeldeten Person") };
  const wanted = changed(before[field]);
  const put = (fields: Fields) => client.ask(save, { ...asking, body: bodyOf(fields) });
  const wrong = expectSaved(await put({ ...before, [field]: wanted }));
  if (wrong !== null) return wrong;
  const after = await current();
  await put(before);
  const isShown = String(after?.[field]) === String(wanted);
  const old = tell(`${read}.${field} as before`, `${read}.${field} wie vorher`);
  return isShown ? null : expected(old, tell("as it was saved", "wie gespeichert"));
}

async function tryFunctions(client: Client, read: RouteName, save: RouteName, asking: Asking): Promise<Found> {
  const current = async () => readAs(functionsAnswer, (await client.ask(read, asking)).json)?.functions ?? null;
  const before = await current();
  const all = readAs(categoriesAnswer, (await client.ask("brFunctions")).json)?.categories ?? [];
  const offered = all.flatMap(({ brFunctions }) => brFunctions.map((one) => one.id));
  const [first] = offered;
  if (before === null || first === undefined)
    return { skipped: tell("no functions are known", "keine Funktionen sind bekannt") };
  const wanted = before.length === 1 && before[0] === first ? [] : [first];
  const put = (functions: readonly number[]) => client.ask(save, { ...asking, body: { functions } });
  const wrong = expectSaved(await put(wanted));
  if (wrong !== null) return wrong;
  const after = await current();
  await put(before);
  return after?.join() === wanted.join()
    ? null
    : expected(tell("other functions", "andere Funktionen"), tell("those that were saved", "die gespeicherten"));
}

/** The address stays what it was until the link in the mail was opened. */
async function tryLoginEmail(client: Client): Promise<Found> {
  const address = async () => partOf(await client.ask("userData"), "userData")?.loginEmail;
  const before = await address();
  if (before === undefined) return { skipped: tell("no data of a customer", "keine Daten einer angemeldeten Person") };
  const wrong = expectSuccess(
    await client.ask("saveLoginEmail", { body: { loginEmail: "pruefung@beispiel.example" } }),
  );
  if (wrong !== null) return wrong;
  return (await address()) === before
    ? null
    : expected(
        tell("another loginEmail at once", "sofort eine andere loginEmail"),
        tell("the old one until the link was opened", "die alte, bis der Link geöffnet ist"),
      );
}

/** A member of the customer's Gremium, and whether the customer administrates it. */
async function memberOf(client: Client): Promise<{ readonly isAdmin: boolean; readonly userId: Id } | null> {
  const user = readAs(userAnswer, (await client.ask("user")).json)?.user;
  const users = readAs(usersAnswer, (await client.ask("gremiumUsers")).json)?.users ?? [];
  const other = users.find(({ userId }) => String(userId) !== String(user?.userId));
  const isAdmin = user?.isGremiumAdmin === true || user?.isGremiumAdmin === 1;
  return user === undefined || other?.userId == null ? null : { isAdmin, userId: other.userId };
}

/** Checks that an administrator of the Gremium may save a member's data, and nobody else. */
async function tryMember(client: Client): Promise<Found> {
  const member = await memberOf(client);
  if (member === null) return { skipped: tell("no other member is known", "kein anderes Mitglied ist bekannt") };
  const asking = { values: { userId: member.userId } };
  if (!member.isAdmin) {
    const body = personal({});
    return expectStatus(await client.ask("saveGremiumPersonalData", { ...asking, body }), 403, 404, 401);
  }
  return tryField(client, {
    read: "gremiumUserData",
    part: "userData",
    field: "department",
    save: "saveGremiumPersonalData",
    bodyOf: personal,
    asking,
  });
}

async function tryMemberFunctions(client: Client): Promise<Found> {
  const member = await memberOf(client);
  if (member === null || !member.isAdmin)
    return {
      skipped: tell("the customer administrates no other member", "die Person verwaltet kein anderes Mitglied"),
    };
  const data = partOf(await client.ask("gremiumUserData", { values: { userId: member.userId } }), "userData");
  const teilnehmerId = (data?.teilnehmerId ?? null) as Id | null;
  if (teilnehmerId === null)
    return { skipped: tell("the member has no teilnehmerId", "das Mitglied hat keine teilnehmerId") };
  return tryFunctions(client, "gremiumUserBrFunctions", "saveGremiumBrFunctions", { values: { teilnehmerId } });
}

async function tryHotelWishes(client: Client): Promise<Found> {
  const userId = readAs(userAnswer, (await client.ask("user")).json)?.user.userId ?? null;
  if (userId === null) return { skipped: tell("nobody is logged in", "niemand ist angemeldet") };
  return tryField(client, {
    read: "hotelPreferences",
    part: "hotelPreferences",
    field: "comments",
    save: "saveHotelPreferences",
    bodyOf: ({ comments, disabledFriendlyRoom, vegetarianFood }) => ({
      comments: comments ?? null,
      disabledFriendlyRoom: disabledFriendlyRoom ?? null,
      vegetarianFood: vegetarianFood ?? null,
    }),
    asking: { values: { userId } },
  });
}

const isMarked = (value: unknown): boolean => value === true || value === 1;

/** Settings of the customer and of a member; each is put back as it was. */
export function settingsTries(client: Client, hash: string): Check[] {
  const puts = tell("changes one field, reads it, and puts it back", "ändert ein Feld, liest es und stellt es zurück");
  const advert = (field: string): Promise<Found> =>
    tryField(client, {
      read: "marketingPreferences",
      part: "marketingPreferences",
      field,
      save: "saveAdvertising",
      bodyOf: advertising,
      asking: { values: { hash } },
      changed: (before) => !isMarked(before),
    });
  const own = {
    read: "userData",
    part: "userData",
    field: "department",
    save: "savePersonalData",
    bodyOf: personal,
  } as const;
  const tries: [RouteName, string, () => Promise<Found>][] = [
    ["savePersonalData", puts, () => tryField(client, own)],
    ["saveGremiumPersonalData", puts, () => tryMember(client)],
    ["saveHotelPreferences", puts, () => tryHotelWishes(client)],
    ["saveBrFunctions", puts, () => tryFunctions(client, "userBrFunctions", "saveBrFunctions", {})],
    ["saveGremiumBrFunctions", puts, () => tryMemberFunctions(client)],
    ["saveAdvertising", `sendAdsDigital: ${puts}`, () => advert("sendAdsDigital")],
    [
      "saveLoginEmail",
      tell("asks for another address, which a mail confirms", "bittet um eine andere Adresse, die eine Mail bestätigt"),
      () => tryLoginEmail(client),
    ],
  ];
  if (hasCatalogues) tries.push(["saveAdvertising", `sendCatalogDigital: ${puts}`, () => advert("sendCatalogDigital")]);
  const nobody: Check = {
    name: "savePersonalData",
    what: tell("without a session", "ohne Sitzung"),
    section: "Guest, customer, log-in, expiry",
    run: async () =>
      expectStatus(await (await client.fresh().begun()).ask("savePersonalData", { body: personal({}) }), 401),
  };
  return [...tries.map(([name, what, run]): Check => ({ name, what, section: next, run })), nobody];
}
