import type { PortalEvent } from "#domain/entities/event.ts";
import { isOnline } from "./event-place.ts";
import { isHistoric, isModule, isSeries, isTradeConference } from "./events.ts";
import { eventPrice, isFree } from "./money.ts";

/** The keys of the detail page's tabs in the order of the spec's index numbers (spec section 2, contract section 1). */
const ORDER = ["gremium", "inhalt", "ablaufplan", "standort", "bilder", "videos", "dokumente", "wegweiser"] as const;
/** The key of a tab of the detail page. */
export type DetailTab = (typeof ORDER)[number];

/** The tabs for the kind of an event, before any filter; the first kind that applies decides. */
function tabsOfKind(event: PortalEvent): readonly DetailTab[] {
  if (isTradeConference(event)) return ["gremium", "standort", "bilder", "videos", "dokumente"];
  if (isSeries(event)) return ["gremium"];
  if (isOnline(event)) return ["gremium", "inhalt", "ablaufplan", "dokumente", "wegweiser"];
  if (isModule(event)) return ["inhalt", "standort", "bilder", "videos", "dokumente"];
  return ["gremium", "inhalt", "ablaufplan", "standort", "bilder", "videos", "dokumente"];
}

/** Whether a tab passes the filters of spec section 2 and contract section 4. */
function isShown(tab: DetailTab, event: PortalEvent, now: number): boolean {
  switch (tab) {
    case "gremium":
      return !isModule(event) && !isHistoric(event, now);
    case "inhalt":
      return isModule(event) || (event.theme?.content[0]?.topics.length ?? 0) > 0;
    case "ablaufplan":
      return (event.content?.schedule.length ?? 0) > 0;
    case "videos":
      return event.isRhetoric === true;
    case "wegweiser":
      return !isHistoric(event, now);
    default:
      return true;
  }
}

/** The tabs of an event's detail page at `now` (epoch ms), in order; none for a historic training series. */
export function detailTabs(event: PortalEvent, now: number): DetailTab[] {
  const tabs = tabsOfKind(event);
  return ORDER.filter((tab) => tabs.includes(tab) && isShown(tab, event, now));
}

/** Which guide the tab 'Wegweiser' shows: the webinar's if the event is a webinar or free (spec section 2). */
export function guideKind(event: PortalEvent): "webinar" | "online-seminar" {
  return event.isWebinar === true || isFree(eventPrice(event, 1)) ? "webinar" : "online-seminar";
}
