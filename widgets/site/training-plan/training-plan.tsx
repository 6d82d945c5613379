import { planResource } from "#api/training-plan.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { Plan } from "#domain/entities/plan.ts";
import { offeredPrice } from "#domain/event/offered-price.ts";
import { isFilled, withLineBreaks } from "#domain/text/text.ts";
import { plans as texts } from "#i18n/training-plan.ts";
import { keyed } from "#lib/keyed.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { CalendarOfAll } from "#widgets/shared/calendar/calendar-link.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { PlanEntryView } from "./plan-entry.tsx";
import { PlanSum } from "./plan-sum.tsx";
import css from "./training-plan.css?inline";

/** Says that there is nothing to read, with a link to the support. */
function Nothing({ children }: { children: string }) {
  const { contactUrl } = useConfig();
  return (
    <Notice state="empty" actions={<Button href={contactUrl}>{texts.contact}</Button>}>
      {children}
    </Notice>
  );
}

function Groups({ groups }: Pick<Plan, "groups">) {
  const filled = groups.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) return <Nothing>{texts.none}</Nothing>;
  return keyed(filled, ({ title }) => title).map(([group, { title, entries }]) => (
    <section key={group} className="stack plan-group">
      <h3>
        <Compound text={isFilled(title) ? title : texts.unnamedGroup} />
      </h3>
      <ul className="stack">
        {keyed(entries, ({ themeId, title: name }) => themeId ?? name).map(([key, entry]) => (
          <li key={key}>
            <PlanEntryView entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The events of a plan, each once, even if several entries name it. */
function eventsOf({ groups }: Plan): PortalEvent[] {
  const events = groups.flatMap(({ entries }) => entries.flatMap(({ event }) => event ?? []));
  const firstOf = ({ eventId }: PortalEvent): number => events.findIndex((other) => sameId(other.eventId, eventId));
  return events.filter((event, index) => event.eventId === null || firstOf(event) === index);
}

const isPriced = (event: PortalEvent): boolean => (offeredPrice(event)?.sum ?? 0) > 0;

function PlanView({ plan }: { plan: Plan }) {
  const events = eventsOf(plan);
  return (
    <article className="stack stack-wide plan">
      <header className="stack">
        <PageHead text={isFilled(plan.title) ? plan.title : texts.untitled} />
        {isFilled(plan.recipient) && <p className="muted">{texts.recipient(plan.recipient)}</p>}
        <RichText html={withLineBreaks(plan.greeting ?? "")} />
        <div className="cluster plan-actions">
          <Button onClick={() => window.print()}>{texts.print}</Button>
          <CalendarOfAll events={events} label={texts.calendar} />
        </div>
      </header>
      <Groups groups={plan.groups} />
      <PlanSum events={events} net={events.some(isPriced) ? texts.net : null} />
    </article>
  );
}

/** A personal training plan to read, print and book from (contract-public section 4). */
export function TrainingPlan({ planId }: { planId: string }) {
  useStyles(css);
  const watched = useResource(planResource, { planId });
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(plan) => (plan === null ? <Nothing>{texts.unknown}</Nothing> : <PlanView plan={plan} />)}
    </RemoteView>
  );
}
