import { Desk } from "./desk.ts";
import type { Journey, Step } from "./journey.ts";
import { asCustomer, type StillSite } from "./site.ts";

/** How often a key is pressed at most until what is looked for is spoken. */
const MOST_PRESSES = 60;

/** What was done, and all that was spoken upon it. */
export interface Told {
  readonly done: string;
  readonly spoken: readonly string[];
}

async function sought(desk: Desk, key: string, until: string): Promise<readonly Told[]> {
  const told: Told[] = [];
  while (told.length < MOST_PRESSES) {
    const spoken = await desk.press(key);
    told.push({ done: key, spoken });
    if (spoken.join("\n").includes(until)) return told;
  }
  throw new Error(`"${until}" was not found by ${key}:\n${told.map(({ spoken }) => spoken.join(" | ")).join("\n")}`);
}

async function take(desk: Desk, step: Step): Promise<readonly Told[]> {
  if ("about" in step) return [{ done: `# ${step.about}`, spoken: [] }];
  if ("typed" in step) return [{ done: `„${step.typed}“`, spoken: await desk.type(step.typed) }];
  if (step.until !== undefined) return sought(desk, step.key, step.until);
  return [{ done: step.key, spoken: await desk.press(step.key, step.hears) }];
}

/**
 * Goes a journey's way with a screen reader and a browser of its own.
 * @param tell is called with each step as soon as it has been heard
 */
export async function play(journey: Journey, site: StillSite, tell: (told: Told) => void): Promise<void> {
  const { start, isCustomer = false, steps: before } = journey.after ?? journey;
  const desk = new Desk(site.idle);
  try {
    await desk.open();
    const spoken = await desk.browse(site.origin + (isCustomer ? asCustomer(start) : start));
    if (journey.after === undefined) tell({ done: start, spoken });
    else for (const step of before) await take(desk, step);
    for (const step of journey.steps) for (const told of await take(desk, step)) tell(told);
  } finally {
    await desk.close();
  }
}
