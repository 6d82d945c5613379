import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { lists } from "#i18n/lists.ts";
import { eventSearch as texts, offers } from "#i18n/offers.ts";
import { buildHotels } from "#mocks/data/portal/hotels.ts";
import { buildManyDates, seminarIds } from "#mocks/data/shop/catalogue.ts";
import { usePortal } from "#state/store.ts";
import { announcedIn } from "#test/support/announced.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventSearch } from "./event-search.tsx";

const portal = useMockPortal({ customer: "guest" });
const asked = () =>
  portal.calls
    .filter(({ name }) => name === "bookingStates")
    .map(({ path }) => decodeURIComponent(path).split("eventIds=")[1]?.split(",").length);

beforeEach(() => history.replaceState(null, "", "/suche"));

const count = (view: Rendered): string =>
  view
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .flatMap((text) => /\d+ Termine?$/.exec(text) ?? [])[0] ?? "";
const titles = (view: Rendered): (string | null)[] =>
  view.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const choose = (view: Rendered, name: string, value: string): void => {
  fireEvent.change(view.getByRole("combobox", { name }), { target: { value } });
};

/** The search, once its events are there. */
async function show(props: { filter?: string; rubric?: string; kind?: string } = {}): Promise<Rendered> {
  const view = renderInRoot(<EventSearch {...props} />);
  await view.findAllByRole("heading", { level: 3 });
  return view;
}

describe("portal-event-search", () => {
  it("announces how many events are not over, and shows the first of them by date", async () => {
    history.replaceState(null, "", "/suche?ansicht=termine");
    const view = await show();
    expect(count(view)).toBe("21 Termine");
    await waitFor(() => expect(titles(view)).toHaveLength(12));
    expect(titles(view)[0]).toBe("Neue Urteile zur Betriebsratswahl");
    await view.user.click(view.getByRole("button", { name: lists.more }));
    await waitFor(() => expect(titles(view)).toHaveLength(21));
    await waitFor(() => expect(asked()).toEqual([12, 9]));
  });

  it("announces the number once for each change of the filters", async () => {
    history.replaceState(null, "", "/suche?ansicht=termine");
    const view = await show();
    const said = announcedIn(view.wrapper);
    await view.user.click(view.getByRole("button", { name: lists.more }));
    choose(view, "Rubrik", "arbeitsrecht");
    await waitFor(() => expect(said).toEqual(["4 Seminare, 6 Termine"]));
    choose(view, "Monat", "2026-03");
    await waitFor(() => expect(said).toHaveLength(2));
    const search = view.getByRole("searchbox", { name: "Suchbegriff" });
    fireEvent.change(search, { target: { value: "Raumfahrt" } });
    fireEvent.blur(search);
    await waitFor(() => expect(said.at(-1)).toBe("0 Seminare, 0 Termine"));
    expect(said).toEqual([...new Set(said)]);
    expect(said).toHaveLength(3);
  });

  it("narrows by each filter, in the address", async () => {
    const view = await show();
    choose(view, "Rubrik", "arbeitsrecht");
    expect(count(view)).toBe("6 Termine");
    choose(view, "Art", "online");
    expect(titles(view)).toEqual(["Neue Urteile zur Betriebsratswahl", "Datenschutz im Homeoffice"]);
    choose(view, "Monat", "2026-03");
    fireEvent.change(view.getByRole("searchbox", { name: "Suchbegriff" }), { target: { value: "homeoffice" } });
    fireEvent.blur(view.getByRole("searchbox", { name: "Suchbegriff" }));
    expect(titles(view)).toEqual(["Datenschutz im Homeoffice"]);
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      rubrik: "arbeitsrecht",
      art: "online",
      monat: "2026-03",
      q: "homeoffice",
    });
    await view.user.click(view.getByRole("button", { name: lists.reset }));
    expect(count(view)).toBe("21 Termine");
    expect(location.search).toBe("");
    expect(view.root.activeElement).toBe(view.getByRole("combobox", { name: "Rubrik" }));
  });

  it("reads the address, which wins over what the author presets, and follows the way back", async () => {
    history.replaceState(null, "", "/suche?utm=x&rubrik=jav");
    const view = await show({ rubric: "arbeitsrecht" });
    expect(titles(view)).toEqual(["JAV-Auftakt"]);
    choose(view, "Art", "presence");
    expect(location.search).toBe("?utm=x&rubrik=jav&art=presence");
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe("?utm=x&rubrik=jav"));
    expect(titles(view)).toEqual(["JAV-Auftakt"]);
  });

  it("shows no value of the address as chosen that does not filter", async () => {
    history.replaceState(null, "", "/suche?art=foo&monat=quatsch&frei=7");
    const view = renderInRoot(<EventSearch />);
    for (const label of [/^Art/, /^Monat/, /^Verfügbarkeit/]) expect(await view.findByLabelText(label)).toHaveValue("");
    expect(view.queryByText(/foo|quatsch/)).toBeNull();
  });

  it.each(["sort=datum&ansicht=themen", "sort=foo&ansicht=bar"])(
    "shows order and look by default for ?%s",
    async (query) => {
      history.replaceState(null, "", `/suche?${query}`);
      const view = await show();
      for (const [label, options] of [
        ["Sortieren nach", Object.values(texts.orders)],
        ["Ansicht", Object.values(texts.looks)],
      ] as const) {
        const select = view.getByLabelText<HTMLSelectElement>(label);
        expect(select).toHaveValue("");
        expect(Array.from(select.options, ({ text }) => text)).toEqual(options);
      }
    },
  );

  it("says that the best hits come first while words are searched for", async () => {
    history.replaceState(null, "", "/suche?q=jav");
    const view = await show();
    expect(view.getByLabelText("Sortieren nach")).toHaveDisplayValue(texts.bestFirst);
  });

  it("takes over what the author presets", async () => {
    const view = await show({ kind: "inhouse" });
    expect(titles(view)).toEqual(["Gefährdungsbeurteilung psychischer Belastungen"]);
    expect(location.search).toBe("");
  });

  it("shows the seminars of a place, as the author presets it for all filters in one", async () => {
    const view = await show({ filter: "ort=Binz auf Rügen", kind: "presence" });
    const chosen = (label: string): string => view.getByRole<HTMLSelectElement>("combobox", { name: label }).value;
    expect([chosen("Ort"), chosen("Art"), location.search]).toEqual(["Binz auf Rügen", "presence", ""]);
    expect(titles(view).length).toBeGreaterThan(0);
  });

  it.each(["binz auf rügen", "BINZ AUF RUEGEN"])(
    "finds the seminars of a place that the address spells %s",
    async (ort) => {
      history.replaceState(null, "", `/suche?ort=${encodeURIComponent(ort)}`);
      const view = await show();
      expect(view.getByRole("combobox", { name: "Ort" })).toHaveValue("Binz auf Rügen");
      expect(titles(view).length).toBeGreaterThan(0);
    },
  );

  it("shares the address with another one of the page, each with what its author presets", async () => {
    const one = await show({ rubric: "arbeitsrecht" });
    const other = await show({ kind: "inhouse" });
    expect([count(one), count(other), location.search]).toEqual(["6 Termine", "1 Termin", ""]);
    choose(one, "Art", "online");
    expect(location.search).toBe("?art=online");
    expect([one, other].map((view) => view.getByRole<HTMLSelectElement>("combobox", { name: "Art" }).value)).toEqual([
      "online",
      "online",
    ]);
    act(() => history.back());
    await waitFor(() => expect([count(one), count(other)]).toEqual(["6 Termine", "1 Termin"]));
  });

  it("asks the states of all hits for free places, at most 50 a call, and no other for those on screen", async () => {
    history.replaceState(null, "", "/suche?ansicht=termine");
    const { shop } = portal.state();
    shop.events = buildManyDates("2026-03-10", buildHotels("2026-03-10"), 120);
    for (const { eventId } of shop.events.slice(0, 70)) shop.places[String(eventId)] = 0;
    const view = await show();
    await waitFor(() => expect(asked()).toEqual([12]));
    choose(view, "Verfügbarkeit", "1");
    await waitFor(() => expect(count(view)).toBe("50 Termine"));
    expect(asked().slice(1)).toEqual([50, 50, 20]);
    expect(view.queryByText("Warteliste")).toBeNull();
  });

  it("says once that taxes are added to all prices", async () => {
    const view = await show();
    expect(view.getAllByText(offers.allNet)).toHaveLength(1);
    expect(view.queryByText(offers.net)).toBeNull();
  });

  it("works without rubrics, and says that they could not be read", async () => {
    portal.select({ scenario: "status-500:rubrics" });
    const view = await show();
    expect(count(view)).toBe("21 Termine");
    expect(view.getByText(texts.rubricsFailed)).toBeVisible();
    expect(view.getByRole("button", { name: common.retry })).toBeVisible();
  });

  it("does not say of a rubric that it has no seminars where the rubrics could not be read", async () => {
    portal.select({ scenario: "status-500:rubrics" });
    const view = renderInRoot(<EventSearch rubric="arbeitsrecht" />);
    const retry = await view.findByRole("button", { name: common.retry });
    expect(view.queryByText(lists.none)).toBeNull();
    portal.select({ scenario: "normal" });
    await view.user.click(retry);
    await view.findAllByRole("heading", { level: 3 });
    expect(view.queryByRole("button", { name: common.retry })).toBeNull();
  });

  it("draws a failed read and loads again when asked", async () => {
    portal.select({ scenario: "status-500:exports" });
    const view = renderInRoot(<EventSearch />);
    const retry = await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await view.user.click(retry);
    await view.findAllByRole("heading", { level: 3 });
    expect(count(view)).toBe("21 Termine");
  });

  it("offers no value that leads to nothing, and says how many hits each leaves", async () => {
    history.replaceState(null, "", "/suche?rubrik=jav");
    const view = await show();
    const options = (name: string): (string | null)[] =>
      within(view.getByRole("combobox", { name }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(options("Ort")).toEqual(["Alle", "Hamburg (1)"]);
    expect(options("Art")).toEqual(["Alle", "Präsenz (1)"]);
    expect(options("Rubrik")).toContain("Arbeitsrecht (6)");
  });

  it("takes several months, each to be taken off by itself", async () => {
    const view = await show();
    choose(view, "Monat", "2026-04");
    choose(view, "Monat", "2026-03");
    expect(location.search).toBe("?monat=2026-03&monat=2026-04");
    const both = Number.parseInt(count(view), 10);
    await view.user.click(view.getByRole("button", { name: /^Filter „März 2026.*entfernen$/ }));
    expect(location.search).toBe("?monat=2026-04");
    await waitFor(() => expect(Number.parseInt(count(view), 10)).toBeLessThan(both));
  });

  it("shows a theme of several dates as one card, each date with its places and button, or dates one by one", async () => {
    history.replaceState(null, "", "/suche?q=betriebsverfassungsrecht");
    const view = await show();
    expect(titles(view)).toEqual(["Betriebsverfassungsrecht"]);
    const card = within(view.getByRole("article"));
    expect(card.getAllByRole("listitem")).toHaveLength(3);
    await waitFor(() => expect(card.getAllByText(/^Plätze frei$|^Nur noch/)).toHaveLength(3));
    await view.user.click(card.getByRole("button", { name: /^Alle 6 Termine zeigen/ }));
    expect(card.getAllByRole("listitem")).toHaveLength(6);
    await waitFor(() => expect(card.getByText("Ausgebucht")).toBeVisible());
    // All cost the same, which is said once.
    expect(card.getAllByText(/1\.290,00/)).toHaveLength(1);
    const looks = card.getAllByRole("button", { name: /^In den Warenkorb|^Auf die Warteliste/ });
    expect(looks.map(({ dataset }) => dataset.variant)).toEqual(["primary", ...Array<string>(4).fill("secondary")]);
    choose(view, "Ansicht", "termine");
    expect(location.search).toBe("?q=betriebsverfassungsrecht&ansicht=termine");
    await waitFor(() => expect(titles(view)).toHaveLength(6));
    expect(view.getByRole("button", { name: lists.reset })).toBeVisible();
  });

  it("shows a seminar of one date as one of several: the date with its places and button below what is said once", async () => {
    history.replaceState(null, "", "/suche?q=datenschutz im homeoffice");
    const view = await show();
    const card = within(view.getByRole("article"));
    expect(card.getByRole("link", { name: /^Datenschutz im Homeoffice, / })).toHaveAttribute(
      "href",
      `${location.origin}/seminare/p/${seminarIds.online}`,
    );
    const date = within(card.getByRole("listitem"));
    expect(date.getByText(/· Online$/)).toBeVisible();
    await date.findByText("Plätze frei");
    expect(date.getByRole("button", { name: /^In den Warenkorb/ })).toHaveAttribute("data-variant", "primary");
  });

  it("shows the price of those dates of a seminar that are sold, where its first takes place in a house", async () => {
    history.replaceState(null, "", "/suche?q=gefährdungsbeurteilung");
    const card = within((await show()).getByRole("article"));
    expect(await card.findByText("Nur inhouse")).toBeVisible();
    expect(card.getByText("1.090,00 € pro Person")).toBeVisible();
  });

  it("says how many minutes a webinar takes, and that a full in-house date is not for sale", async () => {
    history.replaceState(null, "", "/suche?q=wahlvorstand");
    const view = await show();
    expect(within(view.getByRole("article")).getByText("90 Minuten")).toBeVisible();
    fireEvent.change(view.getByRole("searchbox", { name: "Suchbegriff" }), { target: { value: "" } });
    fireEvent.blur(view.getByRole("searchbox", { name: "Suchbegriff" }));
    const date = within((await view.findByText("Nur inhouse")).closest("li") ?? view.wrapper);
    expect(date.queryByRole("button")).toBeNull();
    expect(date.queryByText("Ausgebucht")).toBeNull();
  });

  it("says on each card what the seminar is about and how long it is, with a heart to keep it", async () => {
    history.replaceState(null, "", "/suche?q=betriebsverfassungsrecht");
    const view = await show();
    const theme = within(view.getByRole("article"));
    expect(theme.getByText(/^Das Fundament für alle/)).toBeVisible();
    expect(theme.getByText("3 bis 5 Tage")).toBeVisible();
    const heart = await theme.findByRole("button", { name: "Auf die Merkliste: Betriebsverfassungsrecht" });
    await view.user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    await waitFor(() =>
      expect(portal.calls.filter(({ name }) => name === "wishlistAdd").map(({ path }) => path)).toEqual([
        expect.stringMatching(/\/add\/701$/),
      ]),
    );
    choose(view, "Ansicht", "termine");
    await waitFor(() => expect(view.getAllByText("5 Tage")).toHaveLength(5));
    expect(view.getAllByText(/^Das Fundament für alle/)).toHaveLength(6);
  });

  it("counts days by the dates, says nothing of hours and series, and has no heart without a wishlist", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, pages: { wishlist: "" } } }));
    const [open, few] = [seminarIds.open, seminarIds.few].map((id) =>
      portal.state().shop.events.find(({ eventId }) => eventId === id),
    );
    Object.assign(open?.content ?? {}, { duration: 3.5 });
    Object.assign(few ?? {}, { isTrainingSeries: true });
    history.replaceState(null, "", "/suche?q=betriebsverfassungsrecht&ansicht=termine");
    const view = await show();
    await waitFor(() => expect(view.getAllByText("5 Tage")).toHaveLength(4));
    expect(view.getAllByText("3 Tage")).toHaveLength(1);
    history.replaceState(null, "", "/suche?q=urteile");
    expect(within((await show()).wrapper).queryByText(/\d Tage?$/)).toBeNull();
    expect(view.queryByRole("button", { name: /^Auf die Merkliste/ })).toBeNull();
  });

  it("leaves its head to the page's own where the author has chosen what it shows", async () => {
    const own = Object.assign(document.createElement("h1"), { textContent: "Seminare in Hamburg" });
    document.body.append(own);
    const head = (view: Rendered) => view.getByRole("heading", { level: 2, name: texts.heading }).dataset.state;
    expect(head(await show({ filter: "ort=Hamburg" }))).toBe("said");
    expect(head(await show())).toBe("below");
    own.remove();
  });

  it("says of each date of a theme what it costs, and its title where that is another, and 'ab' on the card", async () => {
    const changed = portal
      .state()
      .shop.events.find(({ title, eventId }) => title === "Betriebsverfassungsrecht" && eventId !== seminarIds.open);
    if (changed?.content == null) throw new Error("No date of the theme");
    Object.assign(changed, {
      title: "Betriebsverfassungsrecht kompakt",
      content: { ...changed.content, prices: [{ ...changed.content.prices[0], price: 777 }] },
    });
    history.replaceState(null, "", "/suche?q=betriebsverfassungsrecht");
    const card = within((await show()).getByRole("article"));
    expect(card.getByText(/^ab 777,00\s€ pro Person$/)).toBeVisible();
    expect(card.getAllByText(/^777,00\s€$|^1\.290,00\s€$/)).toHaveLength(3);
    expect(card.getAllByText("Betriebsverfassungsrecht kompakt")).toHaveLength(1);
  });

  it("puts hits in order by price, which narrows nothing", async () => {
    history.replaceState(null, "", "/suche?ansicht=termine");
    const view = await show();
    choose(view, "Sortieren nach", "preis");
    expect(location.search).toBe("?sort=preis&ansicht=termine");
    await waitFor(() => expect(titles(view)[0]).toBe("Neue Urteile zur Betriebsratswahl"));
    expect(count(view)).toBe("21 Termine");
    expect(view.queryByRole("button", { name: lists.reset })).toBeNull();
  });

  it.each([
    ["dattenschutz", "Datenschutz im Homeoffice", "Datenschutz"],
    ["DSGVO", "Datenschutz im Homeoffice", "Datenschutz"],
  ])("finds %s by other words, and says by which", async (query, title, why) => {
    history.replaceState(null, "", `/suche?q=${query}`);
    const view = renderInRoot(<EventSearch />);
    await waitFor(() => expect(titles(view)).toContain(title));
    expect(view.getAllByText(`Gefunden über „${why}“`)).not.toEqual([]);
  });

  it.each(["", "&ansicht=termine"])("does not say by which where the title is that word alone%s", async (view) => {
    history.replaceState(null, "", `/suche?q=BetrVG${view}`);
    const shown = renderInRoot(<EventSearch />);
    await waitFor(() => expect(titles(shown)).toContain("Betriebsverfassungsrecht"));
    expect(shown.queryByText(texts.why("Betriebsverfassungsrecht"))).toBeNull();
  });

  it("offers the word that a mistyped one stands for, and goes on where one types", async () => {
    history.replaceState(null, "", "/suche?q=betribsverfassungsrecht");
    const view = renderInRoot(<EventSearch />);
    await view.user.click(await view.findByRole("button", { name: texts.meant("Betriebsverfassungsrecht") }));
    expect(location.search).toBe("?q=Betriebsverfassungsrecht");
    expect(view.getByRole("searchbox")).toHaveValue("Betriebsverfassungsrecht");
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("searchbox"));
    expect(view.queryByRole("button", { name: /^Meinten Sie/ })).toBeNull();
  });

  it("offers nothing for a word that is found by another of the same meaning", async () => {
    history.replaceState(null, "", "/suche?q=BetrVG");
    const view = renderInRoot(<EventSearch />);
    await waitFor(() => expect(titles(view)).toContain("Betriebsverfassungsrecht"));
    expect(view.queryByRole("button", { name: /^Meinten Sie/ })).toBeNull();
  });
});
