import { act, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { readErrors } from "#i18n/errors.ts";
import { memberViewLabels, members, refusals } from "#i18n/members.ts";
import { usePortal } from "#state/store.ts";
import { buttonOf, goBack, names, rowOf } from "#test/support/members.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { GremiumMembers } from "./gremium-members.tsx";

const portal = useMockPortal();

describe("portal-gremium-members: overview", () => {
  it("lists all members by name, the own one marked, each with its two buttons", async () => {
    const view = renderInRoot(<GremiumMembers />);
    expect(view.getByText(members.loading)).toBeInTheDocument();
    await rowOf(view, /Müller/);
    expect(names(view).slice(0, 3)).toEqual(["Brinkmann, Sabine", "D'Angelo, Noël", "Groß-Überlinger, Käthe"]);
    expect(within(await rowOf(view, /Brinkmann/)).getByText(members.self)).toBeInTheDocument();
    for (const row of view.getAllByRole("listitem")) {
      const buttons = within(row).getAllByRole("button");
      expect(buttons.map((button) => button.textContent)).toEqual([memberViewLabels.events, "Einstellungen"]);
      for (const button of buttons)
        expect(button).toHaveAccessibleDescription(row.querySelector(".member-name > span")?.textContent ?? "");
    }
    expect(portal.calls.map((call) => call.name).sort()).toEqual(["gremiumUsers", "memberships", "user"]);
  });

  it("links the PDF of all bookings", async () => {
    const view = renderInRoot(<GremiumMembers />);
    const link = await view.findByRole("link", {
      name: `Buchungen / Reservierungen aller Mitglieder (PDF) (${common.opensNewTab})`,
    });
    expect(link).toHaveAttribute("href", `${location.origin}/portal-api/gremium/overview.pdf`);
    expect(link).toHaveAttribute("target", "_blank");
  });

  it.each([
    ["Mueller", ["Müller, Jörg"], "1 von 12 Mitgliedern"],
    ["zoë ng", ["Nguyen, Zoë"], "1 von 12 Mitgliedern"],
    ["öR", ["Müller, Jörg", "Weiß, Björn"], "2 von 12 Mitgliedern"],
    ["  ", expect.objectContaining({ length: 12 }), "12 Mitglieder"],
    ["Niemand", [], members.noMatch],
  ])("finds by name: %s", async (query, expected, status) => {
    const view = renderInRoot(<GremiumMembers />);
    await view.user.type(await view.findByRole("searchbox", { name: members.search }), query);
    expect(names(view)).toEqual(expected);
    expect(view.getByRole("status")).toHaveTextContent(status);
  });

  it("says that there is nobody, even before rights are known", async () => {
    portal.select({ customer: "newcomer", scenario: "fail:user" });
    expect(await renderInRoot(<GremiumMembers />).findByText(members.none)).toBeInTheDocument();
  });

  it("lets a plain member see all names and open only the own row", async () => {
    portal.select({ customer: "member" });
    const view = renderInRoot(<GremiumMembers />);
    await rowOf(view, /Müller/);
    expect(names(view)).toHaveLength(12);
    expect(view.getAllByRole("button", { name: "Einstellungen" })).toEqual([
      await buttonOf(view, /Petersen/, "Einstellungen"),
    ]);
    expect(view.queryByRole("link")).toBeNull();
  });

  it("takes a membership for an administrator's right as well", async () => {
    const data = {
      userId: 1001,
      teilnehmerId: null,
      firstName: null,
      lastName: null,
      email: null,
      isGremiumAdmin: false,
    };
    usePortal.setState({ resources: { user: { state: "ready", data, refreshing: false } } });
    const view = renderInRoot(<GremiumMembers />);
    await rowOf(view, /Müller/);
    expect(view.getAllByRole("button", { name: "Einstellungen" })).toHaveLength(12);
  });

  it.each(["fail:user+fail:memberships", "malformed:user+fail:memberships"] as const)(
    "opens nobody else while rights are unknown (%s), and asks again when told to",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<GremiumMembers />);
      expect(
        await view.findByText(/^Es konnte nicht geprüft werden, ob Sie andere Mitglieder öffnen dürfen\./),
      ).toBeInTheDocument();
      expect(view.getAllByRole("button", { name: "Einstellungen" })).toHaveLength(1);
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      await rowOf(view, /Müller/);
      expect(view.getAllByRole("button", { name: "Einstellungen" })).toHaveLength(12);
      expect(view.queryByRole("alert")).toBeNull();
    },
  );

  it.each([
    ["fail", readErrors.status],
    ["offline", readErrors.network],
    ["malformed", readErrors.malformed],
  ] as const)("draws a failure (%s) and loads again when asked", async (scenario, message) => {
    portal.select({ scenario: `${scenario}:gremiumUsers` });
    const view = renderInRoot(<GremiumMembers />);
    expect(await view.findByRole("alert")).toHaveTextContent(message);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await rowOf(view, /Müller/);
  });

  it("survives answers in which everything optional is missing", async () => {
    portal.select({ scenario: "nulls" });
    expect(await renderInRoot(<GremiumMembers />).findAllByText(members.nameless)).toHaveLength(12);
  });
});

describe("portal-gremium-members: an opened member", () => {
  it("shows a member's events and calls only that member's routes", async () => {
    const view = renderInRoot(<GremiumMembers />);
    await view.user.click(await buttonOf(view, /Müller/, memberViewLabels.events));
    const heading = view.getByRole("heading", { name: "Buchungen / Reservierungen für: Müller, Jörg" });
    await expect.poll(() => view.root.activeElement).toBe(heading);
    expect(location.search).toBe("?gremiumsmitglied=1002&gremiumsansicht=buchungen");
    await view.findByRole("tab", { name: "Geplant" });
    expect(await view.findAllByRole("heading", { name: /Protokollführung/ })).not.toHaveLength(0);
    expect(portal.calls.map((call) => call.path)).toContain("/portal-api/gremium-users/1002/events/future");
    expect(portal.calls.map((call) => call.name)).not.toContain("eventsFuture");
  });

  it("shows the own events from the own row", async () => {
    const view = renderInRoot(<GremiumMembers />);
    await view.user.click(await buttonOf(view, /Brinkmann/, memberViewLabels.events));
    await view.findByRole("tab", { name: "Geplant" });
    expect(portal.calls.map((call) => call.name)).toContain("eventsFuture");
    expect(portal.calls.map((call) => call.name)).not.toContain("gremiumEventsFuture");
  });

  it("goes back to the list, the search and the button that opened", async () => {
    const view = renderInRoot(<GremiumMembers />);
    await view.user.type(await view.findByRole("searchbox"), "mueller");
    await view.user.click(await buttonOf(view, /Müller/, memberViewLabels.events));
    await view.user.click(view.getByRole("button", { name: members.back }));
    expect(location.search).toBe("");
    expect(names(view)).toEqual(["Müller, Jörg"]);
    await expect.poll(() => view.root.activeElement).toBe(await buttonOf(view, /Müller/, memberViewLabels.events));
  });

  it("follows the address: a shared link opens, back and forward lead where they should", async () => {
    history.replaceState(null, "", "/?L=0&gremiumsmitglied=1002&gremiumsansicht=buchungen#aktuell");
    const view = renderInRoot(<GremiumMembers />);
    const heading = await view.findByRole("heading", { name: "Buchungen / Reservierungen für: Müller, Jörg" });
    expect(view.root.activeElement).not.toBe(heading);
    expect(await view.findByRole("tab", { name: "Aktuell", selected: true })).toBeInTheDocument();
    goBack("/?L=0#aktuell");
    expect(await view.findByRole("searchbox")).toBeInTheDocument();
    goBack("/?gremiumsmitglied=1003&gremiumsansicht=buchungen");
    await expect
      .poll(() => view.root.activeElement)
      .toBe(view.getByRole("heading", { name: "Buchungen / Reservierungen für: Groß-Überlinger, Käthe" }));
  });

  it("stays where it is when only the tab of the address changes", async () => {
    history.replaceState(null, "", "/?gremiumsmitglied=1002&gremiumsansicht=buchungen");
    const view = renderInRoot(<GremiumMembers />);
    const heading = await view.findByRole("heading", { name: /Müller/ });
    const tab = await view.findByRole("tab", { name: "Geplant" });
    view.focus(tab);
    act(() => {
      location.hash = "#abgeschlossen";
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
    expect(await view.findByRole("tab", { name: "Abgeschlossen", selected: true })).toBeInTheDocument();
    expect(view.getByRole("heading", { name: /Müller/ })).toBe(heading);
    expect(view.root.activeElement).not.toBe(heading);
  });

  it("understands the hash of the older links", async () => {
    history.replaceState(null, "", "/?activeDocId=7#/gremiumsmitglieder/1002");
    const view = renderInRoot(<GremiumMembers />);
    await view.findByRole("heading", { name: "Buchungen / Reservierungen für: Müller, Jörg" });
    await view.user.click(view.getByRole("button", { name: members.back }));
    expect(location.search + location.hash).toBe("?activeDocId=7");
    expect(view.getByRole("searchbox")).toBeInTheDocument();
  });

  it.each([
    "/?gremiumsmitglied=1002&gremiumsansicht=buchungen",
    "/?gremiumsmitglied=1002&gremiumsansicht=einstellungen#meine-daten",
    "/?gremiumsmitglied=1002&gremiumsansicht=einstellungen#br-funktionen",
    "/?gremiumsmitglied=1002&gremiumsansicht=einstellungen#hotelwuensche",
    "/#/gremiumsmitglieder/edit/1002",
  ])("shows a plain member nothing foreign at %s, and opens the own row", async (address) => {
    portal.select({ customer: "member" });
    history.replaceState(null, "", address);
    const view = renderInRoot(<GremiumMembers />);
    expect(await view.findByText(refusals.forbidden)).toBeInTheDocument();
    expect(names(view)).toHaveLength(12);
    expect(view.queryByRole("textbox")).toBeNull();
    expect(view.getAllByRole("button", { name: memberViewLabels.events })).toHaveLength(1);
    expect(portal.calls.map((call) => call.name).sort()).toEqual(["gremiumUsers", "memberships", "user"]);
    await view.user.click(await buttonOf(view, /Petersen/, memberViewLabels.events));
    expect(view.getByRole("heading", { name: /Petersen, Ole/ })).toBeInTheDocument();
    await view.findByRole("tab", { name: "Geplant" });
    expect(portal.calls.map((call) => call.path).filter((path) => path.includes("gremium-users/"))).toEqual([]);
  });

  it("says so when the address names a stranger", async () => {
    history.replaceState(null, "", "/?gremiumsmitglied=99");
    expect(await renderInRoot(<GremiumMembers />).findByText(refusals.unknown)).toBeInTheDocument();
  });
});
