import type { Situation } from "#mocks/situations/situation.ts";
import type { Playing } from "./use-steps.ts";

/** The sentence after all steps were taken and the state was reached. */
export const PLAYED = "Die Schritte sind ausgeführt, das Ergebnis stimmt.";

/** How far the steps of a situation are, in German; empty before they are asked for. */
export function outcome(playing: Playing, { steps = [] }: Situation): string {
  switch (playing.state) {
    case "idle":
      return "";
    case "playing":
      return playing.step < steps.length
        ? `Schritt ${playing.step + 1} von ${steps.length} läuft.`
        : "Das Ergebnis wird erwartet.";
    case "done":
      return steps.length === 0 ? "Was erwartet wird, ist zu sehen." : PLAYED;
    case "stuck":
      return playing.step < steps.length
        ? `Schritt ${playing.step + 1} ließ sich nicht ausführen: Was er braucht, ist nicht da.`
        : "Zu sehen ist etwas anderes, als erwartet wird.";
    default:
      return playing satisfies never;
  }
}
