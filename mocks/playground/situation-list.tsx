import { useEffect, useState } from 'react';
import { writeAddress, type PlaygroundState } from '#mocks/playground/address.ts';
import { situationOf, situations } from '#mocks/situations.ts';
import type { Situation } from '#mocks/situations/situation.ts';
import { showsText, stepText } from '#mocks/situations/steps.ts';
import { TextField } from './fields.tsx';
import { Section } from './section.tsx';
import { stateOfSituation } from './situation-state.ts';
import type { Playground } from './use-playground.ts';

/** How the page is looked at; choosing a named state leaves it as it is. */
const looksOf = ({ viewport, scheme, motion, host, inspect }: PlaygroundState): Partial<PlaygroundState> => ({ viewport, scheme, motion, host, inspect });

/** A named state as a link to the playground; followed without loading the playground anew. */
function Entry({ situation, current, change }: { situation: Situation; current: PlaygroundState; change: Playground['change'] }) {
  const [state, setState] = useState<PlaygroundState | null>(null);
  useEffect(() => {
    let isShown = true;
    void stateOfSituation(situation).then((read) => {
      if (isShown) setState(read);
    });
    return () => {
      isShown = false;
    };
  }, [situation]);
  return (
    <li>
      <a href={state === null ? undefined : `/${writeAddress(state)}`} aria-current={situation.id === current.situation ? 'true' : undefined} onClick={(event) => {
        if (state === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        change({ ...state, ...looksOf(current) });
      }}>{situation.title}</a>
    </li>
  );
}

const found = (search: string, widget: string): readonly Situation[] => {
  const words = search.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return situations.filter((situation) => situation.widget === widget);
  return situations.filter((situation) => words.every((word) => `${situation.title} ${situation.widget} ${situation.id}`.toLowerCase().includes(word)));
};

/** The named states: those of the chosen widget, or those that a search finds. */
export function SituationList({ state, change }: Pick<Playground, 'state' | 'change'>) {
  const [search, setSearch] = useState('');
  const shown = found(search, state.widget);
  return (
    <Section title="Zustände" startsOpen={state.situation !== ''}>
      <TextField label="Zustände suchen" type="search" value={search} onChange={setSearch} hint={`${shown.length} von ${situations.length}${search.trim() === '' ? ': alle des gewählten Widgets' : ''}`} />
      <ul className="links">
        {shown.map((situation) => <Entry key={situation.id} situation={situation} current={state} change={change} />)}
      </ul>
    </Section>
  );
}

/** How to get to the named state from here, and what is to be seen then. */
export function SituationSteps({ id }: { id: string }) {
  const situation = situationOf(id);
  if (situation === undefined) return null;
  const { title, steps = [], missing } = situation;
  return (
    <section className="note" aria-label="Zustand">
      <h2>{title}</h2>
      {missing !== undefined && <p>Dafür muss Code fehlen ({missing === '*' ? 'aller' : missing}); das zeigt nur das gebaute Bündel.</p>}
      {steps.length > 0 && <ol>{steps.map((step, index) => <li key={index}>{stepText(step)}</li>)}</ol>}
      <p>{showsText(situation)}</p>
    </section>
  );
}
