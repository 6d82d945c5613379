import type { ReactNode } from "react";
import type { FollowUpDay, PlannedDay, TimedBlock, TimeSpan } from "#domain/costs/schedule.ts";
import { isFilled } from "#domain/text/text.ts";
import { formatDateTime } from "#i18n/format.ts";
import { schedule as texts } from "#i18n/schedule.ts";
import { keyed } from "#lib/keyed.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";

/** The level of the headings of days, below which those of their entries stand. */
export type HeadingLevel = 2 | 3;

/** One entry of a day: its time, its title and its content. */
function Entry({
  when,
  times,
  title,
  level,
  children,
}: {
  when: string;
  times: TimeSpan | null;
  title: string | null;
  level: HeadingLevel;
  children: ReactNode;
}) {
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <li className="schedule-entry">
      <p className="schedule-when">
        <span>{when}</span>
        {times !== null && <span className="schedule-times">{texts.times(times.from, times.to)}</span>}
      </p>
      <div className="stack schedule-what">
        {isFilled(title) && <Heading>{title}</Heading>}
        {children}
      </div>
    </li>
  );
}

function Themes({ themes }: { themes: readonly string[] }) {
  const filled = themes.filter(isFilled);
  return filled.length === 0 ? null : (
    <ul className="schedule-themes">
      {keyed(filled, (theme) => theme).map(([key, theme]) => (
        <li key={key}>{theme}</li>
      ))}
    </ul>
  );
}

function BlockEntry({ timed: { part, times, block }, level }: { timed: TimedBlock; level: HeadingLevel }) {
  return (
    <Entry when={texts[part]} times={times} title={block.title} level={level}>
      <RichText html={block.description} />
      <Themes themes={block.themes} />
    </Entry>
  );
}

/** The morning and afternoon of a day; on the arrival day the evening with its fixed points (spec sections 2 and 9). */
export function DayPlan({ day, level }: { day: PlannedDay; level: HeadingLevel }) {
  if (day.blocks.length === 0 && day.arrival === null) return <Notice state="empty">{texts.noPoints}</Notice>;
  return (
    <ol className="schedule-entries">
      {day.blocks.map((timed) => (
        <BlockEntry key={timed.part} timed={timed} level={level} />
      ))}
      {day.arrival !== null && (
        <Entry when={texts.evening} times={day.arrival.times} title={null} level={level}>
          <Themes themes={texts.arrivalPoints} />
        </Entry>
      )}
    </ol>
  );
}

/** The online follow-up: title, text and date (spec section 2). */
export function FollowUp({ followUp: { title, text, date }, level }: { followUp: FollowUpDay; level: HeadingLevel }) {
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <div className="stack">
      <Heading>{title}</Heading>
      {date !== null && <p className="muted">{formatDateTime(date)}</p>}
      <RichText html={text} />
    </div>
  );
}
