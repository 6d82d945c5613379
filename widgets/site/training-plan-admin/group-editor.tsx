import { useRef } from "react";
import {
  addEntry,
  changeEntry,
  changeGroup,
  moveGroup,
  entryPosition,
  priorities,
  priorityOf,
  removeEntry,
  removeGroup,
  stepEntry,
  type DraftEntry,
  type DraftGroup,
  type Priority,
} from "#domain/plan/plan-draft.ts";
import { isFilled } from "#domain/text/text.ts";
import { lists } from "#i18n/lists.ts";
import { planEditor as texts, plans as planTexts } from "#i18n/training-plan.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";
import { LetterField } from "./letter-field.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { ThemeSearch } from "./theme-search.tsx";
import type { Dragging, PlanPart } from "./use-dragging.ts";
import type { Editing } from "./use-editing.ts";

const grip = "M5 9h14M5 15h14";

interface GroupProps {
  readonly dragging: Dragging;
  readonly editing: Editing;
  readonly group: DraftGroup;
  readonly index: number;
}

const priorityOptions = priorities.map((value) => ({ value, label: planTexts.priorities[value] }));
const isPriority = (value: string): value is Priority => priorities.some((known) => known === value);

/** The handle by which a pointer drags a row; the buttons beside it do the same without a pointer. */
const Grip = ({ dragging, part }: { dragging: Dragging; part: PlanPart }) => (
  <span className="plan-grip" aria-hidden {...dragging.gripOf(part)}>
    <Icon path={grip} size={20} />
  </span>
);

function Entry({ editing, group, entry, index, dragging }: GroupProps & { entry: DraftEntry }) {
  const { draft, change } = editing;
  const title = isFilled(entry.title) ? entry.title : lists.untitled;
  const move = (step: -1 | 1): void => {
    const next = stepEntry(draft, entry.key, step);
    const position = entryPosition(next, entry.key);
    const message = position === null ? "" : texts.moved(title, position.index + 1, position.group.entries.length);
    change(next, { message, focus: `${step === -1 ? "up" : "down"} ${entry.key}` });
  };
  const row = useRef<HTMLLIElement>(null);
  useIgnoredOnceGone(row);
  const priority = priorityOf(entry.priority) ?? "should";
  const groupIndex = draft.groups.indexOf(group);
  const part = { kind: "entry", key: entry.key } as const;
  const period = entry.event === null ? null : eventPeriod(entry.event);
  return (
    <li className="card stack plan-item" ref={row} {...dragging.dropTargetOf(part)}>
      <div className="plan-item-head">
        <Grip dragging={dragging} part={part} />
        <span className="plan-item-title">
          <strong>
            <Compound text={title} />
          </strong>
          {period !== null && <span className="small muted plan-period">{period}</span>}
        </span>
        <MoveButtons
          itemKey={entry.key}
          title={title}
          canUp={index > 0 || groupIndex > 0}
          canDown={index < group.entries.length - 1 || groupIndex < draft.groups.length - 1}
          onMove={move}
          onTake={() => editing.take(removeEntry(draft, entry.key), title)}
        />
      </div>
      <SelectField
        label={texts.priority}
        emptyLabel={planTexts.priorities.should}
        options={priorityOptions.filter(({ value }) => value !== "should")}
        value={priority === "should" ? "" : priority}
        onChange={({ target: { value } }) =>
          change(changeEntry(draft, entry.key, { priority: isPriority(value) ? value : "should" }))
        }
      />
      <LetterField
        label={texts.text}
        rows={2}
        html={entry.text ?? ""}
        readOnly={editing.isLocked}
        onHtml={(text) => change(changeEntry(draft, entry.key, { text }))}
      />
    </li>
  );
}

/** A group of a plan: its name, its themes in order, and a search for further ones. */
export function GroupEditor({ editing, group, index, dragging }: GroupProps) {
  const { draft, change } = editing;
  const title = isFilled(group.title) ? group.title : texts.group(index + 1);
  const { length } = draft.groups;
  const row = useRef<HTMLElement>(null);
  useIgnoredOnceGone(row);
  const move = (step: -1 | 1): void =>
    change(moveGroup(draft, group.key, index + step), {
      message: texts.moved(title, index + step + 1, length),
      focus: `${step === -1 ? "up" : "down"} ${group.key}`,
    });
  const part = { kind: "group", key: group.key } as const;
  return (
    <section className="stack plan-group" aria-label={title} ref={row} {...dragging.dropTargetOf(part)}>
      <div className="plan-item-head">
        <Grip dragging={dragging} part={part} />
        <TextField
          label={texts.groupTitle}
          value={group.title ?? ""}
          readOnly={editing.isLocked}
          data-plan-focus={`name ${group.key}`}
          onChange={(event) => change(changeGroup(draft, group.key, { title: event.target.value }))}
        />
        <MoveButtons
          itemKey={group.key}
          title={title}
          canUp={index > 0}
          canDown={index < length - 1}
          onMove={move}
          onTake={() => editing.take(removeGroup(draft, group.key), title)}
        />
      </div>
      {group.entries.length === 0 ? (
        <p className="small muted">{texts.noEntries}</p>
      ) : (
        <ul className="stack">
          {group.entries.map((entry, at) => (
            <Entry key={entry.key} editing={editing} group={group} entry={entry} index={at} dragging={dragging} />
          ))}
        </ul>
      )}
      <ThemeSearch onAdd={(entry) => change(addEntry(draft, group.key, entry), { focus: `take ${draft.nextKey}` })} />
    </section>
  );
}
