import { beforeEach, describe, expect, it } from "vitest";
import { defaultConfig, type Config } from "#config/config.ts";
import { menu } from "#i18n/menu.ts";
import { settleLeaving } from "#state/drafts/draft-storage.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { MenuDesktop } from "./menu-desktop.tsx";

function configure(config: Partial<Config>): void {
  usePortal.setState({ config: { ...defaultConfig, ...config } });
}

const entry = (title: string, rest: Partial<Config["menu"][number]> = {}) => ({
  title,
  uri: `/${title.toLowerCase()}`,
  visible: true,
  active: false,
  ...rest,
});

describe("portal-menu-desktop", () => {
  beforeEach(() =>
    configure({
      menu: [
        entry("Start", { active: true }),
        entry("Seminare"),
        entry("Versteckt", { visible: false }),
        entry("", {}),
        entry("  "),
      ],
    }),
  );

  it("shows visible and titled entries only, and marks the active one", () => {
    const view = renderInRoot(<MenuDesktop />);
    const links = view.getAllByRole("link");
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["Start", "/start", "page"],
      ["Seminare", "/seminare", null],
      ["Einstellungen", "/kundenportal/einstellungen", null],
      ["abmelden", "/logout", null],
    ]);
    expect(view.getByRole("navigation", { name: "Kundenportal" })).toBeInTheDocument();
  });

  it("marks the entry of the page itself where the author marks none", () => {
    configure({
      menu: [entry("Start"), entry("Seminare", { uri: "/seminare/?L=0#oben" }), entry("Ohne", { uri: "" })],
    });
    history.replaceState(null, "", "/seminare?x=1");
    const view = renderInRoot(<MenuDesktop />);
    const current = view.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual(["Seminare"]);
  });

  it.each([
    ["/?p=12&utm=x", ["Seminare"]],
    ["/", ["Start"]],
    ["/?p=99", ["Start"]],
  ])("marks one entry where the query tells pages apart: %s", (address, expected) => {
    configure({
      menu: [entry("Start", { uri: "/" }), entry("Seminare", { uri: "/?p=12" }), entry("Fotos", { uri: "/?p=13" })],
    });
    history.replaceState(null, "", address);
    const view = renderInRoot(<MenuDesktop />);
    const current = view.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual(expected);
  });

  it("marks the nearest entry above a page that has none, and never the site's start", () => {
    configure({
      menu: [entry("Start", { uri: "/" }), entry("Portal", { uri: "/p" }), entry("Seminare", { uri: "/p/seminare" })],
    });
    const marked = (): (string | null)[] => {
      const view = renderInRoot(<MenuDesktop />);
      const links = view.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
      view.unmount();
      return links.map((link) => link.textContent);
    };
    history.replaceState(null, "", "/p/seminare/5001");
    expect(marked()).toEqual(["Seminare"]);
    history.replaceState(null, "", "/presse");
    expect(marked()).toEqual([]);
  });

  it("marks the link to the settings on their page, and no entry above it", () => {
    configure({ menu: [entry("Portal", { uri: "/p" })], settingsUrl: "/p/einstellungen" });
    history.replaceState(null, "", "/p/einstellungen#firmendaten");
    const current = renderInRoot(<MenuDesktop />)
      .getAllByRole("link")
      .filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
      ["Einstellungen", "page"],
    ]);
  });

  it("shows the configured logo, linked to the start page", () => {
    configure({ logoUrl: "/logo.svg", homeUrl: "/start", settingsUrl: "/e", logoutUrl: "/weg" });
    const view = renderInRoot(<MenuDesktop />);
    expect(view.getByRole("link", { name: menu.home })).toHaveAttribute("href", "/start");
    expect(view.getByRole("img", { name: menu.home })).toHaveAttribute("src", "/logo.svg");
    expect(view.getByRole("link", { name: "Einstellungen" })).toHaveAttribute("href", "/e");
    expect(view.getByRole("link", { name: "abmelden" })).toHaveAttribute("href", "/weg");
    // Rules of the page that fetch links ahead, as WordPress has them, must not log out.
    expect(view.getByRole("link", { name: "abmelden" })).toHaveAttribute("rel", "nofollow");
    expect(view.queryByRole("list", { name: "Bereiche" })).toBeNull();
  });

  it.each(["", " java\nscript:alert(1)", "data:text/html,x"])("shows an entry whose address is %j as text", (uri) => {
    configure({ menu: [entry("Bald", { uri })] });
    expect(renderInRoot(<MenuDesktop />).getByText("Bald")).not.toHaveAttribute("href");
  });

  const pressed = (type: string, button: number): MouseEvent =>
    new MouseEvent(type, { button, bubbles: true, composed: true, cancelable: true });

  it("forgets nothing by a press of the secondary button, which opens a menu only", () => {
    sessionStorage.setItem("portal-draft:1001:feedback", "{}");
    renderInRoot(<MenuDesktop />)
      .getByRole("link", { name: "abmelden" })
      .dispatchEvent(pressed("auxclick", 2));
    expect(sessionStorage.getItem("portal-draft:1001:feedback")).toBe("{}");
  });

  it.each([
    ["click", 0],
    ["auxclick", 1],
  ])("forgets what was typed once the customer is logged out, and not with the press (%s)", (type, button) => {
    sessionStorage.setItem("portal-draft:1001:feedback", "{}");
    sessionStorage.setItem("other", "stays");
    const view = renderInRoot(<MenuDesktop />);
    view.anchor.addEventListener(type, (event) => event.preventDefault());
    view.getByRole("link", { name: "Einstellungen" }).dispatchEvent(pressed(type, button));
    expect(sessionStorage.getItem("portal-draft:1001:feedback")).toBe("{}");
    view.getByRole("link", { name: "abmelden" }).dispatchEvent(pressed(type, button));
    expect(sessionStorage.getItem("portal-draft:1001:feedback")).toBe("{}");
    settleLeaving(null);
    expect(sessionStorage.getItem("portal-draft:1001:feedback")).toBeNull();
    expect(sessionStorage.getItem("other")).toBe("stays");
    sessionStorage.clear();
  });
});
