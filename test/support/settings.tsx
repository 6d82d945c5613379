import { fireEvent } from "@testing-library/react";
import { saving } from "#i18n/saving.ts";
import { personal } from "#i18n/settings.ts";
import { UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";
import { renderInRoot, type Rendered } from "./render.tsx";

export const renderSettings = (): Rendered => renderInRoot(<UserSettings />, { id: "portal-user-settings" });

/** Renders the settings and waits for the customer's own data, which they open with. */
export async function openOwnData(): Promise<Rendered> {
  const view = renderSettings();
  await view.findByRole("textbox", { name: personal.department });
  return view;
}

export const field = (view: Rendered, name: string): HTMLInputElement => view.getByRole("textbox", { name });

/** Replaces the text of a field: user-event cannot clear one inside a shadow root. */
export const retype = (view: Rendered, name: string, text: string): boolean =>
  fireEvent.change(field(view, name), { target: { value: text } });

/** Presses the button, found by its text: looking for roles among hundreds of topics takes seconds. */
export const save = (view: Rendered): Promise<void> => view.user.click(view.getByText(saving.save));

/** The keys of the drafts that are kept in this tab. */
export const draftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith("portal-draft:"));
