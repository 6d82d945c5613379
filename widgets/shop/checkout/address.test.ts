import { expect, it } from "vitest";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { addressValues } from "./address.ts";

it.each([
  ["Musterstraße 12a", null, "Musterstraße", "12a"],
  ["Musterstraße 12a", "7", "Musterstraße 12a", "7"],
  ["Musterstraße", null, "Musterstraße", ""],
  ["Straße des 17. Juni 135", "", "Straße des 17. Juni", "135"],
  [null, null, "", ""],
])("a saved street %j with number %j is shown as %j and %j", (street, streetNumber, shown, number) => {
  expect(addressValues({ ...orderAddress, street, streetNumber })).toMatchObject({
    street: shown,
    streetNumber: number,
    message: "",
  });
});
