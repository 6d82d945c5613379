import { useState, type ReactNode } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { schedulePlan, type SchedulePlan } from "#domain/costs/schedule.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { formatWeekday } from "#i18n/format.ts";
import { schedule as texts } from "#i18n/schedule.ts";
import { BELOW_DESKTOP, useMediaQuery } from "#ui/page/media-query.ts";
import { usePrinting } from "#ui/page/printing.ts";
import { useStyles } from "#ui/root/root.tsx";
import { announceTab } from "#ui/tabs/active-tab.ts";
import type { Tab } from "#ui/tabs/tab-list.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { DayPlan, FollowUp, type HeadingLevel } from "./day-plan.tsx";
import css from "./schedule.css?inline";
import { Timeline } from "./timeline.tsx";

export interface ScheduleProps {
  readonly event: PortalEvent;
  /** Level of the headline in the page. */
  readonly level?: HeadingLevel | undefined;
  /** Whether it opens with the first working day, instead of the evening of arrival. */
  readonly atWork?: boolean;
}

/** How many days stand in one row on a tablet. */
const ROW_OF_TABLET = 5;

/** The tabs of the days; their keys count from `tag-1`. */
const daysOf = (plan: SchedulePlan, level: HeadingLevel): Tab[] =>
  plan.days.map((day): Tab => ({
    key: `tag-${day.number}`,
    label: texts.dayLabel(day.number),
    hint: formatWeekday(day.day),
    render: () => <DayPlan day={day} level={level} />,
  }));

/** Whether the evening of a day is spent together: not on the day of departure, nor while a follow-up is shown. */
const hasEvening = (days: readonly Tab[], selected: string): boolean => {
  const at = days.findIndex(({ key }) => key === selected);
  return at !== -1 && (days.length === 1 || at < days.length - 1);
};

/** The tab of the follow-up, if there is one. */
const followUpOf = ({ followUp }: SchedulePlan, level: HeadingLevel): Tab[] =>
  followUp === null
    ? []
    : [
        {
          key: "online-nachbetreuung",
          label: texts.followUp,
          hint: formatWeekday(followUp.date),
          render: () => <FollowUp followUp={followUp} level={level} />,
        },
      ];

interface PrintedDaysProps {
  readonly tabs: readonly Tab[];
  readonly level: HeadingLevel;
  /** Stays on one sheet with the last day. */
  readonly after: ReactNode;
}

/** All days in sequence, for printing. */
function PrintedDays({ tabs, level, after }: PrintedDaysProps) {
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <div className="stack schedule-printed">
      {tabs.map(({ key, label, hint, render }, index) => (
        <section className="stack" key={key}>
          <Heading>{hint == null ? label : `${label}, ${hint}`}</Heading>
          {render()}
          {index === tabs.length - 1 && after}
        </section>
      ))}
    </div>
  );
}

interface PlanProps {
  readonly plan: SchedulePlan;
  readonly level: HeadingLevel;
  readonly hasJourney: boolean;
  readonly first: number;
}

function Plan({ plan, level, hasJourney, first }: PlanProps) {
  useStyles(css);
  const isSmall = useMediaQuery(BELOW_DESKTOP);
  const days = daysOf(plan, level);
  const after = followUpOf(plan, level);
  const tabs = [...days, ...after];
  const [selected, setSelected] = useState(`tag-${first}`);
  const isPrinting = usePrinting();
  const { anchor } = useAnchorContext();
  const jump = (key: string): void => {
    if (key === selected) return;
    setSelected(key);
    announceTab(anchor, key);
  };
  const Heading = `h${level}` as const;
  const hasTimeline = tabs.length > 1 && !plan.isOneDay && (hasJourney || isSmall);
  const leisure = plan.hasLeisure && hasEvening(days, selected) && (
    <p className="schedule-leisure box">
      <strong>{texts.leisure}</strong>{" "}
      <span>{plan.isConference ? texts.conferenceLeisureText : texts.leisureText}</span>
    </p>
  );
  return (
    <section
      className="schedule stack"
      data-many={tabs.length > ROW_OF_TABLET ? tabs.length : undefined}
      data-printing={isPrinting || undefined}
    >
      <Heading>{plan.isConference ? texts.conferenceHeadline : texts.headline}</Heading>
      {hasTimeline && (
        <Timeline days={days} after={after} active={selected} onJump={isSmall ? jump : null} hasJourney={hasJourney} />
      )}
      <Tabs label={texts.daysLabel} tabs={tabs} selectFromUrl={false} selected={selected} onSelect={setSelected} />
      {isPrinting ? <PrintedDays tabs={tabs} level={level} after={leisure} /> : leisure}
    </section>
  );
}

/** The schedule of each day of an event; nothing if it has none (spec section 2). */
export function ScheduleView({ event, level = 3, atWork = false }: ScheduleProps) {
  const plan = schedulePlan(event);
  if (plan === null) return null;
  // Only an event flagged as online leaves out arrival and departure; deriving that from the hotel is too uncertain.
  const worked = atWork ? plan.days.find(({ blocks }) => blocks.length > 0) : undefined;
  const shared = { plan, level, first: worked?.number ?? 1 };
  return <Plan key={event.eventId} {...shared} hasJourney={event.isOnlineEvent !== true} />;
}
