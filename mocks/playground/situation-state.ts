import { seed } from "#mocks/data/seed.ts";
import { configOf } from "#mocks/pages.ts";
import {
  configText,
  initial,
  looks,
  readAddress,
  writeAddress,
  type PlaygroundState,
} from "#mocks/playground/address.ts";
import { situationOf, startOf } from "#mocks/situations.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { widthOf } from "#mocks/situations/widths.ts";
import { changesOf } from "./mock-state.ts";

/**
 * How the page is looked at, and whether steps are taken at once; choosing a named state leaves it as it is, but for a
 * width at which that does not hold.
 */
export const looksFor = (situation: Situation, state: PlaygroundState): Partial<PlaygroundState> => ({
  ...Object.fromEntries([...looks, "run" as const].map((key) => [key, state[key]])),
  viewport: String(widthOf(situation, Number(state.viewport))),
});

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
    viewport: String(widthOf(situation, Number(initial.viewport))),
    config: config === undefined ? null : configText({ ...configOf(start.widget), ...config }),
    changes:
      state === undefined
        ? ""
        : await changesOf(start.customer, start.today, { ...seed(start.customer, start.today), ...state }),
  };
}

/**
 * The address that an address means which names a state alone, typed by hand: the whole of that state, looked at as it
 * says. Null for every other address.
 */
export async function wholeAddress(address: string): Promise<string | null> {
  const { searchParams: query } = new URL(address, "http://playground.invalid");
  const situation = query.has("widget") ? undefined : situationOf(query.get("situation") ?? "");
  if (situation === undefined || startOf(situation).widget === initial.widget) return null;
  return writeAddress({ ...(await stateOfSituation(situation)), ...looksFor(situation, readAddress(address)) });
}
