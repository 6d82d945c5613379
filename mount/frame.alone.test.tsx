import { fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RouteName } from "#api/routes.ts";
import { common } from "#i18n/common.ts";
import { mount } from "#mount/frame.tsx";
import type { EntryContext, Mounted } from "#mount/table.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import registration from "#widgets/forms/form-registration/index.tsx";
import bookmarks from "#widgets/portal/bookmarks/index.tsx";
import calendar from "#widgets/portal/calendar-download/index.tsx";
import overview from "#widgets/portal/event-overview/index.tsx";
import feedback from "#widgets/portal/feedback/index.tsx";
import memberLinks from "#widgets/portal/gremium-members-links/index.tsx";
import members from "#widgets/portal/gremium-members/index.tsx";
import nextEvent from "#widgets/portal/next-event/index.tsx";
import settings from "#widgets/portal/user-settings/index.tsx";
import type { WidgetModule } from "#widgets/shared/widget.ts";
import addToCart from "#widgets/shop/add-to-cart/index.tsx";
import wishlistToggle from "#widgets/shop/wishlist-toggle/index.tsx";

const portal = useMockPortal();
const host: EntryContext = { ids: [], config: undefined, nonce: "", preloaded: new Map(), consents: [], release: "" };
let mounted: Mounted[] = [];

afterEach(() => {
  for (const { unmount } of mounted) unmount();
  mounted = [];
});

/** A widget's anchor on a page, mounted as the entry does it. */
function open(widget: WidgetModule, attributes: Readonly<Record<string, string>>, id: string = widget.anchor.id) {
  const anchor = document.body.appendChild(document.createElement("div"));
  anchor.id = id;
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  const root = anchor.attachShadow({ mode: "open" });
  const drawings = vi.fn();
  anchor.addEventListener("portal:mounted", drawings);
  const one = mount(anchor, root, { default: widget }, host);
  mounted.push(one);
  return { anchor, drawings, unmount: one.unmount, ...within(root as unknown as HTMLElement) };
}

const field = (anchor: HTMLElement): HTMLTextAreaElement => {
  const found = anchor.shadowRoot?.querySelector<HTMLTextAreaElement>('[name="message"]');
  if (found == null) throw new Error("The form is not drawn");
  return found;
};
const type = (anchor: HTMLElement, value: string): boolean => fireEvent.input(field(anchor), { target: { value } });

describe("an attribute that the manifest names and the host changes", () => {
  it("draws the widget anew with what it says now", async () => {
    const view = open(overview, { "data-event-id": "5002" });
    await view.findByRole("heading", { name: "Protokollführung im Betriebsrat" });
    view.anchor.setAttribute("data-event-id", "5001");
    await view.findByRole("heading", { name: "Betriebsverfassungsrecht Teil 1" });
    expect(view.queryByText("Protokollführung im Betriebsrat")).toBeNull();
    expect(view.drawings).toHaveBeenCalledTimes(2);
    expect(portal.calls.filter(({ name }) => name === "event").map(({ path }) => path)).toEqual([
      "/portal-api/events/5002",
      "/portal-api/events/5001",
    ]);
  });

  it("puts a mistake right, or makes one", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const view = open(overview, {});
    await view.findByRole("alert");
    view.anchor.setAttribute("data-event-id", "5002");
    await view.findByRole("heading", { name: "Protokollführung im Betriebsrat" });
    view.anchor.removeAttribute("data-event-id");
    await view.findByRole("alert");
    expect(view.queryByRole("heading")).toBeNull();
  });

  it("counts the one that stands there when the widget is drawn", async () => {
    const view = open(overview, { "data-event-id": "5002" });
    view.anchor.setAttribute("data-event-id", "5001");
    await view.findByRole("heading", { name: "Betriebsverfassungsrecht Teil 1" });
    expect(view.drawings).toHaveBeenCalledTimes(1);
  });

  it("draws nothing anew where it is written again as it was, or is another one", async () => {
    const view = open(addToCart, { "data-label": "Buchen" }, "portal-add-to-cart-5002");
    const button = await view.findByRole("button", { name: "Buchen" });
    view.anchor.setAttribute("data-label", "Buchen");
    view.anchor.setAttribute("class", "box");
    view.anchor.setAttribute("data-host", "x");
    await Promise.resolve();
    expect(view.getByRole("button", { name: "Buchen" })).toBe(button);
    expect(view.drawings).toHaveBeenCalledTimes(1);
    view.anchor.setAttribute("data-label", "Jetzt buchen");
    await view.findByRole("button", { name: "Jetzt buchen" });
  });

  it.each([
    ["blanks around it", addToCart, "portal-add-to-cart-5002", "data-label", "Buchen", "\n  Buchen "],
    ["other blanks in its JSON", calendar, undefined, "data-json", '{"events":[]}', '{\n  "events": []\n}'],
    ["nothing in it instead of no attribute", addToCart, "portal-add-to-cart-5002", "data-label", null, " "],
  ])("draws nothing anew where it is written with %s", async (_what, widget, id, attribute, before, after) => {
    const { anchor, drawings } = open(widget, before === null ? {} : { [attribute]: before }, id);
    await vi.waitFor(() => expect(drawings).toHaveBeenCalledTimes(1));
    anchor.setAttribute(attribute, after);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(drawings).toHaveBeenCalledTimes(1);
  });

  it("loses nothing that was typed: each event's text waits for it, as on a page loaded anew", async () => {
    const { anchor } = open(registration, { "data-event-id": "5001" });
    await waitFor(() => type(anchor, "Für 5001"));
    anchor.setAttribute("data-event-id", "5002");
    await waitFor(() => expect(field(anchor)).toHaveValue(""));
    type(anchor, "Für 5002");
    anchor.setAttribute("data-event-id", "5001");
    await waitFor(() => expect(field(anchor)).toHaveValue("Für 5001"));
    anchor.setAttribute("data-event-id", "5002");
    await waitFor(() => expect(field(anchor)).toHaveValue("Für 5002"));
  });

  it("does nothing once the widget is gone", async () => {
    const view = open(overview, { "data-event-id": "5002" });
    await view.findByRole("heading", { name: "Protokollführung im Betriebsrat" });
    view.unmount();
    view.anchor.setAttribute("data-event-id", "5001");
    await Promise.resolve();
    expect(view.queryByRole("heading")).toBeNull();
    expect(portal.calls.filter(({ name }) => name === "event")).toHaveLength(1);
  });
});

describe("an id that must end with a number", () => {
  it.each([
    ["portal-add-to-cart-abc", "portal-add-to-cart-5002", addToCart],
    // As a number it would be that of another event.
    ["portal-add-to-cart-9007199254740993", "portal-add-to-cart-5002", addToCart],
    ["portal-wishlist-toggle-abc", "portal-wishlist-toggle-5002", wishlistToggle],
  ])("draws no button as %s, and one as %s", async (wrong, right, widget) => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const view = open(widget, {}, wrong);
    await view.findByRole("alert");
    expect(view.queryByRole("button")).toBeNull();
    expect(told).toHaveBeenCalledWith(
      `[portal] #${wrong}: id must end with a number, not "${wrong.split("-").at(-1) ?? ""}"`,
      view.anchor,
    );
    expect(await open(widget, {}, right).findByRole("button")).toBeVisible();
  });
});

describe("an expired session", () => {
  it.each<[RouteName, WidgetModule]>([
    ["token", feedback],
    ["user", members],
    ["gremiumUsers", members],
    ["memberships", memberLinks],
    ["salutations", settings],
    ["nextEvent", nextEvent],
    ["bookmarks", bookmarks],
  ])("that %s tells of is said once, with the way back in the login's address", async (route, widget) => {
    portal.select({ scenario: `expired:${route}` });
    history.replaceState(null, "", "/seite?a=ä&b=1#x");
    const view = open(widget, {});
    const login = await view.findByRole("link", { name: common.login });
    await waitFor(() => expect(portal.calls.map(({ name }) => name)).toContain("user"));
    expect(view.getAllByRole("link", { name: common.login })).toEqual([login]);
    expect(view.getByText(common.sessionExpired)).toBeInTheDocument();
    const wayBack = (): string | null => new URL(login.getAttribute("href") ?? "").searchParams.get("returnTo");
    expect(wayBack()).toBe(location.href);
    // The customer has changed the tab since.
    history.replaceState(null, "", "/seite?a=ä&b=1#y");
    fireEvent.click(login);
    expect(wayBack()).toMatch(/#y$/);
  });
});
