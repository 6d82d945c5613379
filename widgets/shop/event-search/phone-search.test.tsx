import { fireEvent, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { lists } from "#i18n/lists.ts";
import { eventSearch } from "#i18n/offers.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventSearch } from "./event-search.tsx";

const portal = useMockPortal({ customer: "guest" });

function windowOf(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number.parseFloat(query.split("max-width:")[1] ?? "0"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  windowOf(390);
  history.replaceState(null, "", "/suche");
});

async function show(query: string): Promise<Rendered> {
  history.replaceState(null, "", `/suche${query}`);
  const view = renderInRoot(<EventSearch />);
  await view.findAllByRole("heading", { level: 3 });
  return view;
}

const comboboxes = (view: Rendered): number => view.queryAllByRole("combobox").length;

describe("portal-event-search on a phone", () => {
  it("has the words and one button for order and filters, which opens them as a sheet", async () => {
    const view = await show("?rubrik=arbeitsrecht&monat=2026-03");
    expect(comboboxes(view)).toBe(0);
    expect(view.getByRole("searchbox", { name: "Suchbegriff" })).toBeVisible();
    await view.user.click(view.getByRole("button", { name: "Filter (2)" }));
    const sheet = within(await view.findByRole("dialog", { name: "Filter" }));
    expect(sheet.getAllByRole("combobox")).toHaveLength(7);
    fireEvent.change(sheet.getByRole("combobox", { name: "Art" }), { target: { value: "online" } });
    expect(location.search).toBe("?rubrik=arbeitsrecht&monat=2026-03&art=online");
    await waitFor(() => expect(sheet.getByRole("status")).toHaveTextContent("2 Seminare, 2 Termine"));
    await view.user.click(sheet.getByRole("button", { name: eventSearch.showHits }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("button", { name: "Filter (3)" }));
  });

  it("keeps all that was chosen in the sheet when the back button closes it, and takes it back by the next", async () => {
    const view = await show("?rubrik=arbeitsrecht");
    for (const close of [
      () => history.back(),
      () => view.getByRole("button", { name: eventSearch.showHits }).click(),
    ]) {
      await view.user.click(await view.findByRole("button", { name: "Filter (1)" }));
      const sheet = within(await view.findByRole("dialog", { name: "Filter" }));
      fireEvent.change(sheet.getByRole("combobox", { name: "Art" }), { target: { value: "online" } });
      fireEvent.change(sheet.getByRole("combobox", { name: "Verfügbarkeit" }), { target: { value: "1" } });
      const { search } = location;
      close();
      await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
      expect(await view.findByRole("button", { name: "Filter (3)" })).toBeVisible();
      expect(location.search).toBe(search);
      history.back();
      await waitFor(() => expect(location.search).toBe("?rubrik=arbeitsrecht"));
    }
  });

  it("has the order beside the words where a tablet has room for both", async () => {
    windowOf(768);
    const view = await show("");
    expect(view.getByRole("combobox", { name: eventSearch.sort })).toBeVisible();
    expect(comboboxes(view)).toBe(1);
  });

  it("shows of a seminar the beginning of its text, its duration and the next free date, and all by a press", async () => {
    const { places } = portal.state().shop;
    places[String(seminarIds.open)] = 0;
    const view = await show("?q=betriebsverfassungsrecht");
    const card = within(view.getByRole("article"));
    const dates = (): string[] =>
      card.getAllByRole("listitem").map(({ textContent }) => /\d\d\.\d\d\.\d{4}/.exec(textContent)?.[0] ?? "");
    await waitFor(() => expect(dates()).toEqual(["11.04.2026"]));
    expect(card.getByText(/^Das Fundament für alle.*…$/)).toBeVisible();
    expect(card.getByText("3 bis 5 Tage")).toBeVisible();
    await view.user.click(card.getByRole("button", { name: /^Alle 6 Termine zeigen/ }));
    expect(dates().slice(0, 2)).toEqual(["03.04.2026", "11.04.2026"]);
  });

  it("calls two dates both", async () => {
    const view = await show("?q=arbeitsrecht");
    expect(await view.findByRole("button", { name: "Beide Termine zeigen: Arbeitsrecht kompakt" })).toBeVisible();
  });

  it("takes each chosen value off by a press, with the focus on the button for all of them", async () => {
    const view = await show("?rubrik=arbeitsrecht&monat=2026-03&monat=2026-04&frei=1&sort=preis");
    const filters = view.getByRole("button", { name: "Filter (4)" });
    await view.user.click(view.getByRole("button", { name: lists.drop("März 2026") }));
    expect(location.search).toBe("?rubrik=arbeitsrecht&monat=2026-04&frei=1&sort=preis");
    await expect.poll(() => view.root.activeElement).toBe(filters);
    await view.user.click(view.getByRole("button", { name: lists.drop(eventSearch.onlyFree) }));
    await view.user.click(view.getByRole("button", { name: lists.drop("Arbeitsrecht") }));
    expect(location.search).toBe("?monat=2026-04&sort=preis");
    expect(filters).toHaveTextContent("Filter (1)");
  });

  it("shows the way to the cart once something is in it", async () => {
    const view = await show("?rubrik=jav");
    expect(view.queryByRole("link", { name: addTexts.bar(1) })).toBeNull();
    await view.user.click(await view.findByRole("button", { name: namedAbout(addTexts.labels.booking) }));
    const bar = await view.findByRole("link", { name: "1 Seminar · Zum Warenkorb" });
    expect(bar).toHaveAttribute("href", "http://localhost:3000/seminare/warenkorb");
    expect(portal.calls.map(({ name }) => name)).toContain("cartAdd");
  });
});
