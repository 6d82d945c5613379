import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { empty } from "#i18n/empty.ts";
import { lists } from "#i18n/lists.ts";
import { offers } from "#i18n/offers.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventDates } from "./event-dates.tsx";

const portal = useMockPortal({ customer: "guest" });
const asked = () => portal.calls.filter(({ name }) => name === "bookingStates").length;

describe("portal-event-dates", () => {
  it("lists what is not over, by date, with places left and button, and says once what each date costs", async () => {
    const view = renderInRoot(<EventDates themeId="701" />);
    await view.findByText("Ausgebucht");
    const rows = view.getAllByRole("listitem").map((row) => row.textContent.replaceAll("\u00a0", " "));
    expect(rows).toHaveLength(6);
    expect(rows.map((row) => /Plätze frei|Nur noch \d Pl(?:atz|ätze)|Warteliste|Ausgebucht/.exec(row)?.[0])).toEqual([
      "Plätze frei",
      "Plätze frei",
      "Nur noch 3 Plätze",
      "Nur noch 1 Platz",
      "Warteliste",
      "Ausgebucht",
    ]);
    expect(rows.join()).not.toContain("€");
    expect(view.getByText(/^1\.290,00\s€ pro\sPerson$/)).toBeVisible();
    expect(view.getAllByText(offers.net)).toHaveLength(1);
    expect(view.getAllByRole("button", { name: namedAbout(addTexts.labels.booking) })).toHaveLength(4);
    expect(view.getAllByRole("button", { name: namedAbout(addTexts.labels.waitingList) })).toHaveLength(1);
    const looks = view.getAllByRole("button").map(({ dataset }) => dataset.variant);
    expect(looks).toEqual(["primary", ...Array<string>(4).fill("secondary")]);
    expect(view.getAllByRole("link", { name: /^Betriebsverfassungsrecht, ?Mo.*2026$/ })[0]).toHaveAttribute(
      "href",
      `${location.origin}/seminare/p/${seminarIds.open}`,
    );
    expect(asked()).toBe(1);
    expect(portal.calls.filter(({ name }) => name === "exports").map(({ path }) => path)).toEqual([
      "/export/events?themeId=701",
    ]);
  });

  it("says what those dates cost that are sold, where the first takes place in a house", async () => {
    const view = renderInRoot(<EventDates themeId="705" />);
    await view.findByText("Nur inhouse");
    expect(view.getByText(/^1\.090,00\s€ pro\sPerson$/)).toBeVisible();
  });

  it("says of each date what one pays for it, whatever the others cost and five of them would", async () => {
    const dates = portal.state().shop.events.filter(({ title }) => title === "Betriebsverfassungsrecht");
    const cheaper = dates.find(({ eventId }) => eventId === seminarIds.open)?.content;
    const [price] = cheaper?.prices ?? [];
    if (cheaper == null || price === undefined) throw new Error("No price of the date");
    cheaper.prices = [{ ...price, price: 777 }];
    const view = renderInRoot(<EventDates themeId="701" />);
    await view.findByText("Ausgebucht");
    const told = view.getAllByRole("listitem").map((row) => within(row).getByText(/€/).textContent);
    expect(told.map((text) => text.replaceAll("\u00a0", " "))).toEqual([
      "777,00 €",
      ...Array.from({ length: 5 }, () => "1.290,00 €"),
    ]);
    expect(view.getAllByText(offers.allEach)).toHaveLength(1);
  });

  it("says once what the others cost where the first date is on request", async () => {
    const [first] = portal.state().shop.events.filter(({ theme }) => String(theme?.themeId) === "701");
    if (first === undefined) throw new Error("No date");
    Object.assign(first, { isInhouse: true, startDate: "2026-03-01T09:00:00", endDate: "2026-03-31T16:00:00" });
    if (first.content) first.content.prices = [];
    const view = renderInRoot(<EventDates themeId="701" />);
    await view.findByText("Ausgebucht");
    expect(view.getAllByRole("listitem")[0]).toHaveTextContent(/Nur inhouse/);
    expect(view.getByText(/^1\.290,00\s€ pro\sPerson$/)).toBeVisible();
  });

  it("says the price of large groups only if it is that of all dates", async () => {
    const group = /^ab\s5\sPersonen/;
    const shared = renderInRoot(<EventDates themeId="701" />);
    expect(await shared.findByText(group)).toBeVisible();
    shared.unmount();
    usePortal.setState({ resources: {} });
    const content = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open)?.content;
    const [price] = content?.prices ?? [];
    if (content == null || price === undefined) throw new Error("No price of the date");
    content.prices = [{ ...price, priceParticipantFive: 1 }];
    const view = renderInRoot(<EventDates themeId="701" />);
    expect(await view.findByText(/^1\.290,00\s€ pro\sPerson$/)).toBeVisible();
    expect(view.queryByText(group)).toBeNull();
  });

  it("offers to reserve what can be booked, with what the operator says of it, where the configuration says so", async () => {
    const reservationNote = "Kostenlos, und wir halten den Platz 14 Tage.";
    const reserve = { name: namedAbout(addTexts.reserve) };
    const without = renderInRoot(<EventDates themeId="701" />);
    await without.findByText("Ausgebucht");
    expect(without.queryByRole("button", reserve)).toBeNull();
    without.unmount();
    usePortal.setState(({ config }) => ({ config: { ...config, reservations: true, reservationNote } }));
    const view = renderInRoot(<EventDates themeId="701" />);
    await view.findByText("Ausgebucht");
    expect(view.getAllByRole("button", reserve)).toHaveLength(4);
    expect(view.getByText(reservationNote)).toBeVisible();
  });

  it("says so when the theme has no date", async () => {
    const view = renderInRoot(<EventDates themeId="999" />);
    expect(await view.findByText(lists.none)).toBeVisible();
    expect(await view.findByRole("list", { name: recommendations.headings.themes })).toBeVisible();
    expect(view.getByRole("link", { name: empty.ways.contact })).toBeVisible();
    expect(asked()).toBe(0);
  });

  it("keeps the dates when the free places cannot be had, and asks for them again", async () => {
    portal.select({ scenario: "status-500:bookingStates" });
    const view = renderInRoot(<EventDates themeId="701" />);
    await view.findByText(offers.statesFailed);
    expect(view.getAllByRole("listitem")).toHaveLength(6);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByText("Nur noch 3 Plätze")).toBeVisible();
  });

  it.each(["status-500:exports", "malformed:exports"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<EventDates themeId="701" />);
      const retry = await view.findByRole("button", { name: common.retry });
      portal.select({ scenario: "normal" });
      await view.user.click(retry);
      expect(await view.findByText("Nur noch 3 Plätze")).toBeVisible();
    },
  );
});
