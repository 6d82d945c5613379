import { useId } from "react";
import type { EventContent, PortalEvent, TitledText } from "#domain/entities/event.ts";
import { isModule } from "#domain/event/events.ts";
import { urgesToOrder } from "#domain/event/urging.ts";
import { recipientStanding } from "#domain/participants/recipients.ts";
import { isFilled } from "#domain/text/text.ts";
import { eventContent as texts } from "#i18n/event-detail.ts";
import { keyed } from "#lib/keyed.ts";
import { showsAnything } from "#ui/rich-text/plain-text.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { useOwnEntry } from "#widgets/portal/event-detail/use-own-entry.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import css from "./content-view.css?inline";

const hasText = ({ title, text }: TitledText): boolean => isFilled(title) || showsAnything(text);

/** The highlighted box that readers should see first. */
function Disturber({ title, text }: TitledText) {
  return (
    <aside className="content-disturber stack stack-tight">
      {isFilled(title) && <h3>{title}</h3>}
      <RichText html={text} />
    </aside>
  );
}

function Section({ title, entries }: { title: string; entries: readonly TitledText[] }) {
  const headingId = useId();
  if (entries.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <ul className="content-entries">
        {keyed(entries, ({ title: name, text }) => name ?? text).map(([key, entry]) => (
          <li key={key} className="stack stack-tight">
            {isFilled(entry.title) && <h4>{entry.title}</h4>}
            <RichText html={entry.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Content({ content, isOrdered }: { content: EventContent; isOrdered: boolean }) {
  const { description, disturberTitle, disturberText } = content;
  const [topics, benefits] = [content.topics.filter(hasText), content.benefits.filter(hasText)];
  const disturber = { title: disturberTitle, text: disturberText };
  const isDisturbed = hasText(disturber) && !(isOrdered && urgesToOrder(disturber));
  if (!showsAnything(description) && !isDisturbed && topics.length + benefits.length === 0)
    return <Empty about="missing">{texts.none}</Empty>;
  return (
    <div className="stack stack-wide">
      {isDisturbed && <Disturber {...disturber} />}
      <RichText html={description} />
      <Section title={texts.topics} entries={topics} />
      <Section title={texts.benefits} entries={benefits} />
    </div>
  );
}

function ModuleContent({ title, text }: TitledText) {
  return (
    <div className="stack">
      {isFilled(title) && <h3>{title}</h3>}
      <RichText html={text} />
    </div>
  );
}

/**
 * The tab Inhalt: an event's description, highlighted box, topics and benefits; of a module its own text (spec section
 * 2). Nothing urges whoever takes part to order.
 */
export function ContentView({ event }: { event: PortalEvent }) {
  useStyles(css);
  const { moduleContent, content, recipients } = event;
  const entry = useOwnEntry(recipients);
  const isOrdered = entry !== null && recipientStanding(entry)?.tone !== "rejected";
  const own = { title: moduleContent?.title ?? null, text: moduleContent?.html ?? null };
  if (isModule(event) && showsAnything(own.text)) return <ModuleContent {...own} />;
  return content === null ? (
    <Empty about="missing">{texts.none}</Empty>
  ) : (
    <Content content={content} isOrdered={isOrdered} />
  );
}
