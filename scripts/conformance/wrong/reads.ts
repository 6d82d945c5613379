import { edited, instead, withHeaders, type Value } from "./habits.ts";
import { json, page, type Breach } from "./serve.ts";

const session = "Guest, customer, log-in, expiry" as const;
const decides = "What your backend decides" as const;
const lists = "Booking states and lists" as const;

const eventOf = (value: Value): Value => value.event as Value;
/** The clock in Berlin as if it were UTC. */
const labelled = (value: Value): unknown =>
  JSON.parse(JSON.stringify(value).replace(/(T\d{2}:\d{2}(?::\d{2})?)(?:[+-]\d{2}:\d{2})?"/g, '$1Z"'));
const doublePrices = (value: Value): unknown => {
  const [hotel] = (value.hotels as Value[]).filter(({ prices }) => (prices as unknown[]).length > 0);
  const prices = (hotel?.prices ?? []) as Value[];
  return { hotels: [{ ...hotel, prices: [...prices, { ...prices[0], catering: 1 }] }] };
};

/** What is wrong with answers to reads. */
export const readBreaches: readonly Breach[] = [
  {
    breach: "a log-in page with 200 for a customer's call",
    chapter: session,
    calls: ["userData"],
    habit: () => instead(({ name, request }) => name === "userData" && request.isNobody === true, page),
  },
  {
    breach: "302 instead of 401",
    chapter: session,
    calls: ["userData"],
    habit: () =>
      instead((_asked, { status }) => status === 401, { status: 302, headers: { location: "/login?x=1" }, body: "" }),
  },
  {
    breach: "a person for nobody",
    chapter: session,
    calls: ["user"],
    habit: () =>
      instead(({ name, request }) => name === "user" && request.isNobody === true, json(200, { user: { userId: 1 } })),
  },
  {
    breach: "401 for a guest's cart",
    chapter: session,
    calls: ["cart"],
    habit: () => instead(({ name, request }) => name === "cart" && request.isNobody === true, json(401, null)),
  },
  {
    breach: "403 for a guest's wishlist",
    chapter: session,
    calls: ["wishlist"],
    habit: () => instead(({ name, request }) => name === "wishlist" && request.isNobody === true, json(403, null)),
  },
  {
    breach: "a log-in page in place of a read",
    chapter: "Statuses",
    calls: ["rubrics"],
    habit: () => instead(({ name }) => name === "rubrics", page),
  },
  {
    breach: "500 for what is unknown",
    chapter: "Statuses",
    calls: ["event"],
    habit: () => instead((_asked, { status }) => status === 404, json(500, null)),
  },
  {
    breach: "too many requests, without a word how long",
    chapter: "Statuses",
    calls: ["rubrics"],
    habit: () => instead(({ name }) => name === "rubrics", json(429, { message: "later" })),
  },
  {
    breach: "German dates",
    chapter: "openapi.json",
    calls: ["nextEvent"],
    habit: () => edited(["nextEvent"], (value) => ({ event: { ...eventOf(value), von: "11.05.2026" } })),
  },
  {
    breach: "a list in place of the answer",
    chapter: "openapi.json",
    calls: ["countries"],
    habit: () => edited(["countries"], (value) => value.countries),
  },
  {
    breach: "the clock in Berlin labelled as UTC",
    chapter: "Values",
    calls: ["exports"],
    habit: () => edited(["exports", "event"], labelled),
  },
  {
    breach: "a start that differs between list and event",
    chapter: decides,
    calls: ["event", "exports"],
    habit: () => edited(["event"], (value) => ({ event: { ...eventOf(value), startDate: "2027-01-11T10:00:00" } })),
  },
  {
    breach: "another event than the one asked for",
    chapter: decides,
    calls: ["event", "exports"],
    habit: () => edited(["event"], (value) => ({ event: { ...eventOf(value), eventId: 1 } })),
  },
  {
    breach: "two hotel prices for the same day and choice",
    chapter: decides,
    calls: ["hotels"],
    habit: () => edited(["hotels"], doublePrices),
  },
  {
    breach: "recipientIds that differ between event and participants",
    chapter: decides,
    calls: ["eventsFuture", "recipients"],
    habit: () =>
      edited(["recipients"], ({ recipients }) => ({
        recipients: (recipients as Value[]).map((one) => ({ ...one, recipientId: `r-${String(one.recipientId)}` })),
      })),
  },
  {
    breach: "one id in wishlist and bookmarks",
    chapter: decides,
    calls: ["wishlist", "bookmarks", "bookmarkDelete"],
    habit: () =>
      edited(["wishlist", "bookmarks"], (value) => {
        const [key] = Object.keys(value);
        const rows = (value[key ?? ""] as Value[]).map((row, index) => ({ ...row, id: index + 1 }));
        return { [key ?? ""]: rows.length > 0 ? rows : [{ id: 1, kind: "event", refId: 1 }] };
      }),
  },
  {
    breach: "total counts one page",
    chapter: lists,
    calls: ["dataList"],
    habit: () => edited(["dataList"], ({ items }) => ({ items, total: (items as unknown[]).length })),
  },
  {
    breach: "a page beyond the last one as 404",
    chapter: lists,
    calls: ["dataList"],
    habit: () => instead(({ request }) => request.url.includes("page=9999"), json(404, null)),
  },
  {
    breach: "404 for the states of unknown events",
    chapter: lists,
    calls: ["bookingStates"],
    habit: () => instead(({ request }) => request.url.includes("eventIds=999999999"), json(404, null)),
  },
  {
    breach: "an unknown participant is ordered",
    chapter: "Nothing is ordered twice",
    calls: ["orderState"],
    habit: () => edited(["orderState"], () => ({ recipients: [{ recipientId: 999999999, ordered: true }] })),
  },
  {
    breach: "appointments beyond the days asked for",
    chapter: "Values",
    calls: ["appointments"],
    habit: () =>
      edited(["appointments"], ({ appointments }) => ({
        appointments: [...(appointments as unknown[]), { appointmentId: 1, start: "2026-05-10T09:00:00", end: null }],
      })),
  },
  {
    breach: "a cookie with an answer that caches keep",
    chapter: "Caching and compression",
    calls: ["rubrics"],
    habit: () => withHeaders(["rubrics"], { "set-cookie": "visit=1; Path=/" }),
  },
  {
    breach: "a personal answer that may be kept",
    chapter: "Caching and compression",
    calls: ["userData"],
    habit: () => withHeaders(["userData"], { "cache-control": "public, max-age=300" }),
  },
  {
    breach: "no CORS",
    chapter: "Headers",
    calls: ["rubrics"],
    habit: () => withHeaders(["rubrics"], { "access-control-allow-origin": "https://andere.example" }),
  },
  {
    breach: "OPTIONS refused",
    chapter: "Headers",
    calls: ["rubrics"],
    habit: () => instead(({ request }) => request.method === "OPTIONS", json(405, null)),
  },
];
