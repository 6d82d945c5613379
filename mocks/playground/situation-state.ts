import { seed } from "#mocks/data/seed.ts";
import { isScenario, type Scenario } from "#mocks/model/scenarios.ts";
import { initial, looks, readAddress, writeAddress, type PlaygroundState } from "#mocks/playground/address.ts";
import { configText } from "#mocks/playground/config-in-address.ts";
import { exampleAttributes } from "#mocks/playground/examples.ts";
import { configOf } from "#mocks/situations/pages.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { situationOf, startOf } from "#mocks/situations/situations.ts";
import { widthOf } from "#mocks/situations/widths.ts";
import { changesOf } from "./mock-state.ts";

/**
 * How the page is looked at, and whether steps are taken at once; choosing a named state leaves it as it is, but for a
 * width at which that does not hold.
 */
const looksFor = (situation: Situation, state: PlaygroundState): Partial<PlaygroundState> => ({
  ...Object.fromEntries([...looks, "run" as const].map((key) => [key, state[key]])),
  viewport: String(widthOf(situation, Number(state.viewport))),
});

const faultsIn = (scenario: string): string[] => scenario.split("+").filter((part) => part !== "" && part !== "normal");

/** The faults that a link has added: neither the named state's start nor one of its steps sets them. */
export function addedFaults({ scenario = "normal", steps = [] }: Situation, now: Scenario): string[] {
  const own = [scenario, ...steps.flatMap((step) => ("play" in step ? [step.play] : []))].flatMap(faultsIn);
  return faultsIn(now).filter((part) => !own.includes(part));
}

/** A scenario in which these go wrong as well. */
export function withFaults(scenario: Scenario, added: readonly string[]): Scenario {
  const joined = [...new Set([...faultsIn(scenario), ...added])].join("+");
  return joined !== "" && isScenario(joined) ? joined : "normal";
}

/** The state of the playground before the first step of a named state, possibly for another customer or day. */
export async function stateOfSituation(
  situation: Situation,
  as: Partial<Pick<PlaygroundState, "customer" | "today">> = {},
): Promise<PlaygroundState> {
  const { id, hash = "", consent = "ask", config, state } = situation;
  const start = { ...startOf(situation), ...as };
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

/** A named state as it is chosen from another one: looked at as that is. */
export const chosenFrom = async (state: PlaygroundState, situation: Situation): Promise<PlaygroundState> => ({
  ...(await stateOfSituation(situation)),
  ...looksFor(situation, state),
});

/** The knobs that no step turns, where they stand elsewhere than at the start. */
function turned(state: PlaygroundState, knobs: readonly (keyof PlaygroundState)[]): Partial<PlaygroundState> {
  return Object.fromEntries(knobs.filter((key) => state[key] !== initial[key]).map((key) => [key, state[key]]));
}

/**
 * A named state from which its steps can be taken, with all that a link adds to it: what goes wrong, clock, day,
 * customer, consent, configuration, parameters, looks. What earlier steps have left is not added.
 */
export async function startWith(situation: Situation, state: PlaygroundState): Promise<PlaygroundState> {
  const isLoggingIn = situation.steps?.some((step) => "login" in step) ?? false;
  const start = await stateOfSituation(situation, turned(state, isLoggingIn ? ["today"] : ["today", "customer"]));
  const examples = exampleAttributes(state.widget);
  const given = Object.entries(state.attributes).filter(([name, value]) => examples[name] !== value);
  return {
    ...start,
    ...turned(state, ["clock", "consent", "config", "later"]),
    ...looksFor(situation, state),
    ...(state.widget === start.widget && { attributes: { ...start.attributes, ...Object.fromEntries(given) } }),
    scenario: withFaults(start.scenario, addedFaults(situation, state.scenario)),
  };
}

/** Whether a start of a named state differs from that state in more than its looks. */
export const isVaried = async (start: PlaygroundState, situation: Situation): Promise<boolean> =>
  writeAddress(start) !== writeAddress(await chosenFrom(start, situation));

/**
 * The address that an address means which names a state without its widget, typed by hand: the whole of that state,
 * with what else the address says. Null for every other address.
 */
export async function wholeAddress(address: string): Promise<string | null> {
  const { searchParams: query, hash } = new URL(address, "http://playground.invalid");
  const situation = query.has("widget") ? undefined : situationOf(query.get("situation") ?? "");
  if (situation === undefined) return null;
  const start = await stateOfSituation(situation);
  query.set("widget", start.widget);
  const given = readAddress(`?${query.toString()}${hash}`);
  const whole = await startWith(situation, given);
  return writeAddress({ ...whole, query: given.query, hash: given.hash === "" ? whole.hash : given.hash });
}
