// Written by `npm run docs` and `npm run new:widget`; a test holds it to the folders.
import type { Situation } from './situation.ts';
import * as portalBooking from './portal/booking.ts';
import * as portalBookmarks from './portal/bookmarks.ts';
import * as portalCancelling from './portal/cancelling.ts';
import * as portalEventDetail from './portal/event-detail.ts';
import * as portalEventList from './portal/event-list.ts';
import * as portalEventOverview from './portal/event-overview.ts';
import * as portalFeedback from './portal/feedback.ts';
import * as portalHotel from './portal/hotel.ts';
import * as portalLoginEmail from './portal/login-email.ts';
import * as portalMembers from './portal/members.ts';
import * as portalPhotos from './portal/photos.ts';
import * as portalReservationWay from './portal/reservation-way.ts';
import * as portalSchedule from './portal/schedule.ts';
import * as portalSettings from './portal/settings.ts';
import * as portalSettingsWishes from './portal/settings-wishes.ts';
import * as portalStartPage from './portal/start-page.ts';
import * as portalVideos from './portal/videos.ts';
import * as shopCart from './shop/cart.ts';
import * as shopCartButtons from './shop/cart-buttons.ts';
import * as shopCheckout from './shop/checkout.ts';
import * as shopCheckoutFailures from './shop/checkout-failures.ts';
import * as shopConferenceBooking from './shop/conference-booking.ts';
import * as shopConferences from './shop/conferences.ts';
import * as shopOffers from './shop/offers.ts';
import * as shopOnlineFax from './shop/online-fax.ts';
import * as shopPriceCalculator from './shop/price-calculator.ts';
import * as shopSearch from './shop/search.ts';
import * as shopWishlist from './shop/wishlist.ts';
import * as formsAccounts from './forms/accounts.ts';
import * as formsConsultant from './forms/consultant.ts';
import * as formsRequests from './forms/requests.ts';
import * as siteContent from './site/content.ts';
import * as siteLists from './site/lists.ts';
import * as sitePlans from './site/plans.ts';

const files = [
  portalBooking,
  portalBookmarks,
  portalCancelling,
  portalEventDetail,
  portalEventList,
  portalEventOverview,
  portalFeedback,
  portalHotel,
  portalLoginEmail,
  portalMembers,
  portalPhotos,
  portalReservationWay,
  portalSchedule,
  portalSettings,
  portalSettingsWishes,
  portalStartPage,
  portalVideos,
  shopCart,
  shopCartButtons,
  shopCheckout,
  shopCheckoutFailures,
  shopConferenceBooking,
  shopConferences,
  shopOffers,
  shopOnlineFax,
  shopPriceCalculator,
  shopSearch,
  shopWishlist,
  formsAccounts,
  formsConsultant,
  formsRequests,
  siteContent,
  siteLists,
  sitePlans,
];

/** Every list that a file of situations exports. */
export const lists: readonly (readonly Situation[])[] = files.flatMap((file) => Object.values(file));
