import { useState } from "react";
import { isWidth, NARROWEST, WIDEST } from "#mocks/playground/address.ts";
import { Check, optionsOf, Select, TextField } from "./fields.tsx";
import { consentLabels, hostLabels, schemeLabels, textLabels, viewportLabels } from "./labels.ts";
import { Section } from "./section.tsx";
import type { Playground } from "./use-playground.ts";

const OTHER = "other";

/** One of the usual widths in px, or any other. @param none what no width means, where that can be chosen */
function Width({
  label,
  value,
  none,
  onChange,
}: {
  label: string;
  value: string;
  none?: string;
  onChange: (width: string, by: "person" | "typing") => void;
}) {
  const isUsual = Object.hasOwn(viewportLabels, value) || value === "";
  const [typed, setTyped] = useState<string | null>(isUsual ? null : value);
  const isOther = typed !== null;
  return (
    <>
      <Select
        label={label}
        value={isOther ? OTHER : value}
        options={[
          ...(none === undefined ? [] : [{ value: "", label: none }]),
          ...optionsOf(viewportLabels),
          { value: OTHER, label: "Andere Breite" },
        ]}
        onChange={(chosen) => {
          setTyped(chosen === OTHER ? value : null);
          if (chosen !== OTHER) onChange(chosen, "person");
        }}
      />
      {isOther && (
        <TextField
          label={`${label} in Pixeln`}
          inputMode="numeric"
          value={typed}
          problem={isWidth(typed) ? null : `Bitte geben Sie eine Zahl von ${NARROWEST} bis ${WIDEST} ein.`}
          onChange={(text) => {
            setTyped(text);
            if (isWidth(text)) onChange(text, "typing");
          }}
        />
      )}
    </>
  );
}

const choices = [
  ["text", "Textgröße", textLabels],
  ["host", "Stylesheet der Seite", hostLabels],
  ["scheme", "Hell oder dunkel", schemeLabels],
  ["consent", "Marketing-Einwilligung", consentLabels],
] as const;

/** How the reader and the host see it. */
export function Looks({ state, change }: Pick<Playground, "state" | "change">) {
  return (
    <Section title="Darstellung">
      <Width label="Breite der Seite" value={state.viewport} onChange={(viewport, by) => change({ viewport }, by)} />
      <Width
        label="Zweite Seite daneben"
        none="keine"
        value={state.beside}
        onChange={(beside, by) => change({ beside }, by)}
      />
      {choices.map(([key, label, labels]) => (
        <Select
          key={key}
          label={label}
          value={state[key]}
          options={optionsOf(labels)}
          onChange={(value) => change({ [key]: value })}
        />
      ))}
      <Check
        label="Mit der Seitenprüfung für Autoren"
        checked={state.inspect}
        onChange={(inspect) => change({ inspect })}
      />
    </Section>
  );
}
