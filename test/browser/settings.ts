import type { Locator, Page } from "playwright-core";
import { sending } from "#i18n/sending.ts";
import { personal } from "#i18n/settings.ts";

/** The own settings on a page. */
export const SETTINGS = '<h1>Einstellungen</h1><div id="portal-user-settings"></div>';

export const FAILED = personal.save.unsent;

export const field = (page: Page, name: string | RegExp): Locator => page.getByRole("textbox", { name });
export const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Speichern", exact: true }).click();
export const dialogOf = (page: Page): Locator => page.getByRole("dialog");

/** Closes the dialog by the button below its text. */
export async function closeDialog(page: Page): Promise<void> {
  await dialogOf(page).getByRole("button", { name: "Schließen" }).last().click();
  await dialogOf(page).waitFor({ state: "detached" });
}

/** Closes the dialog while its request is under way: it goes on, and the page tells what became of it. */
export async function leaveDialog(page: Page): Promise<void> {
  await dialogOf(page).getByRole("button", { name: "Schließen" }).last().click();
  await dialogOf(page).getByRole("button", { name: sending.leave }).click();
  await dialogOf(page).waitFor({ state: "detached" });
}

/** The drafts of this tab by their names. */
export const drafts = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(sessionStorage).map((key) => [
        key.replace("portal-draft:", ""),
        JSON.parse(sessionStorage.getItem(key) ?? "") as unknown,
      ]),
    ),
  );

/** The browser's own question on leaving: its answer from now on, and how often it was asked. */
export function answerLeaving(page: Page, leave: boolean): { asked: () => number } {
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void (leave ? dialog.accept() : dialog.dismiss());
  });
  return { asked: () => asked };
}
