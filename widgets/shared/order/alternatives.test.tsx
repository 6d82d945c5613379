import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Alternatives } from "./alternatives.tsx";

const portal = useMockPortal({ customer: "guest" });

it("offers each date what its booking state allows, and leaves out what is closed", async () => {
  const events = [seminarIds.open, seminarIds.full, seminarIds.closed].flatMap(
    (id) => portal.state().shop.events.find(({ eventId }) => eventId === id) ?? [],
  );
  const view = renderInRoot(<Alternatives events={events} />);
  await view.findByRole("button", { name: namedAbout(addTexts.labels.booking) });
  expect(view.getAllByRole("button")).toHaveLength(2);
  expect(view.getByRole("button", { name: namedAbout(addTexts.labels.waitingList) })).toBeVisible();
  expect(view.getAllByRole("listitem")).toHaveLength(2);
});

it("offers no date that is over", async () => {
  const known = (id: number) => portal.state().shop.events.find(({ eventId }) => eventId === id) ?? [];
  const past = [known(seminarIds.open)].flat().map((event) => ({ ...event, eventId: 4711, isHistoric: true }));
  const view = renderInRoot(<Alternatives events={[...past, ...[known(seminarIds.full)].flat()]} />);
  await view.findByRole("button", { name: namedAbout(addTexts.labels.waitingList) });
  expect(view.getAllByRole("listitem")).toHaveLength(1);
});

it("leaves it to the backend where nobody can tell the booking states", async () => {
  portal.select({ scenario: "fail:bookingStates" });
  const [event] = portal.state().shop.events;
  const view = renderInRoot(<Alternatives events={event === undefined ? [] : [event]} />);
  expect(await view.findByRole("button", { name: namedAbout(addTexts.labels.booking) })).toBeVisible();
});
