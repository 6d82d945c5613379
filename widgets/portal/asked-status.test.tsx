import { waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { cancelling } from "#i18n/booking.ts";
import { events } from "#i18n/events.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventList } from "#widgets/portal/shared/event-list/event-list.tsx";
import { EventDetail } from "./event-detail/event-detail.tsx";
import { GremiumMembers } from "./gremium-members/gremium-members.tsx";

const portal = useMockPortal();

/** What the card of the event says in a list. */
const cardOf = (view: Rendered) => (): Promise<string | null> =>
  view
    .findByRole("heading", { name: /^Betriebsverfassungsrecht Teil 1/ })
    .then((heading) => heading.parentElement?.textContent ?? null);

/** What the calendar file of all dates says of an event. */
async function summary(view: Rendered, bookingNumber: string): Promise<string> {
  const files = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:termine");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  await view.user.click(await view.findByRole("button", { name: events.calendarAll }));
  const [file] = files.mock.lastCall ?? [];
  const text = file instanceof Blob ? (await file.text()).replaceAll("\r\n ", "") : "";
  return text.match(/SUMMARY:.*/g)?.find((line) => line.includes(bookingNumber)) ?? "";
}

const listOf = (): Rendered => renderInRoot(<EventList />, { id: "portal-event-list" });

/** Opens the list of a member's bookings, as an address names it. */
function memberList(): Rendered {
  history.replaceState(null, "", "/?gremiumsmitglied=1002&gremiumsansicht=buchungen");
  return renderInRoot(<GremiumMembers />, { id: "portal-gremium-members" });
}

interface View {
  readonly name: string;
  /** Whose booking is cancelled: the position among the participants. */
  readonly person: number;
  /** Opens the view beside the event's page, or finds it there. @returns what it says of that booking */
  readonly open: (page: Rendered) => () => Promise<string | null>;
  readonly before: string;
  readonly after: string;
}

const ASKED = recipientStatusLabels["booking-cancel-pending"];

const views: readonly View[] = [
  {
    name: "the row among the participants",
    person: 0,
    open: (page) => () =>
      page.findByRole("list", { name: "Teilnehmende" }).then((list) => list.querySelector("li")?.textContent ?? null),
    before: recipientStatusLabels["booking-pending"],
    after: ASKED,
  },
  {
    name: "the count above the participants",
    person: 0,
    open: (page) => () => page.findByText(/^\d+ gebucht/).then((line) => line.textContent),
    before: "3 Stornierungen beantragt",
    after: "4 Stornierungen beantragt",
  },
  {
    name: "the reader's own status beside the title",
    person: 0,
    open: (page) => () => page.findByText("Ihr Status").then((label) => label.parentElement?.textContent ?? null),
    before: recipientStatusLabels["booking-pending"],
    after: ASKED,
  },
  {
    name: "the card in one's own list",
    person: 0,
    open: () => cardOf(listOf()),
    before: recipientStatusLabels["booking-pending"],
    after: ASKED,
  },
  {
    name: "the card in a member's list",
    person: 1,
    open: () => cardOf(memberList()),
    before: "Gebucht",
    after: ASKED,
  },
  {
    name: "the calendar file of all dates",
    person: 0,
    open: () => {
      const list = listOf();
      return () => summary(list, "S-5001-26");
    },
    before: "SUMMARY:Seminar S-5001-26",
    after: "SUMMARY:Buchungsstornierung beantragt: Seminar S-5001-26",
  },
];

/** Cancels a participant on the page of the event, and closes the dialog with its step of the history. */
async function cancel(page: Rendered, person: number): Promise<void> {
  const rows = within(await page.findByRole("list", { name: "Teilnehmende" })).getAllByRole("listitem");
  await page.user.click(within(rows[person] ?? page.wrapper).getByText("Stornieren"));
  await page.findByText(cancelling.reason);
  const dialog = within(page.getByRole("dialog"));
  await page.user.click(dialog.getByRole("radio", { name: "Erkrankung" }));
  await page.user.click(dialog.getByRole("button", { name: "Stornieren" }));
  await dialog.findByText("Buchung erfolgreich storniert.");
  await page.user.click(dialog.getByText("Schließen"));
  await waitFor(() => expect(history.state).not.toHaveProperty("portalListOver"));
}

describe("a cancellation that was asked for", () => {
  it.each(views)("shows at once in $name", async ({ person, open, before, after }) => {
    const page = renderInRoot(<EventDetail eventId="5001" />, { id: "portal-event-detail" });
    await page.findByRole("list", { name: "Teilnehmende" });
    const said = open(page);
    await waitFor(async () => expect(await said()).toContain(before));
    await cancel(page, person);
    await waitFor(async () => expect(await said()).toContain(after));
    expect(portal.calls.filter(({ name }) => name === "cancelRecipient")).toHaveLength(1);
  });
});
