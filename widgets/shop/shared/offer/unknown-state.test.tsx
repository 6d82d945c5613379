import { expect, it } from "vitest";
import { offers } from "#i18n/offers.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventDates } from "#widgets/shop/event-dates/event-dates.tsx";
import { EventSearch } from "#widgets/shop/event-search/event-search.tsx";
import { Wishlist } from "#widgets/shop/wishlist/wishlist.tsx";

const portal = useMockPortal({ customer: "guest" });

it.each([
  ["a list of dates", <EventDates key="dates" themeId="701" />],
  ["the search", <EventSearch key="search" />],
  ["the wishlist", <Wishlist key="wishes" />],
])("says of each date of %s that it is not known whether it can be had, and leads to its page", async (_name, list) => {
  portal.select({ scenario: "empty:bookingStates" });
  const view = renderInRoot(list);
  const [sentence] = await view.findAllByText(offers.stateUnknown);
  expect(sentence).toBeVisible();
  expect(sentence?.closest("article, .wish")?.querySelector("a")).toHaveAttribute("href");
  expect(view.queryByText(offers.statesFailed)).toBeNull();
});
