import * as v from "valibot";
import type { PathValues } from "#api/path.ts";
import { tokenSchema } from "#api/resource.ts";
import { routes, type RouteName } from "#api/routes.ts";
import { flag, id, type Id } from "#domain/entities/fields.ts";
import { ask, type Target } from "./ask.ts";
import type { Verdict } from "./checks.ts";
import { Client } from "./client.ts";
import { callsFor, isForAdmins, isForGuests } from "./contract.ts";
import { tell } from "./language.ts";
import { knownEvents, withoutSession } from "./samples.ts";
import { askSite } from "./site.ts";

/** Ids that the caller names; the others are found in earlier answers. */
export interface GivenIds {
  readonly eventId?: string;
  readonly userId?: string;
  readonly teilnehmerId?: string;
}

interface Ids {
  readonly userId: Id | null;
  readonly teilnehmerId: Id | null;
  readonly eventIds: readonly Id[];
}

type Answers = Partial<Record<RouteName, unknown>>;

/** Their answers hold what the others are asked with. */
const first: readonly RouteName[] = [
  "token",
  "user",
  "gremiumUsers",
  "userData",
  "eventsFuture",
  "eventsPast",
  "nextEvent",
];

/** The reads that nothing in `asked` has asked, each with whether it is one of an event; they need no query. */
function othersThan(asked: readonly Verdict[]): { name: RouteName; isOfEvent: boolean }[] {
  const known = new Set(asked.map(({ name }) => name));
  const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].kind === "read" && !known.has(name));
  return names.map((name) => ({ name, isOfEvent: routes[name].path.includes("{eventId}") }));
}

const rows = v.array(v.looseObject({ eventId: id }));
const found = {
  user: v.object({ user: v.object({ userId: id, teilnehmerId: id, isGremiumAdmin: flag }) }),
  userData: v.object({ userData: v.object({ teilnehmerId: id }) }),
  members: v.object({ users: v.array(v.looseObject({ userId: id, isSelf: v.unknown() })) }),
  future: v.object({ events: rows }),
  past: v.object({ present: rows, past: rows }),
  next: v.object({ event: v.looseObject({ eventId: id }) }),
  photos: v.object({ photos: v.array(v.looseObject({ id })), mediaId: id, token: v.nullish(v.string(), null) }),
};

function pick<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T | null {
  const result = v.safeParse(schema, answer);
  return result.success ? result.output : null;
}

const firstId = (list: readonly { eventId: Id | null }[] | undefined): Id | null =>
  list?.find(({ eventId }) => eventId !== null)?.eventId ?? null;

/** One event of each list, since planned and completed events answer differently. */
function eventIdsOf(answers: Answers): Id[] {
  const past = pick(found.past, answers.eventsPast);
  const ids = [
    firstId(pick(found.future, answers.eventsFuture)?.events),
    firstId(past?.present),
    firstId(past?.past),
    pick(found.next, answers.nextEvent)?.event.eventId ?? null,
  ];
  return [...new Set(ids.filter((value) => value !== null))];
}

function idsOf(answers: Answers, given: GivenIds): Ids {
  const user = pick(found.user, answers.user)?.user;
  const self = pick(found.members, answers.gremiumUsers)?.users.find(({ isSelf }) => isSelf === true);
  return {
    userId: given.userId ?? user?.userId ?? self?.userId ?? null,
    teilnehmerId:
      given.teilnehmerId ?? user?.teilnehmerId ?? pick(found.userData, answers.userData)?.userData.teilnehmerId ?? null,
    eventIds: given.eventId === undefined ? eventIdsOf(answers) : [given.eventId],
  };
}

/** Why a call is not for the person who asks; null where it may be. @param isAdmin undefined where nobody is known */
function whyUnasked({ cookie }: Target, name: RouteName, isAdmin: boolean | null | undefined): string | null {
  if (cookie === "" && !isForGuests(name)) return withoutSession();
  return isForAdmins(name) && isAdmin === false
    ? tell("the customer is no administrator of a Gremium", "die Person verwaltet kein Gremium")
    : null;
}

/**
 * Asks every read of contract section 2 once per id and judges each answer by the bundle's own schemas. Changes
 * nothing: writes and link targets are not asked. Never throws for what the backend does.
 * @param wanted the calls to ask; all where that is left out
 * @param isWanted whether a kind of lists or exports is asked for
 */
export async function runConformance(
  target: Target,
  given: GivenIds = {},
  wanted: ReadonlySet<RouteName> = callsFor(undefined, []),
  isWanted: (kind: string) => boolean = () => true,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const client = new Client(target);
  const answers: Answers = {};
  let token: string | null = null;
  const go = async (
    name: RouteName,
    values: PathValues = {},
    bearer = token,
    query: PathValues = {},
  ): Promise<unknown> => {
    const kind = String(values.object ?? values.kind ?? "");
    if (!wanted.has(name) || !isWanted(kind)) return undefined;
    const unasked = whyUnasked(target, name, pick(found.user, answers.user)?.user.isGremiumAdmin);
    if (unasked !== null) {
      verdicts.push({ name, path: routes[name].path, outcome: "skipped", reasons: [unasked] });
      return undefined;
    }
    const { verdict, output } = await ask(client, target, name, values, bearer, query);
    verdicts.push(verdict);
    answers[name] ??= output;
    return output;
  };
  await client.begun();
  for (const name of first) await go(name);
  token = pick(tokenSchema, answers.token)?.token ?? null;
  const { userId, teilnehmerId, eventIds } = idsOf(answers, given);
  // Whoever has no events of their own may still read those that are sold.
  const sold = eventIds.length === 0 && wanted.has("event") ? (await knownEvents(client)).slice(0, 2) : [];
  const ofEvents = eventIds.length === 0 ? [null] : eventIds;
  let media: v.InferOutput<typeof found.photos> | null = null;
  for (const eventId of ofEvents) {
    const photos = pick(found.photos, await go("photos", { eventId }));
    if (media === null && photos !== null && photos.photos.length > 0) media = photos;
  }
  await askSite((name, values = {}, query = {}) => go(name, values, null, query), Date.now());
  await go("photoDownload", { id: media?.photos[0]?.id ?? null });
  await go("photosZip", { mediaId: media?.mediaId ?? null }, media?.token ?? null);
  const others = othersThan(verdicts).filter(({ name }) => wanted.has(name));
  for (const { name, isOfEvent } of others) {
    const ids = name === "event" && sold.length > 0 ? sold : ofEvents;
    for (const eventId of isOfEvent ? ids : [null]) await go(name, { eventId, userId, teilnehmerId });
  }
  return verdicts;
}
