import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { participantTexts } from "#i18n/participants.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { fillCart, fillIn, showCart } from "#test/support/cart.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, overview } from "#test/support/ordering.tsx";

const portal = useMockPortal({ customer: "guest" });
const eventOf = (eventId: number) => portal.state().shop.events.find((known) => known.eventId === eventId);

const ELSEWHERE = "Frau Vor1 Nach1 ist an diesen Tagen auch bei „Betriebsverfassungsrecht“ eingetragen.";
const TWICE = "Frau Vor1 Nach1 ist hier mehrfach eingetragen.";

/** Two seminars of the cart on the same days. */
function onTheSameDays(peopleOfSecond: number): void {
  const { startDate = null, endDate = null } = eventOf(seminarIds.open) ?? {};
  Object.assign(eventOf(seminarIds.few) ?? {}, { startDate, endDate });
  fillCart(portal, seminarIds.open, 1);
  fillCart(portal, seminarIds.few, peopleOfSecond);
}

it("hints in both entries at somebody who is in both on the same days, and lets them be", async () => {
  onTheSameDays(1);
  const view = await showCart();
  expect(view.getAllByText(ELSEWHERE)).toHaveLength(2);
  expect(view.queryByText(TWICE)).toBeNull();
  expect(view.getByRole("link", { name: "Zur Kasse" })).toBeEnabled();
});

it("says it once where several entries of a title are on these days", async () => {
  onTheSameDays(1);
  fillCart(portal, seminarIds.few, 1);
  Object.assign(portal.state().shop.cart.items[2] ?? {}, { itemId: 9, type: "waitingList" });
  const view = await showCart();
  expect(view.getAllByText(ELSEWHERE)).toHaveLength(3);
});

it("ticks nobody ahead who is elsewhere on these days, and says so once they are ticked", async () => {
  onTheSameDays(0);
  const view = await showCart();
  const person = await view.findByRole("checkbox", { name: "Frau Vor1 Nach1" });
  expect(person).not.toBeChecked();
  expect(view.queryByText(ELSEWHERE)).toBeNull();
  await view.user.click(person);
  expect(view.getByText(ELSEWHERE)).toBeVisible();
});

it("hints at whoever is added a second time", async () => {
  fillCart(portal, seminarIds.online, 1);
  const view = await showCart();
  await view.user.click(view.getByRole("button", { name: participantTexts.add }));
  await view.findByLabelText(/^Nachname/);
  await fillIn(view, { salutation: "Frau", firstname: "Vor1", lastname: "Nach1" });
  await view.user.click(view.getByRole("button", { name: "Hinzufügen" }));
  await waitFor(() => expect(view.getByText(TWICE)).toBeVisible());
});

it("hints at them in the overview of the order", async () => {
  fillOrder(portal, seminarIds.online);
  const [entry] = portal.state().shop.cart.items;
  const [person] = entry?.recipients ?? [];
  if (entry !== undefined && person !== undefined) entry.recipients.push({ ...person, recipientId: 9 });
  const view = await overview();
  expect(view.getByText(/ist hier mehrfach eingetragen\.$/)).toBeVisible();
});
