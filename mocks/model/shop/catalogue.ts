import { rubrics } from "#mocks/data/shop/themes.ts";
import { ok, problem, unknown, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { shopEvent } from "./cart.ts";
import type { ShopState } from "./state.ts";
import { bookingState } from "./stock.ts";

/** The maximum number of ids in one call (contract-public section 4). */
const MOST_IDS = 50;

const managers = [
  {
    name: "Katrin Vogelsang",
    phone: "+49 123 4567-20",
    email: "katrin.vogelsang@beispiel.example",
    image: "/mock-media/person/1-320x320.svg",
  },
  { name: "Deniz Kaya", phone: "+49 123 4567-21", email: "deniz.kaya@beispiel.example", image: null },
] as const;

/** One answer for the ids that the query names. */
function forIds({ query }: Context, answer: (ids: readonly string[]) => Answer): Answer {
  const ids = (query.get("eventIds") ?? "").split(",").filter((id) => id !== "");
  return ids.length > MOST_IDS ? problem(400, `Query: eventIds: at most ${MOST_IDS}`) : answer(ids);
}

const withEvent = (shop: ShopState, { eventId, ...conference }: ShopState["conferences"][number]) => ({
  ...conference,
  event: shopEvent(shop, eventId) ?? null,
});

export const catalogueHandlers: Handlers<"bookingStates" | "eventManagers" | "rubrics" | "conference" | "conferences"> =
  {
    bookingStates: (context) =>
      forIds(context, (ids) =>
        ok({
          bookingStates: ids.flatMap((id) => {
            const event = shopEvent(context.state.shop, id);
            return event === undefined ? [] : [bookingState(context.state.shop, event, context.today)];
          }),
        }),
      ),
    eventManagers: (context) =>
      forIds(context, (ids) =>
        ok({ eventManagers: ids.map((id) => ({ eventId: Number(id), ...managers[Number(id) % 2 === 0 ? 0 : 1] })) }),
      ),
    rubrics: () => ok({ rubrics }),
    conference: ({ state: { shop }, params }) => {
      const found = shop.conferences.find(({ url }) => url === params.url);
      return found === undefined
        ? unknown(`conference ${params.url ?? ""}`)
        : ok({ conference: withEvent(shop, found) });
    },
    conferences: ({ state: { shop } }) =>
      ok({ conferences: shop.conferences.map((conference) => withEvent(shop, conference)) }),
  };
