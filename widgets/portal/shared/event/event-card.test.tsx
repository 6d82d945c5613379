import { describe, expect, it } from "vitest";
import type { ListedEvent } from "#domain/entities/event.ts";
import { recipientStatusLabels as labels } from "#i18n/recipient-status.ts";
import { buildEvent } from "#test/support/entities.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventCard } from "./event-card.tsx";
import { ListOwnerContext } from "./list-owner.ts";

const OWNER = 7;
const event = (recipient: Record<string, unknown>): ListedEvent =>
  buildEvent({
    eventId: 1,
    title: "Urlaubsrecht",
    startDate: "2026-02-02T09:00:00",
    endDate: "2026-02-04T12:00:00",
    recipients: [{ recipientId: 1, userId: OWNER, type: "booking", approvalState: "confirmed", ...recipient }],
  });

const cardAt = (day: string, recipient: Record<string, unknown>): string => {
  const now = Date.parse(`${day}T08:00:00Z`);
  const view = renderInRoot(
    <ListOwnerContext value={OWNER}>
      <EventCard event={event(recipient)} page={null} now={now} level={3} />
    </ListOwnerContext>,
  );
  const { textContent } = view.getByRole("heading", { level: 3 });
  view.unmount();
  return textContent;
};

describe("the status on an event's card", () => {
  it("is told before the event, and of a past one only where it is another than booked", () => {
    const booked = labels["booking-confirmed"];
    expect(cardAt("2026-01-20", { cancelState: "none" })).toContain(booked);
    expect(cardAt("2026-03-20", { cancelState: "none" })).not.toContain(booked);
    expect(cardAt("2026-03-20", { cancelState: "rejected" })).toContain(labels["booking-cancel-rejected"]);
    expect(cardAt("2026-03-20", { approvalState: "rejected", cancelState: "none" })).toContain(
      labels["booking-rejected"],
    );
  });
});
