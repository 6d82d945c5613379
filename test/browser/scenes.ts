import type { Browser } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import type { Scenario } from "#mocks/scenarios.ts";
import { gate } from "./events.ts";
import { openScene, sharedBrowser, type Scene, type SceneOptions } from "./support.ts";

/** A browser for the tests of a file; what they open is closed after each of them. */
export function scenesOf(defaults: SceneOptions): (options?: Partial<SceneOptions>) => Promise<Scene> {
  let browser: Browser;
  let scenes: Scene[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(scenes.map((scene) => scene.close()));
    scenes = [];
  });
  return async (options = {}) => {
    const scene = await openScene(browser, { ...defaults, ...options });
    scenes.push(scene);
    return scene;
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
