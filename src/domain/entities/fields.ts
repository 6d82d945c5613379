import * as v from "valibot";
import { isIsoDate } from "#domain/dates/iso-date.ts";

/** An identifier as the backend gives it; sent back exactly as it came. */
export type Id = string | number;

/** An id given as a number. Beyond 2^53 a number is rounded when it is read, and would name another record. */
export const idNumber = v.pipe(
  v.number(),
  v.check((given) => Number.isSafeInteger(given), "not a whole number below 2^53"),
);

/** Any field may be null or absent (contract section 2); both read as null. */
export const text = v.nullish(v.string(), null);
/** A text of mostly digits, which some backends give as a number: booking numbers, postal codes, house numbers. */
export const codeText = v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), null);
/** A text of a line that is no HTML; entities in it are a habit that is forgiven (answers/mend-answer.ts). */
export const plain = v.nullish(v.string(), null);
/** A number; null when absent. */
export const number = v.nullish(v.number(), null);
/** Euro, or euro cents after a point; as text only where nobody can take it for thousands. */
export const amount = v.nullish(v.number(), null);
/** How many are left, never below none. */
export const placesLeft = v.nullish(v.number(), null);
/** True or false; null when absent. */
export const flag = v.nullish(v.boolean(), null);
/** An id of the backend, which may be a number or a text; compare ids by `sameId`. */
export const id = v.nullish(v.union([idNumber, v.string()]), null);

/** An ISO date or date-time as text, null when absent or empty. An impossible date is malformed. */
export const date = v.nullish(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    v.pipe(v.string(), v.check(isIsoDate, "not an ISO 8601 date")),
  ]),
  null,
);

/** A list that may be null or absent and then reads as empty; null entries are dropped. */
export function list<TInput, TOutput>(item: v.GenericSchema<TInput, TOutput>) {
  return v.pipe(
    v.nullish(v.array(v.nullish(item, null)), []),
    v.transform((entries) => entries.filter((entry): entry is NonNullable<typeof entry> => entry != null)),
  );
}

/** Whether two ids are the same; a backend may give an id as number or text. */
export const sameId = (a: Id | null, b: Id | null): boolean => a !== null && b !== null && String(a) === String(b);

/** Whether an id is among others. */
export const isAmong = (ids: readonly (Id | null)[], id: Id | null): boolean => ids.some((other) => sameId(other, id));
