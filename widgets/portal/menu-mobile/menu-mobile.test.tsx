import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { menu } from "#i18n/menu.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { MenuDesktop } from "#widgets/portal/menu-desktop/menu-desktop.tsx";
import { MenuMobile } from "./menu-mobile.tsx";

function scrollTo(y: number): void {
  vi.stubGlobal("scrollY", y);
  act(() => void dispatchEvent(new Event("scroll")));
}

/** A screen of the given width, as far as the two menus ask for it. */
function screenOf(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)/.exec(query)?.[1] ?? -1),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe("portal-menu-mobile", () => {
  beforeEach(() =>
    usePortal.setState({
      config: {
        ...defaultConfig,
        menu: [
          { title: "Start", uri: "/start", visible: true, active: true },
          { title: "Aus", uri: "/aus", visible: false, active: false },
        ],
      },
    }),
  );

  it("opens the entries in a dialog and closes it by Escape, with the focus back on the button", async () => {
    const view = renderInRoot(<MenuMobile />);
    const button = view.getByRole("button", { name: "Portal" });
    expect(view.queryAllByRole("link")).toEqual([]);
    await view.user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(view.getByRole("dialog", { name: "Kundenportal" })).toBeInTheDocument();
    expect(view.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
      ["Start", "page"],
      ["Einstellungen", null],
      ["abmelden", null],
    ]);
    await view.user.keyboard("{Escape}");
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await expect.poll(() => view.root.activeElement).toBe(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("closes by its button, by a link and by a tap beside it", async () => {
    const view = renderInRoot(<MenuMobile />);
    view.anchor.addEventListener("click", (event) => event.preventDefault());
    const ways = [
      () => view.getByRole("button", { name: "Menü schließen" }),
      () => view.getByRole("link", { name: "Start" }),
      () => view.getByRole("dialog"),
    ];
    for (const way of ways) {
      await view.user.click(view.getByRole("button", { name: "Portal" }));
      await view.user.click(way());
      await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    }
  });

  it("stays open on a click beside its links", async () => {
    const view = renderInRoot(<MenuMobile />);
    await view.user.click(view.getByRole("button", { name: "Portal" }));
    await view.user.click(view.getByRole("heading", { name: "Kundenportal" }));
    expect(view.getByRole("dialog")).toBeInTheDocument();
  });

  it.each([
    [0, "top"],
    [400, "top"],
    [401, "away"],
  ])("scrolled by %s px it is at %s", (y, state) => {
    const view = renderInRoot(<MenuMobile />);
    scrollTo(y);
    expect(view.getByRole("navigation", { name: menu.mobile })).toHaveAttribute("data-state", state);
    scrollTo(0);
    expect(view.getByRole("navigation")).toHaveAttribute("data-state", "top");
  });

  it("is away while somebody reads on and where a link has led, and comes on the way up", () => {
    const view = renderInRoot(<MenuMobile />);
    const state = (): string | null => view.getByRole("navigation").getAttribute("data-state");
    for (const [y, expected] of [
      [250, "top"],
      [450, "away"],
      [460, "away"],
      [459, "away"],
      [440, "offset"],
      [442, "offset"],
      [500, "away"],
      [2000, "away"],
      [1990, "offset"],
      [900, "away"],
      [390, "top"],
    ] as const) {
      scrollTo(y);
      expect([y, state()]).toEqual([y, expected]);
    }
  });

  it("is away while a field of another widget has the focus, and comes back after it", () => {
    const widget = document.body.appendChild(document.createElement("div"));
    const root = widget.attachShadow({ mode: "open" });
    const [button, field] = [document.createElement("button"), document.createElement("input")];
    root.append(button, field);
    const view = renderInRoot(<MenuMobile />);
    const menuState = (): string | null => view.getByRole("navigation").getAttribute("data-state");
    scrollTo(900);
    scrollTo(880);
    expect(menuState()).toBe("offset");
    act(() => button.focus());
    expect(menuState()).toBe("offset");
    act(() => field.focus());
    expect(menuState()).toBe("away");
    scrollTo(860);
    expect(menuState()).toBe("away");
    act(() => field.blur());
    expect(menuState()).toBe("offset");
    widget.remove();
  });

  it("lifts its button into the top layer beyond the threshold", () => {
    const showPopover = vi.fn();
    Object.assign(HTMLElement.prototype, { showPopover });
    const view = renderInRoot(<MenuMobile />);
    scrollTo(450);
    scrollTo(430);
    expect(showPopover).toHaveBeenCalledTimes(1);
    expect(view.wrapper.querySelector('[popover="manual"]')).toContainElement(
      view.getByRole("button", { name: "Portal", hidden: true }),
    );
    scrollTo(100);
    expect(view.wrapper.querySelector("[popover]")).toBeNull();
    Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  });
});

describe("both menus on a page", () => {
  it.each([
    [390, { desktop: false, mobile: true }],
    [991, { desktop: false, mobile: true }],
    [992, { desktop: true, mobile: false }],
  ])("at %s px show %j", (width, shown) => {
    screenOf(width);
    const desktop = renderInRoot(<MenuDesktop />, { id: "portal-menu-desktop" });
    const mobile = renderInRoot(<MenuMobile />, { id: "portal-menu-mobile" });
    act(() => void mobile.anchor.dispatchEvent(new CustomEvent("portal:mounted", { bubbles: true })));
    expect({
      desktop: desktop.queryByRole("navigation") !== null,
      mobile: mobile.queryByRole("navigation") !== null,
    }).toEqual(shown);
  });

  it.each([
    [390, "mobile"],
    [1280, "desktop"],
  ])("at %s px the one shown (%s) leaves the screen to the other when it is unmounted", (width, shown) => {
    screenOf(width);
    const menus = {
      desktop: renderInRoot(<MenuDesktop />, { id: "portal-menu-desktop" }),
      mobile: renderInRoot(<MenuMobile />, { id: "portal-menu-mobile" }),
    };
    act(() => void menus.mobile.anchor.dispatchEvent(new CustomEvent("portal:mounted", { bubbles: true })));
    const [first, other] = shown === "desktop" ? [menus.desktop, menus.mobile] : [menus.mobile, menus.desktop];
    expect(other.queryByRole("navigation")).toBeNull();
    act(() => first.unmount());
    expect(other.getByRole("navigation")).toBeInTheDocument();
  });

  it.each([390, 1280])("a menu alone is shown at %s px", (width) => {
    screenOf(width);
    expect(renderInRoot(<MenuDesktop />, { id: "portal-menu-desktop" }).getByRole("navigation")).toBeInTheDocument();
    document.getElementById("portal-menu-desktop")?.remove();
    expect(renderInRoot(<MenuMobile />, { id: "portal-menu-mobile" }).getByRole("navigation")).toBeInTheDocument();
  });
});
