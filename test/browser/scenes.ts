import { afterEach } from "vitest";
import type { Scenario } from "#mocks/scenarios.ts";
import { sharedBrowser } from "./browsers.ts";
import { gate } from "./events.ts";
import { openLastingPlace, type Place } from "./places.ts";
import { openScene, openSceneAt, type Scene, type SceneOptions } from "./support.ts";

/** Places of this worker where no scene stands. */
const idle: Place[] = [];

/** Whether a scene may stand where another has been. */
const isOrdinary = ({ context = {}, headers, folder, fresh }: SceneOptions): boolean =>
  fresh !== true &&
  headers === undefined &&
  folder === undefined &&
  Object.keys(context).every((name) => name === "viewport");

/**
 * Opens scenes for the tests of a file, which leave after each of them. An ordinary one takes the place of another that
 * has gone, as a new page at a new address costs more than what most tests do there.
 */
export function scenesOf(defaults: SceneOptions): (options?: Partial<SceneOptions>) => Promise<Scene> {
  let leaving: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(leaving.map((leave) => leave()));
    leaving = [];
  });
  return async (options = {}) => {
    const wanted = { ...defaults, ...options };
    const browser = await sharedBrowser();
    if (!isOrdinary(wanted)) {
      const scene = await openScene(browser, wanted);
      leaving.push(scene.close);
      return scene;
    }
    const place = idle.pop() ?? (await openLastingPlace(browser));
    leaving.push(async () => {
      await place.clear();
      idle.push(place);
    });
    return openSceneAt(place, wanted);
  };
}

/** A backend that leaves the calls of a `slow` scenario unanswered until `answer` is called. */
export function heldBack(scenario: Scenario): { portal: NonNullable<SceneOptions["portal"]>; answer: () => void } {
  const { wait, open: answer } = gate();
  return { portal: { scenario, wait }, answer };
}

/** What was sent so far, oldest first. */
export const posts = ({ portal }: Scene): { path: string; body: unknown }[] =>
  portal.calls.filter(({ method }) => method === "POST").map(({ path, body }) => ({ path, body }));
