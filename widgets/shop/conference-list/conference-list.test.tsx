import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { lists } from "#i18n/lists.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { ConferenceList } from "./conference-list.tsx";

const portal = useMockPortal({ customer: "guest" });

describe("portal-conference-list", () => {
  it("lists the coming ones by date, each with places and the way to its page", async () => {
    const view = renderInRoot(<ConferenceList />);
    await view.findByText("Ausgebucht");
    expect(
      view
        .getAllByRole("heading", { level: 3 })
        .map((heading) => within(heading).getByRole("link"))
        .map((link) => [link.textContent, link.getAttribute("href")?.replace(location.origin, "")]),
    ).toEqual([
      ["Betriebsräte-Tage", "/fachtagung/betriebsraete-tage"],
      ["Fachtagung Künstliche Intelligenz im Betrieb", "/fachtagung/fachtagung-ki"],
      ["Konferenz der Betriebsrätinnen", "/fachtagung/betriebsraetinnen"],
      ["Betriebsräte-Tage: Bilanz nach einem Jahr", "/fachtagung/betriebsraete-tage-folgejahr"],
    ]);
    const ways = view.getAllByRole("link", { name: /^Zum Programm: / });
    expect(ways.map((link) => link.getAttribute("href")?.replace(location.origin, ""))).toEqual([
      "/fachtagung/betriebsraete-tage",
      "/fachtagung/fachtagung-ki",
      "/fachtagung/betriebsraetinnen",
      "/fachtagung/betriebsraete-tage-folgejahr",
    ]);
    expect(view.getAllByText(/gesetzlicher MwSt\.$/)).toHaveLength(1);
    expect(portal.calls.filter(({ name }) => name === "bookingStates")).toHaveLength(1);
  });

  it("says so where there is none", async () => {
    portal.state().shop.conferences = [];
    expect(await renderInRoot(<ConferenceList />).findByText(lists.none)).toBeVisible();
  });

  it("draws a failed read", async () => {
    portal.select({ scenario: "status-500:conferences" });
    expect(await renderInRoot(<ConferenceList />).findByRole("button", { name: common.retry })).toBeVisible();
  });
});
