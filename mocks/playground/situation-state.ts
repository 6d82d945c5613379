import { seed } from "#mocks/data/seed.ts";
import { configOf } from "#mocks/pages.ts";
import { configText, initial, looks, type PlaygroundState } from "#mocks/playground/address.ts";
import { startOf } from "#mocks/situations.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { changesOf } from "./mock-state.ts";

/** How the page is looked at, and whether steps are taken at once; choosing a named state leaves it as it is. */
export const looksOf = (state: PlaygroundState): Partial<PlaygroundState> =>
  Object.fromEntries([...looks, "run" as const].map((key) => [key, state[key]]));

/** What the playground shows of a named state: everything before its first step. */
export async function stateOfSituation(situation: Situation): Promise<PlaygroundState> {
  const { id, hash = "", consent = "ask", config, state } = situation;
  const start = startOf(situation);
  return {
    ...initial,
    ...start,
    hash,
    consent,
    situation: id,
    config: config === undefined ? null : configText({ ...configOf(start.widget), ...config }),
    changes:
      state === undefined
        ? ""
        : await changesOf(start.customer, start.today, { ...seed(start.customer, start.today), ...state }),
  };
}
