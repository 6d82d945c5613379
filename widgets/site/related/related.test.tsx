import { waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventList } from "#widgets/portal/shared/event-list/event-list.tsx";
import { Related } from "./related.tsx";

const portal = useMockPortal();

const asked = (part: string): string[] =>
  portal.calls.map(({ path }) => decodeURIComponent(path)).filter((path) => path.includes(part));
const titles = (view: Rendered): (string | null)[] =>
  view.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("portal-related", () => {
  it.each([
    ["topics", recommendations.headings.topics, 3],
    ["news", recommendations.headings.news, 4],
    ["themes", recommendations.headings.themes, 3],
    ["conferences", recommendations.headings.conferences, 2],
    ["videos", recommendations.headings.videos, 3],
  ] as const)("shows %s, but none that are over", async (kind, heading, count) => {
    const view = renderInRoot(<Related kind={kind} id="7" />);
    expect(await view.findByRole("heading", { level: 2, name: heading })).toBeInTheDocument();
    expect(view.getAllByRole("listitem")).toHaveLength(count);
    expect(asked("recommendation")).toEqual([`/recommendation-api/${kind}?id=7`]);
  });

  it("leads on to the page of each", async () => {
    const view = renderInRoot(<Related kind="conferences" />);
    expect(await view.findByRole("link", { name: "Betriebsräte-Tage" })).toHaveAttribute(
      "href",
      "/fachtagung/betriebsraete-tage",
    );
    expect(asked("recommendation")).toEqual(["/recommendation-api/conferences"]);
  });

  it.each([
    ["themes", 3],
    ["conferences", 2],
    ["news", 0],
  ] as const)("says of %s when each is next held: %i of them", async (kind, count) => {
    const view = renderInRoot(<Related kind={kind} />);
    await view.findByRole("list", { name: recommendations.headings[kind] });
    expect(view.queryAllByText(/^Nächster Termin: [A-Z][a-z]\., \d\d\.\d\d\.\d{4}$/)).toHaveLength(count);
  });

  it("leaves out a conference that is full, and asks for the places of the others in one call", async () => {
    const view = renderInRoot(<Related kind="conferences" />);
    await view.findByRole("link", { name: "Konferenz der Betriebsrätinnen" });
    expect(titles(view)).toEqual(["Betriebsräte-Tage", "Konferenz der Betriebsrätinnen"]);
    expect(asked("booking-states")).toEqual(["/general-api/get-booking-states?eventIds=7101,7103,7102"]);
  });

  it("leaves out a seminar that is full, where the recommendation leads to its own page", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, pages: { event: "/seminare/t/{eventId}" } } }));
    const { shop } = portal.state();
    Object.assign(shop.events[0] ?? {}, { eventId: "betriebsverfassungsrecht" });
    shop.places.betriebsverfassungsrecht = 0;
    const view = renderInRoot(<Related kind="themes" />);
    expect(await view.findAllByRole("listitem")).toHaveLength(2);
    expect(asked("booking-states")).toEqual([
      "/general-api/get-booking-states?eventIds=betriebsverfassungsrecht,arbeitsrecht-kompakt,rhetorik",
    ]);
  });

  it("leaves out a seminar that the page shows as the reader's own", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, pages: { event: "/seminare/t/{eventId}" } } }));
    const { events, recipients } = portal.state();
    const own = events.find(({ eventId }) => eventId === 5002);
    Object.assign(own ?? {}, { eventId: "rhetorik" });
    recipients.rhetorik = recipients["5002"] ?? [];
    const view = renderInRoot(
      <>
        <EventList />
        <Related kind="themes" />
      </>,
    );
    const list = await view.findByRole("list", { name: recommendations.headings.themes });
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
    expect(within(list).queryByRole("link", { name: /Rhetorik/ })).toBeNull();
  });

  it.each(["fail:conferences", "fail:bookingStates", "empty:bookingStates"] as const)(
    "shows them all where nobody tells what is full (%s)",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<Related kind="conferences" />);
      await view.findByRole("link", { name: "Betriebsräte-Tage" });
      expect(titles(view)).toContain("Fachtagung Künstliche Intelligenz im Betrieb");
      expect(view.queryByRole("alert")).toBeNull();
    },
  );

  it("draws none before it is known which are full, so that none goes away again", async () => {
    const view = renderInRoot(<Related kind="conferences" />);
    const counts = new Set<number>();
    const observer = new MutationObserver(() => counts.add(view.queryAllByRole("listitem").length));
    observer.observe(view.wrapper, { childList: true, subtree: true });
    expect(view.getByText(recommendations.loading)).toBeInTheDocument();
    await view.findByRole("link", { name: "Konferenz der Betriebsrätinnen" });
    observer.disconnect();
    expect([...counts].filter((count) => count > 0)).toEqual([2]);
  });

  it.each(["empty:related", "nulls:related"] as const)("stays empty without any (%s)", async (scenario) => {
    portal.select({ scenario });
    const view = renderInRoot(<Related kind="themes" />);
    await waitFor(() => expect(view.wrapper).toBeEmptyDOMElement());
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "fail:related" });
    const view = renderInRoot(<Related kind="themes" />);
    await view.findByRole("alert");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("heading", { level: 2, name: recommendations.headings.themes })).toBeInTheDocument();
  });
});
