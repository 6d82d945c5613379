import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { tabFromUrl } from "./active-tab.ts";
import type { Tab } from "./tab-list.tsx";
import { Tabs } from "./tabs.tsx";

const tabs: Tab[] = ["geplant", "aktuell", "abgeschlossen"].map((key) => ({
  key,
  label: key.toUpperCase(),
  render: () => <p id={`in-${key}`}>{`Inhalt ${key}`}</p>,
}));

function heard(): string[] {
  const keys: string[] = [];
  document.body.addEventListener("tabChange", (event) => {
    const { widget, tab } = (event as CustomEvent<{ widget: string; tab: string }>).detail;
    keys.push(`${widget} ${tab}`);
  });
  return keys;
}

function jumpTo(hash: string): void {
  history.replaceState(null, "", hash);
  act(() => {
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
}

function narrowWindow(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe("the tab that an address names", () => {
  it.each([
    ["#aktuell", "", { key: "aktuell", elementId: null }],
    ["#aktuell:seminar-7", "", { key: "aktuell", elementId: "seminar-7" }],
    ["#%61ktuell", "", { key: "aktuell", elementId: null }],
    ["", "?x=1&setTab=abgeschlossen", { key: "abgeschlossen", elementId: null }],
    ["#aktuell", "?setTab=abgeschlossen", { key: "aktuell", elementId: null }],
    ["#/gremiumsmitglieder/7", "?setTab=geplant", { key: "geplant", elementId: null }],
    ["#/gremiumsmitglieder/edit/7", "", null],
    ["#/gremiumsmitglieder/7", "", null],
    ["#unbekannt", "", null],
    ["#%", "", null],
    ["#toString", "?setTab=", null],
  ])("%s %s", (hash, search, expected) => {
    expect(
      tabFromUrl(
        { hash, search },
        tabs.map((tab) => tab.key),
      ),
    ).toEqual(expected);
  });
});

/** What a test has put into the page and its address. */
function clearPage(): void {
  document.body.replaceChildren();
  history.replaceState(null, "", location.pathname);
}

describe("a name that the host's page has as well", () => {
  afterEach(clearPage);
  const page = (html: string): void => {
    document.body.insertAdjacentHTML("beforeend", html);
  };

  it.each(['<h2 id="aktuell">Aktuelles</h2>', '<a name="aktuell"></a>'])("is the host's: %s", async (html) => {
    page(html);
    history.replaceState(null, "", "#aktuell");
    const view = renderInRoot(<Tabs label="Seminare" tabs={tabs} writeHash />);
    expect(view.getByRole("tab", { name: "GEPLANT" })).toHaveAttribute("aria-selected", "true");
    await view.user.click(view.getByRole("tab", { name: "AKTUELL" }));
    expect(location.hash).toBe("#aktuell:");
    jumpTo("#abgeschlossen");
    jumpTo("#aktuell:");
    expect(view.getByRole("tab", { name: "AKTUELL" })).toHaveAttribute("aria-selected", "true");
  });
});

describe("a link of the page to the address that it has", () => {
  afterEach(clearPage);

  it("chooses the tab again", async () => {
    history.replaceState(null, "", "#aktuell");
    const view = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    await view.user.click(view.getByRole("tab", { name: "GEPLANT" }));
    document.body.insertAdjacentHTML("beforeend", '<a href="#aktuell">Aktuell</a>');
    // It would change the address after the test.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    act(() => document.querySelector<HTMLElement>('a[href="#aktuell"]')?.click());
    expect(view.getByRole("tab", { name: "AKTUELL" })).toHaveAttribute("aria-selected", "true");
  });
});

describe("Tabs", () => {
  it("shows the first tab, and only its content", () => {
    const events = heard();
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    expect(page.getByRole("tab", { name: "GEPLANT" })).toHaveAttribute("aria-selected", "true");
    expect(page.getByRole("tabpanel", { name: "GEPLANT" })).toHaveTextContent("Inhalt geplant");
    expect(page.queryByText("Inhalt aktuell")).toBeNull();
    expect(events).toEqual([]);
  });

  it("switches by click and tells the page from the anchor", async () => {
    const events = heard();
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} />, { id: "portal-event-list" });
    await page.user.click(page.getByRole("tab", { name: "AKTUELL" }));
    await page.user.click(page.getByRole("tab", { name: "AKTUELL" }));
    expect(page.getByText("Inhalt aktuell")).toBeInTheDocument();
    expect(events).toEqual(["portal-event-list aktuell"]);
    expect(location.hash).toBe("");
  });

  it.each([
    ["{ArrowRight}", "AKTUELL"],
    ["{ArrowLeft}", "ABGESCHLOSSEN"],
    ["{End}", "ABGESCHLOSSEN"],
    ["{ArrowRight}{ArrowRight}{Home}", "GEPLANT"],
    ["{End}{ArrowRight}", "GEPLANT"],
  ])("moves focus and selection with %s to %s", async (keys, name) => {
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    page.focus(page.getByRole("tab", { name: "GEPLANT" }));
    await page.user.keyboard(keys);
    const tab = page.getByRole("tab", { name });
    await expect.poll(() => page.root.activeElement).toBe(tab);
    expect(tab).toHaveAttribute("aria-selected", "true");
    expect(page.getAllByRole("tab").filter((other) => other.tabIndex === 0)).toEqual([tab]);
  });

  it("follows the hash, and lets foreign hashes be", () => {
    history.replaceState(null, "", "#aktuell");
    const events = heard();
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    expect(page.getByText("Inhalt aktuell")).toBeInTheDocument();
    jumpTo("#/gremiumsmitglieder/edit/3");
    expect(page.getByText("Inhalt aktuell")).toBeInTheDocument();
    jumpTo("#abgeschlossen");
    expect(page.getByText("Inhalt abgeschlossen")).toBeInTheDocument();
    expect(events).toEqual(["portal-test abgeschlossen"]);
  });

  it("leaves the address alone when told so", () => {
    history.replaceState(null, "", "#aktuell");
    const page = renderInRoot(<Tabs label="Tage" tabs={tabs} selectFromUrl={false} />);
    expect(page.getByText("Inhalt geplant")).toBeInTheDocument();
    jumpTo("#abgeschlossen");
    expect(page.getByText("Inhalt geplant")).toBeInTheDocument();
  });

  it("writes the hash only on request", async () => {
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} writeHash />);
    await page.user.click(page.getByRole("tab", { name: "AKTUELL" }));
    expect(location.hash).toBe("#aktuell");
  });

  it("never writes over a route that a page or an older members link keeps in the hash", async () => {
    history.replaceState(null, "", "#/gremiumsmitglieder/edit/1002");
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} writeHash />);
    await page.user.click(page.getByRole("tab", { name: "AKTUELL" }));
    expect(page.getByText("Inhalt aktuell")).toBeInTheDocument();
    expect(location.hash).toBe("#/gremiumsmitglieder/edit/1002");
  });

  it.each(["#!/profil", "#/profil"])("leaves %s, a route of the host's", async (hash) => {
    history.replaceState(null, "", `/seite?a=1${hash}`);
    const view = renderInRoot(<Tabs label="Seminare" tabs={tabs} writeHash />);
    await view.user.click(view.getByRole("tab", { name: "AKTUELL" }));
    expect(location.hash).toBe(hash);
  });

  it("writes its own page's address under a <base> of the host", async () => {
    const base = document.head.appendChild(Object.assign(document.createElement("base"), { href: "/" }));
    history.replaceState(null, "", "/seite?a=1");
    const view = renderInRoot(<Tabs label="Seminare" tabs={tabs} writeHash />);
    await view.user.click(view.getByRole("tab", { name: "AKTUELL" }));
    base.remove();
    expect(`${location.pathname}${location.search}`).toBe("/seite?a=1");
    expect(location.hash).not.toBe("");
  });

  it("falls back to the first remaining tab", async () => {
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    await page.user.click(page.getByRole("tab", { name: "AKTUELL" }));
    page.rerender(<Tabs label="Seminare" tabs={tabs.filter((tab) => tab.key !== "aktuell")} />);
    expect(page.getByText("Inhalt geplant")).toBeInTheDocument();
    page.rerender(<Tabs label="Seminare" tabs={[]} />);
    expect(page.queryByRole("tablist")).toBeNull();
  });

  it("lets the caller keep the selection", async () => {
    const chosen: string[] = [];
    const page = renderInRoot(
      <Tabs label="Tage" tabs={tabs} selected="aktuell" onSelect={(key) => chosen.push(key)} />,
    );
    await page.user.click(page.getByRole("tab", { name: "GEPLANT" }));
    expect(chosen).toEqual(["geplant"]);
    expect(page.getByText("Inhalt aktuell")).toBeInTheDocument();
  });

  it("becomes a dropdown on narrow screens", async () => {
    narrowWindow();
    const events = heard();
    const page = renderInRoot(<Tabs label="Seminare" dropdownLabel="Bereich" tabs={tabs} />);
    expect(page.queryByRole("tablist")).toBeNull();
    await page.user.click(await page.findByRole("combobox", { name: "Bereich: Seminare" }));
    await page.user.click(page.getByRole("option", { name: "AKTUELL" }));
    expect(page.getByRole("group", { name: "AKTUELL" })).toHaveTextContent("Inhalt aktuell");
    expect(events).toEqual(["portal-test aktuell"]);
  });

  it.each([
    ["all others, to the eye alone", {}, "GEPLANT · ABGESCHLOSSEN", "true"],
    ["those with entries, where entries are counted", { geplant: 3, abgeschlossen: 0 }, "GEPLANT 3", "false"],
  ])("mentions %s", async (_what, counts: Record<string, number>, text, isHidden) => {
    narrowWindow();
    const counted = tabs.map((tab) => ({ ...tab, count: counts[tab.key] }));
    const page = renderInRoot(<Tabs label="Seminare" dropdownLabel="Bereich" tabs={counted} selected="aktuell" />);
    expect(await page.findByText(text)).toHaveAttribute("aria-hidden", isHidden);
  });
});

it("is a heading where there is one tab alone, on narrow screens as well", () => {
  narrowWindow();
  const page = renderInRoot(<Tabs label="Bereiche" dropdownLabel="Bereich" tabs={tabs.slice(0, 1)} />);
  expect(page.getByRole("heading", { name: "GEPLANT" })).toContainElement(page.getByRole("tab", { name: "GEPLANT" }));
  expect(page.queryByRole("combobox")).toBeNull();
});

describe("scrolling to what the address chose", () => {
  const scrolled: Element[] = [];
  beforeEach(() => {
    scrolled.length = 0;
    vi.useFakeTimers();
    Element.prototype.scrollIntoView = function record(this: Element) {
      scrolled.push(this);
    };
  });

  it("waits 1200 ms and takes the element inside the panel", () => {
    history.replaceState(null, "", "#aktuell:in-aktuell");
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    vi.advanceTimersByTime(1199);
    expect(scrolled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolled).toEqual([page.getByText("Inhalt aktuell")]);
  });

  it("takes the tabs themselves when there is no such element", () => {
    history.replaceState(null, "", "?setTab=aktuell");
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    vi.advanceTimersByTime(1200);
    expect(scrolled).toEqual([page.wrapper.firstElementChild]);
  });

  it("does not happen without a choice, after unmounting, or once the user has gone elsewhere", () => {
    renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    vi.advanceTimersByTime(5000);
    history.replaceState(null, "", "#aktuell");
    const gone = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    gone.unmount();
    const left = renderInRoot(<Tabs label="Seminare" tabs={tabs} />);
    act(() => left.getByRole("tab", { name: "GEPLANT" }).click());
    vi.advanceTimersByTime(5000);
    expect(scrolled).toEqual([]);
  });
});

describe("a guard", () => {
  it("decides when, and whether, a switch happens", async () => {
    const waiting: (() => void)[] = [];
    const events = heard();
    const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} writeHash guard={(go) => waiting.push(go)} />);
    page.focus(page.getByRole("tab", { name: "GEPLANT" }));
    await page.user.keyboard("{ArrowRight}");
    jumpTo("#abgeschlossen");
    expect(page.getByText("Inhalt geplant")).toBeInTheDocument();
    await expect.poll(() => page.root.activeElement).toBe(page.getByRole("tab", { name: "GEPLANT" }));
    act(() => waiting[0]?.());
    await expect.poll(() => page.root.activeElement).toBe(page.getByRole("tab", { name: "AKTUELL" }));
    act(() => waiting[1]?.());
    expect(events).toEqual(["portal-test aktuell", "portal-test abgeschlossen"]);
  });
});
