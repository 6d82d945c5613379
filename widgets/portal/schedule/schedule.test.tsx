import { act, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { schedule as scheduleTexts } from "#i18n/schedule.ts";
import { eventOver } from "#i18n/sentences.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { ScheduleView } from "#widgets/portal/shared/schedule/schedule.tsx";
import { Schedule } from "./schedule-widget.tsx";

const portal = useMockPortal();

const block = { title: "Grundlagen", description: "Überblick", themes: ["AGG", "BetrVG"] };
const hotel = { name: "Seehof" };
const days = [
  { title: "Anreisetag" },
  { title: "Seminartag", morning: block, afternoon: { title: "Praxis" } },
  { title: "Seminartag", morning: block },
];
const long = { eventId: 1, startDate: "2026-04-03T17:30:00", endDate: "2026-04-05T12:00:00", hotel };
const event = (fields: Record<string, unknown> = {}, schedule: unknown[] = days) =>
  buildEvent({ ...long, content: { schedule }, ...fields });

/** A viewport below 992 px, as media queries see it. */
function makeSmall(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("991.98"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe("portal-schedule", () => {
  it("names the days and dates them", () => {
    const view = renderInRoot(<ScheduleView event={event()} />);
    expect(view.getByRole("heading", { level: 3, name: "Ablauf des Seminars" })).toBeInTheDocument();
    expect(view.getAllByRole("tab").map((tab) => [...tab.children].map((line) => line.textContent))).toEqual([
      ["Seminarstart", "Freitag, 03.04.2026"],
      ["2. Seminartag", "Samstag, 04.04.2026"],
      ["3. Seminartag", "Sonntag, 05.04.2026"],
    ]);
    expect(view.getByText("Anreise")).toBeInTheDocument();
    expect(view.getByText("Abreise")).toBeInTheDocument();
  });

  it("shows the arrival evening with its fixed points", () => {
    const view = renderInRoot(<ScheduleView event={event()} />);
    const panel = view.getByRole("tabpanel", { name: /Seminarstart/ });
    expect(panel).toHaveTextContent("17:30–20:00 Uhr");
    expect(
      within(panel)
        .getAllByRole("listitem")
        .slice(1)
        .map((point) => point.textContent),
    ).toEqual([
      "Ziele und Organisation des Seminars",
      "Ihre Lernmaterialien",
      "Gegenseitiges Kennenlernen",
      "Gemeinsames Abendessen",
    ]);
  });

  it("shows both halves of an ordinary day", async () => {
    const view = renderInRoot(<ScheduleView event={event()} />);
    await view.user.click(view.getByRole("tab", { name: /2\. Seminartag/ }));
    const panel = view.getByRole("tabpanel", { name: /2\. Seminartag/ });
    expect(panel).toHaveTextContent("Vormittag08:30–12:30 Uhr");
    expect(panel).toHaveTextContent("Nachmittag14:00–17:00 Uhr");
    expect(
      within(panel)
        .getAllByRole("heading", { level: 4 })
        .map((heading) => heading.textContent),
    ).toEqual(["Grundlagen", "Praxis"]);
    expect(within(panel).getByText("Überblick")).toBeInTheDocument();
    expect(within(panel).getByText("BetrVG")).toBeInTheDocument();
  });

  it("times one day and a lone morning differently", async () => {
    const oneDay = event({ startDate: "2026-04-03T09:00:00", endDate: "2026-04-03T17:00:00" }, [
      { title: "Seminartag", morning: block, afternoon: block },
    ]);
    const short = renderInRoot(<ScheduleView event={oneDay} />);
    expect(short.getByRole("tabpanel")).toHaveTextContent("09:00–12:30 Uhr");
    expect(short.getByRole("tabpanel")).toHaveTextContent("13:45–17:00 Uhr");
    short.unmount();
    const view = renderInRoot(<ScheduleView event={event()} />);
    await view.user.click(view.getByRole("tab", { name: /3\. Seminartag/ }));
    expect(view.getByRole("tabpanel")).toHaveTextContent("08:30–12:00 Uhr");
  });

  it("tells no times of a conference and has its own headline", async () => {
    const view = renderInRoot(<ScheduleView event={event({ theme: { eventType: 3 } })} />);
    expect(view.getByRole("heading", { name: scheduleTexts.conferenceHeadline })).toBeInTheDocument();
    await view.user.click(view.getByRole("tab", { name: /2\. Seminartag/ }));
    expect(view.getByRole("tabpanel")).not.toHaveTextContent("Uhr");
  });

  it.each([
    ["several days in person", event(), true],
    ["several days online", event({ isOnlineEvent: true }), false],
    ["one day", event({ endDate: "2026-04-03T18:00:00" }), false],
  ])("mentions the Rahmenprogramm of %s: %s", (_name, given, expected) => {
    const view = renderInRoot(<ScheduleView event={given} />);
    expect(view.queryByText("Rahmenprogramm") !== null).toBe(expected);
    expect(
      view.queryByText("Nach Seminarschluss laden wir Sie zu einem freiwilligen gemeinsamen Freizeitprogramm ein.") !==
        null,
    ).toBe(expected);
  });

  it("mentions no evening together under the day of departure", async () => {
    const view = renderInRoot(<ScheduleView event={event()} />);
    await view.user.click(view.getByRole("tab", { name: /2\. Seminartag/ }));
    expect(view.getByText("Rahmenprogramm")).toBeVisible();
    await view.user.click(view.getByRole("tab", { name: /3\. Seminartag/ }));
    expect(view.queryByText("Rahmenprogramm")).toBeNull();
  });

  it("prints all days, and shows one again afterwards", () => {
    const view = renderInRoot(<ScheduleView event={event()} />);
    const printed = (): (string | null)[] =>
      [...view.wrapper.querySelectorAll(".schedule-printed > section > h4")].map((heading) => heading.textContent);
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(printed()).toEqual([
      "Seminarstart, Freitag, 03.04.2026",
      "2. Seminartag, Samstag, 04.04.2026",
      "3. Seminartag, Sonntag, 05.04.2026",
    ]);
    expect(view.getAllByText("Praxis")).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(printed()).toEqual([]);
  });

  it("has no journey when the event is said to be online", () => {
    const view = renderInRoot(<ScheduleView event={event({ isOnlineEvent: true })} />);
    expect(view.queryByText("Anreise")).toBeNull();
  });

  it("shows the online follow-up with title, text and date", async () => {
    const followUp = {
      onlineFollowUpTitle: "Was hat sich bewährt?",
      onlineFollowUpText: "Zwei Stunden Austausch",
      startDate: "2026-05-04T10:00:00",
    };
    const view = renderInRoot(<ScheduleView event={event({ modules: [{}, followUp] })} />);
    await view.user.click(view.getByRole("tab", { name: /Online-Nachbetreuung/ }));
    const panel = view.getByRole("tabpanel");
    expect(within(panel).getByRole("heading", { level: 4, name: "Was hat sich bewährt?" })).toBeInTheDocument();
    expect(panel).toHaveTextContent("Zwei Stunden Austausch");
    expect(panel).toHaveTextContent("04.05.2026, 10:00 Uhr");
  });

  it("puts the follow-up behind the departure", () => {
    makeSmall();
    const followUp = {
      onlineFollowUpTitle: "Was hat sich bewährt?",
      onlineFollowUpText: "Zwei Stunden Austausch",
      startDate: "2026-05-04T10:00:00",
    };
    const view = renderInRoot(<ScheduleView event={event({ modules: [{}, followUp] })} />);
    const line = view.getByRole("group", { name: "Zu einem Tag springen" });
    const order = [
      view.getByText("Anreise"),
      ...within(line).getAllByRole("button").slice(0, -1),
      view.getByText("Abreise"),
      within(line).getByRole("button", { name: "Online-Nachbetreuung" }),
    ];
    for (const [index, mark] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(order).toHaveLength(6);
  });

  it("marks and jumps to a day with dots on small screens", async () => {
    makeSmall();
    const view = renderInRoot(<ScheduleView event={event()} />);
    const changes: unknown[] = [];
    view.anchor.addEventListener("tabChange", (change) => changes.push((change as CustomEvent).detail));
    const dots = within(view.getByRole("group", { name: "Zu einem Tag springen" })).getAllByRole("button");
    expect(dots.map((dot) => [dot.getAttribute("aria-label"), dot.getAttribute("aria-current")])).toEqual([
      ["Seminarstart", "true"],
      ["2. Seminartag", null],
      ["3. Seminartag", null],
    ]);
    await view.user.click(view.getByRole("button", { name: "3. Seminartag" }));
    expect(view.getByRole("tab", { selected: true })).toHaveTextContent("3. Seminartag");
    expect(view.getByRole("button", { name: "3. Seminartag" })).toHaveAttribute("aria-current", "true");
    await view.user.click(view.getByRole("button", { name: "3. Seminartag" }));
    expect(changes).toEqual([{ widget: "portal-test", tab: "tag-3" }]);
  });

  it("has no dots on large screens and none for one day", () => {
    const large = renderInRoot(<ScheduleView event={event()} />);
    expect(large.queryByRole("button")).toBeNull();
    large.unmount();
    makeSmall();
    const view = renderInRoot(<ScheduleView event={event({ endDate: "2026-04-03T18:00:00" }, [days[1]])} />);
    expect(view.queryByRole("button")).toBeNull();
    expect(view.queryByText("Anreise")).toBeNull();
    expect(view.getByRole("tab")).toHaveTextContent("Seminarstart");
  });

  it("does not speak of a seminar on a conference", () => {
    const view = renderInRoot(<ScheduleView event={event({ theme: { eventType: 3 } })} />);
    expect(
      view.getByText("Nach dem Programm laden wir Sie zu einem freiwilligen gemeinsamen Freizeitprogramm ein."),
    ).toBeInTheDocument();
    expect(view.wrapper).not.toHaveTextContent("Seminarschluss");
  });

  it("says that a day without entries is not planned yet", () => {
    const view = renderInRoot(<ScheduleView event={event({}, [{ title: "Seminartag" }])} />);
    expect(view.getByText("Der Ablauf dieses Tages steht noch nicht fest.")).toBeInTheDocument();
  });

  it.each([[[]], [null]])("is nothing at all for the schedule %j", (schedule) => {
    const view = renderInRoot(<ScheduleView event={buildEvent({ ...long, content: { schedule } })} />);
    expect(view.wrapper).toBeEmptyDOMElement();
  });

  it("opens on its own with the first day that is worked on, which the evening of arrival is not", () => {
    const selected = (given: Record<string, unknown>, schedule?: unknown[]): string | null => {
      const view = renderInRoot(<Schedule json={event(given, schedule)} />);
      const tab = view.getByRole("tab", { selected: true }).textContent;
      view.unmount();
      return tab;
    };
    expect(selected({})).toContain("2. Seminartag");
    expect(selected({}, [days[1], days[2]])).toContain("Seminarstart");
    expect(selected({}, [{ title: "Seminartag" }, { title: "Seminartag" }])).toContain("Seminarstart");
  });

  it("takes an event from JSON without a call, or loads it by its id", async () => {
    const given = renderInRoot(<Schedule json={event()} />);
    expect(given.getByRole("heading", { level: 2, name: "Ablauf des Seminars" })).toBeInTheDocument();
    expect(portal.calls).toEqual([]);
    given.unmount();
    const view = renderInRoot(<Schedule eventId="5001" />);
    expect(await view.findByRole("heading", { level: 2 })).toBeInTheDocument();
    expect(view.getAllByRole("tab")).toHaveLength(5);
  });

  it("says that an unknown event is over, and draws a failure", async () => {
    const unknown = renderInRoot(<Schedule eventId="4" />);
    expect(await unknown.findByText(eventOver)).toBeInTheDocument();
    unknown.unmount();
    portal.select({ scenario: "fail" });
    const view = renderInRoot(<Schedule eventId="5001" />);
    expect(await view.findByRole("alert")).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("heading", { level: 2 })).toBeInTheDocument();
  });
});
