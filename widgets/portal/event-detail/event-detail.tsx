import { eventResource } from "#api/events.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { displayKind } from "#domain/event/events.ts";
import { events as texts } from "#i18n/events.ts";
import { useResource } from "#state/resources.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { StaleIfErrorView } from "#widgets/shared/stale-if-error.tsx";
import { DetailHead } from "./detail-head.tsx";
import { DetailTabs } from "./detail-tabs.tsx";
import css from "./event-detail.css?inline";

// Loaded when needed, because few events are a series.
const SeriesModules = lazyComponent(() => import("./series-modules.tsx").then((module) => module.SeriesModules));

function Detail({ event }: { event: PortalEvent }) {
  useStyles(css);
  return (
    <div className="stack stack-wide">
      <DetailHead event={event} />
      {displayKind(event) === "series" && <SeriesModules event={event} texts={lazyTexts} />}
      <DetailTabs event={event} />
    </div>
  );
}

/** The detail page of one event by eventId: title, facts, buttons, tabs (spec section 2). */
export function EventDetail({ eventId = "" }: { eventId?: string }) {
  const watched = useResource(eventResource, { eventId });
  return (
    <StaleIfErrorView watched={watched} loading={texts.loadingOne} outline="widget">
      {(event) => (event === null ? <Empty about="unknown">{texts.unknown}</Empty> : <Detail event={event} />)}
    </StaleIfErrorView>
  );
}
