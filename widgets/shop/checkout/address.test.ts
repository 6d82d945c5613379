import { expect, it } from "vitest";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { addressValues, orderOptionsOf, phoneAsTyped } from "./address.ts";

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

const noAddress = { invoiceWished: "", invoiceCompany: "", invoiceStreet: "", invoicePostalCode: "", invoiceCity: "" };
const nord = {
  invoiceWished: "ja",
  invoiceCompany: "Werk Nord",
  invoiceStreet: "Nordstraße 3",
  invoicePostalCode: "38100",
  invoiceCity: "Bad Gandersheim",
};

it.each([
  ["", "", "", noAddress],
  ["Bitte\n\nvegan", "", "", noAddress],
  ["", "4711", "", noAddress],
  ["Bitte anrufen", "", "0815", noAddress],
  ["Kostenstelle: fragen Sie\nbitte nach", "4711 / B", "0815", nord],
  ["", "", "", nord],
])("message %j, reference %j, cost centre %j and the invoice's address %j travel as one, and come back", (...given) => {
  const [message, reference, costCentre, invoice] = given;
  const typed = { ...addressValues(orderAddress, null), message, reference, costCentre, ...invoice };
  expect(addressValues(orderOptionsOf(typed), null)).toEqual(typed);
});

it.each([
  ["Werk Nord\nNordstraße 3, 38100 Bad Gandersheim", nord],
  [
    "Werk Nord,\nzu Händen Frau Meier",
    { ...noAddress, invoiceWished: "ja", invoiceCompany: "Werk Nord,, zu Händen Frau Meier" },
  ],
])("an address for the invoice that was saved as a text (%j) is shown in the fields", (text, fields) => {
  const options = { ...orderAddress, message: `Rechnungsadresse:\n${text}` };
  expect(addressValues(options, null)).toMatchObject({ message: "", ...fields });
});

it("an address that is no longer wished does not travel", () => {
  const typed = { ...addressValues(orderAddress, null), ...nord, invoiceWished: "" };
  expect(orderOptionsOf(typed).message).toBeNull();
});

it.each([
  ["05315550100", "0531 / 5550-100", "0531 / 5550-100"],
  ["05315550100", "0531 5550-101", "05315550100"],
  ["05315550100", null, "05315550100"],
  [null, "0531", null],
])("the phone number %j, typed as %j, is shown as %j", (saved, typed, shown) =>
  expect(phoneAsTyped(saved, typed)).toBe(shown),
);
