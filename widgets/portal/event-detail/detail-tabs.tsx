import type { ComponentType } from "react";
import type { PortalEvent } from "#domain/entities/event.ts";
import { detailTabs, guideKind, type DetailTab } from "#domain/event/detail-tabs.ts";
import { common } from "#i18n/common.ts";
import { detailTabLabel, eventDetail } from "#i18n/event-detail.ts";
import { useNow } from "#state/clock.ts";
import { lazyComponent, type LazyProps } from "#ui/lazy/lazy.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { EventDocuments } from "#widgets/portal/shared/event/event-documents.tsx";
import { useRestoredList } from "#widgets/portal/shared/list/restored-list.tsx";
import { useSlottedElements } from "#widgets/shared/foreign/slotted-element.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";

interface PartProps {
  readonly event: PortalEvent;
}

/**
 * Each tab is a chunk of its own, loaded when the tab is first shown; documents are part of the head's chunk anyway.
 */
const parts: Record<DetailTab, ComponentType<PartProps & LazyProps>> = {
  gremium: lazyComponent<PartProps>(() =>
    import("#widgets/portal/event-detail/gremium-participants/gremium-view.tsx").then((module) => module.GremiumView),
  ),
  inhalt: lazyComponent<PartProps>(() => import("./content/content-view.tsx").then((module) => module.ContentView)),
  ablaufplan: lazyComponent<PartProps>(() =>
    import("#widgets/portal/shared/schedule/schedule.tsx").then((module) => module.ScheduleView),
  ),
  standort: lazyComponent<PartProps>(() =>
    import("#widgets/portal/event-detail/hotel/hotel-view.tsx").then((module) => module.HotelView),
  ),
  bilder: lazyComponent<PartProps>(() =>
    import("#widgets/portal/event-detail/photos/photos.tsx").then((module) => module.PhotosView),
  ),
  videos: lazyComponent<PartProps>(() => import("./videos/videos-view.tsx").then((module) => module.VideosView)),
  wegweiser: lazyComponent<PartProps>(() => import("./guide/guide-view.tsx").then((module) => module.GuideView)),
  dokumente: EventDocuments,
};

/** The tabs for the event's kind at this time, in order; none for a historic training series (contract section 4). */
export function DetailTabs({ event }: PartProps) {
  const now = useNow();
  const guide = guideKind(event);
  useSlottedElements();
  const tabs = detailTabs(event, now).map((key) => {
    const Part = parts[key];
    return {
      key,
      label: detailTabLabel(key, guide),
      // What its dialogs send is told there when it has ended.
      isKept: ["gremium", "bilder"].includes(key),
      render: () => <Part event={event} texts={lazyTexts} />,
    };
  });
  const { recall, keep } = useRestoredList("tabs");
  return (
    <Tabs
      label={eventDetail.tabsLabel}
      dropdownLabel={common.area}
      initial={recall("tab")?.[0]}
      onSelect={(key) => keep("tab", [key])}
      tabs={tabs}
    />
  );
}
