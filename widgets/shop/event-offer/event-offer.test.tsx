import { act, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { eventOffer, nextBest, offers } from "#i18n/offers.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventOffer } from "./event-offer.tsx";

const portal = useMockPortal({ customer: "guest" });

async function show(eventId: number): Promise<Rendered> {
  const view = renderInRoot(<EventOffer eventId={String(eventId)} />);
  await view.findByRole("heading", { level: 2 });
  return view;
}

describe("portal-event-offer", () => {
  it("shows price, places, dates, hotel and the ways on", async () => {
    const view = await show(seminarIds.open);
    expect(await view.findByText("Plätze frei")).toBeVisible();
    expect(view.getByText(/1\.290,00\s€ pro Person/)).toBeVisible();
    expect(view.getByText(/^ab 5 Personen je 1\.032,00\s€$/)).toBeVisible();
    expect(view.getByRole("link", { name: /Hafen/ }).getAttribute("href")).toMatch(/\/standorte\/hotel\/[a-z-]+-\d+$/);
    expect(view.getByRole("link", { name: eventOffer.calculator })).toHaveAttribute(
      "href",
      `${location.origin}/kostenrechner/${seminarIds.open}`,
    );
    expect(view.getByRole("link", { name: eventOffer.otherDates })).toHaveAttribute(
      "href",
      `${location.origin}/seminare/t/betriebsverfassungsrecht/termine`,
    );
    expect(await view.findByText(/Ihre Ansprechperson: /)).toBeVisible();
  });

  it("shows the new price beside the refusal of a press that the old one had led to", async () => {
    const view = await show(seminarIds.open);
    await view.findByText(/1\.290,00\s€ pro Person/);
    const offered = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
    offered?.content?.prices.forEach((price) => Object.assign(price, { price: 1400 }));
    portal.select({ scenario: "refused-changed:cartAdd" });
    await view.user.click(await view.findByRole("button", { name: namedAbout(addTexts.labels.booking) }));
    expect(await view.findByText(/1\.400,00\s€ pro Person/)).toBeVisible();
    expect(view.queryByText(/1\.290,00/)).toBeNull();
    expect(view.getByText(addTexts.changed)).toBeVisible();
  });

  it("leads to the hotel by its number where that is given", async () => {
    const offered = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
    Object.assign(offered ?? {}, { hotel: { name: "Am Wall", city: "Bonn", hotelId: 77 } });
    const view = await show(seminarIds.open);
    expect(view.getByRole("link", { name: "Am Wall, Bonn" }).getAttribute("href")).toMatch(/\/hotel\/am-wall-77$/);
  });

  it.each([
    [seminarIds.few, "Nur noch 3 Plätze", [addTexts.labels.booking]],
    [seminarIds.lastSeat, "Nur noch 1 Platz", [addTexts.labels.booking]],
  ])("offers event %i (%s) as %j", async (eventId, text, buttons) => {
    const view = await show(eventId);
    await view.findByText(text);
    expect(view.queryAllByRole("button").map((button) => button.textContent)).toEqual(buttons);
  });

  it.each([
    [seminarIds.full, "Warteliste", [addTexts.labels.waitingList]],
    [seminarIds.closed, "Ausgebucht", []],
  ])("offers instead of event %i (%s, %j) the next date that is free, with its button", async (id, text, own) => {
    const view = await show(id);
    await view.findByText(text);
    const next = within(await view.findByRole("region", { name: nextBest.nextFree }));
    expect(next.getByRole("link", { name: /Hamburg$/ })).toHaveAttribute(
      "href",
      `${location.origin}/seminare/p/${seminarIds.open}`,
    );
    expect(next.getByText(/1\.290,00/)).toBeVisible();
    const buttons = view.getAllByRole("button").map(({ textContent, dataset }) => [textContent, dataset.variant]);
    expect(buttons).toEqual([...own.map((text) => [text, "secondary"]), [addTexts.labels.booking, "primary"]]);
  });

  it("offers no date that has begun as the next one", async () => {
    const begun = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
    Object.assign(begun ?? {}, { startDate: "2020-01-06T09:00:00" });
    const view = await show(seminarIds.closed);
    const next = within(await view.findByRole("region", { name: nextBest.nextFree }));
    expect(next.getByRole("link")).toHaveAttribute("href", `${location.origin}/seminare/p/7006`);
  });

  it("keeps date, price and one button in sight once the box that says them is not", async () => {
    const seen: ((isIntersecting: boolean) => void)[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        readonly disconnect = (): void => undefined;
        readonly observe = (): void => undefined;
        constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
          seen.push((isIntersecting) => tell([{ isIntersecting }]));
        }
      },
    );
    usePortal.setState(({ config }) => ({ config: { ...config, reservations: true } }));
    const view = await show(seminarIds.open);
    await view.findByText("Plätze frei");
    const count = () => view.getAllByRole("button", { name: namedAbout(addTexts.labels.booking) }).length;
    expect(count()).toBe(1);
    act(() => seen.forEach((tell) => tell(false)));
    expect(count()).toBe(2);
    expect(view.getAllByRole("button", { name: namedAbout(addTexts.reserve) })).toHaveLength(1);
    act(() => seen.forEach((tell) => tell(true)));
    expect(count()).toBe(1);
    vi.unstubAllGlobals();
  });

  it("names the contact person of this event, whoever else the answer tells", async () => {
    const send = globalThis.fetch;
    const eventManagers = [7000, seminarIds.open].map((eventId) => ({ eventId, name: `Wer ${eventId}` }));
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
      (input as Request).url.includes("/get-event-managers?")
        ? Promise.resolve(Response.json({ eventManagers }))
        : send(input, init),
    );
    const view = await show(seminarIds.open);
    expect(await view.findByText(`${eventOffer.contact}: Wer ${seminarIds.open}`)).toBeVisible();
  });

  it("puts it into the cart", async () => {
    const view = await show(seminarIds.open);
    await view.user.click(await view.findByRole("button", { name: namedAbout(addTexts.labels.booking) }));
    expect(await view.findByRole("link", { name: namedAbout(addTexts.inCart) })).toBeVisible();
  });

  describe("reservations", () => {
    const NOTE = "Eine Reservierung ist kostenlos und unverbindlich.";
    const allow = (more = {}): void =>
      usePortal.setState(({ config }) => ({ config: { ...config, reservations: true, ...more } }));
    const reserve = { name: namedAbout(addTexts.reserve) };

    it("are offered beside the cart where the configuration says so, with its note", async () => {
      allow();
      const view = await show(seminarIds.open);
      await view.user.click(await view.findByRole("button", reserve));
      expect(await view.findAllByRole("link", { name: namedAbout(addTexts.inCart) })).toHaveLength(1);
      await expect.poll(() => view.root.activeElement).toHaveAccessibleName(namedAbout(addTexts.inCart));
      expect(portal.calls.filter(({ name }) => name === "cartAdd").map(({ body }) => body)).toEqual([
        { eventId: seminarIds.open, type: "reservation" },
      ]);
      expect(view.getByText(NOTE)).toBeVisible();
    });

    it("are not spoken of where the event is in the cart as a booking", async () => {
      allow();
      const view = await show(seminarIds.open);
      expect(await view.findByText(NOTE)).toBeVisible();
      await view.user.click(view.getByRole("button", { name: namedAbout(addTexts.labels.booking) }));
      await view.findByRole("link", { name: namedAbout(addTexts.inCart) });
      await expect.poll(() => view.queryByText(NOTE)).toBeNull();
    });

    it.each([
      ["without the key", {}, seminarIds.open, "Plätze frei"],
      ["on a waiting list", { reservations: true }, seminarIds.full, "Warteliste"],
    ])("are not offered %s", async (_when, config, eventId, state) => {
      allow({ reservations: false, ...config });
      const view = await show(eventId);
      await view.findByText(state);
      expect(view.queryByRole("button", reserve)).toBeNull();
      expect(view.queryByText(NOTE)).toBeNull();
    });
  });

  it("calls a free one free, and says of one that is over that it is, without a way to its costs", async () => {
    expect((await show(seminarIds.free)).getByText("Kostenfrei")).toBeVisible();
    const past = await show(7007);
    expect(past.getByText(events.unknown)).toBeVisible();
    expect(past.queryByRole("button")).toBeNull();
    expect(past.queryByText(eventOffer.calculator)).toBeNull();
    expect(past.queryByText(eventOffer.pdf)).toBeNull();
  });

  it.each([
    [seminarIds.closed, "Ausgebucht"],
    [7007, events.unknown],
  ])("leads on from event %i, which cannot be had (%s): other dates, similar seminars, the phone", async (id, text) => {
    usePortal.setState(({ config }) => ({ config: { ...config, supportPhone: "0531 5550" } }));
    const view = await show(id);
    await view.findByText(text);
    expect(await view.findByRole("link", { name: cartTexts.otherDates })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/seminare\/t\/[a-z-]+\/termine$/),
    );
    const similar = within(await view.findByRole("list", { name: recommendations.headings.themes }));
    expect(similar.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Arbeitsrecht kompakt",
      "Reden, die ankommen",
    ]);
    expect(view.getByRole("link", { name: "0531 5550" })).toHaveAttribute("href", "tel:05315550");
  });

  it("says nothing of other seminars where this one can be had", async () => {
    const view = await show(seminarIds.open);
    await view.findByText("Plätze frei");
    expect(view.queryByRole("link", { name: cartTexts.otherDates })).toBeNull();
    expect(portal.calls.map(({ name }) => name)).not.toContain("related");
  });

  it.each([[[]], [[{ eventId: seminarIds.open, state: "nochNieGehört" }]]])(
    "says that it is not known whether a date can be had, and leads on (%j)",
    async (bookingStates) => {
      const send = globalThis.fetch;
      vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
        (input as Request).url.endsWith(`/get-booking-states?eventIds=${seminarIds.open}`)
          ? Promise.resolve(Response.json({ bookingStates }))
          : send(input, init),
      );
      const view = await show(seminarIds.open);
      expect(await view.findByText(offers.stateUnknown)).toBeVisible();
      const next = within(await view.findByRole("region", { name: nextBest.nextFree }));
      expect(next.getByRole("button", { name: namedAbout(addTexts.labels.booking) })).toBeVisible();
    },
  );

  it("keeps the offer when the free places cannot be had", async () => {
    portal.select({ scenario: "status-500:bookingStates" });
    const view = await show(seminarIds.open);
    expect(await view.findByRole("button", { name: common.retry })).toBeVisible();
    expect(view.getByText(/1\.290,00/)).toBeVisible();
  });
});
