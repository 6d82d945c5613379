import { act, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { lists } from "#i18n/lists.ts";
import { announcedIn } from "#test/support/announced.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { Articles } from "./articles.tsx";

const portal = useMockPortal();

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal("scrollTo", scrollTo);
});

const open = (filter?: string): Rendered =>
  renderInRoot(<Articles {...(filter !== undefined && { filter })} />, { id: "portal-articles" });
const entries = (view: Rendered): HTMLElement[] =>
  within(view.getByRole("list", { name: "Fachartikel" })).getAllByRole("listitem");
const shown = (view: Rendered, count: number): Promise<void> =>
  waitFor(() => expect(entries(view)).toHaveLength(count));
const found = (view: Rendered, text: string): Promise<unknown> =>
  waitFor(() => expect(view.getByRole("status")).toHaveTextContent(text));
const asked = (): string[] => portal.calls.filter(({ name }) => name === "dataList").map(({ path }) => path);

/** The browser's buttons. */
async function travel(step: -1 | 1): Promise<void> {
  const arrived = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  await act(async () => {
    history.go(step);
    await arrived;
  });
}

describe("portal-articles", () => {
  it("shows the first twelve and says how many there are", async () => {
    const view = open();
    expect(view.getByText(lists.articles.loading)).toBeInTheDocument();
    await shown(view, 12);
    expect(view.getByRole("status")).toHaveTextContent("300 Fachartikel");
    expect(view.getByRole("link", { name: "Arbeitszeit: Was gilt bei Überstunden?" })).toHaveAttribute(
      "href",
      "/fachartikel/arbeitszeit",
    );
    expect(asked()).toEqual(["/data-lists/articles?page=1&size=12"]);
  });

  it("appends the next twelve and moves the focus to the first of them", async () => {
    const view = open();
    await view.user.click(await view.findByRole("button", { name: lists.more }));
    await shown(view, 24);
    const first = entries(view)[12];
    await expect.poll(() => view.root.activeElement).toBe(first && within(first).getByRole("link"));
    expect(view.getByRole("status")).toHaveTextContent("300 Fachartikel");
    expect(asked()).toHaveLength(2);
  });

  it("has no further button once everything is shown", async () => {
    const view = open("tag=urlaub&q=Teil 2");
    await found(view, "Fachartikel");
    while (view.queryByRole("button", { name: lists.more }) !== null) {
      const before = entries(view).length;
      await view.user.click(view.getByRole("button", { name: lists.more }));
      await waitFor(() => expect(entries(view).length).toBeGreaterThan(before));
    }
    expect(view.getByRole("status")).toHaveTextContent(`${entries(view).length} Fachartikel`);
  });

  it("keeps a filter in the page’s query, where foreign keys stay as they are", async () => {
    history.replaceState(null, "", "/seite?flag&x=%20a+b#oben");
    const view = open();
    await view.findByRole("option", { name: "Urlaub" });
    await view.user.selectOptions(view.getByRole("combobox", { name: "Thema" }), "Urlaub");
    await found(view, "37 Fachartikel");
    expect(location.search + location.hash).toBe("?flag&x=%20a+b&tag=urlaub#oben");
    expect(asked().at(-1)).toBe("/data-lists/articles?page=1&size=12&tag=urlaub");
  });

  it("keeps the query and the state that the host has written since it was drawn", async () => {
    history.replaceState(null, "", "/seite?utm=1");
    const view = open();
    await view.findByRole("option", { name: "Urlaub" });
    history.replaceState({ seite: 5 }, "", "/seite?seite=5");
    await view.user.selectOptions(view.getByRole("combobox", { name: "Thema" }), "Urlaub");
    await found(view, "37 Fachartikel");
    expect(location.search).toBe("?seite=5&tag=urlaub");
    expect(history.state).toMatchObject({ seite: 5 });
  });

  it("searches what is typed after a pause, or at once with Enter", async () => {
    const view = open();
    await shown(view, 12);
    await view.user.type(view.getByRole("searchbox", { name: "Suchen" }), "Urlaub: Wer{Enter}");
    expect(location.search).toBe("?q=Urlaub%3A%20Wer");
    await waitFor(() => expect(asked().at(-1)).toContain("q="));
    expect(asked().filter((path) => path.includes("q="))).toHaveLength(1);
  });

  it("goes back and forward through filters and loaded pages without asking again", async () => {
    const view = open();
    await view.user.click(await view.findByRole("button", { name: lists.more }));
    await shown(view, 24);
    await view.findByRole("option", { name: "Urlaub" });
    await view.user.selectOptions(view.getByRole("combobox", { name: "Thema" }), "Urlaub");
    await found(view, "37 Fachartikel");
    expect(entries(view)).toHaveLength(12);
    const before = asked().length;
    await travel(-1);
    await shown(view, 24);
    expect(view.getByRole("status")).toHaveTextContent("300 Fachartikel");
    expect(view.getByRole("combobox", { name: "Thema" })).toHaveValue("");
    await travel(1);
    await found(view, "37 Fachartikel");
    expect(asked()).toHaveLength(before);
  });

  it("brings scroll and focus back with the step", async () => {
    const view = open();
    await shown(view, 12);
    Object.defineProperty(window, "scrollY", { value: 700, configurable: true });
    await view.findByRole("option", { name: "Urlaub" });
    await view.user.selectOptions(view.getByRole("combobox", { name: "Thema" }), "Urlaub");
    await found(view, "37 Fachartikel");
    Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
    await travel(-1);
    await found(view, "300 Fachartikel");
    expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: "instant" });
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("combobox", { name: "Thema" }));
  });

  it("announces the number once for each filter, and not with further pages or other renders", async () => {
    const view = open();
    const said = announcedIn(view.wrapper);
    const region = view.getAllByRole("status")[0];
    await shown(view, 12);
    await view.user.click(view.getByRole("button", { name: lists.more }));
    await shown(view, 24);
    view.rerender(<Articles />);
    await view.findByRole("option", { name: "Urlaub" });
    await view.user.selectOptions(view.getByRole("combobox", { name: "Thema" }), "Urlaub");
    await found(view, "37 Fachartikel");
    await travel(-1);
    await found(view, "300 Fachartikel");
    await view.user.type(view.getByRole("searchbox", { name: "Suchen" }), "Raumfahrt{Enter}");
    await found(view, "0 Fachartikel");
    expect(said.filter((text) => text.includes("Fachartikel"))).toEqual([
      "300 Fachartikel",
      "37 Fachartikel",
      "300 Fachartikel",
      "0 Fachartikel",
    ]);
    expect(view.getByRole("status")).toBe(region);
  });

  it("lets the page’s query win over what the author presets, which is not written", async () => {
    const view = open("tag=urlaub");
    await found(view, "37 Fachartikel");
    expect(location.search).toBe("");
    await view.user.click(view.getByRole("button", { name: lists.reset }));
    await found(view, "300 Fachartikel");
    expect(location.search).toBe("?tag=");
  });

  it("offers to drop a filter that has no field of its own", async () => {
    history.replaceState(null, "", "/seite?category=recht");
    const view = open();
    await found(view, "100 Fachartikel");
    await view.user.click(view.getByRole("button", { name: "Filter „recht“ entfernen" }));
    await found(view, "300 Fachartikel");
    expect(location.search).toBe("");
  });

  it("says that there is nothing and offers to drop the filters", async () => {
    const view = open("q=Raumfahrt");
    expect(await view.findByText(lists.none)).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: lists.reset }));
    await shown(view, 12);
  });

  it("says that there is nothing without filters as well", async () => {
    portal.select({ scenario: "empty:dataList" });
    const view = open();
    expect(await view.findByText(lists.none)).toBeInTheDocument();
    expect(view.queryByRole("button", { name: lists.reset })).toBeNull();
  });

  it.each(["fail:dataList", "offline:dataList", "malformed:dataList", "html:dataList"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = open();
      await view.findByRole("alert");
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      await shown(view, 12);
    },
  );

  it("says that the topics to choose from are missing, and gets them when asked", async () => {
    portal.select({ scenario: "fail:tags" });
    const view = open();
    const missing = await view.findByText(lists.choicesFailed);
    await shown(view, 12);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await within(view.getByRole("combobox", { name: lists.tag })).findAllByRole("option")).not.toHaveLength(1);
    expect(missing).not.toBeInTheDocument();
  });

  it("keeps what is shown when a further page fails", async () => {
    const view = open();
    await shown(view, 12);
    portal.select({ scenario: "fail:dataList" });
    await view.user.click(view.getByRole("button", { name: lists.more }));
    await view.findByRole("alert");
    expect(entries(view)).toHaveLength(12);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await shown(view, 24);
  });

  it("survives articles of which nothing is known", async () => {
    portal.select({ scenario: "nulls:dataList" });
    const view = open();
    await shown(view, 12);
    expect(view.getAllByRole("heading", { level: 3, name: lists.untitled })).toHaveLength(12);
  });

  it("shares the query with another list of the page, each with its own pages", async () => {
    const [one, two] = [open(), renderInRoot(<Articles />, { id: "portal-articles" })];
    await shown(one, 12);
    await one.user.click(one.getByRole("button", { name: lists.more }));
    await shown(one, 24);
    expect(entries(two)).toHaveLength(12);
    await two.findByRole("option", { name: "Urlaub" });
    await two.user.selectOptions(two.getByRole("combobox", { name: "Thema" }), "Urlaub");
    await found(one, "37 Fachartikel");
    await found(two, "37 Fachartikel");
  });
});
