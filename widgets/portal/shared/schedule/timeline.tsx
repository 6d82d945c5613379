import { schedule as texts } from "#i18n/schedule.ts";
import { useStyles } from "#ui/root/root.tsx";
import type { Tab } from "#ui/tabs/tab-list.tsx";
import css from "./timeline.css?inline";

interface MarksProps {
  readonly marks: readonly Tab[];
  readonly active: string;
  /**
   * Called with a day's key if the marks are dots that jump to their day (spec section 2, small screens); null
   * otherwise.
   */
  readonly onJump: ((key: string) => void) | null;
}

function Marks({ marks, active, onJump }: MarksProps) {
  const state = (key: string): string => (key === active ? "active" : "inactive");
  if (onJump === null)
    return (
      <div className="schedule-marks" aria-hidden="true">
        {marks.map(({ key }) => (
          <span key={key} className="schedule-dot" data-state={state(key)} />
        ))}
      </div>
    );
  return (
    <div className="schedule-marks">
      {marks.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className="schedule-dot"
          data-state={state(key)}
          aria-label={label}
          aria-current={key === active ? "true" : undefined}
          onClick={() => onJump(key)}
        />
      ))}
    </div>
  );
}

interface TimelineProps extends Omit<MarksProps, "marks"> {
  /** The days as marks on the line. */
  readonly days: readonly Tab[];
  /** A follow-up at home, shown after the line, because nobody departs after it. */
  readonly after: readonly Tab[];
  /** Whether the ends are labelled Anreise and Abreise. */
  readonly hasJourney: boolean;
}

/** The line from arrival to departure with a mark for each day. */
export function Timeline({ days, after, hasJourney, ...rest }: TimelineProps) {
  useStyles(css);
  return (
    <div className="schedule-timeline" {...(rest.onJump !== null && { role: "group", "aria-label": texts.jumpLabel })}>
      <div className="schedule-journey" style={{ flexGrow: days.length }}>
        {hasJourney && <span>{texts.arrival}</span>}
        <Marks marks={days} {...rest} />
        {hasJourney && <span>{texts.departure}</span>}
      </div>
      {after.length > 0 && <Marks marks={after} {...rest} />}
    </div>
  );
}
