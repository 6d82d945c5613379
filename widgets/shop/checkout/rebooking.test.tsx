import { act, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { empty } from "#i18n/empty.ts";
import { otherDates } from "#i18n/other-dates.ts";
import { rebookingTexts, waitingTexts } from "#i18n/rebooking.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { openEntry } from "#mocks/data/shop/filled-cart.ts";
import { holdAnswers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { fillOrder, order, ordersOf, overview, reloaded, whenOrdered } from "#test/support/ordering.tsx";
import type { Rendered } from "#test/support/render.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";

const portal = useMockPortal({ customer: "guest" });
const inCart = () =>
  portal
    .state()
    .shop.cart.items.map(({ eventId, recipients }) => [eventId, recipients.map(({ lastname }) => lastname)]);
const NAMES = openEntry.recipients.map(({ lastname }) => lastname);
const MOVE = "Alle drei umbuchen auf 30.03.–03.04.";

/** An order of three whose last seat has gone meanwhile. */
async function refused(): Promise<Rendered> {
  fillOrder(portal, seminarIds.lastSeat);
  const view = await overview();
  await order(view);
  await view.findByText(addTexts.soldOut);
  expect(view.getByRole("heading", { name: checkoutTexts.nothingBooked.booking })).toBeVisible();
  return view;
}

it("moves all to another date in one press, with the difference in price and the places free, and orders them there", async () => {
  const view = await refused();
  const row = (await view.findByRole("button", { name: MOVE })).closest("li");
  expect(row).toHaveTextContent(/gleicher Preis wie bisher/);
  await waitFor(() => expect(row).toHaveTextContent("Plätze frei"));
  const move = view.getByRole("button", { name: MOVE });
  expect(move).toHaveAttribute("data-variant", "primary");
  // Its row says to which date.
  expect(move).toHaveTextContent(/^Alle drei umbuchen$/);
  // The date can be put into the cart beside them as well, which is less prominent.
  const add = within(row as HTMLElement).getByRole("button", { name: namedAbout(addTexts.labels.booking) });
  expect(add).toHaveAttribute("data-variant", "quiet");
  act(() => {
    move.click();
    move.click();
  });
  await view.findByRole("heading", { name: "Schritt 2 von 3: Übersicht" });
  expect(inCart()).toEqual([[seminarIds.open, NAMES]]);
  const [told] = view.getAllByRole("status").filter((status) => status.textContent !== "");
  if (told === undefined) throw new Error("Nothing is said of the move");
  expect(told).toHaveTextContent(/^3 Teilnehmer:innen auf 30\.03\.–03\.04\.2026 umgebucht\./);
  // Said below the steps, which stay where they are.
  const steps = view.getByRole("list", { name: checkoutTexts.stepsLabel.booking });
  expect(steps.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await order(view);
  await whenOrdered(view, 3);
  expect(portal.calls.filter(({ name }) => name === "cartAdd")).toHaveLength(1);
  expect(ordersOf(portal).filter(({ status }) => status === 200)).toHaveLength(3);
});

it("names a date without days and title as this one", async () => {
  for (const event of portal.state().shop.events)
    if (event.eventId === seminarIds.open) Object.assign(event, { startDate: null, endDate: null, title: "" });
  const view = await refused();
  await view.user.click(await view.findByRole("button", { name: "Alle drei umbuchen auf diesen Termin" }));
  await view.findByRole("heading", { name: "Schritt 2 von 3: Übersicht" });
  expect(view.getAllByRole("status").find((status) => status.textContent !== "")).toHaveTextContent(
    /^3 Teilnehmer:innen auf diesen Termin umgebucht\./,
  );
});

it("offers no date to all that has too few places for them", async () => {
  portal.state().shop.places[String(seminarIds.few)] = 2;
  const view = await refused();
  expect(await view.findByText("Für 3 Teilnehmer:innen reichen die freien Plätze nicht.")).toBeVisible();
  expect(view.queryByRole("button", { name: /umbuchen auf 27\.04\./ })).toBeNull();
  expect(view.getAllByRole("button", { name: namedAbout(addTexts.labels.booking) }).length).toBeGreaterThan(0);
});

it("moves nobody to a date that is not for sale", async () => {
  for (const event of portal.state().shop.events) if (event.eventId === seminarIds.open) event.isInhouse = true;
  const view = await refused();
  expect(await view.findByRole("link", { name: namedAbout(addTexts.inquiry) })).toBeVisible();
  expect(view.queryByRole("button", { name: MOVE })).toBeNull();
});

it("tells what ended half-way, and takes it up again after a reload, nobody twice", async () => {
  let view = await refused();
  portal.select({ scenario: "fail:cartDelete" });
  await view.user.click(await view.findByRole("button", { name: MOVE }));
  expect(await view.findByText(/^Auf 30\.03\.–03\.04\.2026 sind alle umgebucht\./)).toBeVisible();
  portal
    .state()
    .shop.cart.items.find(({ eventId }) => eventId === seminarIds.open)
    ?.recipients.splice(1);
  portal.state().shop.cart.version += 1;
  portal.select({ scenario: "normal" });
  view = reloaded(view);
  expect(await view.findByText(/ist noch nicht fertig: 1 von 3 Teilnehmer:innen umgebucht\./)).toBeVisible();
  await view.user.click(view.getByRole("button", { name: rebookingTexts.goOn }));
  await waitFor(() => expect(inCart()).toEqual([[seminarIds.open, NAMES]]));
  view = reloaded(view);
  await view.user.click(await view.findByRole("button", { name: checkoutTexts.toOverview }));
  await order(view);
  await whenOrdered(view, 3);
  // Whoever was moved is not also said to have gone.
  expect(view.queryByText(/^Nicht mehr in Ihrem Warenkorb/)).toBeNull();
});

/** All have arrived at the other date; the old entry is still there. */
async function halfWay(): Promise<Rendered> {
  const view = await refused();
  portal.select({ scenario: "fail:cartDelete" });
  await view.user.click(await view.findByRole("button", { name: MOVE }));
  await view.findByText(/^Auf 30\.03\.–03\.04\.2026 sind alle umgebucht\./);
  portal.select({ scenario: "normal" });
  return view;
}

it("shows that it goes on while the cart is being read for it, and takes no other press meanwhile", async () => {
  const view = await halfWay();
  const answers = holdAnswers("get-shopping-cart");
  const goOn = view.getByRole("button", { name: rebookingTexts.goOn });
  await view.user.click(goOn);
  expect(goOn).toHaveAttribute("data-state", "busy");
  const back = view.getByRole("button", { name: "Nicht umbuchen" });
  expect(back).toHaveAttribute("aria-disabled", "true");
  await view.user.click(back);
  answers.open();
  await waitFor(() => expect(inCart()).toEqual([[seminarIds.open, NAMES]]));
  expect(goOn).not.toBeInTheDocument();
});

it("says that it could not go on because the cart could not be read", async () => {
  const view = await halfWay();
  portal.select({ scenario: "fail:cart" });
  const goOn = view.getByRole("button", { name: rebookingTexts.goOn });
  await view.user.click(goOn);
  expect(await view.findByText(cartTexts.notLoaded)).toBeVisible();
  expect(goOn).not.toHaveAttribute("aria-disabled");
});

it("moves nobody a second time who is half-way: the way on stands at the head of the page", async () => {
  const view = await halfWay();
  for (const name of [MOVE, addTexts.labels.waitingList, otherDates.takeOut])
    expect(view.queryByRole("button", { name })).toBeNull();
  await view.user.click(view.getByRole("button", { name: rebookingTexts.goOn }));
  await waitFor(() => expect(inCart()).toEqual([[seminarIds.open, NAMES]]));
});

it.each([
  ["taken out while it moves", MOVE, otherDates.takeOut, "add-cart-item"],
  ["moved while it is taken out", otherDates.takeOut, MOVE, "delete-cart-item"],
])("lets nobody be %s", async (_what, first, second, call) => {
  const view = await refused();
  await view.findByRole("button", { name: MOVE });
  const answers = holdAnswers(call);
  await view.user.click(view.getByRole("button", { name: first }));
  const other = view.getByRole("button", { name: second });
  expect(other).toHaveAttribute("aria-disabled", "true");
  await view.user.click(other);
  answers.open();
  await waitFor(() => expect(inCart()).toEqual(first === MOVE ? [[seminarIds.open, NAMES]] : []));
});

it("leaves the choice to take the sold-out date out of the cart, and to bring it back", async () => {
  const view = await refused();
  await view.user.click(await view.findByRole("button", { name: otherDates.takeOut }));
  const undo = await view.findByRole("button", { name: cartTexts.undo });
  expect(inCart()).toEqual([]);
  // Nothing is open any more, and there is a way on.
  expect(view.queryByText(checkoutTexts.open)).toBeNull();
  expect(await view.findByRole("link", { name: empty.ways.search })).toBeVisible();
  await view.user.click(undo);
  expect(await view.findByText(cartTexts.notUndone)).toBeVisible();
  portal.state().shop.places[String(seminarIds.lastSeat)] = 3;
  await view.user.click(view.getByRole("button", { name: cartTexts.undo }));
  await waitFor(() => expect(inCart().map(([eventId]) => eventId)).toEqual([seminarIds.lastSeat]));
});

it("leads on to another date where the chosen one fills up half-way, and moves everybody there", async () => {
  const view = await refused();
  const first = await view.findByRole("button", { name: MOVE });
  portal.state().shop.places[String(seminarIds.open)] = 1;
  await view.user.click(first);
  expect(await view.findByText(rebookingTexts.soldOut)).toBeVisible();
  const [here = "", ...others] = openEntry.recipients.map(personName);
  expect(view.getByText(rebookingTexts.whoIsWhere(here, others.join(", ")))).toBeVisible();
  const other = view.getByRole("button", { name: rebookingTexts.otherDate });
  expect(other).toHaveAttribute("data-variant", "primary");
  expect(view.queryByRole("button", { name: rebookingTexts.giveUp })).toBeNull();
  await view.user.click(other);
  expect(await view.findByText(rebookingTexts.backDone)).toBeVisible();
  expect(inCart()).toEqual([[seminarIds.lastSeat, NAMES]]);
  expect(view.queryByRole("button", { name: MOVE })).toBeNull();
  await view.user.click(view.getByRole("button", { name: /^Alle drei umbuchen auf 27\.04\./ }));
  await view.findByRole("heading", { name: "Schritt 2 von 3: Übersicht" });
  expect(inCart().map(([, people]) => people)).toEqual([NAMES]);
});

it("leads to the waiting list again whoever cannot go back to a full date, and leaves nobody out", async () => {
  const view = await refused();
  portal.select({ scenario: "fail:recipientAdd" });
  await view.user.click(await view.findByRole("button", { name: addTexts.labels.waitingList }));
  expect(await view.findByText(waitingTexts.cleared(0, 3))).toBeVisible();
  portal.select({ scenario: "normal" });
  await view.user.click(view.getByRole("button", { name: waitingTexts.giveUp }));
  expect(await view.findByText(rebookingTexts.backUnfinished(0, 3))).toBeVisible();
  expect(view.getByText(addTexts.soldOut)).toBeVisible();
  expect(view.queryByRole("button", { name: rebookingTexts.leave })).toBeNull();
  await view.user.click(view.getByRole("button", { name: waitingTexts.goOn }));
  expect(await view.findByText(waitingTexts.done(3))).toBeVisible();
  expect(portal.state().shop.cart.items.map(({ type }) => type)).toEqual(["waitingList"]);
  expect(inCart()).toEqual([[seminarIds.lastSeat, NAMES]]);
});

it.each([
  ["cartAdd", 0],
  ["recipientAdd", 0],
  ["cartDelete", 3],
] as const)("says what is not known of a move, and goes on, where the answer to %s was lost", async (route, moved) => {
  const view = await refused();
  portal.select({ scenario: `lost:${route}+fail:cart` });
  await view.user.click(await view.findByRole("button", { name: MOVE }));
  expect(await view.findByText(rebookingTexts.stepOpen(moved, 3))).toBeVisible();
  expect(view.queryByText(/umgebucht\./)).toBeNull();
  portal.select({ scenario: "normal" });
  await view.user.click(view.getByRole("button", { name: rebookingTexts.goOn }));
  await waitFor(() => expect(inCart()).toEqual([[seminarIds.open, NAMES]]));
});

it("counts who has arrived meanwhile, and says what is not known, where the page was left", async () => {
  let view = await refused();
  portal.select({ scenario: "lost:recipientAdd+fail:cart" });
  await view.user.click(await view.findByRole("button", { name: MOVE }));
  await view.findByText(rebookingTexts.stepOpen(0, 3));
  portal.select({ scenario: "normal" });
  const arrived = portal.state().shop.cart.items.find(({ eventId }) => eventId === seminarIds.open);
  const late = arrived?.recipients.splice(0) ?? [];
  view = reloaded(view);
  expect(await view.findByText(rebookingTexts.stepOpen(0, 3))).toBeVisible();
  arrived?.recipients.push(...late);
  portal.state().shop.cart.version += 1;
  view = reloaded(view);
  expect(await view.findByText(/ist noch nicht fertig: 1 von 3 Teilnehmer:innen umgebucht\./)).toBeVisible();
  await view.user.click(view.getByRole("button", { name: rebookingTexts.goOn }));
  await waitFor(() => expect(inCart()).toEqual([[seminarIds.open, NAMES]]));
});
