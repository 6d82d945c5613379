import * as v from "valibot";
import { askOnce, optionalResource, resource } from "#api/resource.ts";
import { orderStateSchema, type OrderState } from "#domain/entities/cart.ts";
import { list, type Id } from "#domain/entities/fields.ts";

/**
 * Which participants have been ordered; read when an answer was lost. Null if the backend has no such call (404), which
 * tells nothing about the order.
 */
export const orderStateResource = optionalResource(
  resource("orderState", v.object({ recipients: list(orderStateSchema) }), ({ recipients }) => recipients, [
    "recipientIds",
  ]),
);

/** Reads which of the participants have been ordered; null if the backend cannot say. @throws ApiError */
export const readOrderState = (recipientIds: readonly Id[]): Promise<OrderState[] | null> =>
  askOnce(orderStateResource, { recipientIds: recipientIds.join(",") });
