import { situationName, situationOf } from "#mocks/situations.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { showsText, stepText } from "#mocks/situations/steps.ts";
import { useSteps, type Playing } from "./use-steps.ts";
import type { Playground } from "./use-playground.ts";

function outcome(playing: Playing, { steps = [] }: Situation): string {
  switch (playing.state) {
    case "idle":
      return "";
    case "playing":
      return playing.step < steps.length
        ? `Schritt ${playing.step + 1} von ${steps.length} läuft.`
        : "Das Ergebnis wird erwartet.";
    case "done":
      return "Die Schritte sind ausgeführt.";
    case "stuck":
      return playing.step < steps.length
        ? `Schritt ${playing.step + 1} ließ sich nicht ausführen: Was er braucht, ist nicht da.`
        : "Nach den Schritten ist etwas anderes zu sehen.";
    default:
      return playing satisfies never;
  }
}

function Steps({ situation, playground }: { situation: Situation; playground: Playground }) {
  const { playing, run } = useSteps(playground, situation);
  const isPlaying = playing.state === "playing";
  return (
    <>
      <ol>
        {situation.steps?.map((step, index) => (
          <li key={index} aria-current={isPlaying && playing.step === index ? "step" : undefined}>
            {stepText(step)}
          </li>
        ))}
      </ol>
      <p className="buttons">
        <button
          type="button"
          aria-disabled={isPlaying}
          onClick={() => {
            if (!isPlaying) void run();
          }}
        >
          Schritte ausführen
        </button>
        <span role="status">{outcome(playing, situation)}</span>
      </p>
    </>
  );
}

/** How to get to the named state from here, by hand or by itself, and what is to be seen then. */
export function SituationSteps({ playground }: { playground: Playground }) {
  const situation = situationOf(playground.state.situation);
  if (situation === undefined) return null;
  const { steps = [], missing } = situation;
  return (
    <section className="note" aria-label="Zustand">
      <h2>{situationName(situation)}</h2>
      {missing !== undefined && (
        <p>Dafür muss Code fehlen ({missing === "*" ? "aller" : missing}); das zeigt nur das gebaute Bündel.</p>
      )}
      {steps.length > 0 && <Steps key={situation.id} situation={situation} playground={playground} />}
      <p>{showsText(situation)}</p>
    </section>
  );
}
