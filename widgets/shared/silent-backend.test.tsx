import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { readErrors } from "#i18n/errors.ts";
import { eventSearch } from "#i18n/offers.ts";
import { personal } from "#i18n/settings.ts";
import { usePortal } from "#state/store.ts";
import { holdAnswers, holdTimers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { field, renderSettings, retype } from "#test/support/settings.tsx";
import { GremiumMembers } from "#widgets/portal/gremium-members/gremium-members.tsx";
import { EventList } from "#widgets/portal/shared/event-list/event-list.tsx";
import { UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";
import { EventSearch } from "#widgets/shop/event-search/event-search.tsx";
import { Wishlist } from "#widgets/shop/wishlist/wishlist.tsx";

const portal = useMockPortal();

it.each<[string, string, ReactNode, string]>([
  ["a list", "/events/future", <EventList key="1" />, readErrors.timeout],
  ["the settings", "/user-data", <UserSettings key="2" />, readErrors.timeout],
  ["the members", "/get-gremium-users", <GremiumMembers key="3" />, readErrors.timeout],
  ["the wishlist, whose dates do not come", "/get-with-event", <Wishlist key="4" />, readErrors.timeout],
  ["the search, whose rubrics do not come", "/get-rubrics", <EventSearch key="5" />, eventSearch.rubricsFailed],
])(
  "%s (%s) do not load for ever where the backend is silent, and take what comes late",
  async (_, call, view, said) => {
    const silence = holdTimers(30_000);
    const answers = holdAnswers(call);
    const page = renderInRoot(view);
    await silence.open();
    const notice = (await page.findByText(said)).closest<HTMLElement>(".notice");
    expect(notice).toHaveTextContent(common.retry);
    answers.open();
    await waitFor(() => expect(page.queryByText(said)).toBeNull());
  },
);

it("lets settings be changed where nobody says whose drafts they are, and keeps what is typed until then", async () => {
  const silence = holdTimers(30_000);
  const answers = holdAnswers("/get-user");
  const page = renderSettings();
  await silence.open();
  await page.findByRole("textbox", { name: personal.department });
  retype(page, personal.department, "Einkauf");
  answers.open();
  await waitFor(() => expect(usePortal.getState().resources.user).toMatchObject({ state: "ready" }));
  expect(field(page, personal.department)).toHaveValue("Einkauf");
});

it("asks once more when the reader wants it", async () => {
  const silence = holdTimers(30_000);
  const answers = holdAnswers("/user-data");
  const page = renderSettings();
  await silence.open();
  fireEvent.click(await page.findByRole("button", { name: common.retry }));
  await waitFor(() => expect(page.queryByText(readErrors.timeout)).toBeNull());
  expect(portal.calls.filter(({ name }) => name === "userData")).toHaveLength(2);
  answers.open();
  expect(await page.findByRole("textbox", { name: personal.department })).toBeInTheDocument();
});
