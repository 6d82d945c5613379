import { expect, it } from "vitest";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: "" });

const LIST = '<div id="portal-event-list"></div>';

it.each([
  [5, "laid out at once"],
  [20, "skipped until it comes near"],
])("the last of %i lists is %s", async (count) => {
  const { page } = await open({ body: LIST.repeat(count) });
  const last = page.locator("#portal-event-list").last();
  await last.getByRole("tab", { name: "Geplant" }).waitFor();
  await last.getByText("Protokollführung").first().waitFor({ state: "attached" });
  const look = (): Promise<[string, string]> =>
    last.evaluate(({ shadowRoot }) => {
      const wrapper = shadowRoot?.querySelector<HTMLElement>(".portal");
      return [wrapper?.style.contentVisibility ?? "", wrapper?.innerText ?? ""];
    });
  const text: unknown = expect.stringContaining("Protokollführung");
  const isMany = count === 20;
  await expect.poll(look).toEqual(isMany ? ["auto", ""] : ["", text]);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(look).toEqual(["", text]);
  await last.getByRole("tab", { name: "Abgeschlossen" }).click();
  await expect.poll(async () => (await last.boundingBox())?.height).toBeGreaterThan(500);
});
