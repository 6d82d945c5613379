import * as v from "valibot";
import { isIsoDate } from "#domain/dates/iso-date.ts";

/** Fields of request bodies: each is always present, but some may be null. */
export const optionalText = v.nullable(v.string());
export const filledText = v.pipe(v.string(), v.trim(), v.minLength(1, "must not be empty"));
export const optionalFlag = v.nullable(v.boolean());
export const anyId = v.union([v.number(), v.string()]);
export const optionalDay = v.nullable(
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day yyyy-MM-dd"),
    v.check(isIsoDate, "must be a real day"),
  ),
);
