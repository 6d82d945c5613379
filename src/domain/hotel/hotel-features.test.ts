import * as v from "valibot";
import { expect, it } from "vitest";
import { hotelSchema } from "#domain/entities/hotel.ts";
import { hotelFeatures } from "./hotel-features.ts";

it.each<[string, Record<string, unknown>, string[]]>([
  ["nothing known", {}, []],
  [
    "everything false",
    {
      disabledFriendlyFull: false,
      disabledFriendlyPartly: false,
      iceAccessibility: false,
      smokingRoom: false,
      allergyRoom: false,
      wallbox: false,
      wlan: false,
    },
    [],
  ],
  [
    "everything",
    {
      disabledFriendlyFull: true,
      disabledFriendlyPartly: true,
      iceAccessibility: true,
      smokingRoom: true,
      allergyRoom: true,
      wallbox: true,
      wlan: true,
      parkingInfo: "Tiefgarage",
    },
    ["accessible", "train", "parking: Tiefgarage", "charging", "wifi", "allergy", "smoking"],
  ],
  [
    "partly accessible",
    { disabledFriendlyFull: false, disabledFriendlyPartly: true, disabledFriendlyInfo: "Rampe" },
    ["partly-accessible: Rampe"],
  ],
  [
    "words without a flag",
    { disabledFriendlyInfo: "Aufzug", allergyRoomInfo: "Parkett", wallboxInfo: "11 kW" },
    ["accessibility: Aufzug", "charging: 11 kW", "allergy: Parkett"],
  ],
  [
    "words against the flag",
    {
      allergyRoom: false,
      allergyRoomInfo: "Parkett",
      wallbox: false,
      wallboxInfo: "11 kW",
      disabledFriendlyFull: false,
      disabledFriendlyInfo: "Aufzug",
    },
    [],
  ],
  ["the ICE as words", { iceAccessibility: "Hauptbahnhof, 10 Minuten" }, ["train: Hauptbahnhof, 10 Minuten"]],
  ["blank words", { iceAccessibility: " ", parkingInfo: "", allergyRoom: true, allergyRoomInfo: " " }, ["allergy"]],
])("%s", (_name, fields, expected) => {
  const shown = hotelFeatures(v.parse(hotelSchema, fields)).map(({ kind, info }) =>
    info === null ? kind : `${kind}: ${info}`,
  );
  expect(shown).toEqual(expected);
});
