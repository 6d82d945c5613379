import { waitFor } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { planEditor } from "#i18n/training-plan.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { writes, type TypedForm } from "#test/support/typed/page.ts";
import { staysTyped, useTypedPages } from "#test/support/typed/text.ts";
import { TrainingPlanAdmin } from "./training-plan-admin/training-plan-admin.tsx";

const portal = useMockPortal();
useTypedPages();

const TITLE = "Schulungsplan für das neue Gremium";

/** Opens one of the plans, or a new one. */
async function open(label: string): Promise<Rendered> {
  const view = renderInRoot(<TrainingPlanAdmin />, { id: "portal-training-plan-admin" });
  const [button] = await view.findAllByRole("button", { name: label });
  if (button === undefined) throw new Error(`There is no ${label}`);
  await view.user.click(button);
  await waitFor(() => expect(view.wrapper.querySelector(".plan-editor")).not.toBeNull());
  return view;
}

const plan = (name: string): TypedForm => ({
  name,
  open: () => open(name),
  isPortals: true,
  isSaved: true,
  isOpened: true,
  // Its title, by which it is found again; never twice the same plan, as one that stands so already is saved.
  get right() {
    return { "#0": TITLE, "#1": `Gremium ${writes()}` };
  },
});
const any = fc.constantFrom(plan(planEditor.create), plan(`Bearbeiten: ${TITLE}`));

it("is there after any typing, failure, reload, other person and host, and only for whom it belongs to", async () => {
  await staysTyped(portal, fc.tuple(any, any), 10);
}, 120_000);
