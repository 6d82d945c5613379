import { describe, expect, it } from "vitest";
import type { Named } from "#mocks/situations/situation.ts";
import { situationNamed } from "#mocks/situations/situations.ts";
import { takeStep } from "#mocks/situations/take-step.ts";
import { useStages } from "./every-situation.ts";
import { posts } from "./scenes.ts";
import { driverOf } from "./situations.ts";
import type { Scene } from "./support.ts";
import { leave, logInAs, said, SENT, testTurning, TURNED_FIRST } from "./two-people.ts";
import { upToSending } from "./up-to-sending.ts";

const onStage = useStages("");

const press = (scene: Scene, send: Named): Promise<void> => takeStep(driverOf(scene), { click: send });

describe.concurrent.each(SENT)("%s, while another person has logged in elsewhere", (id) => {
  const { before, send } = upToSending(id);

  it("sends nothing for them of what was made for somebody else, and says whose page it is", async () => {
    await onStage(before, async (scene) => {
      await logInAs("member", scene);
      await press(scene, send);
      await said(scene.page);
      expect(posts(scene)).toEqual([]);
      await leave(scene);
    });
  });
});

testTurning(onStage, TURNED_FIRST);

/** Personal pages that have no reason to ask who is there while nobody leaves them. */
const UNNAMED = ["seminarliste", "dokumente"];

it.each(UNNAMED)("%s reads anew when it comes into use again and somebody is there", async (id) => {
  const situation = situationNamed(id);
  await onStage(situation, async (scene) => {
    const { page, portal } = scene;
    const read = portal.calls.map(({ name }) => name).filter((name) => name !== "user");
    await logInAs("member", scene);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect.poll(() => portal.calls.map(({ name }) => name)).toEqual(["user", ...read]);
    await leave(scene);
  });
});
