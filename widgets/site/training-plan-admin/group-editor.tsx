import type { DragEvent } from 'react';
import {
  addEntry, changeEntry, changeGroup, moveEntry, moveGroup, placeOf, priorities, removeEntry, removeGroup, stepEntry, type DraftEntry, type DraftGroup, type Priority,
} from '#domain/plan-draft.ts';
import { isFilled } from '#domain/text.ts';
import { lists } from '#i18n/lists.ts';
import { planEditor as texts, plans as planTexts } from '#i18n/training-plan.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea, TextField } from '#ui/field/text-field.tsx';
import { eventPeriod } from '#widgets/shared/event/event-texts.ts';
import { MoveButtons } from './move-buttons.tsx';
import { ThemeSearch } from './theme-search.tsx';
import type { Editing } from './use-editing.ts';

/** What is being dragged; the browser's own data transfer cannot be read while it hovers. */
export type Dragged = { readonly kind: 'group' | 'entry'; readonly key: number } | null;

interface DragState {
  readonly dragged: Dragged;
  readonly onDrag: (dragged: Dragged) => void;
}

interface GroupProps extends DragState {
  readonly editing: Editing;
  readonly group: DraftGroup;
  readonly index: number;
}

const priorityOptions = priorities.map((value) => ({ value, label: planTexts.priorities[value] }));
const isPriority = (value: string): value is Priority => priorities.some((known) => known === value);

/** What makes a row draggable by its own surface, and not by the fields in it. */
function dragHandlers(own: Exclude<Dragged, null>, { dragged, onDrag }: DragState, onDropped: (key: number) => void) {
  const takes = dragged !== null && (dragged.kind === own.kind || own.kind === 'group') && dragged.key !== own.key;
  return {
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.setData('text/plain', '');
      onDrag(own);
    },
    onDragEnd: () => onDrag(null),
    onDragOver: (event: DragEvent) => {
      if (takes) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!takes) return;
      event.preventDefault();
      event.stopPropagation();
      onDropped(dragged.key);
      onDrag(null);
    },
  };
}

function Entry({ editing, group, entry, index, ...drag }: GroupProps & { entry: DraftEntry }) {
  const { draft, change } = editing;
  const title = isFilled(entry.title) ? entry.title : lists.untitled;
  const move = (step: -1 | 1): void => {
    const next = stepEntry(draft, entry.key, step);
    const place = placeOf(next, entry.key);
    const message = place === null ? '' : texts.moved(title, place.index + 1, place.group.entries.length);
    change(next, { message, focus: `${step === -1 ? 'up' : 'down'} ${entry.key}` });
  };
  const groupIndex = draft.groups.indexOf(group);
  const handlers = dragHandlers({ kind: 'entry', key: entry.key }, drag, (key) => change(moveEntry(draft, key, group.key, index)));
  const period = entry.event === null ? null : eventPeriod(entry.event);
  return (
    <li className="card stack plan-item" draggable {...handlers}>
      <div className="plan-item-head">
        <span><strong>{title}</strong>{period !== null && <span className="small muted plan-period">{period}</span>}</span>
        <MoveButtons itemKey={entry.key} title={title} canUp={index > 0 || groupIndex > 0} canDown={index < group.entries.length - 1 || groupIndex < draft.groups.length - 1} onMove={move} onTake={() => editing.take(removeEntry(draft, entry.key), title)} />
      </div>
      <SelectField label={texts.priority} emptyLabel={planTexts.priorities.should} options={priorityOptions.filter(({ value }) => value !== 'should')} value={entry.priority === 'should' ? '' : entry.priority} onChange={({ target: { value } }) => change(changeEntry(draft, entry.key, { priority: isPriority(value) ? value : 'should' }))} />
      <TextArea label={texts.text} rows={2} value={entry.text} onChange={(event) => change(changeEntry(draft, entry.key, { text: event.target.value }))} />
    </li>
  );
}

/** A group of a plan: its name, its themes in order, and a search for further ones. */
export function GroupEditor({ editing, group, index, ...drag }: GroupProps) {
  const { draft, change } = editing;
  const title = isFilled(group.title) ? group.title : texts.group(index + 1);
  const { length } = draft.groups;
  const move = (step: -1 | 1): void =>
    change(moveGroup(draft, group.key, index + step), { message: texts.moved(title, index + step + 1, length), focus: `${step === -1 ? 'up' : 'down'} ${group.key}` });
  const drop = (key: number): void => change(drag.dragged?.kind === 'group' ? moveGroup(draft, key, index) : moveEntry(draft, key, group.key, group.entries.length));
  return (
    <section className="stack plan-group" aria-label={title} draggable {...dragHandlers({ kind: 'group', key: group.key }, drag, drop)}>
      <div className="plan-item-head">
        <TextField label={texts.groupTitle} value={group.title} data-plan-focus={`name ${group.key}`} onChange={(event) => change(changeGroup(draft, group.key, { title: event.target.value }))} />
        <MoveButtons itemKey={group.key} title={title} canUp={index > 0} canDown={index < length - 1} onMove={move} onTake={() => editing.take(removeGroup(draft, group.key), title)} />
      </div>
      {group.entries.length === 0
        ? <p className="small muted">{texts.noEntries}</p>
        : <ul className="stack">{group.entries.map((entry, at) => <Entry key={entry.key} editing={editing} group={group} entry={entry} index={at} {...drag} />)}</ul>}
      <ThemeSearch onAdd={(entry) => change(addEntry(draft, group.key, entry), { focus: `take ${draft.nextKey}` })} />
    </section>
  );
}
