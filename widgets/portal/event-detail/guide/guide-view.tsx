import { useId } from "react";
import type { PortalEvent } from "#domain/entities/event.ts";
import { guideKind } from "#domain/event/detail-tabs.ts";
import { roomOpensAt } from "#domain/event/online-room.ts";
import { formatDateTime } from "#i18n/format.ts";
import { guides, type Guide } from "#i18n/guide.ts";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import css from "./guide-view.css?inline";

function OneGuide({ guide, number }: { guide: Guide; number: number }) {
  const headingId = useId();
  return (
    <li>
      <section className="stack" aria-labelledby={headingId}>
        <h3 id={headingId} className="guide-title">
          <span className="guide-number" aria-hidden="true">
            {number}
          </span>
          <span>{guide.title}</span>
        </h3>
        <ul className="guide-points">
          {guide.points.map((point) => (
            <li key={point}>{unbroken(point)}</li>
          ))}
        </ul>
      </section>
    </li>
  );
}

/** The tab Wegweiser: what to expect before, and how to take part in, an online event (spec sections 2 and 9). */
export function GuideView({ event }: { event: PortalEvent }) {
  useStyles(css);
  const opens = formatDateTime(roomOpensAt(event));
  return (
    <ol className="guides">
      {guides(guideKind(event), opens).map((guide, index) => (
        <OneGuide key={guide.title} guide={guide} number={index + 1} />
      ))}
    </ol>
  );
}
