import * as v from "valibot";
import { priceSchema } from "./event.ts";
import { flag, list, number, text } from "./fields.ts";
import { hotelSchema } from "./hotel.ts";

/** A theme without a date yet, as an author gives it to the price calculator (contract-public section 3). */
export const calculatorInputSchema = v.object({
  /** Title of the theme, plain text. */
  title: text,
  /** Whether it is a conference, whose hotel prices are their own. */
  isConference: flag,
  /** Whether it is a seminar of rhetoric, whose hotel prices are their own. */
  isRhetoric: flag,
  /** Duration and prices. */
  content: v.nullish(v.object({ duration: number, prices: list(priceSchema) }), null),
  /** Hotels to choose from. */
  hotels: list(hotelSchema),
});
export type CalculatorInput = v.InferOutput<typeof calculatorInputSchema>;
