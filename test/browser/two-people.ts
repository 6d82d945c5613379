import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { posts } from "./scenes.ts";
import type { Stages } from "./situations.ts";
import { NOW, type Scene } from "./support.ts";
import { upToSending } from "./up-to-sending.ts";

/** Ways on pages that know who is there, by the situation that their last press, which sends something, leads to. */
export const SENT = [
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

/** One of each kind, which each commit tries: settings, a dialog, the cart, an order, a form. */
export const TURNED_FIRST = [
  "einstellungen-gespeichert",
  "buchen-erfolg",
  "warenkorb-entfernt",
  "kasse-gebucht",
  "kontakt-gesendet",
];

/** Waits until a page says that somebody else has logged in. */
export const said = (page: Page): Promise<void> =>
  page
    .getByText(/^Sie sind jetzt mit einem anderen Konto angemeldet/)
    .first()
    .waitFor();

/** Somebody else logs in, in this browser; the portal counts its calls anew. */
export async function logInAs(other: "member", { page, portal }: Scene): Promise<void> {
  portal.select({ customer: other });
  await page.clock.setFixedTime(new Date(NOW.getTime() + 300_000));
}

/** Leaves the page as the next situation wants it: nothing of this one asks the portal any more. */
export async function leave({ page }: Scene): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto("about:blank");
}

/** Tests on some of these pages that the tab of whoever has logged in turns them. */
export const testTurning = (onStage: Stages["on"], ids: readonly string[]): void =>
  describe.concurrent.each(ids)("%s, while another person has logged in elsewhere", (id) => {
    const { before } = upToSending(id);

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
