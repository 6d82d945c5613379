import * as v from "valibot";
import { askOnce, optionalResource, resource } from "#api/resource.ts";
import { orderStateSchema, type OrderState } from "#domain/entities/cart.ts";
import { list, type Id } from "#domain/entities/fields.ts";

/**
 * Which participants have been ordered, for answers that were lost; null where the backend has no such call (404):
 * neither a yes nor a no.
 */
export const orderStateResource = optionalResource(
  resource("orderState", v.object({ recipients: list(orderStateSchema) }), ({ recipients }) => recipients, [
    "recipientIds",
  ]),
);

/** Asks which of the participants have been ordered; null where the backend cannot say it. @throws ApiError */
export const readOrderState = (recipientIds: readonly Id[]): Promise<OrderState[] | null> =>
  askOnce(orderStateResource, { recipientIds: recipientIds.join(",") });
