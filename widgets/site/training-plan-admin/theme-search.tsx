import { useDeferredValue, useId, useMemo, useState } from 'react';
import { pageAddress } from '#api/pages.ts';
import { exportedThemes } from '#api/training-plan.ts';
import type { ExportedTheme } from '#domain/entities/plan.ts';
import { isHistoric } from '#domain/events.ts';
import type { NewEntry } from '#domain/plan-draft.ts';
import { isFilled } from '#domain/text.ts';
import { textSearch } from '#domain/text-search.ts';
import { lists } from '#i18n/lists.ts';
import { planEditor as texts } from '#i18n/training-plan.ts';
import { useNow } from '#state/clock.ts';
import { useResource } from '#state/resources.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';

/** Themes offered at once; who looks for more types more. */
const MOST = 8;

const titleOf = ({ title, designation }: ExportedTheme): string => [title, designation].find(isFilled) ?? '';

interface ThemeSearchProps {
  readonly onAdd: (entry: NewEntry) => void;
}

function Found({ themes, query, onAdd }: ThemeSearchProps & { themes: readonly ExportedTheme[]; query: string }) {
  const config = useConfig();
  const now = useNow();
  const wanted = useDeferredValue(query);
  const search = useMemo(() => textSearch(themes.filter((theme) => titleOf(theme) !== ''), titleOf), [themes]);
  const found = wanted.trim() === '' ? [] : search(wanted).slice(0, MOST);
  const add = (theme: ExportedTheme): void => onAdd({
    themeId: theme.themeId, title: titleOf(theme), url: pageAddress(config, 'theme', { url: theme.url }), event: theme.events.find((event) => !isHistoric(event, now)) ?? null,
  });
  if (wanted.trim() === '') return null;
  return (
    <>
      <p className="small muted" role="status">{found.length === 0 ? lists.none : lists.found(found.length)}</p>
      <ul className="stack stack-tight">{found.map((theme) => <li key={theme.themeId ?? titleOf(theme)}><Button variant="quiet" onClick={() => add(theme)}>{texts.add(titleOf(theme))}</Button></li>)}</ul>
    </>
  );
}

function Loaded({ query, onAdd }: ThemeSearchProps & { query: string }) {
  const watched = useResource(exportedThemes, { object: 'themes' });
  return <RemoteView watched={watched}>{(themes) => <Found themes={themes} query={query} onAdd={onAdd} />}</RemoteView>;
}

/** Finds a theme by typing and adds it, with its next date; the themes are loaded with the first key. */
export function ThemeSearch({ onAdd }: ThemeSearchProps) {
  const [query, setQuery] = useState('');
  const name = useId();
  return (
    <div className="stack stack-tight plan-search">
      <TextField type="search" name={name} label={texts.themeSearch} hint={texts.themeHint} value={query} autoComplete="off" onChange={(event) => setQuery(event.target.value)} />
      {query.trim() !== '' && <Loaded query={query} onAdd={(entry) => {
        setQuery('');
        onAdd(entry);
      }} />}
    </div>
  );
}
