import * as v from "valibot";
import { expect, it } from "vitest";
import { cartAdd } from "#api/cart.ts";

it.each([731001, "731001"])(
  "an event to put into the cart travels as a number, whether it was read as %j",
  (eventId) => {
    const { body } = cartAdd.request({ eventId, type: "booking" });
    expect(body).toEqual({ eventId: 731001, type: "booking" });
    expect(v.is(cartAdd.body, body)).toBe(true);
  },
);
