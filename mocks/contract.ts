import * as v from 'valibot';
import { emailAvailability } from '#api/accounts.ts';
import { articlesResource } from '#api/articles.ts';
import { bookmarksResource } from '#api/bookmarks.ts';
import { appointmentsResource, consultantResource } from '#api/consultant.ts';
import { downloadsResource, expertsResource, relatedResource, remarketingResource } from '#api/content.ts';
import { documentsResource } from '#api/documents.ts';
import { eventResource, eventsFuture, eventsPast, gremiumEventsFuture, gremiumEventsPast } from '#api/events.ts';
import { hotelsResource, tagsResource } from '#api/lists.ts';
import { nextEventResource } from '#api/next-event.ts';
import { gremiumUsersResource, membershipsResource, userResource } from '#api/people.ts';
import { photosResource } from '#api/photos.ts';
import { recipientsResource } from '#api/recipients.ts';
import type { RouteName } from '#api/routes.ts';
import {
  advertisingTopicsResource, brFunctionsResource, countriesResource, gremiumUserBrFunctionsResource, gremiumUserDataResource, hotelPreferencesResource,
  marketingPreferencesResource, salutationsResource, userBrFunctionsResource, userDataResource,
} from '#api/settings.ts';
import { planResource, plansResource } from '#api/training-plan.ts';
import { videosResource } from '#api/videos.ts';
import { lexiconEntrySchema, videoSchema } from '#domain/entities/content.ts';
import { eventSchema } from '#domain/entities/event.ts';
import { id, list, number, text } from '#domain/entities/fields.ts';
import { articleSchema, completedSeminarSchema } from '#domain/entities/media.ts';
import { listedHotelSchema, listedLocationSchema } from '#domain/entities/place.ts';
import { exportedThemeSchema } from '#domain/entities/plan.ts';

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
  contactRequest: success,
  inhouseRequest: success,
  sbvRequest: success,
  catalogueRequest: success,
  lawyerRequest: success,
  registrationRequest: success,
  digitalChangeRequest: success,
  newsletterRequest: success,
  promoShopRequest: success,
  userRegistration: success,
  emailAvailability: emailAvailability.schema,
  localLogin: v.object({ target: text }),
  consultant: consultantResource.schema,
  appointments: appointmentsResource.schema,
  bookAppointment: success,
  tags: tagsResource.schema,
  articleList: v.object({ articles: list(articleSchema), total: number }),
  videoList: v.object({ videos: list(videoSchema), total: number }),
  hotels: hotelsResource.schema,
  themesRemarketing: remarketingResource.schema,
  expertData: expertsResource.schema,
  downloadFilterData: downloadsResource.schema,
  dataList: v.object({ items: list(v.union([articleSchema, videoSchema, listedHotelSchema, listedLocationSchema])), total: number }),
  exports: v.object({ events: list(eventSchema), themes: list(exportedThemeSchema), entries: list(lexiconEntrySchema) }),
  related: relatedResource.schema,
  trainingPlans: plansResource.schema,
  trainingPlan: planResource.schema,
  trainingPlanCreate: v.object({ planId: id }),
  trainingPlanEdit: v.object({ planId: id }),
} as const satisfies Partial<Record<RouteName, v.GenericSchema>>;
