import * as v from 'valibot';
import type { RouteName } from '#api/routes.ts';
import { eventSchema } from '#domain/entities/event.ts';
import { list } from '#domain/entities/fields.ts';
import { articleSchema, bookmarkSchema, completedSeminarSchema, documentSchema, nextEventSchema, photoSchema } from '#domain/entities/media.ts';
import {
  brFunctionCategorySchema, countrySchema, gremiumUserSchema, hotelPreferencesSchema, marketingPreferencesSchema, membershipSchema, salutationSchema,
  topicSchema, userDataSchema, userSchema,
} from '#domain/entities/people.ts';
import { recipientSchema } from '#domain/entities/recipient.ts';

const events = v.object({ events: list(eventSchema) });
const presentAndPast = v.object({ present: list(eventSchema), past: list(eventSchema) });
const userData = v.object({ userData: userDataSchema });
const functions = v.object({ functions: list(v.number()) });
const token = v.object({ token: v.string() });
const saved = v.object({ status: v.picklist(['ok', 'error']), errorMsg: v.nullish(v.string()) });
const success = v.object({ success: v.boolean() });

/** The JSON answers of contract section 2 in the terms of the entities; a route that answers anything else is not listed. */
export const answerSchemas = {
  token,
  user: v.object({ user: userSchema }),
  gremiumUsers: v.object({ users: list(gremiumUserSchema) }),
  event: v.object({ event: eventSchema }),
  eventsFuture: events,
  eventsPast: presentAndPast,
  gremiumEventsFuture: events,
  gremiumEventsPast: presentAndPast,
  nextEvent: v.object({ event: v.nullish(nextEventSchema, null) }),
  recipients: v.object({ recipients: list(recipientSchema) }),
  photos: v.object({ photos: list(photoSchema), mediaId: v.nullish(v.string()), token: v.nullish(v.string()) }),
  videos: v.object({ url: v.nullish(v.string()), token: v.nullish(v.string()) }),
  documents: v.object({ documents: list(documentSchema) }),
  userData,
  gremiumUserData: userData,
  memberships: v.object({ memberships: list(membershipSchema) }),
  countries: v.object({ countries: list(countrySchema) }),
  salutations: v.object({ salutations: v.object({ value: list(salutationSchema) }) }),
  brFunctions: v.object({ categories: list(brFunctionCategorySchema) }),
  userBrFunctions: functions,
  gremiumUserBrFunctions: functions,
  advertisingTopics: v.object({ print: list(topicSchema), digital: list(topicSchema) }),
  marketingPreferences: v.object({ marketingPreferences: marketingPreferencesSchema }),
  hotelPreferences: v.object({ hotelPreferences: hotelPreferencesSchema }),
  saveLoginEmail: success,
  saveBrFunctions: saved,
  saveGremiumBrFunctions: saved,
  saveAdvertising: saved,
  articles: v.object({ articles: list(articleSchema) }),
  feedbackEvents: v.object({ value: list(completedSeminarSchema) }),
  feedbackSend: success,
  bookmarks: v.object({ bookmarks: list(bookmarkSchema) }),
} as const satisfies Partial<Record<RouteName, v.GenericSchema>>;
