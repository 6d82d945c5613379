import * as v from "valibot";
import { expect, it } from "vitest";
import { userDataSchema } from "#domain/entities/people.ts";
import { contactOf, contactOfUser } from "./contact.ts";

const user = (given: object): ReturnType<typeof contactOfUser> => contactOfUser(v.parse(userDataSchema, given));

it("fills in what is known of a person, by the contract", () => {
  const company = {
    nameRow1: "Musterwerke",
    nameRow2: " ",
    nameRow3: "GmbH",
    street: "Werkstraße",
    streetNr: "100",
    zip: "38100",
    city: "Braunschweig",
  };
  expect(
    user({
      salutation: "Frau",
      firstname: "Eva",
      lastname: "Muster",
      businessPhoneNumber: "0531 1",
      mobileNumber: "0171 2",
      seminarEmail: "s@w.de",
      loginEmail: "l@w.de",
      company,
    }),
  ).toEqual({
    salutation: "Frau",
    firstname: "Eva",
    lastname: "Muster",
    company: "Musterwerke GmbH",
    phone: "0531 1",
    email: "s@w.de",
    street: "Werkstraße",
    streetNumber: "100",
    postalCode: "38100",
    city: "Braunschweig",
    streetAndHouseNumber: "Werkstraße 100",
    postalCodeOrCity: "38100 Braunschweig",
  });
});

it("takes the mobile number and the login e-mail where the others are missing", () => {
  expect(user({ businessPhoneNumber: " ", mobileNumber: "0171 2", loginEmail: "l@w.de" })).toEqual({
    phone: "0171 2",
    email: "l@w.de",
  });
});

it.each([
  [{ street: "Werkstraße 100" }, "Werkstraße", "100"],
  [{ street: "Werkstraße 100", streetNr: " " }, "Werkstraße", "100"],
  [{ street: "Werkstraße 100", streetNr: "100" }, "Werkstraße", "100"],
  [{ street: "Werkstraße 100", streetNr: "7" }, "Werkstraße 100", "7"],
  [{ street: "Straße des 17. Juni", streetNr: "135" }, "Straße des 17. Juni", "135"],
])("splits a street that is known with its number: %j", (company, street, streetNumber) =>
  expect(user({ company })).toMatchObject({ street, streetNumber, streetAndHouseNumber: `${street} ${streetNumber}` }),
);

it("knows nothing of somebody without data", () => expect(user({})).toEqual({}));

it("takes contact data over from another form, and nothing else", () => {
  expect(
    contactOf({
      firstname: "Eva",
      message: "Hallo",
      topic: "Seminare",
      street: "Am Ring",
      streetNumber: "5",
      postalCode: "",
      password: "geheim",
    }),
  ).toEqual({ firstname: "Eva", street: "Am Ring", streetNumber: "5", streetAndHouseNumber: "Am Ring 5" });
});
