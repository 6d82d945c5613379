import { useState } from "react";
import { routes } from "#api/routes.ts";
import { faults, isScenario, scenarios } from "#mocks/model/scenarios.ts";
import { Check, optionsOf, Select, TextField } from "./fields.tsx";
import { partsOf, singleFaults } from "./labels.ts";
import { Section } from "./section.tsx";
import type { Playground } from "./use-playground.ts";

const routeOptions = [
  { value: "", label: "alle Aufrufe" },
  ...Object.keys(routes).map((name) => ({ value: name, label: name })),
];

/** A disturbance to add: what goes wrong, and in which call. */
function Adding({ add }: { add: (part: string) => void }) {
  const [fault, setFault] = useState("fail");
  const [status, setStatus] = useState("503");
  const [route, setRoute] = useState("");
  const part = `${fault === "status" ? `status-${status}` : fault}${route === "" ? "" : `:${route}`}`;
  return (
    <fieldset>
      <legend>Störung hinzufügen</legend>
      <Select
        label="Störung"
        value={fault}
        options={[...optionsOf(faults), ...singleFaults, { value: "status", label: "Bestimmter Status" }]}
        onChange={setFault}
      />
      {fault === "status" && (
        <TextField
          label="Status (100 bis 599)"
          inputMode="numeric"
          value={status}
          onChange={setStatus}
          problem={isScenario(part) ? null : "Bitte geben Sie drei Ziffern ein, zum Beispiel 503."}
        />
      )}
      <Select label="Aufruf" value={route} options={routeOptions} onChange={setRoute} />
      <button type="button" onClick={() => add(part)}>
        Hinzufügen
      </button>
    </fieldset>
  );
}

/** The control for what goes wrong, call by call. */
export function ScenarioControl({ state, change, playLater }: Pick<Playground, "state" | "change" | "playLater">) {
  const { later } = state;
  const [reloads, setReloads] = useState(later === "");
  const inForce = later === "" ? state.scenario : later;
  const parts = partsOf(inForce);
  const known = scenarios.some(({ scenario }) => scenario === inForce);
  const choose = (texts: readonly string[]): void => {
    const scenario = texts.length === 0 ? "normal" : texts.join("+");
    if (!isScenario(scenario)) return;
    if (reloads) change({ scenario, later: "" });
    else playLater(scenario);
  };
  return (
    <Section title="Szenario">
      <Select
        label="Fertige Szenarien"
        value={inForce}
        options={[
          ...scenarios.map(({ scenario, label }) => ({ value: scenario, label })),
          ...(known ? [] : [{ value: inForce, label: "Eigene Zusammenstellung" }]),
        ]}
        onChange={(scenario) => choose([scenario])}
      />
      <ul className="parts" aria-label="Was vom Normalbetrieb abweicht">
        {parts.map(({ part, label }) => (
          <li key={part}>
            {label}
            <button
              type="button"
              aria-label={`${label} entfernen`}
              onClick={() => choose(parts.map((entry) => entry.part).filter((text) => text !== part))}
            >
              Entfernen
            </button>
          </li>
        ))}
      </ul>
      <Adding add={(part) => choose([...new Set([...parts.map((entry) => entry.part), part])])} />
      <Check label="Die Seite beim Wechsel neu laden" checked={reloads} onChange={setReloads} />
      {later !== "" && (
        <p className="quiet">
          Die Seite lädt mit „{state.scenario}“. „{later}“ gilt, wo jemand den Link öffnet oder sie neu lädt, ab dem
          ersten Klick oder Tastendruck in ihr.
        </p>
      )}
    </Section>
  );
}
