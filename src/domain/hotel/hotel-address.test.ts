import * as v from "valibot";
import { expect, it } from "vitest";
import { hotelSchema } from "#domain/entities/hotel.ts";
import { addressLines, coordinatesOf, directionsHref } from "./hotel-address.ts";

const hotel = (fields: Record<string, unknown>) => v.parse(hotelSchema, fields);

it.each([
  [{}, null],
  [{ latitude: 54.4 }, null],
  [{ longitude: 13.6 }, null],
  [
    { latitude: 54.4, longitude: 13.6 },
    { lat: 54.4, lng: 13.6 },
  ],
  [
    { latitude: 0, longitude: 0 },
    { lat: 0, lng: 0 },
  ],
  [{ latitude: 91, longitude: 13.6 }, null],
  [{ latitude: 54.4, longitude: 181 }, null],
])("coordinates of %j", (fields, expected) => {
  expect(coordinatesOf(hotel(fields))).toEqual(expected);
});

it.each<[Record<string, unknown>, string[]]>([
  [{}, []],
  [{ name: "Seehof", street: "Ufer 1", postalCode: "18609", city: "Binz" }, ["Seehof", "Ufer 1", "18609 Binz"]],
  [{ name: " ", city: "Binz" }, ["Binz"]],
])("address of %j", (fields, expected) => {
  expect(addressLines(hotel(fields))).toEqual(expected);
});

it.each<[Record<string, unknown>, string | null]>([
  [{}, null],
  [{ latitude: 54.4, longitude: 13.6 }, "https://www.google.com/maps/dir/?api=1&destination=54.4%2C13.6"],
  [
    { latitude: 54.4, longitude: 13.6, googleMapsPlaceId: "abc" },
    "https://www.google.com/maps/dir/?api=1&destination=54.4%2C13.6&destination_place_id=abc",
  ],
  [{ street: "Ufer 1", city: "Binz" }, "https://www.google.com/maps/dir/?api=1&destination=Ufer+1%2C+Binz"],
])("directions to %j", (fields, expected) => {
  expect(directionsHref(hotel(fields))).toBe(expected);
});
