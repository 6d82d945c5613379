import * as v from "valibot";
import { orderStateSchema, type OrderState } from "#domain/entities/cart.ts";
import { list, type Id } from "#domain/entities/fields.ts";
import { read } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { resource } from "#api/resource.ts";

const orderStateAnswer = v.object({ recipients: list(orderStateSchema) });
export const orderStateResource = resource("orderState", orderStateAnswer, ({ recipients }) => recipients, [
  "recipientIds",
]);

/**
 * Which of the participants have been ordered, for answers that were lost. Null for a backend of the portal alone,
 * which has no such call (404).
 * @throws ApiError
 */
export async function readOrderState(recipientIds: readonly Id[]): Promise<OrderState[] | null> {
  try {
    return (await read("orderState", orderStateAnswer, { query: { recipientIds: recipientIds.join(",") } })).recipients;
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 404) return null;
    throw thrown;
  }
}
