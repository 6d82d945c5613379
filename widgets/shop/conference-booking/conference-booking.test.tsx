import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { conferences } from "#i18n/conferences.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { pickerTexts } from "#i18n/people-picker.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { ConferenceBooking } from "./conference-booking.tsx";

const portal = useMockPortal({ customer: "guest" });
const sent = (...names: string[]) =>
  portal.calls.filter(({ name }) => names.includes(name)).map(({ name, body }) => [name, body]);

async function send(view: Rendered, firstname: string, lastname: string): Promise<void> {
  fireEvent.change(await view.findByRole("combobox", { name: /Anrede/ }), { target: { value: "Frau" } });
  fireEvent.change(view.getByRole("textbox", { name: /Vorname/ }), { target: { value: firstname } });
  fireEvent.change(view.getByRole("textbox", { name: /Nachname/ }), { target: { value: lastname } });
  fireEvent.click(view.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }));
  await view.user.click(view.getByRole("button", { name: participantTexts.saveNew }));
}

async function add(view: Rendered, firstname: string, lastname: string): Promise<void> {
  await send(view, firstname, lastname);
  await view.findByRole("button", { name: new RegExp(`${firstname} ${lastname} bearbeiten$`) });
}

describe("portal-conference-booking", () => {
  it.each([
    ["betriebsraete-tage", "booking", null],
    ["betriebsraete-tage", "reservation", "Eine Reservierung ist kostenlos und unverbindlich."],
    ["fachtagung-ki", "waitingList", "Der Platz auf der Warteliste kostet nichts."],
  ] as const)("says on the page of %s for a %s what that costs", async (conference, mode, note) => {
    const view = renderInRoot(<ConferenceBooking conference={conference} mode={mode} />);
    await view.findByRole("button", { name: participantTexts.saveNew });
    expect(view.queryByText(/unverbindlich|kostet nichts/)?.textContent ?? null).toBe(note);
  });

  it.each([
    ["reservation", "booking", "Buchung"],
    ["booking", "reservation", "Reservierung"],
    ["booking", "waitingList", "Eintrag für die Warteliste"],
  ] as const)("for a %s says that a %s lies in the cart, and leads there", async (mode, type, name) => {
    portal.state().shop.cart.items.push({ itemId: 7, type, eventId: seminarIds.conference, recipients: [] });
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode={mode} />);
    expect(await view.findByText(new RegExp(`^Diese Fachtagung liegt bereits als ${name} in Ihrem`))).toBeVisible();
    expect(view.getByRole("link", { name: cartTexts.toCart })).toBeVisible();
    expect(view.queryByRole("button", { name: participantTexts.saveNew })).toBeNull();
  });

  it("goes on with the entry of its own type where the cart holds the conference as another one as well", async () => {
    for (const [itemId, type] of [
      [7, "reservation"],
      [8, "booking"],
    ] as const)
      portal.state().shop.cart.items.push({ itemId, type, eventId: seminarIds.conference, recipients: [] });
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await add(view, "Maja", "Krämer");
    await waitFor(() => expect(sent("cartAdd", "recipientAdd")).toMatchObject([["recipientAdd", { itemId: 8 }]]));
  });

  it.each([
    ["betriebsraete-tage", seminarIds.conference, "booking"],
    ["betriebsraete-tage", seminarIds.conference, "reservation"],
    ["fachtagung-ki", 7102, "waitingList"],
  ] as const)(
    "puts %s (%i) into the cart once as %s, adds everybody, and leads on to the checkout",
    async (conference, eventId, mode) => {
      const view = renderInRoot(<ConferenceBooking conference={conference} mode={mode} />);
      await add(view, "Maja", "Krämer");
      await view.user.click(view.getByRole("button", { name: participantTexts.add }));
      await add(view, "Ines", "Vogt");
      expect(sent("cartAdd")).toEqual([["cartAdd", { eventId, type: mode }]]);
      expect(
        portal
          .state()
          .shop.cart.items.map(({ type, recipients }) => [type, recipients.map(({ lastname }) => lastname)]),
      ).toEqual([[mode, ["Krämer", "Vogt"]]]);
      const way = mode === "booking" ? cartTexts.toCheckout : cartTexts.toRequest;
      expect(view.getByRole("link", { name: way })).toHaveAttribute("href", `${location.origin}/checkout`);
    },
  );

  it.each([
    ["betriebsraete-tage", "booking", /^Anmeldung: /],
    ["betriebsraete-tage", "reservation", /^Reservierung: /],
    ["fachtagung-ki", "waitingList", /^Warteliste: /],
  ] as const)("says in its heading for %s that it is a %s", async (conference, mode, name) => {
    const view = renderInRoot(<ConferenceBooking conference={conference} mode={mode} />);
    expect(await view.findByRole("heading", { level: 2, name })).toBeVisible();
  });

  it("says what those cost who are added", async () => {
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await add(view, "Maja", "Krämer");
    await view.user.click(view.getByRole("button", { name: participantTexts.add }));
    expect(await view.findByRole("group", { name: "Teilnehmer:in 2 (optional)" })).toBeVisible();
    await add(view, "Ines", "Vogt");
    expect(wholeText(view.getByText("Summe:"))).toHaveTextContent(/^Summe: [\d.]+,00\s€$/);
    expect(view.getByRole("link", { name: cartTexts.toCart })).toBeVisible();
  });

  it("edits and removes who was added in their place, with a way back", async () => {
    const people = () => portal.state().shop.cart.items[0]?.recipients.map(({ lastname }) => lastname);
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await add(view, "Maja", "Krämer");
    await view.user.click(await view.findByRole("button", { name: /Maja Krämer bearbeiten$/ }));
    fireEvent.change(await view.findByLabelText(/^Nachname/), { target: { value: "Kramer" } });
    await view.user.click(view.getByRole("button", { name: participantTexts.save }));
    await waitFor(() => expect(people()).toEqual(["Kramer"]));
    await view.user.click(await view.findByRole("button", { name: /Maja Kramer entfernen$/ }));
    await view.user.click(await view.findByRole("button", { name: cartTexts.undo }));
    await view.findByRole("button", { name: /Maja Kramer entfernen$/ });
    await waitFor(() => expect(people()).toEqual(["Kramer"]));
  });

  it("has one primary button: that of the form until somebody is named, then the way to the checkout", async () => {
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    const primary = (): (string | null)[] =>
      [...view.wrapper.querySelectorAll('[data-variant="primary"]')].map(({ textContent }) => textContent);
    await view.findByRole("button", { name: participantTexts.saveNew });
    expect(primary()).toEqual([participantTexts.saveNew]);
    await add(view, "Maja", "Krämer");
    await view.user.click(view.getByRole("button", { name: participantTexts.add }));
    await view.findByRole("button", { name: participantTexts.saveNew });
    expect(primary()).toEqual([cartTexts.toCheckout]);
  });

  it("has the members' list as the primary way where there is one", async () => {
    portal.select({ customer: "admin" });
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    const list = await view.findByRole("button", { name: pickerTexts.takeOver(0) });
    expect(list).toHaveAttribute("data-variant", "primary");
    expect(view.getByRole("button", { name: participantTexts.saveNew })).toHaveAttribute("data-variant", "secondary");
  });

  it("takes several at once by pasting, and members of the Gremium of who is logged in", async () => {
    portal.select({ customer: "admin" });
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    const isMember = { name: /Müller$/ };
    expect(await view.findByRole("checkbox", isMember)).toBeVisible();
    fireEvent.change(await view.findByRole("textbox", { name: /Nachname/ }), { target: { value: "Müller" } });
    await view.user.click(view.getByRole("button", { name: participantTexts.paste }));
    expect(view.getByRole("textbox", { name: /^Nachname/ })).toHaveValue("Müller");
    fireEvent.change(await view.findByLabelText(/^Namen, je Zeile/), {
      target: { value: "Albrecht; Anna\nBöhm; Bernd" },
    });
    const pasted = within(view.getByRole("group", { name: participantTexts.paste }));
    await view.user.selectOptions(pasted.getByLabelText(/^Anrede/), "Keine Angabe");
    await view.user.click(pasted.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }));
    await view.user.click(view.getByRole("button", { name: "2 Teilnehmer:innen hinzufügen" }));
    await waitFor(() => expect(view.getByText("Bernd Böhm", { selector: ".cart-person strong" })).toBeVisible());
    await waitFor(() =>
      expect(sent("cartAdd", "recipientAdd").map(([name]) => name)).toEqual([
        "cartAdd",
        "recipientAdd",
        "recipientAdd",
      ]),
    );
    expect(view.getByRole("textbox", { name: /^Nachname/ })).toHaveValue("Müller");
  });

  it("sends nothing until the participant is complete", async () => {
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await view.user.click(await view.findByRole("button", { name: participantTexts.saveNew }));
    expect((await view.findAllByText(fieldErrors.salutation)).length).toBeGreaterThan(0);
    expect(sent("cartAdd", "recipientAdd")).toEqual([]);
  });

  it("asks by each press of the way to the checkout about who is typed and not added", async () => {
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await add(view, "Maja", "Krämer");
    const goesOn = (): boolean => fireEvent.click(view.getByRole("link", { name: cartTexts.toCheckout }));
    expect(goesOn()).toBe(true);
    await view.user.click(view.getByRole("button", { name: participantTexts.add }));
    fireEvent.change(await view.findByRole("textbox", { name: /Nachname/ }), { target: { value: "Vogt" } });
    expect([goesOn(), goesOn()]).toEqual([false, false]);
    expect(view.getByText(/^Noch nicht im Warenkorb und damit nicht in Ihrer Bestellung: Vogt/)).toBeVisible();
  });

  it("leads elsewhere where its theme does, and says that an unknown one is gone", async () => {
    expect(
      await renderInRoot(<ConferenceBooking conference="betriebsraetinnen" mode="booking" />).findByRole("link", {
        name: addTexts.elsewhere,
      }),
    ).toHaveAttribute("href", "https://konferenz.beispiel.example/");
    expect(
      await renderInRoot(<ConferenceBooking conference="gibt-es-nicht" mode="booking" />).findByText(
        conferences.unknown,
      ),
    ).toBeVisible();
  });

  it("keeps what was typed when it is refused", async () => {
    portal.select({ scenario: "refused-soldOut:cartAdd" });
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await send(view, "Maja", "Krämer");
    expect(await view.findByText(addTexts.soldOut)).toBeVisible();
    expect(view.getByRole("textbox", { name: /Nachname/ })).toHaveValue("Krämer");
    expect(view.getByRole("link", { name: conferences.ways.conferenceWaitingList })).toHaveAttribute(
      "href",
      `${location.origin}/warteliste?fachtagung=betriebsraete-tage`,
    );
    view.unmount();
    portal.select({ scenario: "normal" });
    const waiting = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="waitingList" />);
    expect(await waiting.findByRole("textbox", { name: /Nachname/ })).toHaveValue("Krämer");
    await waiting.user.click(waiting.getByRole("button", { name: participantTexts.saveNew }));
    expect(await waiting.findByText("Maja Krämer", { exact: false, selector: ".cart-person strong" })).toBeVisible();
    expect(portal.state().shop.cart.items.map(({ type }) => type)).toEqual(["waitingList"]);
  });

  it("says of one that is closed meanwhile that it is", async () => {
    portal.select({ scenario: "refused-closed:cartAdd" });
    const view = renderInRoot(<ConferenceBooking conference="betriebsraete-tage" mode="booking" />);
    await send(view, "Maja", "Krämer");
    expect(await view.findByText(addTexts.closed)).toBeVisible();
    expect(view.queryByRole("link", { name: conferences.ways.conferenceWaitingList })).toBeNull();
  });
});
