import { expect, it } from "vitest";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { addressValues, lacksInvoice, messageParts, optionsOf, phoneAsTyped } from "./address.ts";

it.each([
  ["Musterstraße 12a", null, "Musterstraße", "12a"],
  ["Musterstraße 12a", "7", "Musterstraße 12a", "7"],
  ["Musterstraße", null, "Musterstraße", ""],
  ["Straße des 17. Juni 135", "", "Straße des 17. Juni", "135"],
  [null, null, "", ""],
])("a saved street %j with number %j is shown as %j and %j", (street, streetNumber, shown, number) => {
  expect(addressValues({ ...orderAddress, street, streetNumber }, null)).toMatchObject({
    street: shown,
    streetNumber: number,
    message: "",
  });
});

it.each([
  [null, null],
  ["Bitte\n\nvegan", null],
  [null, "Werk Nord\nNordstraße 3, 38100 Braunschweig"],
  ["Bitte anrufen", "Werk Nord\n\nNordstraße 3"],
])("the message %j and the invoice's address %j travel as one, and come back as two", (message, invoice) => {
  const typed = {
    ...addressValues(orderAddress, null),
    message: message ?? "",
    invoiceWished: invoice === null ? "" : "ja",
    invoiceAddress: invoice ?? "",
  };
  const options = optionsOf(typed);
  expect(messageParts(options.message)).toEqual({ message, invoice });
  expect(addressValues(options, null)).toMatchObject({ message: message ?? "", invoiceAddress: invoice ?? "" });
});

it("an address that is no longer wished does not travel, and one that is wished must be there", () => {
  const typed = { ...addressValues(orderAddress, null), invoiceAddress: "Werk Nord" };
  expect(optionsOf(typed).message).toBeNull();
  expect(lacksInvoice(typed)).toBe(false);
  expect(lacksInvoice({ ...typed, invoiceWished: "ja" })).toBe(false);
  expect(lacksInvoice({ ...typed, invoiceWished: "ja", invoiceAddress: " \n" })).toBe(true);
});

it.each([
  ["05315550100", "0531 / 5550-100", "0531 / 5550-100"],
  ["05315550100", "0531 5550-101", "05315550100"],
  ["05315550100", null, "05315550100"],
  [null, "0531", null],
])("the phone number %j, typed as %j, is shown as %j", (saved, typed, shown) =>
  expect(phoneAsTyped(saved, typed)).toBe(shown),
);
