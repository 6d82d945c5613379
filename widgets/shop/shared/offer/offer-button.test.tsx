import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { searchedEventSchema } from "#domain/entities/event.ts";
import { bookingStateSchema } from "#domain/entities/offer.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { OfferButton } from "./offer-button.tsx";

useMockPortal({ customer: "guest" });
const free = v.parse(bookingStateSchema, { eventId: 7001, state: "open", freePlaces: 9 });

const shown = (given: object) =>
  renderInRoot(
    <OfferButton
      event={v.parse(searchedEventSchema, { eventId: 7001, title: "Arbeitsrecht", ...given })}
      state={free}
    />,
  );

describe("the way to what is offered", () => {
  it("leads into the cart", () => {
    expect(shown({}).getByRole("button", { name: /^In den Warenkorb/ })).toBeVisible();
  });

  it.each([
    ["in-house is asked for", { isInhouse: true }, addTexts.inquiry, "/kontakt"],
    [
      "on another page leads there",
      { theme: { themeId: 1, redirectUrl: "/kongress" } },
      addTexts.elsewhere,
      "/kongress",
    ],
  ])("that is sold %s", (_what, given, name, href) => {
    const view = shown(given);
    expect(view.getByRole("link", { name: `${name}: Arbeitsrecht` })).toHaveAttribute(
      "href",
      expect.stringContaining(href),
    );
    expect(view.queryByRole("button")).toBeNull();
  });
});
