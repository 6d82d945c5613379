import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { TopicChoice } from '#domain/settings.ts';
import { textSearch } from '#domain/text-search.ts';
import { advertising as texts, topicCount } from '#i18n/settings.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { useStyles } from '#ui/root/root.tsx';
import { tickName, type Ticks } from './form.ts';
import css from './user-settings.css?inline';

interface Listed {
  readonly control: Control<Ticks>;
  readonly prefix: string;
  readonly topics: readonly TopicChoice[];
}

/** Plain boxes: hundreds of them must open without a wait. What the search leaves out is only hidden, and stays ticked. */
const Boxes = memo(function Boxes({ control, prefix, topics, shown }: Listed & { shown: ReadonlySet<TopicChoice> }) {
  const id = useId();
  return topics.map((topic) => (
    <li key={topic.id} className="topic" hidden={!shown.has(topic)}>
      <input type="checkbox" id={`${id}${topic.id}`} {...control.register(tickName(prefix, topic.id))} />
      <label htmlFor={`${id}${topic.id}`}>{topic.name}</label>
    </li>
  ));
});

function Count({ control, prefix, topics, shown }: Listed & { shown: number }) {
  const ticks = useWatch({ control });
  const chosen = topics.filter(({ id }) => ticks[tickName(prefix, id)] === true).length;
  return <p className="muted small" role="status">{topicCount(chosen, shown, topics.length)}</p>;
}

/** Topics to tick, found by name; a pick toggles (spec section 5). */
export function TopicList({ title, ...listed }: Listed & { title: string }) {
  useStyles(css);
  const [sought, setSought] = useState('');
  const wanted = useDeferredValue(sought);
  const { topics } = listed;
  const search = useMemo(() => textSearch(topics, ({ name }) => name), [topics]);
  const shown = useMemo(() => new Set(search(wanted)), [search, wanted]);
  if (topics.length === 0) return <p className="muted">{texts.noTopics}</p>;
  return (
    <div className="stack topics" role="group" aria-label={title}>
      <TextField label={texts.search} aria-label={`${title}: ${texts.search}`} type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      <Count {...listed} shown={shown.size} />
      <ul className="topic-list" tabIndex={0} aria-label={title}>
        <Boxes {...listed} shown={shown} />
        {shown.size === 0 && <li className="muted">{texts.noMatch}</li>}
      </ul>
    </div>
  );
}
