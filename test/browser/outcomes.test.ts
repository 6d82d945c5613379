import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { situationNamed } from "#mocks/situations/situations.ts";
import { useStages } from "./every-situation.ts";

/** Where the failure and the button with the focus stand in the window, from top to bottom; and how many failures. */
const found = (page: Page) =>
  page.evaluate(() => {
    const root = document.activeElement?.shadowRoot;
    const button = root?.activeElement;
    const alerts = [...(root?.querySelectorAll('[role="alert"]') ?? [])].filter((alert) => alert.checkVisibility());
    const [alert] = alerts;
    if (alert === undefined || button?.localName !== "button") throw new Error("There is no failure beside its button");
    const tops = [alert, button].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    });
    return { alerts: alerts.length, failure: tops[0], button: tops[1], height: window.innerHeight };
  });

describe("the failure of a form", () => {
  const onStage = useStages("");
  it.each([
    "kontakt-fehler",
    "beratung-fehler",
    "kasse-adresse-fehler",
    "login-fehler",
    "online-fax-fehler",
    "br-funktionen-nicht-gespeichert",
    "plan-nicht-gespeichert",
    "konto-fehler",
  ])("stands right above the button that was pressed, both in sight on a phone: %s", async (id) => {
    await onStage({ ...situationNamed(id), widths: { below: 391 } }, async ({ page }) => {
      const { alerts, failure, button, height } = await found(page);
      expect(alerts).toBe(1);
      expect(failure?.bottom).toBeLessThanOrEqual(button?.top ?? 0);
      expect((button?.top ?? 0) - (failure?.bottom ?? 0)).toBeLessThan(60);
      expect(failure?.top).toBeGreaterThanOrEqual(0);
      expect(button?.bottom).toBeLessThanOrEqual(height);
    });
  });
});
