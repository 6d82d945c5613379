import { describe, expect, it } from "vitest";
import { events } from "#i18n/events.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { CalendarDownload } from "./calendar-download.tsx";

const portal = useMockPortal();

const dated = { title: "Recht: Basis", bookingNumber: "B-1", startDate: "2026-03-28", endDate: "2026-03-29" };

/** What a calendar link would save. */
const fileOf = (link: HTMLElement): string => decodeURIComponent(link.getAttribute("href") ?? "");

describe("portal-calendar-download", () => {
  it("links the file of a given event without a call", () => {
    const link = renderInRoot(<CalendarDownload json={buildEvent(dated)} />).getByRole("link", {
      name: events.calendar,
    });
    expect(link).toHaveAttribute("download", "Recht- Basis.ics");
    expect(fileOf(link)).toMatch(
      /^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n[^]*SUMMARY:Seminar B-1: Recht: Basis\r\nLOCATION:Online\r\n/,
    );
    expect(portal.calls).toEqual([]);
  });

  it("links the file of the event with an id, one entry for each dated module", async () => {
    const modules = [
      { ...dated, title: "Zwei" },
      { ...dated, title: "Ohne Ende", endDate: null },
      { ...dated, title: null },
    ];
    portal.state().events = [buildEvent({ ...dated, eventId: 7, modules })];
    const link = await renderInRoot(<CalendarDownload eventId="7" />).findByRole("link");
    expect(fileOf(link).match(/SUMMARY:.*/g)).toEqual([
      "SUMMARY:Seminar B-1: Zwei",
      "SUMMARY:Seminar B-1: Recht: Basis",
    ]);
  });

  it("has another file only when the dates have changed", () => {
    const view = renderInRoot(<CalendarDownload json={buildEvent(dated)} />);
    const file = fileOf(view.getByRole("link"));
    view.rerender(<CalendarDownload json={buildEvent({ ...dated, recipients: [] })} />);
    expect(fileOf(view.getByRole("link"))).toBe(file);
    view.rerender(<CalendarDownload json={buildEvent({ ...dated, endDate: "2026-03-30" })} />);
    expect(fileOf(view.getByRole("link"))).toBe(file.replace("DTEND;VALUE=DATE:20260330", "DTEND;VALUE=DATE:20260331"));
  });

  it.each([{ startDate: null }, { endDate: null }])("shows nothing of %j", (fields) => {
    expect(
      renderInRoot(<CalendarDownload json={buildEvent({ ...dated, ...fields })} />).queryByRole("link"),
    ).toBeNull();
  });

  it("says that an unknown event is over or cancelled", async () => {
    expect(await renderInRoot(<CalendarDownload eventId="99" />).findByText(events.unknown)).toBeInTheDocument();
  });
});
