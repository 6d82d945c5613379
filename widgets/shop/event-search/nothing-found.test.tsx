import { within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { events } from "#i18n/events.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventSearch } from "./event-search.tsx";

useMockPortal({ customer: "guest" });

beforeEach(() => {
  usePortal.setState(({ config }) => ({ config: { ...config, supportPhone: "0800 123456" } }));
});

it("leads on from nothing: to all seminars with the focus where one types, to the rubrics, to the phone", async () => {
  history.replaceState(null, "", "/suche?q=Raumfahrt&art=online");
  const view = renderInRoot(<EventSearch />);
  expect(await view.findByText(events.noMatch)).toBeVisible();
  const rubrics = within(await view.findByRole("list", { name: "Rubriken" }));
  expect(rubrics.getByRole("link", { name: "Arbeitsrecht" })).toHaveAttribute(
    "href",
    `${location.origin}/seminare/r/arbeitsrecht`,
  );
  expect(view.getByRole("link", { name: "0800 123456" })).toBeVisible();
  await view.user.click(view.getByRole("button", { name: events.clearSearch }));
  expect(await view.findAllByRole("heading", { level: 3 })).not.toHaveLength(0);
  await expect.poll(() => view.root.activeElement).toBe(view.getByRole("searchbox", { name: "Suchbegriff" }));
  expect(location.search).toBe("");
  expect(view.queryByText(events.noMatch)).toBeNull();
});

it("offers the word that was meant by one in which too much is wrong to be found", async () => {
  history.replaceState(null, "", "/suche?q=Betribsferfasungsrecht");
  const view = renderInRoot(<EventSearch />);
  expect(await view.findByText(events.noMatch)).toBeVisible();
  await view.user.click(await view.findByRole("button", { name: texts.meant("Betriebsverfassungsrecht") }));
  expect(location.search).toBe("?q=Betriebsverfassungsrecht");
  expect(await view.findByRole("heading", { level: 3, name: "Betriebsverfassungsrecht" })).toBeVisible();
  await expect.poll(() => view.root.activeElement).toBe(view.getByRole("searchbox", { name: "Suchbegriff" }));
});

it("offers no word that finds nothing beside the other filters", async () => {
  history.replaceState(null, "", "/suche?q=Betribsferfasungsrecht&rubrik=jav");
  const view = renderInRoot(<EventSearch />);
  await view.findByRole("list", { name: "Rubriken" });
  expect(view.queryByRole("button", { name: /^Meinten Sie/ })).toBeNull();
});

it("offers nothing of that beside hits", async () => {
  history.replaceState(null, "", "/suche");
  const view = renderInRoot(<EventSearch />);
  await view.findAllByRole("heading", { level: 3 });
  expect(view.queryByRole("button", { name: events.clearSearch })).toBeNull();
});
