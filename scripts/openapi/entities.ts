import * as article from "#domain/entities/article.ts";
import * as bookmark from "#domain/entities/bookmark.ts";
import * as calculator from "#domain/entities/calculator.ts";
import * as cart from "#domain/entities/cart.ts";
import * as completedSeminar from "#domain/entities/completed-seminar.ts";
import * as conference from "#domain/entities/conference.ts";
import * as consultant from "#domain/entities/consultant.ts";
import * as content from "#domain/entities/content.ts";
import * as document from "#domain/entities/document.ts";
import * as download from "#domain/entities/download.ts";
import * as event from "#domain/entities/event.ts";
import * as hotel from "#domain/entities/hotel.ts";
import * as locationGallery from "#domain/entities/location-gallery.ts";
import * as location from "#domain/entities/location.ts";
import * as nextEvent from "#domain/entities/next-event.ts";
import * as shop from "#domain/entities/offer.ts";
import * as people from "#domain/entities/people.ts";
import * as photo from "#domain/entities/photo.ts";
import * as plan from "#domain/entities/plan.ts";
import * as recipient from "#domain/entities/recipient.ts";
import * as stay from "#domain/entities/stay.ts";
import * as wishlist from "#domain/entities/wishlist.ts";

/** The files of `src/domain/entities`, each with all that it exports. */
export const entityFiles: readonly Readonly<Record<string, unknown>>[] = [
  article,
  bookmark,
  calculator,
  cart,
  completedSeminar,
  conference,
  consultant,
  content,
  document,
  download,
  event,
  hotel,
  locationGallery,
  location,
  nextEvent,
  people,
  photo,
  plan,
  recipient,
  shop,
  stay,
  wishlist,
];
