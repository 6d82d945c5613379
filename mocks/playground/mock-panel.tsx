import { useEffect, useState } from "react";
import { seed } from "#mocks/data/seed.ts";
import type { PortalState } from "#mocks/model/state.ts";
import type { PlaygroundState } from "#mocks/playground/address.ts";
import { isSame } from "./changes.ts";
import { JsonField, jsonProblem, Select, type Option } from "./fields.tsx";
import { topicLabels } from "./labels.ts";
import { changesOf, checkState, stateOf, type Checked } from "./mock-state.ts";
import type { Playground } from "./use-playground.ts";

type Topic = keyof PortalState;
const topics = Object.keys(topicLabels) as Topic[];

const ALL = "";

function nameOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry);
  const named = entry as {
    title?: string | null;
    subject?: string | null;
    data?: { firstname?: string | null; lastname?: string | null };
  };
  return named.title ?? named.subject ?? [named.data?.firstname, named.data?.lastname].filter(Boolean).join(" ");
}

/** The entries of a topic, by index or key; none where it has none. */
function entriesOf(topic: unknown): Option[] {
  if (typeof topic !== "object" || topic === null) return [];
  const isList = Array.isArray(topic);
  return Object.entries(topic).map(([key, entry]) => ({
    value: key,
    label: isList ? `${Number(key) + 1}. ${nameOf(entry)}` : key,
  }));
}

/** The state with one topic, or one entry of it, replaced. */
function replaced(state: PortalState, topic: Topic, entry: string, value: unknown): unknown {
  const old: unknown = state[topic];
  if (entry === ALL || typeof old !== "object" || old === null) return { ...state, [topic]: value };
  return {
    ...state,
    [topic]: Array.isArray(old)
      ? old.map((item: unknown, index) => (String(index) === entry ? value : item))
      : { ...old, [entry]: value },
  };
}

/** Looks at a topic of the state and changes it as JSON. */
function Editor({
  stand,
  topic,
  entry,
  save,
}: {
  stand: PortalState;
  topic: Topic;
  entry: string;
  save: (state: PortalState) => Promise<void>;
}) {
  const shown: unknown = entry === ALL ? stand[topic] : (stand[topic] as Record<string, unknown>)[entry];
  const original = JSON.stringify(shown, null, 2);
  const [text, setText] = useState(original);
  const [saved, setSaved] = useState("");
  const isJson = text.trim() !== "" && jsonProblem(text) === null;
  const checked = isJson ? checkState(replaced(stand, topic, entry, JSON.parse(text) as unknown)) : null;
  const apply = async (): Promise<void> => {
    if (checked?.state == null) return;
    await save(checked.state);
    setSaved("Übernommen. Die Seite wird mit dem neuen Stand geladen.");
  };
  return (
    <>
      <JsonField
        label="Inhalt als JSON"
        rows={14}
        value={text}
        problem={
          text.trim() === "" ? "Hier fehlt ein Wert; „nichts“ schreibt sich null oder []." : (checked?.problem ?? null)
        }
        onChange={(next) => {
          setText(next);
          setSaved("");
        }}
      />
      <p className="buttons">
        <button type="button" aria-disabled={checked?.state == null || text === original} onClick={() => void apply()}>
          Übernehmen
        </button>
        <button type="button" aria-disabled={text === original} onClick={() => setText(original)}>
          Verwerfen
        </button>
        <span role="status">{saved}</span>
      </p>
    </>
  );
}

/** The state behind the address; null while it is being read. */
function useStand({ customer, today, changes }: PlaygroundState): Checked | null {
  const key = [customer, today, changes].join("|");
  const [read, setRead] = useState<{ key: string; checked: Checked } | null>(null);
  useEffect(() => {
    let isNewest = true;
    void stateOf({ customer, today, changes }).then((checked) => {
      if (isNewest) setRead({ key, checked });
    });
    return () => {
      isNewest = false;
    };
  }, [key, customer, today, changes]);
  return read?.key === key ? read.checked : null;
}

/** The mock portal's state: seen, changed, set back. */
export function MockPanel({ state, change }: Pick<Playground, "state" | "change">) {
  const { customer, today, changes } = state;
  const [topic, setTopic] = useState<Topic>("bookmarks");
  const [wanted, setEntry] = useState(ALL);
  const checked = useStand(state);
  const stand = checked?.state ?? null;
  if (checked === null) return <p className="quiet">Der Stand wird gelesen.</p>;
  const start = seed(customer, today);
  const entries = stand === null ? [] : entriesOf(stand[topic]);
  const entry = entries.some(({ value }) => value === wanted) ? wanted : ALL;
  return (
    <>
      {checked.problem !== null && (
        <p className="problem" role="alert">
          {checked.problem}
        </p>
      )}
      <p className="quiet">
        {changes === ""
          ? "Der Stand ist der Anfangsstand dieses Kunden."
          : "Der Stand wurde geändert. Die Änderungen stehen in der Adresse und reisen mit dem Link."}
      </p>
      {stand !== null && (
        <>
          <div className="pair">
            <Select
              label="Bereich"
              value={topic}
              options={topics.map((key) => ({
                value: key,
                label: topicLabels[key] + (isSame(stand[key], start[key]) ? "" : " (geändert)"),
              }))}
              onChange={(value) => {
                setTopic(value as Topic);
                setEntry(entriesOf(stand[value as Topic]).length > 20 ? "0" : ALL);
              }}
            />
            {entries.length > 0 && (
              <Select
                label="Eintrag"
                value={entry}
                options={[{ value: ALL, label: `Alle (${entries.length})` }, ...entries]}
                onChange={setEntry}
              />
            )}
          </div>
          <Editor
            key={[topic, entry, changes, customer, today].join("|")}
            stand={stand}
            topic={topic}
            entry={entry}
            save={async (next) => change({ changes: await changesOf(customer, today, next) })}
          />
        </>
      )}
      <button type="button" disabled={changes === ""} onClick={() => change({ changes: "" })}>
        Mock-Portal zurücksetzen
      </button>
    </>
  );
}
