import * as v from "valibot";
import { amount, codeText, date, flag, id, list, number, plain, text } from "./fields.ts";
import { hotelSchema } from "./hotel.ts";
import { listedRecipientSchema, recipientSchema } from "./recipient.ts";

/** Degressive group prices in euro (spec section 3, Price). */
export const priceSchema = v.object({
  /** Euro for one participant, net. @required */
  price: amount,
  /** Euro for each of two; a tier that is not given costs as much as the one before it. */
  priceParticipantTwo: amount,
  /** Euro for each of three. */
  priceParticipantThree: amount,
  /** Euro for each of four. */
  priceParticipantFour: amount,
  /** Euro for each of five or more. */
  priceParticipantFive: amount,
});
export type Price = v.InferOutput<typeof priceSchema>;

/** A text with a title, such as a topic of a seminar. */
export const titledTextSchema = v.object({
  /** Title, plain text. */
  title: plain,
  /** HTML, which the bundle cleans before it is shown. */
  text,
});
export type TitledText = v.InferOutput<typeof titledTextSchema>;

/** A part of a day in the schedule, such as a morning. */
export const scheduleBlockSchema = v.object({
  /** Title, plain text. */
  title: plain,
  /** HTML, which the bundle cleans before it is shown. */
  description: text,
  /** What is talked about, plain text. */
  themes: list(v.string()),
});
export type ScheduleBlock = v.InferOutput<typeof scheduleBlockSchema>;

/** `title` is `Seminartag` or `Anreisetag` (contract section 3). */
export const scheduleDaySchema = v.object({
  /** `Seminartag`, which is counted, or `Anreisetag`. */
  title: plain,
  /** The morning; null for none. */
  morning: v.nullish(scheduleBlockSchema, null),
  /** The afternoon; null for none. */
  afternoon: v.nullish(scheduleBlockSchema, null),
});
export type ScheduleDay = v.InferOutput<typeof scheduleDaySchema>;

/** Event content; `duration` in days, may be a fraction; `conference` of length 1 means conference. */
export const contentSchema = v.object({
  /** Title, plain text. */
  title: plain,
  /** HTML, which the bundle cleans before it is shown. */
  description: text,
  /** Title of a hint, plain text. */
  disturberTitle: plain,
  /** The hint; HTML, which the bundle cleans before it is shown. */
  disturberText: text,
  /** What is learnt; without topics there is no tab 'Inhalt'. */
  topics: list(titledTextSchema),
  /** What it is good for. */
  benefits: list(titledTextSchema),
  /** Days, may be a fraction such as 2.5. */
  duration: number,
  /** Price records; the first one holds. */
  prices: list(priceSchema),
  /** The programme by days. */
  schedule: list(scheduleDaySchema),
  /** One entry where it is a conference, none otherwise; what the entry holds is not read. */
  conference: list(v.unknown()),
  /** Whether an online part follows. */
  hasOnlineFollowUp: flag,
});
export type EventContent = v.InferOutput<typeof contentSchema>;

/** What all dates of a theme share; `topics` only tells whether there are any. */
export const themeContentSchema = v.object({
  /** Topics of the theme; whether there are any decides on the tab 'Inhalt'. */
  topics: list(v.unknown()),
  /** Price records of the theme. */
  prices: list(priceSchema),
});

/** `eventType` 1 = training, 3 = conference (spec section 3, Theme). */
export const themeSchema = v.object({
  /** Names the theme. @required */
  themeId: id,
  /** 1 training, 3 conference. */
  eventType: number,
  /** Name of the theme, plain text. */
  designation: plain,
  /** Whether a training series leaves it out. */
  hideInTrainingSeries: flag,
  /** Where a booking leads instead of the cart. @format uri-reference */
  redirectUrl: text,
  /** Subject: `name`, and `rubric` with its `name`, by which the search filters. */
  actionField: v.nullish(v.object({ name: plain, rubric: v.nullish(v.object({ name: plain }), null) }), null),
  /** The theme's part of an address, a slug. */
  url: text,
  /** What all dates share; the first entry holds. */
  content: list(themeContentSchema),
});
export type Theme = v.InferOutput<typeof themeSchema>;

const eventFields = v.object({
  /** Number of the event, by which every call and address names it. @integer @required */
  eventId: id,
  /** Names a module within its training series. */
  moduleId: id,
  /** Number that customers quote. */
  bookingNumber: codeText,
  /** Title, plain text. @required */
  title: plain,
  /** When it begins; with a time where it has one. @required */
  startDate: date,
  /** When it ends; with a time where it has one. @required */
  endDate: date,
  /** Whether it is past; derived from the dates where null. */
  isHistoric: flag,
  /** Whether it is a module of a training series. */
  isModule: flag,
  /** Whether it consists of modules; derived from `modules` where null. */
  isTrainingSeries: flag,
  /** Whether it takes place online; derived from hotel and `hotelId` (522 and -1 mean online) where null. */
  isOnlineEvent: flag,
  /** Whether it is a webinar. */
  isWebinar: flag,
  /** Whether it takes place in the customer's house. */
  isInhouse: flag,
  /** Whether it is a seminar of rhetoric, whose hotel prices are their own. */
  isRhetoric: flag,
  /** Where it takes place; null online and in the house. */
  hotel: v.nullish(hotelSchema, null),
  /** Number of the hotel; 522 and -1 mean online. */
  hotelId: id,
  /** Title of the online part of a module, plain text. */
  onlineFollowUpTitle: plain,
  /** Its text; HTML, which the bundle cleans before it is shown. */
  onlineFollowUpText: text,
  /** The customer's participants; null: the bundle asks the call `recipients`. */
  recipients: v.nullish(list(recipientSchema), null),
  /** Text of a module: `title`, and `html`, which is cleaned before it is shown. */
  moduleContent: v.nullish(v.object({ title: plain, html: text }), null),
  /** The theme it is a date of. */
  theme: v.nullish(themeSchema, null),
  /** Programme, texts and prices. */
  content: v.nullish(contentSchema, null),
});

/**
 * A seminar, module, training series, online event, in-house event or conference (spec section 3, Event; contract
 * section 3). Flags stay null when the backend is silent: the rules then derive them. `recipients` null means that
 * they have to be loaded by their own call.
 */
export interface PortalEvent extends v.InferOutput<typeof eventFields> {
  modules: PortalEvent[];
}

export const eventSchema: v.GenericSchema<unknown, PortalEvent> = v.object({
  ...eventFields.entries,
  /** Its modules, each an event of its own, in their order; a training series has some. */
  modules: list(v.lazy((): v.GenericSchema<unknown, PortalEvent> => eventSchema)),
});

/** Removes entries from an object's schema, so that its type has no fields that are not read. */
const without = <E extends v.ObjectEntries, const K extends keyof E>(entries: E, ...keys: K[]): Omit<E, K> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => !(keys as string[]).includes(key))) as Omit<E, K>;

const listedContent = without(
  contentSchema.entries,
  "description",
  "disturberTitle",
  "disturberText",
  "topics",
  "benefits",
  "schedule",
);
const cardObject = v.object({
  ...without(eventFields.entries, "recipients", "moduleContent"),
  hotel: v.nullish(v.object(without(hotelSchema.entries, "images", "description", "prices")), null),
  content: v.nullish(v.object(listedContent), null),
  theme: v.nullish(v.object({ ...themeSchema.entries, content: list(v.object({ prices: list(priceSchema) })) }), null),
});
const searchedFields = {
  ...cardObject.entries,
  content: v.nullish(
    v.object({
      ...listedContent,
      // The search looks for words in both, and a card shows the beginning; if they do not fit, the title still finds
      // the event.
      description: v.fallback(contentSchema.entries.description, null),
      topics: v.fallback(contentSchema.entries.topics, []),
    }),
    null,
  ),
};
const listedFields = { ...cardObject.entries, recipients: v.nullish(list(listedRecipientSchema), null) };
const listedObject = v.object(listedFields);
const searchedObject = v.object(searchedFields);
const searchedModule = v.object(without(searchedFields, "content", "theme"));

/**
 * An event with the fields of the customer's lists, which is much faster to check: without programme, texts and hotel
 * prices, and of its participants only names and status.
 */
export interface ListedEvent extends v.InferOutput<typeof listedObject> {
  modules: ListedEvent[];
}

/** The common fields of listed and searched events, for rules that apply to both. */
export interface CardEvent extends v.InferOutput<typeof cardObject> {
  readonly modules: readonly v.InferOutput<typeof searchedModule>[];
}

/** An event with the fields of the search: without participants, and of its modules only how they are held. */
export interface SearchedEvent extends v.InferOutput<typeof searchedObject> {
  modules: v.InferOutput<typeof searchedModule>[];
}

export const listedEventSchema: v.GenericSchema<unknown, ListedEvent> = v.object({
  ...listedFields,
  modules: list(
    v.pipe(
      listedObject,
      v.transform((module): ListedEvent => ({ ...module, modules: [] })),
    ),
  ),
});

/**
 * Converts a searched event to a whole one, with null for all fields that were not read; the cart shows it until the
 * server has answered.
 */
export function wholeEvent(event: SearchedEvent): PortalEvent | null {
  const { success, output } = v.safeParse(eventSchema, event);
  return success ? output : null;
}

export const searchedEventSchema: v.GenericSchema<unknown, SearchedEvent> = v.object({
  ...searchedObject.entries,
  modules: list(searchedModule),
});
