import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { customers } from '#mocks/model/state.ts';
import { pages } from '#mocks/pages.ts';
import { scenarios } from '#mocks/scenarios.ts';
import { lineOf, registry } from '#mount/registry.ts';
import { exampleAttributes } from '#mocks/playground/examples.ts';
import { readAddress, snippetOf, writeAddress, type PlaygroundState } from '#mocks/playground/address.ts';
import './playground.css';

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { value: string; label: string }[];
  readonly onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: Choice) {
  const known = options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {known.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
    </label>
  );
}

interface LoggedEvent {
  readonly type: string;
  readonly detail: unknown;
}

/** The events that the stage's page saw, newest last. */
function useEventLog(address: string): readonly LoggedEvent[] {
  const [log, setLog] = useState<{ address: string; events: readonly LoggedEvent[] }>({ address, events: [] });
  useEffect(() => {
    const listen = (message: MessageEvent<LoggedEvent>): void => {
      if (message.origin !== location.origin || typeof message.data.type !== 'string' || !/^(portal:|tabChange)/.test(message.data.type)) return;
      setLog((before) => ({ address, events: [...(before.address === address ? before.events : []), message.data] }));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [address]);
  return log.address === address ? log.events : [];
}

function Switches({ state, change }: { state: PlaygroundState; change: (part: Partial<PlaygroundState>) => void }) {
  const line = lineOf(state.widget);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Select label="Widget" value={state.widget} options={[...pages.map(({ id, label }) => ({ value: id, label })), ...registry.map(({ id }) => ({ value: id, label: id }))]} onChange={(widget) => change({ widget, attributes: exampleAttributes(widget) })} />
      {line?.params.map(({ attribute, type }) => (
        <label key={attribute}>
          {`${attribute} (${type})`}
          <input value={state.attributes[attribute] ?? ''} onChange={(event) => change({ attributes: { ...state.attributes, [attribute]: event.target.value } })} />
        </label>
      ))}
      <Select label="Kunde" value={state.customer} options={customers.map((value) => ({ value, label: value }))} onChange={(customer) => change({ customer: readAddress(`?customer=${customer}`).customer })} />
      <Select label="Szenario" value={state.scenario} options={scenarios.map(({ scenario, label }) => ({ value: scenario, label: `${label} (${scenario})` }))} onChange={(scenario) => change({ scenario: readAddress(`?scenario=${encodeURIComponent(scenario)}`).scenario })} />
      <label>
        Heute
        <input type="date" value={state.today} onChange={(event) => change({ today: readAddress(`?today=${event.target.value}`).today })} />
      </label>
    </form>
  );
}

function Playground() {
  const [state, setState] = useState(() => readAddress(location.search));
  const address = writeAddress(state);
  const events = useEventLog(address);
  useEffect(() => history.replaceState(null, '', address + location.hash), [address]);
  return (
    <>
      <header><h1>Kundenportal-Widgets: Spielwiese</h1></header>
      <Switches state={state} change={(part) => setState((before) => ({ ...before, ...part }))} />
      <div className="stage">
        <pre aria-label="HTML für die Seite">{snippetOf(state)}</pre>
        <iframe key={address} title="Beispielseite" src={`/mocks/playground/stage.html${address}${location.hash}`} />
        <pre role="log" aria-label="Ereignisse">{events.length === 0 ? 'Noch keine Ereignisse.' : events.map(({ type, detail }) => `${type} ${JSON.stringify(detail)}`).join('\n')}</pre>
      </div>
    </>
  );
}

const root = document.getElementById('playground');
if (root !== null) createRoot(root).render(<Playground />);
