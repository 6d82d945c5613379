// Written by `npm run docs` and `npm run new:widget`; a test holds it to the folders.
import * as accounts from '#api/accounts.ts';
import * as articles from '#api/articles.ts';
import * as bookingStates from '#api/booking-states.ts';
import * as bookmarks from '#api/bookmarks.ts';
import * as cart from '#api/cart.ts';
import * as conferences from '#api/conferences.ts';
import * as consultant from '#api/consultant.ts';
import * as content from '#api/content.ts';
import * as documents from '#api/documents.ts';
import * as events from '#api/events.ts';
import * as exportedEvents from '#api/exported-events.ts';
import * as feedback from '#api/feedback.ts';
import * as lists from '#api/lists.ts';
import * as nextEvent from '#api/next-event.ts';
import * as people from '#api/people.ts';
import * as photos from '#api/photos.ts';
import * as planSaves from '#api/plan-saves.ts';
import * as recipients from '#api/recipients.ts';
import * as requests from '#api/requests.ts';
import * as settings from '#api/settings.ts';
import * as settingsSaves from '#api/settings-saves.ts';
import * as trainingPlan from '#api/training-plan.ts';
import * as videos from '#api/videos.ts';
import * as wishlist from '#api/wishlist.ts';

/** The files of `api/` that define reads and writes, each with all that it exports. */
export const topics: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  articles,
  bookingStates,
  bookmarks,
  cart,
  conferences,
  consultant,
  content,
  documents,
  events,
  exportedEvents,
  feedback,
  lists,
  nextEvent,
  people,
  photos,
  planSaves,
  recipients,
  requests,
  settings,
  settingsSaves,
  trainingPlan,
  videos,
  wishlist,
];
