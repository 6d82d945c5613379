import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { notLoaded } from "#i18n/errors.ts";
import { memberViewLabels, members } from "#i18n/members.ts";
import { saving } from "#i18n/saving.ts";
import { hotel, personal, settings } from "#i18n/settings.ts";
import { usePortal } from "#state/store.ts";
import { buttonOf, goBack } from "#test/support/members.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { GremiumMembers } from "./gremium-members.tsx";

const portal = useMockPortal();

describe("portal-gremium-members: the page around", () => {
  const isShown = (element: HTMLElement): boolean => element.style.getPropertyValue("display") !== "none";

  function page(): { header: HTMLElement; wrapper: HTMLElement } {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<header id="portal-page-header" style="display: grid !important">Kopf</header><nav id="portal-tab-wrapper">Reiter</nav>',
    );
    return {
      header: document.querySelector("#portal-page-header") as unknown as HTMLElement,
      wrapper: document.querySelector("#portal-tab-wrapper") as unknown as HTMLElement,
    };
  }

  it.each([
    ["going back", (view: Rendered) => view.user.click(view.getByRole("button", { name: members.back }))],
    [
      "unmounting",
      (view: Rendered) => {
        view.unmount();
        return Promise.resolve();
      },
    ],
  ])("hides page header and tab wrapper, and restores them by %s", async (_, leave) => {
    const { header, wrapper } = page();
    const view = renderInRoot(<GremiumMembers />);
    const button = await buttonOf(view, /Müller/, memberViewLabels.events);
    expect([header, wrapper].map(isShown)).toEqual([true, true]);
    await view.user.click(button);
    expect([header, wrapper].map(isShown)).toEqual([false, false]);
    await leave(view);
    expect(header).toHaveAttribute("style", "display: grid !important;");
    expect(wrapper).not.toHaveAttribute("style");
  });

  it("leaves them alone while nothing can be loaded", async () => {
    const { header, wrapper } = page();
    portal.select({ scenario: "fail" });
    history.replaceState(null, "", "/?gremiumsmitglied=1002");
    await renderInRoot(<GremiumMembers />).findByRole("alert");
    expect([header, wrapper].map(isShown)).toEqual([true, true]);
  });

  it.each([
    ["fail:gremiumUsers", notLoaded],
    ["malformed:gremiumUsers", "Der Server hat eine unverständliche Antwort gesendet."],
    ["html:gremiumUsers", "Die Inhalte konnten nicht geladen werden. Vielleicht müssen Sie sich neu anmelden."],
    ["fail:user+fail:memberships", "Es konnte nicht geprüft werden, ob Sie andere Mitglieder öffnen dürfen."],
  ] as const)(
    "leaves them alone until the member can be shown (%s), and loads again when asked",
    async (scenario, message) => {
      const { header, wrapper } = page();
      portal.select({ scenario });
      history.replaceState(null, "", "/?gremiumsmitglied=1002&gremiumsansicht=buchungen");
      const view = renderInRoot(<GremiumMembers />);
      expect(await view.findByRole("alert")).toHaveTextContent(message);
      expect([header, wrapper].map(isShown)).toEqual([true, true]);
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(
        await view.findByRole("heading", { name: "Buchungen / Reservierungen für: Müller, Jörg" }),
      ).toBeInTheDocument();
      expect([header, wrapper].map(isShown)).toEqual([false, false]);
    },
  );

  it("keeps the way back when a member's events cannot be loaded", async () => {
    portal.select({ scenario: "fail:gremiumEventsFuture" });
    history.replaceState(null, "", "/?gremiumsmitglied=1002&gremiumsansicht=buchungen");
    const view = renderInRoot(<GremiumMembers />);
    expect(await view.findByRole("alert")).toHaveTextContent(notLoaded);
    await view.user.click(view.getByRole("button", { name: members.back }));
    expect(view.getByRole("status")).toHaveTextContent("12 Mitglieder");
  });

  it("hides only what lies beside the widget when the wrapper is around it", async () => {
    const view = renderInRoot(<GremiumMembers />);
    document.body.insertAdjacentHTML("beforeend", '<div id="portal-tab-wrapper"><ul></ul><div><p></p></div></div>');
    document.querySelector("#portal-tab-wrapper > div")?.append(view.anchor);
    await view.user.click(await buttonOf(view, /Müller/, memberViewLabels.events));
    const shown = [...document.querySelectorAll<HTMLElement>("#portal-tab-wrapper, #portal-tab-wrapper *")].map(
      (element) => [element.localName, isShown(element)],
    );
    expect(shown).toEqual([
      ["div", true],
      ["ul", false],
      ["div", true],
      ["p", false],
      ["div", true],
    ]);
  });

  it("keeps them hidden until the last of two widgets has gone back, and takes no offence at a bad selector", async () => {
    const { header } = page();
    usePortal.setState(({ config }) => ({ config: { ...config, tabWrapperSelector: "" } }));
    history.replaceState(null, "", "/?gremiumsmitglied=1002");
    const views = [renderInRoot(<GremiumMembers />), renderInRoot(<GremiumMembers />)] as const;
    for (const view of views) await view.findByRole("heading", { name: /Müller/ });
    views[0].unmount();
    expect(isShown(header)).toBe(false);
    views[1].unmount();
    expect(isShown(header)).toBe(true);
  });
});

describe("portal-gremium-members: settings", () => {
  /** A page that is opened anew at a member's settings. */
  const at = (userId: number, hash = ""): Rendered => {
    usePortal.setState({ resources: {} });
    history.replaceState(null, "", `/?gremiumsmitglied=${userId}&gremiumsansicht=einstellungen${hash}`);
    return renderInRoot(<GremiumMembers />);
  };
  const department = (view: Rendered): Promise<HTMLElement> => view.findByRole("textbox", { name: "Abteilung" });

  it("shows a member's settings by that member's routes only", async () => {
    const view = renderInRoot(<GremiumMembers />);
    await view.user.click(await buttonOf(view, /Müller/, "Einstellungen"));
    await expect
      .poll(() => view.root.activeElement)
      .toBe(view.getByRole("heading", { name: "Einstellungen: Müller, Jörg" }));
    expect(location.search).toBe("?gremiumsmitglied=1002&gremiumsansicht=einstellungen");
    expect((await view.findAllByRole("tab")).map((tab) => tab.textContent)).toEqual([
      settings.tabs.memberPersonal,
      "BR-Funktionen",
      "Hotelwünsche",
    ]);
    await view.findByDisplayValue("Müller");
    expect(portal.calls.map((call) => call.path)).toContain("/portal-api/gremium-users/1002/user-data");
    expect(portal.calls.map((call) => call.name)).not.toContain("userData");
  });

  it("shows the own settings from the own row", async () => {
    const view = renderInRoot(<GremiumMembers />);
    await view.user.click(await buttonOf(view, /Brinkmann/, "Einstellungen"));
    expect((await view.findAllByRole("tab")).map((tab) => tab.textContent)).toEqual([
      settings.tabs.personal,
      "Firmendaten",
      "BR-Funktionen",
      "Hotelwünsche",
      "Informationsangebot",
    ]);
    await view.findByDisplayValue("Brinkmann");
    expect(portal.calls.map((call) => call.name)).not.toContain("gremiumUserData");
  });

  it("lets a plain member edit the own settings from the own row, by the own routes", async () => {
    portal.select({ customer: "member" });
    const view = at(1008);
    fireEvent.change(await department(view), { target: { value: "Halle 7" } });
    expect(view.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      settings.tabs.personal,
      "Firmendaten",
      "BR-Funktionen",
      "Hotelwünsche",
      "Informationsangebot",
    ]);
    await view.user.click(view.getByText(saving.save));
    await view.findByText(personal.save.known);
    expect(portal.calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
      "/portal-api/user-data",
    ]);
    expect(portal.calls.filter(({ path }) => path.includes("gremium-users/"))).toEqual([]);
  });

  it("tells who was an administrator a moment ago that the backend refuses", async () => {
    const view = at(1002);
    fireEvent.change(await department(view), { target: { value: "Halle 7" } });
    Object.assign(portal.state().members[0] ?? {}, { isAdmin: false });
    await view.user.click(view.getByText(saving.save));
    await view.findByText(saving.failed);
    expect(portal.calls.at(-1)?.status).toBe(403);
    expect(portal.state().members[1]?.data.department).toBe("Fertigung, Halle 4");
  });

  it("never shows for another member what is typed for one", async () => {
    const wishes = (view: Rendered): Promise<HTMLElement> => view.findByRole("textbox", { name: hotel.comments });
    const typed = at(1002, "#hotelwuensche");
    fireEvent.change(await wishes(typed), { target: { value: "Nur für Müller" } });
    typed.unmount();
    const other = at(1003, "#hotelwuensche");
    await other.findByRole("heading", { name: "Einstellungen: Groß-Überlinger, Käthe" });
    expect(await wishes(other)).toHaveValue("");
    other.unmount();
    expect(await wishes(at(1002, "#hotelwuensche"))).toHaveValue("Nur für Müller");
  });

  it.each([
    ["the way back", (view: Rendered) => view.user.click(view.getByRole("button", { name: members.back }))],
    ["the browser's back button", () => Promise.resolve().then(() => goBack("/"))],
  ])("asks before unsaved input is left by %s", async (_, leave) => {
    const view = at(1002);
    await view.user.type(await department(view), ", Tor 2");
    await leave(view);
    const stay = await view.findByRole("button", { name: saving.stay });
    expect(location.search).toContain("gremiumsmitglied=1002");
    await view.user.click(stay);
    expect(await department(view)).toHaveValue("Fertigung, Halle 4, Tor 2");
    await leave(view);
    await view.user.click(await view.findByRole("button", { name: "Verwerfen" }));
    expect(await view.findByRole("searchbox")).toBeInTheDocument();
    expect(location.search).toBe("");
  });
});
