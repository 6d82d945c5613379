import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { feedback } from "#i18n/feedback.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { Feedback } from "#widgets/portal/feedback/feedback.tsx";

/** Renders the feedback page in its anchor. */
export const open = (): Rendered => renderInRoot(<Feedback />, { id: "portal-feedback" });

export const subject = (view: Rendered): HTMLElement => view.getByRole("textbox", { name: /^Betreff/ });
export const message = (view: Rendered): HTMLElement => view.getByRole("textbox", { name: /^Nachricht/ });
export const sendButton = (view: Rendered): HTMLElement => view.getByRole("button", { name: /senden$/ });
export const thanks = (view: Rendered): Promise<HTMLElement> => view.findByRole("group", { name: feedback.thanks });

export async function write(view: Rendered): Promise<void> {
  await view.user.type(subject(view), "Lob");
  await view.user.type(message(view), "Alles bestens.");
}

/** Waits until the completed seminars have loaded or failed. */
export const settled = (view: Rendered): Promise<void> =>
  waitFor(() => expect(view.queryByText(feedback.seminarsLoading)).toBeNull());
