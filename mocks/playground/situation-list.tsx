import { useEffect, useState } from "react";
import { writeAddress, type PlaygroundState } from "#mocks/playground/address.ts";
import { situationName, situations } from "#mocks/situations.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { TextField } from "./fields.tsx";
import { Section } from "./section.tsx";
import { looksOf, stateOfSituation } from "./situation-state.ts";
import type { Playground } from "./use-playground.ts";

/**
 * A named state as a link to the playground; followed without loading the playground anew. Among those of other widgets
 * it tells its own.
 */
function Entry({
  situation,
  current,
  change,
}: {
  situation: Situation;
  current: PlaygroundState;
  change: Playground["change"];
}) {
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
      <a
        href={state === null ? undefined : `/${writeAddress(state)}`}
        aria-current={situation.id === current.situation ? "true" : undefined}
        onClick={(event) => {
          if (state === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          change({ ...state, ...looksOf(current) });
        }}
      >
        {situationName(situation)}
      </a>
    </li>
  );
}

const found = (search: string, widget: string): readonly Situation[] => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return situations.filter((situation) => situation.widget === widget);
  return situations.filter((situation) =>
    words.every((word) =>
      `${situationName(situation)} ${situation.widget} ${situation.id}`.toLowerCase().includes(word),
    ),
  );
};

/** The named states: those of the chosen widget, or those that a search finds. */
export function SituationList({ state, change }: Pick<Playground, "state" | "change">) {
  const [search, setSearch] = useState("");
  const shown = found(search, state.widget);
  return (
    <Section title="Zustände" startsOpen={state.situation !== ""}>
      <TextField
        label="Zustände suchen"
        type="search"
        value={search}
        onChange={setSearch}
        hint={`${shown.length} von ${situations.length}${search.trim() === "" ? ": alle des gewählten Widgets" : ""}`}
      />
      <ul className="links">
        {shown.map((situation) => (
          <Entry key={situation.id} situation={situation} current={state} change={change} />
        ))}
      </ul>
    </Section>
  );
}
