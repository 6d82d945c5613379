import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { situationOf } from "#mocks/situations.ts";
import type { Named } from "#mocks/situations/situation.ts";
import { takeStep } from "#mocks/situations/take-step.ts";
import { useStages } from "./every-situation.ts";
import { posts } from "./scenes.ts";
import { handsOn } from "./situations.ts";
import { NOW, type Scene } from "./support.ts";
import { upToSending } from "./up-to-sending.ts";

const onStage = useStages("");

/** Ways on pages that know who is there, by the situation that their last press, which sends something, leads to. */
const SENT = [
  "einstellungen-gespeichert",
  "br-funktionen-gespeichert",
  "hotelwuensche-gespeichert",
  "informationsangebot-gespeichert",
  "login-email-angefordert",
  "mitglied-einstellungen-gespeichert",
  "buchen-erfolg",
  "stornieren-erfolg",
  "loeschung-erfolg",
  "warenkorb-entfernt",
  "kasse-gebucht",
  "kostenrechner-im-warenkorb",
  "feedback-gesendet",
  "kontakt-gesendet",
  "beratung-gebucht",
  "plan-nicht-gespeichert",
];

const press = (scene: Scene, send: Named): Promise<void> => takeStep(handsOn(scene), { click: send });
const said = (page: Page): Promise<void> => page.getByText(common.otherPerson).first().waitFor();

/** Somebody else logs in, in this browser; the portal counts its calls anew. */
async function logInAs(other: "member", { page, portal }: Scene): Promise<void> {
  portal.select({ customer: other });
  await page.clock.setFixedTime(new Date(NOW.getTime() + 300_000));
}

/** Leaves the page as the next situation wants it: nothing of this one asks the portal any more. */
async function leave({ page }: Scene): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto("about:blank");
}

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

  it("turns to them as soon as their tab tells of it", async () => {
    await onStage(before, async (scene) => {
      await logInAs("member", scene);
      const other = await scene.page.context().newPage();
      await other.goto(scene.page.url());
      await said(scene.page);
      expect(posts(scene)).toEqual([]);
      await other.close();
      await leave(scene);
    });
  });
});

/** Personal pages that have no reason to ask who is there while nobody leaves them. */
const UNNAMED = ["seminarliste", "dokumente"];

it.each(UNNAMED)("%s reads anew when it comes into use again and somebody is there", async (id) => {
  const situation = situationOf(id);
  if (situation === undefined) throw new Error(`There is no situation ${id}`);
  await onStage(situation, async (scene) => {
    const { page, portal } = scene;
    const read = portal.calls.map(({ name }) => name).filter((name) => name !== "user");
    await logInAs("member", scene);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect.poll(() => portal.calls.map(({ name }) => name)).toEqual(["user", ...read]);
    await leave(scene);
  });
});
