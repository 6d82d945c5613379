import { afterEach } from "vitest";
import type { Scenario } from "#mocks/model/scenarios.ts";
import { gate } from "#mocks/testing/gate.ts";
import { sharedBrowser } from "./browsers.ts";
import { openScene, openSceneAt, type Scene, type SceneOptions } from "./support.ts";
import { openLastingTestPage, type TestPage } from "./test-page.ts";

/** Pages of this worker that show no scene. */
const idle: TestPage[] = [];

/** Whether a scene may reuse the page of another one. */
const isOrdinary = ({ context = {}, headers, folder, fresh }: SceneOptions): boolean =>
  fresh !== true &&
  headers === undefined &&
  folder === undefined &&
  Object.keys(context).every((name) => name === "viewport");

/**
 * Opens scenes for the tests of a file, and closes them after each test. An ordinary scene reuses the page of a closed
 * one, because opening a page takes longer than most tests do.
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
    const testPage = idle.pop() ?? (await openLastingTestPage(browser));
    leaving.push(async () => {
      await testPage.clear();
      idle.push(testPage);
    });
    return openSceneAt(testPage, wanted);
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
