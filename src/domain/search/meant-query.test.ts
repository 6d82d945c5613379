import * as v from "valibot";
import { expect, it } from "vitest";
import { searchedEventSchema } from "#domain/entities/event.ts";
import { meantQuery } from "./meant-query.ts";

const rubric = { name: "Arbeits- und Sozialrecht" };
const events = ["Reden, die ankommen", "Betriebsverfassungsrecht kompakt", "Kündigungsschutz"].map((title, index) =>
  v.parse(searchedEventSchema, { eventId: index, title, theme: { themeId: index, actionField: { rubric } } }),
);

it.each([
  ["Betribsferfasungsrecht", "Betriebsverfassungsrecht"],
  ["Redn", "Reden"],
  ["Redn die ankomen", "Reden die ankommen"],
  ["kuendigungsshutz kompakt", "Kündigungsschutz kompakt"],
  ["Sozialreht", "Sozialrecht"],
  ["Raumfahrt", null],
  ["Redn Raumfahrt", null],
  ["Betriebsverfassungsrecht", null],
  ["BETRIEBSverfassung", null],
  ["(*[?", null],
  ["", null],
])("%j probably means %j", (query, meant) => {
  expect(meantQuery(query, events)).toBe(meant);
});
