import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { conferences } from "#i18n/conferences.ts";
import { events } from "#i18n/events.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { ConferencePage } from "./conference.tsx";

const portal = useMockPortal({ customer: "guest" });

async function show(url: string): Promise<Rendered> {
  const view = renderInRoot(<ConferencePage conference={url} />);
  await view.findByRole("heading", { level: 2 });
  return view;
}

const links = (view: Rendered): [string, string | null][] =>
  view
    .getAllByRole("link")
    .filter((link) => link.className === "button")
    .map((link) => [link.textContent, link.getAttribute("href")?.replace(location.origin, "") ?? null]);

describe("portal-conference", () => {
  it("shows programme by day with the times of its entries, and who speaks", async () => {
    const view = await show("betriebsraete-tage");
    expect(view.getByRole("heading", { level: 4, name: "Samstag, 09.05.2026" })).toBeVisible();
    expect(view.getByText("13:30–15:00").closest("li")).toHaveTextContent("Mitbestimmung im Wandel");
    expect(view.getAllByText("mit Prof. Dr. Ayşe Lindner")[0]).toBeVisible();
    const speakers =
      view.getByRole("heading", { level: 3, name: conferences.speakers }).parentElement ?? expect.fail("speakers");
    expect(
      within(speakers)
        .getAllByRole("heading", { level: 4 })
        .map(({ textContent }) => textContent),
    ).toContain("Maren Holtkamp");
  });

  it("draws nothing for speakers of whom nothing is told", async () => {
    const [conference] = portal.state().shop.conferences;
    Object.assign(conference ?? {}, { speakers: [{ name: null, role: null, image: null, text: null }] });
    const view = await show(conference?.url ?? "");
    expect(view.queryByRole("heading", { name: conferences.speakers })).toBeNull();
  });

  it("leads to booking and reservation while there are places", async () => {
    const view = await show("betriebsraete-tage");
    const places = await view.findByText("Plätze frei");
    // With the price, not among the buttons.
    expect(places.compareDocumentPosition(view.getByText(/pro Person$/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(links(view)).toEqual([
      [conferences.ways.conferenceBooking, "/fachtagung/betriebsraete-tage/buchung"],
      ["Reservieren", "/reservierung?fachtagung=betriebsraete-tage"],
    ]);
  });

  it("leads to the waiting list, elsewhere, or nowhere", async () => {
    const waiting = await show("fachtagung-ki");
    await waiting.findByText("Warteliste");
    expect(links(waiting)).toEqual([[conferences.ways.conferenceWaitingList, "/warteliste?fachtagung=fachtagung-ki"]]);
    const elsewhere = await show("betriebsraetinnen");
    await elsewhere.findByText(/Nur noch/);
    expect(links(elsewhere)).toEqual([[common.login, "https://konferenz.beispiel.example/"]]);
    const closed = await show("betriebsraete-tage-folgejahr");
    await closed.findByText("Ausgebucht");
    expect(links(closed)).toEqual([]);
  });

  it("leads on from one that is full: who can help, by phone", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, supportPhone: "0800 123456" } }));
    const closed = await show("betriebsraete-tage-folgejahr");
    expect(await closed.findByText(/^Wir beraten Sie gern/)).toBeVisible();
    expect(closed.getByRole("link", { name: "0800 123456" })).toHaveAttribute("href", "tel:0800123456");
    const open = await show("betriebsraete-tage");
    await open.findByText("Plätze frei");
    expect(open.queryByText(/^Wir beraten Sie gern/)).toBeNull();
  });

  it("says that an unknown one is gone, and of one that is over that it is", async () => {
    expect(
      await renderInRoot(<ConferencePage conference="gibt-es-nicht" />).findByText(conferences.unknown),
    ).toBeVisible();
    const event =
      portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.conference) ??
      expect.fail("the conference");
    Object.assign(event, { isHistoric: true });
    expect((await show("betriebsraete-tage")).getByText(events.unknown)).toBeVisible();
  });

  it("draws a failed read and loads again when asked", async () => {
    portal.select({ scenario: "status-500:conference" });
    const view = renderInRoot(<ConferencePage conference="betriebsraete-tage" />);
    const retry = await view.findByRole("button", { name: common.retry });
    portal.select({ scenario: "normal" });
    await view.user.click(retry);
    expect(await view.findByRole("heading", { level: 2, name: "Betriebsräte-Tage" })).toBeVisible();
  });
});
