import { waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultConfig, type Config } from "#config/config.ts";
import { common } from "#i18n/common.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { missingButtonTexts, participants } from "#i18n/recipients.ts";
import { usePortal } from "#state/store.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { GremiumView } from "./gremium-view.tsx";

const portal = useMockPortal();

type Fields = Record<string, unknown>;

const seminar = { eventId: 1, isOnlineEvent: false, startDate: "2026-04-01T17:30", endDate: "2026-04-03T12:00" };
const person = {
  recipientId: 7,
  firstname: "Erika",
  lastname: "Muster",
  type: "reservation",
  approvalState: "confirmed",
  cancelState: "none",
};

function show(recipient: Fields = {}, event: Fields = {}, config: Partial<Config> = {}): Rendered {
  usePortal.setState({ config: { ...defaultConfig, ...config } });
  return renderInRoot(
    <GremiumView event={buildEvent({ ...seminar, recipients: [{ ...person, ...recipient }], ...event })} />,
  );
}

const buttons = (view: Rendered): (string | null)[] =>
  view.queryAllByRole("button").map((button) => button.textContent);

const CANCEL = "Stornieren für Erika Muster";
const BOOK = "Buchen für Erika Muster";

describe("status and buttons", () => {
  it.each([
    ["booking", "pending", "none", recipientStatusLabels["booking-pending"], [CANCEL]],
    ["booking", "confirmed", "none", "Gebucht", [CANCEL]],
    ["booking", "pending", "pending", recipientStatusLabels["booking-cancel-pending"], []],
    ["booking", "confirmed", "pending", recipientStatusLabels["booking-cancel-pending"], []],
    ["booking", "confirmed", "rejected", recipientStatusLabels["booking-cancel-rejected"], []],
    ["booking", "rejected", "none", recipientStatusLabels["booking-rejected"], []],
    ["reservation", "pending", "none", recipientStatusLabels["reservation-pending"], [BOOK, CANCEL]],
    ["reservation", "confirmed", "none", "Reserviert", [BOOK, CANCEL]],
    ["reservation", "confirmed", "pending", recipientStatusLabels["reservation-cancel-pending"], []],
    ["reservation", "confirmed", "rejected", recipientStatusLabels["reservation-cancel-rejected"], [BOOK]],
    ["reservation", "rejected", "none", recipientStatusLabels["reservation-rejected"], []],
    ["waitingList", "pending", "none", recipientStatusLabels["waitingList-pending"], [CANCEL]],
    ["waitingList", "confirmed", "none", "Warteliste", [CANCEL]],
    ["waitingList", "confirmed", "pending", recipientStatusLabels["waitingList-cancel-pending"], []],
    ["waitingList", "confirmed", "rejected", recipientStatusLabels["waitingList-cancel-rejected"], []],
    ["waitingList", "rejected", "none", recipientStatusLabels["waitingList-rejected"], []],
  ])("%s, %s, %s", (type, approvalState, cancelState, label, expected) => {
    const view = show({ type, approvalState, cancelState });
    expect(view.getByText(label)).toBeInTheDocument();
    expect(buttons(view)).toEqual(expected);
  });

  it.each([
    ["guest", "confirmed", "none"],
    ["booking", "lost", "none"],
    ["booking", "confirmed", null],
    [null, null, null],
  ])("has no label and no buttons for %s, %s, %s", (type, approvalState, cancelState) => {
    const view = show({ type, approvalState, cancelState });
    expect(view.getByRole("listitem")).toHaveTextContent(/^Erika Muster$/);
    expect(buttons(view)).toEqual([]);
  });

  it.each([
    ["the flag is off", {}, { showGremiumButtons: false }],
    ["the event is over", { endDate: "2026-03-01", startDate: "2026-03-01" }, {}],
  ])("shows none when %s", (_name, event, config) => {
    expect(buttons(show({}, event, config))).toEqual([]);
  });

  it("has no buttons for a participant without an id, who could not be sent", () => {
    expect(buttons(show({ recipientId: null }))).toEqual([]);
  });

  it("shows none for a booking when the theme redirects", () => {
    expect(buttons(show({ type: "booking" }, { theme: { redirectUrl: "https://x.example/" } }))).toEqual([]);
  });

  it.each([
    ["2026-03-17T08:00", [BOOK]],
    ["2026-03-18T08:00", [BOOK, CANCEL]],
  ])("with a start on %s offers %j", (startDate, expected) => {
    expect(buttons(show({}, { startDate }))).toEqual(expected);
  });
});

describe("reasons for missing buttons", () => {
  it("stand once below the list, with the way to ask", () => {
    const view = show({ type: "booking" }, { startDate: "2026-03-14T08:00" }, { supportPhone: "0800 123456" });
    expect(view.getAllByText(missingButtonTexts.near)).toHaveLength(1);
    expect(view.getByRole("link", { name: "0800 123456" })).toHaveAttribute("href", "tel:0800123456");
  });

  it("are not given where nothing is missing", () => {
    expect(show().queryByText(participants.askInstead)).toBeNull();
  });
});

describe("contact instead of buttons", () => {
  const text = participants.contact;

  it.each([
    ["a trade conference", { theme: { eventType: 3 } }],
    ["a redirect", { theme: { redirectUrl: "https://x.example/" } }],
  ])("for a reservation of %s", (_name, event) => {
    const view = show({}, event, { supportEmail: "hilfe@x.example", supportPhone: "+49 (0)8841 61 12-0" });
    expect(view.getByText(text)).toBeInTheDocument();
    expect(view.getByRole("link", { name: "hilfe@x.example" })).toHaveAttribute("href", "mailto:hilfe@x.example");
    expect(view.getByRole("link", { name: "+49 (0)8841 61 12-0" })).toHaveAttribute("href", "tel:+49884161120");
    expect(buttons(view)).toEqual([]);
  });

  it("leads to the contact page when neither address nor number is configured", () => {
    expect(show({}, { theme: { eventType: 3 } }).getByRole("link", { name: "Kontakt" })).toHaveAttribute(
      "href",
      "/service/kontakt",
    );
  });

  it("is missing when the flag is off", () => {
    expect(show({}, { theme: { eventType: 3 } }, { showGremiumButtons: false }).queryByText(text)).toBeNull();
  });
});

describe("details", () => {
  it("shows option, diet and merged comments", () => {
    const view = show({
      hotelOverNightOption: "mitNacht_HP",
      hotelOptionVegetarian: true,
      hotelOptionWheelchair: true,
      comment: "Spät",
      internalComment: "Bezahlt",
    });
    const terms = view.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(terms).toEqual([
      [participants.option, bookingOptionLabels.mitNacht_HP],
      [participants.diet, "Vegetarisches Essen · Barrierefreies Zimmer"],
      ["Bemerkungen", "Teilnehmer Kommentar: Spät\nInterner Kommentar: Bezahlt"],
    ]);
  });

  it("leaves out what is unknown", () => {
    const view = show({ hotelOverNightOption: "zelt", comment: " " });
    expect(view.queryAllByRole("term")).toEqual([]);
  });

  it("names a participant without a name", () => {
    expect(show({ firstname: null, lastname: " " }).getByText(participants.unnamed)).toBeInTheDocument();
  });
});

describe("where the participants come from", () => {
  it("loads them when the event has none", async () => {
    const view = renderInRoot(<GremiumView event={buildEvent({ ...seminar, eventId: 5004, recipients: null })} />);
    expect(view.getByText(participants.loading)).toBeInTheDocument();
    const rows = within(await view.findByRole("list", { name: "Teilnehmende" })).getAllByRole("listitem");
    expect(rows).toHaveLength(3);
    expect(portal.calls.map((call) => call.name)).toEqual(["recipients", "user"]);
  });

  it("does not load them when the event has them, even none", () => {
    const view = show({}, { recipients: [] });
    expect(view.getByText(participants.none)).toBeInTheDocument();
    expect(portal.calls).toEqual([]);
  });

  it("has nothing to load without an id", () => {
    expect(show({}, { eventId: null, recipients: null }).getByText(participants.none)).toBeInTheDocument();
  });

  it.each(["fail", "offline", "malformed"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<GremiumView event={buildEvent({ ...seminar, eventId: 5004, recipients: null })} />);
      expect(await view.findByRole("alert")).toBeInTheDocument();
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await view.findAllByRole("listitem")).toHaveLength(3);
    },
  );
});

describe("the committee at a glance", () => {
  const several = [
    { ...person, recipientId: 7, userId: 1001, type: "booking" },
    { ...person, recipientId: 8, userId: 1002 },
    { ...person, recipientId: 9, userId: 1003 },
  ];

  it("says how many are booked and reserved", () => {
    expect(show({}, { recipients: several }).getByText("1 gebucht, 2 reserviert")).toBeInTheDocument();
    expect(show().queryByText("1 reserviert")).toBeNull();
  });

  it("marks the own row as soon as it is known who reads", async () => {
    const view = show({}, { recipients: several });
    expect(view.queryByText("Sie")).toBeNull();
    expect(await view.findByText("Sie")).toBeInTheDocument();
    const rows = view.getAllByRole("listitem");
    expect(rows.map((row) => within(row).queryByText("Sie") !== null)).toEqual([true, false, false]);
  });

  it("marks nobody where it cannot be known who reads, without a word", async () => {
    portal.select({ scenario: "fail:user" });
    const view = show({}, { recipients: several });
    await waitFor(() => expect(usePortal.getState().resources.user?.state).toBe("failed"));
    expect(view.queryByText("Sie")).toBeNull();
    expect(view.queryByRole("alert")).toBeNull();
  });
});
