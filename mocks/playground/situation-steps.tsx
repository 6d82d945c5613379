import { useEffect, useRef } from "react";
import { keyed } from "#lib/keyed.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { situationName, situationOf, situations } from "#mocks/situations/situations.ts";
import { showsText, stepText } from "#mocks/situations/steps.ts";
import { widthsText } from "#mocks/situations/widths.ts";
import { Check } from "./fields.tsx";
import { outcome } from "./outcome.ts";
import { LastRun } from "./situation-list.tsx";
import { chosenFrom } from "./situation-state.ts";
import type { Playground } from "./use-playground.ts";
import { useSteps } from "./use-steps.ts";

/** The steps with the way to have them taken; at once where the address says so. */
function Steps({ situation, playground }: { situation: Situation; playground: Playground }) {
  const { steps = [] } = situation;
  const { playing, run } = useSteps(playground, situation);
  const isPlaying = playing.state === "playing";
  const atOnce = useRef(playground.state.run ? run : null);
  useEffect(() => {
    const begin = atOnce.current;
    atOnce.current = null;
    void begin?.();
  }, []);
  return (
    <>
      {steps.length > 0 && (
        <ol>
          {keyed(steps, stepText).map(([key, step], index) => (
            <li key={key} aria-current={isPlaying && playing.step === index ? "step" : undefined}>
              {stepText(step)}
            </li>
          ))}
        </ol>
      )}
      <div className="buttons">
        <button
          type="button"
          aria-disabled={isPlaying}
          onClick={() => {
            if (!isPlaying) void run();
          }}
        >
          {steps.length === 0 ? "Zustand prüfen" : "Schritte ausführen"}
        </button>
        <span role="status">{outcome(playing, situation)}</span>
        {playing.state === "idle" && <LastRun of={situation} />}
        <Check
          label="Gleich ausführen, auch wenn jemand den Link öffnet"
          checked={playground.state.run}
          onChange={(isOn) => playground.note({ run: isOn })}
        />
      </div>
    </>
  );
}

/** Links to the states before and after it in the catalogue. */
function Neighbours({ situation, playground }: { situation: Situation; playground: Playground }) {
  const at = situations.indexOf(situation);
  const go = async (to: Situation): Promise<void> => playground.change(await chosenFrom(playground.state, to));
  return (
    <p className="buttons">
      {(
        [
          ["Voriger Zustand", situations[at - 1]],
          ["Nächster Zustand", situations[at + 1]],
        ] as const
      ).map(([label, to]) => (
        <button
          key={label}
          type="button"
          aria-disabled={to === undefined}
          onClick={() => {
            if (to !== undefined) void go(to);
          }}
        >
          {label}
        </button>
      ))}
      <span className="quiet">
        {at + 1} von {situations.length}
      </span>
    </p>
  );
}

/** How to get to the named state from here, by hand or by itself, and what is to be seen then. */
export function SituationSteps({ playground }: { playground: Playground }) {
  const situation = situationOf(playground.state.situation);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView();
    // Whoever has chosen it by keys in the list goes on with its steps.
    if (document.activeElement?.closest(".states")) section.current?.focus({ preventScroll: true });
  }, [situation]);
  if (situation === undefined) return null;
  const { missing } = situation;
  return (
    <section ref={section} tabIndex={-1} className="note" aria-label="Zustand">
      <div className="buttons">
        <h2>{situationName(situation)}</h2>
        <Neighbours situation={situation} playground={playground} />
      </div>
      {missing === undefined ? (
        <Steps key={situation.id} situation={situation} playground={playground} />
      ) : (
        <p>Dafür muss Code fehlen ({missing === "*" ? "aller" : missing}); das zeigt nur das gebaute Bündel.</p>
      )}
      <p>
        {showsText(situation)}. {widthsText(situation.widths)}
      </p>
    </section>
  );
}
