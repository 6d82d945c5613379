import * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import { toInstant } from "#domain/dates/time.ts";
import { id, list, number } from "#domain/entities/fields.ts";
import { expected, type Check, type Found } from "./checks.ts";
import type { Client } from "./client.ts";
import { tell } from "./language.ts";
import { readAs } from "./samples.ts";

const date = v.nullish(v.string(), null);
const people = v.nullish(v.array(v.looseObject({ recipientId: id })), null);
const event = v.looseObject({ eventId: id, startDate: date, recipients: people });
const answers = {
  exports: v.object({ events: list(event) }),
  events: v.object({ events: list(event) }),
  event: v.object({ event }),
  recipients: v.object({ recipients: v.array(v.looseObject({ recipientId: id })) }),
  page: v.object({ items: list(v.looseObject({})), total: number }),
  wishes: v.object({ items: list(v.looseObject({ id })) }),
  bookmarks: v.object({ bookmarks: list(v.looseObject({ id })) }),
};

const MOST_EVENTS = 3;

const texts = (rows: readonly { readonly recipientId: unknown }[]): string =>
  rows
    .map(({ recipientId }) => String(recipientId))
    .sort()
    .join();

/** A page of one row must tell the same number of all rows as a page of twelve. */
async function totals(client: Client): Promise<Found> {
  for (const kind of ["articles", "videos", "locations", "hotels"]) {
    const asked = async (size: number) =>
      readAs(answers.page, (await client.ask("dataList", { values: { kind }, query: { page: 1, size } })).json);
    const [one, twelve] = [await asked(1), await asked(12)];
    if (one === null || twelve === null) continue;
    const came = tell("another total", "ein anderes total");
    const meant = tell("the number of rows on all pages", "die Zahl der Zeilen aller Seiten");
    const isWrong = one.total !== twelve.total || (twelve.total ?? 0) < twelve.items.length;
    if (isWrong)
      return `${kind}: ${expected(`${came} (size 1: ${one.total ?? "null"}, size 12: ${twelve.total ?? "null"})`, meant)}`;
  }
  return null;
}

/** An event is the same wherever it is told: same id, same start. */
async function sameEvents(client: Client): Promise<Found> {
  const listed = [
    ...(readAs(answers.exports, (await client.ask("exports", { values: { object: "events" } })).json)?.events ?? []),
    ...(readAs(answers.events, (await client.ask("eventsFuture")).json)?.events ?? []).slice(0, 1),
  ];
  if (listed.length === 0) return { skipped: tell("no event is known", "kein Termin ist bekannt") };
  for (const { eventId, startDate } of [...listed.slice(0, MOST_EVENTS), ...listed.slice(-1)]) {
    const single = readAs(answers.event, (await client.ask("event", { values: { eventId } })).json)?.event;
    if (single === undefined) continue;
    if (String(single.eventId) !== String(eventId))
      return expected(tell("another event", "ein anderer Termin"), tell("the one asked for", "der erfragte"));
    const isTimed = [startDate, single.startDate].every((one) => one?.includes("T") === true);
    if (isTimed && toInstant(startDate ?? "") !== toInstant(single.startDate ?? ""))
      return expected(
        tell("another startDate than in the list", "ein anderes startDate als in der Liste"),
        tell("the same instant", "derselbe Zeitpunkt"),
      );
  }
  return null;
}

/** A participant has one id, in the event and in its own call. */
async function sameRecipients(client: Client): Promise<Found> {
  const events = readAs(answers.events, (await client.ask("eventsFuture")).json)?.events ?? [];
  const told = events.find(({ recipients }) => (recipients?.length ?? 0) > 0);
  if (told === undefined) return { skipped: tell("no event with participants", "kein Termin mit Teilnehmenden") };
  const values = { eventId: told.eventId };
  const own = readAs(answers.recipients, (await client.ask("recipients", { values })).json);
  if (own === null) return null;
  return texts(own.recipients) === texts(told.recipients ?? [])
    ? null
    : expected(
        tell("other recipientIds than in the event", "andere recipientIds als im Termin"),
        tell("the same ones", "dieselben"),
      );
}

/** Wishlist and bookmarks are deleted by one call, so that they share one space of ids. */
async function wishIds(client: Client): Promise<Found> {
  const wishes = readAs(answers.wishes, (await client.ask("wishlist")).json)?.items ?? [];
  const kept = readAs(answers.bookmarks, (await client.ask("bookmarks")).json)?.bookmarks ?? [];
  const ids = [...wishes, ...kept].map((row) => String(row.id));
  return new Set(ids).size === ids.length
    ? null
    : expected(
        tell("an id twice in wishlist and bookmarks", "eine id zweimal in Merkliste und Lesezeichen"),
        tell("one space of ids", "einen gemeinsamen Nummernkreis"),
      );
}

/** What several answers must agree on. */
export function agreementChecks(client: Client, wanted: ReadonlySet<RouteName>): Check[] {
  const checks: readonly (Check & { readonly needs: readonly RouteName[] })[] = [
    {
      name: "dataList",
      needs: [],
      what: tell("total by pages of one and of twelve", "total bei Seiten zu einer und zu zwölf Zeilen"),
      section: "Booking states and lists",
      run: () => totals(client),
    },
    {
      name: "event",
      needs: ["event"],
      what: tell("the events of the lists, one by one", "die Termine der Listen, einzeln"),
      section: "What your backend decides",
      run: () => sameEvents(client),
    },
    {
      name: "recipients",
      needs: ["eventsFuture"],
      what: tell("the participants of an event that came with them", "die Teilnehmenden eines Termins, der sie nennt"),
      section: "What your backend decides",
      run: () => sameRecipients(client),
    },
    {
      name: "wishlist",
      needs: ["bookmarkDelete"],
      what: tell("its ids beside those of the bookmarks", "ihre ids neben denen der Lesezeichen"),
      section: "What your backend decides",
      run: () => wishIds(client),
    },
  ];
  return checks.filter(({ name, needs }) => [name, ...needs].every((one) => wanted.has(one)));
}
