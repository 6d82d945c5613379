import { expect, it, vi } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { fillCart, fillIn, showCart } from "#test/support/cart.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";

// As on a page that has been open since a release whose files are gone.
vi.mock("#widgets/shared/forms/lazy-resolver.ts", () => ({
  lazyResolver: () => ({
    resolver: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    warm: () => undefined,
  }),
}));

const portal = useMockPortal({ customer: "guest" });

it("says that a participant is not saved where the code that checks the form cannot be loaded", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  fillCart(portal, seminarIds.open);
  const view = await showCart();
  const add = await view.findByRole("button", { name: participantTexts.saveNew });
  await fillIn(view, { firstname: "Anne", lastname: "Albrecht" });
  await view.user.click(add);
  expect(await view.findByText(cartTexts.notSaved)).toBeVisible();
  expect(view.getByLabelText(/^Nachname/)).toHaveValue("Albrecht");
  expect(view.getByText(lazyTexts.orReload)).toBeVisible();
  expect(view.getByRole("button", { name: lazyTexts.reload })).toBeVisible();
  expect(portal.calls.map(({ name }) => name)).not.toContain("recipientAdd");
});
