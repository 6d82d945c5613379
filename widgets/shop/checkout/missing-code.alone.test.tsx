import { expect, it, vi } from "vitest";
import { checkoutTexts } from "#i18n/checkout.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder } from "#test/support/ordering.tsx";
import { renderInRoot } from "#test/support/render.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { Checkout } from "./checkout.tsx";

// As on a page that has been open since a release whose files are gone.
vi.mock("#widgets/shared/forms/lazy-resolver.ts", () => ({
  lazyResolver: () => ({
    resolver: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    warm: () => undefined,
  }),
}));

const portal = useMockPortal({ customer: "guest" });

it("says that the address is not saved where the code that checks it cannot be loaded, and keeps it", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  fillOrder(portal, seminarIds.open);
  const view = renderInRoot(<Checkout />);
  await view.user.click(await view.findByRole("button", { name: checkoutTexts.toOverview }));
  expect(await view.findByText(checkoutTexts.notSaved)).toBeVisible();
  expect(view.getByLabelText(/^Nachname/)).toHaveValue("Beispiel");
  expect(view.getByText(lazyTexts.orReload)).toBeVisible();
  expect(view.getByRole("button", { name: lazyTexts.reload })).toBeVisible();
  expect(portal.calls.map(({ name }) => name)).not.toContain("orderOptions");
});
