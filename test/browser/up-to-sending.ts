import type { Named, Situation } from "#mocks/situations/situation.ts";
import { situationOf } from "#mocks/situations/situations.ts";

/** The way of a situation of somebody who is logged in, up to its last press, and that press. */
export function upToSending(id: string): { before: Situation; send: Named } {
  const situation = situationOf(id);
  const steps = situation?.steps ?? [];
  const last = steps.findLastIndex((step) => "click" in step);
  const step = steps[last];
  if (situation === undefined || step === undefined || !("click" in step)) throw new Error(`${id} ends by no press`);
  return {
    before: { ...situation, customer: "admin", steps: steps.slice(0, last), shows: step.click, proves: [] },
    send: step.click,
  };
}
