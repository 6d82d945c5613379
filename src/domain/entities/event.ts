import * as v from 'valibot';
import { code, date, flag, id, list, number, text } from '#domain/entities/fields.ts';
import { hotelSchema } from '#domain/entities/hotel.ts';
import { listedRecipientSchema, recipientSchema } from '#domain/entities/recipient.ts';

/** Degressive group prices in euro (spec section 3, Price). */
export const priceSchema = v.object({
  price: number,
  priceParticipantTwo: number,
  priceParticipantThree: number,
  priceParticipantFour: number,
  priceParticipantFive: number,
});
export type Price = v.InferOutput<typeof priceSchema>;

const titledTextSchema = v.object({ title: text, text });
export type TitledText = v.InferOutput<typeof titledTextSchema>;

const scheduleBlockSchema = v.object({ title: text, description: text, themes: list(v.string()) });
export type ScheduleBlock = v.InferOutput<typeof scheduleBlockSchema>;

/** `title` is `Seminartag` or `Anreisetag` (contract section 3). */
const scheduleDaySchema = v.object({
  title: text,
  morning: v.nullish(scheduleBlockSchema, null),
  afternoon: v.nullish(scheduleBlockSchema, null),
});
export type ScheduleDay = v.InferOutput<typeof scheduleDaySchema>;

/** Event content; `duration` in days, may be a fraction; `conference` of length 1 means conference. */
const contentSchema = v.object({
  title: text,
  description: text,
  disturberTitle: text,
  disturberText: text,
  topics: list(titledTextSchema),
  benefits: list(titledTextSchema),
  duration: number,
  prices: list(priceSchema),
  schedule: list(scheduleDaySchema),
  conference: list(v.unknown()),
  hasOnlineFollowUp: flag,
});
export type EventContent = v.InferOutput<typeof contentSchema>;

/** `eventType` 1 = training, 3 = conference (spec section 3, Theme). */
const themeSchema = v.object({
  themeId: id,
  eventType: number,
  designation: text,
  hideInTrainingSeries: flag,
  redirectUrl: text,
  actionField: v.nullish(v.object({ name: text, rubric: v.nullish(v.object({ name: text }), null) }), null),
  url: text,
  content: list(v.object({ topics: list(v.unknown()), prices: list(priceSchema) })),
});
export type Theme = v.InferOutput<typeof themeSchema>;

const eventFields = v.object({
  eventId: id,
  moduleId: id,
  bookingNumber: code,
  title: text,
  startDate: date,
  endDate: date,
  isHistoric: flag,
  isModule: flag,
  isTrainingSeries: flag,
  isOnlineEvent: flag,
  isWebinar: flag,
  isInhouse: flag,
  isRhetoric: flag,
  hotel: v.nullish(hotelSchema, null),
  hotelId: id,
  onlineFollowUpTitle: text,
  onlineFollowUpText: text,
  recipients: v.nullish(list(recipientSchema), null),
  moduleContent: v.nullish(v.object({ title: text, html: text }), null),
  theme: v.nullish(themeSchema, null),
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
  modules: list(v.lazy((): v.GenericSchema<unknown, PortalEvent> => eventSchema)),
});

/** What is not looked at reads as if the backend were silent. */
const unread = v.nullish(v.pipe(v.unknown(), v.transform((): null => null)), null);
const unreadList = v.nullish(v.pipe(v.unknown(), v.transform((): never[] => [])), []);

const listedFields = {
  ...eventFields.entries,
  hotel: v.nullish(v.object({ ...hotelSchema.entries, images: unreadList, description: unread, prices: unreadList }), null),
  recipients: v.nullish(list(listedRecipientSchema), null),
  moduleContent: unread,
  content: v.nullish(v.object({ ...contentSchema.entries, description: unread, disturberTitle: unread, disturberText: unread, topics: unreadList, benefits: unreadList, schedule: unreadList }), null),
  theme: v.nullish(v.object({ ...themeSchema.entries, content: list(v.object({ topics: unreadList, prices: list(priceSchema) })) }), null),
};

/** An event as the customer's lists show it, read in a fraction of the time: no programme, no texts, no prices of its hotel. */
export const listedEventSchema: v.GenericSchema<unknown, PortalEvent> = v.object({
  ...listedFields,
  modules: list(v.object({ ...listedFields, modules: unreadList })),
});

const searchedFields = { ...listedFields, recipients: unread };

/** An event as the search shows it: without its participants either, and of its modules only how they are held. */
export const searchedEventSchema: v.GenericSchema<unknown, PortalEvent> = v.object({
  ...searchedFields,
  modules: list(v.object({ ...searchedFields, content: unread, theme: unread, modules: unreadList })),
});
