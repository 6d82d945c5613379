// Written by `npm run docs` and `npm run new:widget`; a test holds it to the folders.
import * as portalArticleRecommendations from '#widgets/portal/article-recommendations/manifest.ts';
import * as portalBookmarks from '#widgets/portal/bookmarks/manifest.ts';
import * as portalBookmarksCompact from '#widgets/portal/bookmarks-compact/manifest.ts';
import * as portalCalendarDownload from '#widgets/portal/calendar-download/manifest.ts';
import * as portalDocumentList from '#widgets/portal/document-list/manifest.ts';
import * as portalEventDetail from '#widgets/portal/event-detail/manifest.ts';
import * as portalEventList from '#widgets/portal/event-list/manifest.ts';
import * as portalEventOverview from '#widgets/portal/event-overview/manifest.ts';
import * as portalFeedback from '#widgets/portal/feedback/manifest.ts';
import * as portalGremiumMembers from '#widgets/portal/gremium-members/manifest.ts';
import * as portalGremiumMembersLinks from '#widgets/portal/gremium-members-links/manifest.ts';
import * as portalHotelMap from '#widgets/portal/hotel-map/manifest.ts';
import * as portalHotelPrices from '#widgets/portal/hotel-prices/manifest.ts';
import * as portalLocationGallery from '#widgets/portal/location-gallery/manifest.ts';
import * as portalMenuDesktop from '#widgets/portal/menu-desktop/manifest.ts';
import * as portalMenuMobile from '#widgets/portal/menu-mobile/manifest.ts';
import * as portalNextEvent from '#widgets/portal/next-event/manifest.ts';
import * as portalSchedule from '#widgets/portal/schedule/manifest.ts';
import * as portalUserSettings from '#widgets/portal/user-settings/manifest.ts';
import * as portalWishlistRemove from '#widgets/portal/wishlist-remove/manifest.ts';
import * as siteArticles from '#widgets/site/articles/manifest.ts';
import * as siteHotels from '#widgets/site/hotels/manifest.ts';
import * as siteLocations from '#widgets/site/locations/manifest.ts';
import * as siteVideos from '#widgets/site/videos/manifest.ts';

/** The manifests of all widgets, each with its folder. */
export const widgets = [
  { folder: 'portal/article-recommendations', ...portalArticleRecommendations.anchor, ...portalArticleRecommendations.about },
  { folder: 'portal/bookmarks', ...portalBookmarks.anchor, ...portalBookmarks.about },
  { folder: 'portal/bookmarks-compact', ...portalBookmarksCompact.anchor, ...portalBookmarksCompact.about },
  { folder: 'portal/calendar-download', ...portalCalendarDownload.anchor, ...portalCalendarDownload.about },
  { folder: 'portal/document-list', ...portalDocumentList.anchor, ...portalDocumentList.about },
  { folder: 'portal/event-detail', ...portalEventDetail.anchor, ...portalEventDetail.about },
  { folder: 'portal/event-list', ...portalEventList.anchor, ...portalEventList.about },
  { folder: 'portal/event-overview', ...portalEventOverview.anchor, ...portalEventOverview.about },
  { folder: 'portal/feedback', ...portalFeedback.anchor, ...portalFeedback.about },
  { folder: 'portal/gremium-members', ...portalGremiumMembers.anchor, ...portalGremiumMembers.about },
  { folder: 'portal/gremium-members-links', ...portalGremiumMembersLinks.anchor, ...portalGremiumMembersLinks.about },
  { folder: 'portal/hotel-map', ...portalHotelMap.anchor, ...portalHotelMap.about },
  { folder: 'portal/hotel-prices', ...portalHotelPrices.anchor, ...portalHotelPrices.about },
  { folder: 'portal/location-gallery', ...portalLocationGallery.anchor, ...portalLocationGallery.about },
  { folder: 'portal/menu-desktop', ...portalMenuDesktop.anchor, ...portalMenuDesktop.about },
  { folder: 'portal/menu-mobile', ...portalMenuMobile.anchor, ...portalMenuMobile.about },
  { folder: 'portal/next-event', ...portalNextEvent.anchor, ...portalNextEvent.about },
  { folder: 'portal/schedule', ...portalSchedule.anchor, ...portalSchedule.about },
  { folder: 'portal/user-settings', ...portalUserSettings.anchor, ...portalUserSettings.about },
  { folder: 'portal/wishlist-remove', ...portalWishlistRemove.anchor, ...portalWishlistRemove.about },
  { folder: 'site/articles', ...siteArticles.anchor, ...siteArticles.about },
  { folder: 'site/hotels', ...siteHotels.anchor, ...siteHotels.about },
  { folder: 'site/locations', ...siteLocations.anchor, ...siteLocations.about },
  { folder: 'site/videos', ...siteVideos.anchor, ...siteVideos.about },
] as const;
