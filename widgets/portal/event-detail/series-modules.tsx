import { useId } from "react";
import type { PortalEvent } from "#domain/entities/event.ts";
import { seriesModules } from "#domain/event/modules.ts";
import { events as texts } from "#i18n/events.ts";
import { keyed } from "#lib/keyed.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { useEventPages } from "#widgets/portal/shared/event-pages.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";

/** The modules of a training series, in order, each with its dates and a link to its page. */
export function SeriesModules({ event }: { event: PortalEvent }) {
  const headingId = useId();
  const pageOf = useEventPages();
  const modules = seriesModules(event);
  if (modules.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h3 id={headingId}>{texts.modulesLabel}</h3>
      <ul className="detail-modules">
        {keyed(modules, ({ module }) => module.moduleId ?? module.eventId).map(([key, { letter, module }]) => {
          const page = pageOf(module.eventId);
          const title = <Compound text={texts.moduleTitle(letter, module.title ?? "")} />;
          return (
            <li key={key}>
              <strong>{page === null ? title : <a href={page}>{title}</a>}</strong>
              <p className="muted small">{unbroken(eventSummary(module))}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
