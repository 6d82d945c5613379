import { useState } from "react";
import { firstShown, pageQuery, type PlaygroundState } from "#mocks/playground/address.ts";
import { configText } from "#mocks/playground/config-in-address.ts";
import { configOf, pageOf, pages } from "#mocks/situations/pages.ts";
import { endingOf } from "#mount/anchor-id.ts";
import { widgetEntryOf, registry, type WidgetEntry } from "#mount/registry.ts";
import type { Param } from "#widgets/shared/manifest.ts";
import { Check, DayField, JsonField, optionsOf, Select, TextField } from "./fields.tsx";
import { customerLabels } from "./labels.ts";
import { Section } from "./section.tsx";
import type { Playground } from "./use-playground.ts";

interface ControlProps {
  readonly state: PlaygroundState;
  readonly change: Playground["change"];
}

const isDay = (text: string): boolean => /^(\d{4}-\d{2}-\d{2})?$/.test(text);

function needOf({ needsOne = [] }: WidgetEntry, { attribute, required }: Param): string {
  if (required === true) return "nötig";
  return needsOne.includes(attribute) ? "eines davon ist nötig" : "freiwillig";
}

const kinds: Readonly<Record<Param["type"], string>> = {
  number: "Zahl",
  id: "Kennung",
  date: "Datum",
  json: "JSON",
  text: "Text",
  url: "Adresse",
  choice: "Auswahl",
};

/** One attribute by its declared type; `complaint` is what the console says of it. */
function Parameter({
  line,
  param,
  value,
  complaint,
  onChange,
}: {
  line: WidgetEntry;
  param: Param;
  value: string;
  complaint: string | null;
  onChange: (value: string) => void;
}) {
  const { attribute, type } = param;
  const kind = type === "json" ? `JSON, ${param.shape}` : kinds[type];
  const field = {
    label: `${attribute} (${kind}, ${needOf(line, param)})`,
    value,
    onChange,
    required: param.required === true,
    problem: complaint === null ? null : `In der Konsole steht: ${complaint}`,
  };
  if (type === "json") return <JsonField {...field} />;
  if (type === "date" && isDay(value)) return <DayField {...field} />;
  if (type === "choice") return <TextField {...field} suggestions={param.options} />;
  return <TextField {...field} {...(type === "number" && { inputMode: "numeric" as const })} />;
}

/** The widgets by their German names, each with its id. */
const byName = registry
  .map(({ id, name }) => ({ id, label: `${name} – ${id}` }))
  .sort((one, other) => one.label.localeCompare(other.label, "de"));

const toOptions = (entries: readonly { id: string; label?: string }[]) =>
  entries.map(({ id, label = id }) => ({ value: id, label }));

/** The controls for what is shown: the widget and its parameters. */
export function Subject({ state, change, complaints }: ControlProps & { complaints: readonly string[] }) {
  const line = widgetEntryOf(state.widget);
  const ending = endingOf(state.widget, state.widget);
  return (
    <Section title="Widget" startsOpen>
      <Select
        label="Widget oder Seite"
        value={state.widget}
        options={[]}
        groups={[
          { label: "Widgets", options: toOptions(byName) },
          { label: "Ganze Seiten", options: toOptions(pages) },
        ]}
        onChange={(widget) => change(firstShown(widget))}
      />
      {ending !== null && (
        <TextField
          label={`Ende der id: {${ending.name}}`}
          value={state.item}
          onChange={(item) => change({ item }, "typing")}
        />
      )}
      {line?.params.map((param) => (
        <Parameter
          key={line.id + param.attribute}
          line={line}
          param={param}
          value={state.attributes[param.attribute] ?? ""}
          complaint={complaints.find((text) => text.includes(param.attribute)) ?? null}
          onChange={(value) => change({ attributes: { ...state.attributes, [param.attribute]: value } }, "typing")}
        />
      ))}
      {line?.params.length === 0 && ending === null && <p className="quiet">Dieses Widget hat keine Parameter.</p>}
      {pageOf(state.widget) !== undefined && (
        <p className="quiet">Eine Seite, wie das Portal sie hat: mehrere Widgets und ihr Rahmen.</p>
      )}
    </Section>
  );
}

/** The controls for who sees the page, and on which day. */
export function Circumstances({ state, change, play }: ControlProps & Pick<Playground, "play">) {
  const [reloads, setReloads] = useState(true);
  return (
    <Section title="Kunde und Tag">
      <Select
        label="Kunde"
        value={state.customer}
        options={optionsOf(customerLabels)}
        onChange={(value) => {
          const customer = value as PlaygroundState["customer"];
          if (reloads) change({ customer });
          else play({ customer });
        }}
      />
      <Check label="Die Seite beim Wechsel des Kunden neu laden" checked={reloads} onChange={setReloads} />
      <DayField label="Heute" required value={state.today} onChange={(today) => change({ today }, "typing")} />
      <DayField
        label="Uhr der Seite"
        value={state.clock}
        hint="Ein anderer Tag, zu dem die Daten bleiben, wo sie sind; leer geht die Uhr wie „Heute“."
        onChange={(clock) => change({ clock }, "typing")}
      />
    </Section>
  );
}

function splitAddress(text: string): Pick<PlaygroundState, "query" | "hash"> {
  const at = text.indexOf("#");
  const query = at === -1 ? text : text.slice(0, at);
  return {
    query: pageQuery(new URLSearchParams(query)),
    hash: at === -1 || at === text.length - 1 ? "" : text.slice(at),
  };
}

/** The controls for the page's own address and configuration. */
export function PageControl({ state, change, complaints }: ControlProps & { complaints: readonly string[] }) {
  const tabs = widgetEntryOf(state.widget)?.tabs ?? [];
  const shown = state.query + state.hash;
  const [typed, setTyped] = useState({ text: shown, shown });
  return (
    <Section title="Seite" startsOpen={false}>
      <TextField
        label="Query und Hash der Seite"
        value={typed.shown === shown ? typed.text : shown}
        suggestions={tabs.map((key) => `#${key}`)}
        hint="Zum Beispiel #inhalt oder ?setTab=aktuell"
        onChange={(text) => {
          const part = splitAddress(text);
          setTyped({ text, shown: part.query + part.hash });
          change(part, "typing");
        }}
      />
      <JsonField
        label="Konfiguration (portal-config)"
        rows={14}
        value={state.config ?? configText(configOf(state.widget))}
        problem={complaints.length === 0 ? null : `In der Konsole steht: ${complaints.join(" ")}`}
        onChange={(config) => change({ config }, "typing")}
      />
      <button type="button" disabled={state.config === null} onClick={() => change({ config: null })}>
        Konfiguration zurücksetzen
      </button>
    </Section>
  );
}
