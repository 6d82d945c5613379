import { schedule as texts } from '#i18n/schedule.ts';
import type { Tab } from '#ui/tabs/tabs.tsx';

interface TimelineProps {
  /** The days as marks on the line. */
  readonly marks: readonly Tab[];
  readonly active: string;
  /** Given: the marks are dots that jump to their day (spec section 2, small screens). */
  readonly onJump: ((key: string) => void) | null;
  /** The ends are labelled Anreise and Abreise. */
  readonly hasJourney: boolean;
}

function Dots({ marks, active, onJump }: Pick<TimelineProps, 'marks' | 'active'> & { readonly onJump: (key: string) => void }) {
  return (
    <div className="schedule-marks" role="group" aria-label={texts.jumpLabel}>
      {marks.map(({ key, label }) => (
        <button key={key} type="button" className="schedule-dot" data-state={key === active ? 'active' : 'inactive'} aria-label={label} aria-current={key === active ? 'true' : undefined} onClick={() => onJump(key)} />
      ))}
    </div>
  );
}

/** The line from arrival to departure with a mark for each day. */
export function Timeline({ marks, active, onJump, hasJourney }: TimelineProps) {
  return (
    <div className="schedule-timeline">
      {hasJourney && <span>{texts.arrival}</span>}
      {onJump !== null ? (
        <Dots marks={marks} active={active} onJump={onJump} />
      ) : (
        <div className="schedule-marks" aria-hidden="true">
          {marks.map(({ key }) => <span key={key} className="schedule-dot" data-state={key === active ? 'active' : 'inactive'} />)}
        </div>
      )}
      {hasJourney && <span>{texts.departure}</span>}
    </div>
  );
}
