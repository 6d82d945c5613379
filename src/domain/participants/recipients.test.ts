import { describe, expect, it } from "vitest";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { cancelledText, standingsText } from "#i18n/recipients.ts";
import { buildEvent, buildRecipient } from "#test/support/entities.ts";
import { checkoutRecipient, mergedComment } from "./checkout-recipient.ts";
import {
  asksToContact,
  bookedTogether,
  bookingPrice,
  canBook,
  canCancel,
  countStandings,
  missingButtonsOf,
  recipientOf,
  recipientStanding,
  recipientStatus,
  statusButtons,
} from "./recipients.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
const on = { showGremiumButtons: true };
type Fields = Record<string, unknown>;

/** The rows of spec section 4: words, label, buttons. */
const rows: Record<string, [string, string]> = {
  "booking pending none": [recipientStatusLabels["booking-pending"], "cancel"],
  "booking confirmed none": ["Gebucht", "cancel"],
  "booking pending pending": [recipientStatusLabels["booking-cancel-pending"], ""],
  "booking confirmed pending": [recipientStatusLabels["booking-cancel-pending"], ""],
  "booking pending rejected": [recipientStatusLabels["booking-cancel-rejected"], ""],
  "booking confirmed rejected": [recipientStatusLabels["booking-cancel-rejected"], ""],
  "booking rejected none": [recipientStatusLabels["booking-rejected"], ""],
  "booking rejected pending": [recipientStatusLabels["booking-rejected"], ""],
  "booking rejected rejected": [recipientStatusLabels["booking-rejected"], ""],
  "reservation pending none": [recipientStatusLabels["reservation-pending"], "cancel book"],
  "reservation confirmed none": ["Reserviert", "cancel book"],
  "reservation pending pending": [recipientStatusLabels["reservation-cancel-pending"], ""],
  "reservation confirmed pending": [recipientStatusLabels["reservation-cancel-pending"], ""],
  "reservation pending rejected": [recipientStatusLabels["reservation-cancel-rejected"], "book"],
  "reservation confirmed rejected": [recipientStatusLabels["reservation-cancel-rejected"], "book"],
  "reservation rejected none": [recipientStatusLabels["reservation-rejected"], ""],
  "reservation rejected pending": [recipientStatusLabels["reservation-rejected"], ""],
  "reservation rejected rejected": [recipientStatusLabels["reservation-rejected"], ""],
  "waitingList pending none": [recipientStatusLabels["waitingList-pending"], "cancel"],
  "waitingList confirmed none": ["Warteliste", "cancel"],
  "waitingList pending pending": [recipientStatusLabels["waitingList-cancel-pending"], ""],
  "waitingList confirmed pending": [recipientStatusLabels["waitingList-cancel-pending"], ""],
  "waitingList pending rejected": [recipientStatusLabels["waitingList-cancel-rejected"], ""],
  "waitingList confirmed rejected": [recipientStatusLabels["waitingList-cancel-rejected"], ""],
  "waitingList rejected none": [recipientStatusLabels["waitingList-rejected"], ""],
  "waitingList rejected pending": [recipientStatusLabels["waitingList-rejected"], ""],
  "waitingList rejected rejected": [recipientStatusLabels["waitingList-rejected"], ""],
};

const types = ["booking", "reservation", "waitingList", "toString", null];
const approvals = ["pending", "confirmed", "rejected", "constructor", null];
const cancels = ["none", "pending", "rejected", "hasOwnProperty", null];
const combinations = types.flatMap((type) =>
  approvals.flatMap((approvalState) => cancels.map((cancelState) => ({ type, approvalState, cancelState }))),
);

describe("every combination of words", () => {
  const far = buildEvent({ startDate: "2026-05-04", endDate: "2026-05-06" });

  it.each(combinations)("$type $approvalState $cancelState", (fields) => {
    const recipient = buildRecipient(fields);
    const status = recipientStatus(recipient);
    const [label, buttons] = rows[Object.values(fields).join(" ")] ?? [null, ""];
    expect(status && recipientStatusLabels[status]).toBe(label);
    expect(statusButtons(recipient).join(" ")).toBe(buttons);
    expect(canCancel(recipient, far, now, on)).toBe(buttons.includes("cancel"));
    expect(canBook(recipient, far, now, on)).toBe(buttons.includes("book"));
    expect(
      canCancel(recipient, far, now, { showGremiumButtons: false }) ||
        canBook(recipient, far, now, { showGremiumButtons: false }),
    ).toBe(false);
  });
});

it.each([
  ["booking confirmed none", "booking-confirmed", "booked", null],
  ["reservation confirmed none", "reservation-confirmed", "reserved", null],
  ["waitingList confirmed none", "waitingList-confirmed", "waiting", null],
  ["booking pending none", "booking-pending", "waiting", null],
  ["booking confirmed pending", "booking-cancel-pending", "leaving", null],
  ["booking confirmed rejected", "booking-confirmed", "booked", "booking-cancel-rejected"],
  ["reservation pending rejected", "reservation-pending", "waiting", "reservation-cancel-rejected"],
  ["waitingList rejected rejected", "waitingList-rejected", "rejected", null],
])("shows %s as %s, %s, with the note %s", (words, status, tone, note) => {
  const [type, approvalState, cancelState] = words.split(" ");
  expect(recipientStanding(buildRecipient({ type, approvalState, cancelState }))).toEqual({ status, tone, note });
});

it("has nothing to show for words it does not know", () => {
  expect(
    recipientStanding(buildRecipient({ type: "guest", approvalState: "confirmed", cancelState: "rejected" })),
  ).toBeNull();
});

it.each([
  [7, "b"],
  ["7", "b"],
  [9, null],
  [null, null],
])("finds the entry of person %s", (userId, expected) => {
  const recipients = [buildRecipient({ recipientId: "a" }), buildRecipient({ recipientId: "b", userId: 7 })];
  expect(recipientOf(recipients, userId)?.recipientId ?? null).toBe(expected);
  expect(recipientOf(null, userId)).toBeNull();
});

describe("every row of the spec, by theme, nearness and flag (section 6)", () => {
  const flags = [true, false];
  const worlds = flags.flatMap((redirects) =>
    flags.flatMap((conference) =>
      flags.flatMap((near) => flags.map((showGremiumButtons) => ({ redirects, conference, near, showGremiumButtons }))),
    ),
  );

  it.each(worlds)(
    "redirect $redirects, conference $conference, near $near, flag $showGremiumButtons",
    ({ redirects, conference, near, showGremiumButtons }) => {
      const day = near ? "2026-03-17" : "2026-03-18";
      const event = buildEvent({
        startDate: day,
        endDate: day,
        theme: { eventType: conference ? 3 : 1, redirectUrl: redirects ? "/x" : null },
      });
      const found = Object.keys(rows).map((words) => {
        const [type, approvalState, cancelState] = words.split(" ");
        const recipient = buildRecipient({ type, approvalState, cancelState });
        const shown = [
          canCancel(recipient, event, now, { showGremiumButtons }) && "cancel",
          canBook(recipient, event, now, { showGremiumButtons }) && "book",
          asksToContact(recipient, event, { showGremiumButtons }) && "contact",
        ];
        return [words, shown.filter(Boolean).join(" ")];
      });
      const expected = Object.entries(rows).map(([words, [, buttons]]) => {
        if (!showGremiumButtons || buttons === "") return [words, ""];
        if (words.startsWith("reservation") && (redirects || conference)) return [words, "contact"];
        if (redirects) return [words, ""];
        return [words, near ? buttons.replace("cancel", "").trim() : buttons];
      });
      expect(found).toEqual(expected);
    },
  );
});

it.each([
  ["2026-03-10T22:59:59Z", "2026-03-18T00:00:00", true],
  ["2026-03-10T23:00:00Z", "2026-03-18T23:59:59", false],
  ["2026-03-24T12:00:00Z", "2026-03-31T21:59:59Z", false],
  ["2026-03-24T12:00:00Z", "2026-03-31T22:00:00Z", true],
])("counts the seven days in Berlin: seen from %s with a start at %s cancel shows: %s", (seen, startDate, expected) => {
  const recipient = buildRecipient({ type: "booking", approvalState: "confirmed", cancelState: "none" });
  expect(canCancel(recipient, buildEvent({ startDate }), Date.parse(seen), on)).toBe(expected);
});

describe("a reserved place", () => {
  const reserved = { type: "reservation", approvalState: "confirmed", cancelState: "none" };
  const far = { startDate: "2026-05-04", endDate: "2026-05-06" };

  it.each<[string, Fields, boolean, boolean, boolean]>([
    ["far away", far, true, true, false],
    ["in 8 days", { ...far, startDate: "2026-03-18" }, true, true, false],
    ["in 7 days", { ...far, startDate: "2026-03-17T23:59:00" }, false, true, false],
    ["today", { ...far, startDate: "2026-03-10" }, false, true, false],
    ["over", { startDate: "2026-03-01", endDate: "2026-03-02" }, false, false, false],
    ["at an unknown time", {}, true, true, false],
    ["of a redirected theme", { ...far, theme: { redirectUrl: "/x" } }, false, false, true],
    ["of a theme with a blank redirect", { ...far, theme: { redirectUrl: " " } }, true, true, false],
    ["of a trade conference", { ...far, theme: { eventType: 3 } }, false, false, true],
  ])("%s", (_, fields, cancel, book, contact) => {
    const [recipient, event] = [buildRecipient(reserved), buildEvent(fields)];
    expect([
      canCancel(recipient, event, now, on),
      canBook(recipient, event, now, on),
      asksToContact(recipient, event, on),
    ]).toEqual([cancel, book, contact]);
  });

  it.each<[string, Fields, boolean]>([
    ["a booking of a conference keeps its button", { type: "booking" }, true],
    ["a rejected reservation has nothing to replace", { approvalState: "rejected" }, false],
  ])("%s", (_, fields, cancel) => {
    const [recipient, event] = [
      buildRecipient({ ...reserved, ...fields }),
      buildEvent({ ...far, theme: { eventType: 3 } }),
    ];
    expect([canCancel(recipient, event, now, on), asksToContact(recipient, event, on)]).toEqual([cancel, false]);
  });

  it("asks for nothing where the buttons are switched off", () => {
    const [recipient, event] = [buildRecipient(reserved), buildEvent({ theme: { redirectUrl: "/x" } })];
    expect(asksToContact(recipient, event, { showGremiumButtons: false })).toBe(false);
  });
});

it.each([
  ["a", "b", "Teilnehmer Kommentar: a\nInterner Kommentar: b"],
  ["a", null, "Teilnehmer Kommentar: a"],
  ["", "b", "Interner Kommentar: b"],
  [" ", "", null],
  [null, null, null],
])("merges the comments %j and %j", (comment, internalComment, expected) => {
  const merged = mergedComment({ comment, internalComment });
  expect(merged).toBe(expected);
  expect(mergedComment({ comment: merged, internalComment })).toBe(expected);
});

it.each([
  ["Teilnehmer Kommentar: a", "b", "Teilnehmer Kommentar: a\nInterner Kommentar: b"],
  ["Interner Kommentar: b", "c", "Interner Kommentar: b\nInterner Kommentar: c"],
  ["Mein Teilnehmer Kommentar: a", null, "Teilnehmer Kommentar: Mein Teilnehmer Kommentar: a"],
])("merges %j, of an earlier checkout, and %j", (comment, internalComment, expected) => {
  expect(mergedComment({ comment, internalComment })).toBe(expected);
});

it.each([
  [[], 1],
  [["booking confirmed none", "booking pending none", "booking confirmed rejected"], 4],
  [
    ["booking rejected none", "booking confirmed pending", "reservation confirmed none", "waitingList confirmed none"],
    1,
  ],
])("counts who is booked together with somebody: %j", (people, expected) => {
  const others = people.map((words, index) => {
    const [type, approvalState, cancelState] = words.split(" ");
    return buildRecipient({ recipientId: index + 1, type, approvalState, cancelState });
  });
  const own = buildRecipient({ recipientId: 9, type: "booking", approvalState: "confirmed", cancelState: "none" });
  expect(bookedTogether([...others, own], own)).toHaveLength(expected);
});

it.each([
  ["booking", "confirmed", "none", 90_000],
  ["reservation", "new", "none", 100_000],
  ["booking", "rejected", "none", 100_000],
  ["booking", "new", "none", null],
  ["BOOKING", "confirmed", "none", null],
  ["booking", "confirmed", null, null],
])("names the price beside a participant of %s, %s and %s: %j", (type, approvalState, cancelState, expected) => {
  const own = buildRecipient({ recipientId: 9, type: "reservation", approvalState: "new" });
  const other = buildRecipient({ recipientId: 1, type, approvalState, cancelState });
  const event = buildEvent({
    recipients: [other, own],
    content: { prices: [{ price: 1000, priceParticipantTwo: 900 }] },
  });
  expect(bookingPrice(event, own)).toBe(expected);
});

describe("why buttons are missing", () => {
  const near = { startDate: "2026-03-14T09:00", endDate: "2026-03-16T12:00" };
  const running = { startDate: "2026-03-09T09:00", endDate: "2026-03-12T12:00" };
  const far = { startDate: "2026-05-04", endDate: "2026-05-06" };
  const elsewhere = { ...far, theme: { redirectUrl: "https://x.example/" } };
  const over = { startDate: "2026-03-01", endDate: "2026-03-02" };

  it.each<[string, Fields, string[], string[]]>([
    ["nothing is missing", far, ["booking confirmed none", "reservation pending none"], []],
    ["a cancellation is under way", near, ["booking confirmed pending"], []],
    ["within seven days", near, ["booking confirmed none", "waitingList confirmed none"], ["near"]],
    ["while it runs", running, ["booking confirmed none"], ["running"]],
    ["booked on another page", elsewhere, ["booking confirmed none"], ["elsewhere"]],
    ["a reservation says it by itself", elsewhere, ["reservation confirmed none"], []],
    ["a refused cancellation", far, ["booking confirmed rejected", "booking confirmed none"], ["cancel-rejected"]],
    ["a refused booking", far, ["booking rejected none"], ["rejected"]],
    ["several", near, ["booking rejected none", "booking confirmed none"], ["rejected", "near"]],
    ["it is over", over, ["booking confirmed none"], []],
    ["nobody", near, [], []],
  ])("%s", (_what, event, people, expected) => {
    const recipients = people.map((words) => {
      const [type, approvalState, cancelState] = words.split(" ");
      return buildRecipient({ type, approvalState, cancelState });
    });
    expect(missingButtonsOf(recipients, buildEvent(event), now, on)).toEqual(expected);
    expect(missingButtonsOf(recipients, buildEvent(event), now, { showGremiumButtons: false })).toEqual([]);
  });
});

it("sends the whole recipient to checkout", () => {
  const recipient = buildRecipient({ recipientId: 5, comment: "a", salesCode: "x" });
  expect(checkoutRecipient(recipient, "mitNacht_VP")).toEqual({
    ...recipient,
    hotelOverNightOption: "mitNacht_VP",
    comment: "Teilnehmer Kommentar: a",
    salesCode: "x",
  });
});

it.each([
  ["booking", "Buchung erfolgreich storniert."],
  ["reservation", "Reservierung erfolgreich storniert."],
  ["waitingList", "Bestellung erfolgreich storniert."],
  [null, "Bestellung erfolgreich storniert."],
])("confirms the cancellation of a %s", (type, expected) => {
  expect(cancelledText(type)).toBe(expected);
});

it("counts who is booked and who is reserved, and leaves out whose status nobody knows", () => {
  const recipients = [
    ["booking", "confirmed", "none"],
    ["reservation", "confirmed", "none"],
    ["booking", "confirmed", "rejected"],
    ["booking", "pending", "none"],
    ["waitingList", "confirmed", "none"],
    ["reservation", "rejected", "none"],
    ["booking", "confirmed", "pending"],
    ["other", "confirmed", "none"],
  ].map(([type, approvalState, cancelState]) => buildRecipient({ type, approvalState, cancelState }));
  expect(standingsText(countStandings(recipients))).toBe(
    "2 gebucht, 1 reserviert, 2 noch offen, 1 Stornierung beantragt, 1 abgelehnt",
  );
});
