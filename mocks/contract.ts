import * as v from 'valibot';
import { articlesResource } from '#api/articles.ts';
import { bookmarksResource } from '#api/bookmarks.ts';
import { documentsResource } from '#api/documents.ts';
import { eventResource, eventsFuture, eventsPast, gremiumEventsFuture, gremiumEventsPast } from '#api/events.ts';
import { nextEventResource } from '#api/next-event.ts';
import { gremiumUsersResource, membershipsResource, userResource } from '#api/people.ts';
import { photosResource } from '#api/photos.ts';
import { recipientsResource } from '#api/recipients.ts';
import type { RouteName } from '#api/routes.ts';
import {
  advertisingTopicsResource, brFunctionsResource, countriesResource, gremiumUserBrFunctionsResource, gremiumUserDataResource, hotelPreferencesResource,
  marketingPreferencesResource, salutationsResource, userBrFunctionsResource, userDataResource,
} from '#api/settings.ts';
import { videosResource } from '#api/videos.ts';
import { list, text } from '#domain/entities/fields.ts';
import { completedSeminarSchema } from '#domain/entities/media.ts';

const saved = v.object({ status: text, errorMsg: text });
const success = v.object({ success: v.nullish(v.boolean()) });

/**
 * The JSON answers of contract section 2 as the bundle checks them; a route that answers anything else is not listed.
 * Any field but the bearer token may be null or absent.
 */
export const answerSchemas = {
  token: v.object({ token: v.string() }),
  user: userResource.schema,
  gremiumUsers: gremiumUsersResource.schema,
  event: eventResource.schema,
  eventsFuture: eventsFuture.schema,
  eventsPast: eventsPast.schema,
  gremiumEventsFuture: gremiumEventsFuture.schema,
  gremiumEventsPast: gremiumEventsPast.schema,
  nextEvent: nextEventResource.schema,
  recipients: recipientsResource.schema,
  photos: photosResource.schema,
  videos: videosResource.schema,
  documents: documentsResource.schema,
  userData: userDataResource.schema,
  gremiumUserData: gremiumUserDataResource.schema,
  memberships: membershipsResource.schema,
  countries: countriesResource.schema,
  salutations: salutationsResource.schema,
  brFunctions: brFunctionsResource.schema,
  userBrFunctions: userBrFunctionsResource.schema,
  gremiumUserBrFunctions: gremiumUserBrFunctionsResource.schema,
  advertisingTopics: advertisingTopicsResource.schema,
  marketingPreferences: marketingPreferencesResource.schema,
  hotelPreferences: hotelPreferencesResource.schema,
  saveLoginEmail: success,
  saveBrFunctions: saved,
  saveGremiumBrFunctions: saved,
  saveAdvertising: saved,
  articles: articlesResource.schema,
  feedbackEvents: v.object({ value: list(completedSeminarSchema) }),
  feedbackSend: success,
  bookmarks: bookmarksResource.schema,
} as const satisfies Partial<Record<RouteName, v.GenericSchema>>;
