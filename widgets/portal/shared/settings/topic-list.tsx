import { useId, useMemo, useRef, useState } from "react";
import { useWatch, type Control } from "react-hook-form";
import type { TopicChoice } from "#domain/people/settings.ts";
import { advertising as texts, topicCount } from "#i18n/settings.ts";
import { textSearch } from "#lib/text-search.ts";
import { plainLine } from "#lib/typed-text.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { closeIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { tickName, type Ticks } from "./form.ts";
import css from "./user-settings.css?inline";

interface Listed {
  readonly control: Control<Ticks>;
  readonly prefix: string;
  readonly topics: readonly TopicChoice[];
}

/**
 * Native checkboxes, because hundreds of them must open at once. Topics that the search leaves out are only hidden, and
 * stay ticked.
 */
function Boxes({ control, prefix, topics, shown }: Listed & { shown: ReadonlySet<TopicChoice> }) {
  const id = useId();
  return topics.map((topic) => (
    <li key={topic.id} className="topic" hidden={!shown.has(topic)}>
      <input type="checkbox" id={`${id}${topic.id}`} {...control.register(tickName(prefix, topic.id))} />
      <label htmlFor={`${id}${topic.id}`}>{topic.name}</label>
    </li>
  ));
}

function Count({ control, prefix, topics, shown }: Listed & { shown: number }) {
  const ticks = useWatch({ control });
  const chosen = topics.filter(({ id }) => ticks[tickName(prefix, id)] === true).length;
  return (
    <p className="muted small" role="status">
      {topicCount(chosen, shown, topics.length)}
    </p>
  );
}

/** The number of topics that are always shown; longer lists open when they are searched or opened. */
const GLANCE = 8;

/** The ticked topics, visible without opening the list; each goes by a press. */
function Chosen({ control, prefix, topics, onDrop }: Listed & { onDrop: (name: string) => void }) {
  const ticks = useWatch({ control });
  const chosen = topics.filter(({ id }) => ticks[tickName(prefix, id)] === true);
  if (chosen.length === 0) return null;
  return (
    <ul className="topic-chips" aria-label={texts.chosen}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <Button
            icon={<Icon path={closeIcon} size={16} />}
            aria-label={texts.dropTopic(name)}
            onClick={() => onDrop(tickName(prefix, id))}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface TopicListProps extends Listed {
  readonly title: string;
  /** The name of the channel's checkbox; while it is off, its topics are dimmed. */
  readonly channel: string;
  /** Unticks a topic by its name in the form. */
  readonly onDrop: (name: string) => void;
}

/** Topics to tick, with a search by name (spec section 5). */
export function TopicList({ title, channel, onDrop, ...listed }: TopicListProps) {
  useStyles(css);
  const [sought, setSought] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const { topics } = listed;
  const search = useMemo(() => textSearch(topics, ({ name }) => name), [topics]);
  const shown = useMemo(() => new Set(search(sought)), [search, sought]);
  const [asked, setAsked] = useState(topics.length <= GLANCE);
  const on = useWatch({ control: listed.control, name: channel });
  const open = asked || plainLine(sought) !== "";
  if (topics.length === 0) return <Empty about="missing">{texts.noTopics}</Empty>;
  return (
    <div className="stack topics" role="group" aria-label={title} data-state={on ? "on" : "off"}>
      <SearchField
        label={texts.search}
        aria-label={`${title}: ${texts.search}`}
        query={sought}
        onQuery={setSought}
        // The search is inside the form and runs at each key press, so Enter must not send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <Count {...listed} shown={shown.size} />
      {topics.length > GLANCE && (
        <Chosen
          {...listed}
          onDrop={(name) => {
            onDrop(name);
            opener.current?.focus();
          }}
        />
      )}
      {topics.length > GLANCE && (
        <Button variant="quiet" aria-expanded={open} ref={opener} onClick={() => setAsked(!open)}>
          {open ? texts.hideTopics : texts.showTopics}
        </Button>
      )}
      <ul className="topic-list" hidden={!open} tabIndex={-1} aria-label={title} data-lenis-prevent="">
        <Boxes {...listed} shown={shown} />
        {shown.size === 0 && <li className="muted">{texts.noMatch}</li>}
      </ul>
    </div>
  );
}
