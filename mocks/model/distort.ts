import { isObject, type JsonObject } from "#lib/json-object.ts";

/** `Array.isArray` alone would make the entries `any`. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function mapValues(value: JsonObject, change: (entry: unknown, key: string, index: number) => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry], index) => [key, change(entry, key, index)] as const)
      .filter(([, entry]) => entry !== undefined),
  );
}

/** The answer with every list empty; below the first level lists are null, as a silent backend sends them. */
export function emptied(answer: unknown, depth = 0): unknown {
  if (isList(answer)) return depth < 3 ? [] : null;
  if (!isObject(answer)) return answer;
  return mapValues(answer, (entry, key) =>
    isList(entry) ? emptied(entry, key === "value" ? 0 : depth) : emptied(entry, depth + 2),
  );
}

/** The fields by which a row is identified; all others may be missing (contract section 2). */
const identity = new Set([
  "eventId",
  "recipientId",
  "userId",
  "teilnehmerId",
  "isSelf",
  "themeId",
  "id",
  "gremiumId",
  "countryId",
  "sourceId",
  "attributevalue",
  "token",
  "mediaId",
  "hotelId",
  "planId",
  "consultantId",
  "appointmentId",
  "success",
  "status",
  "type",
  "isGremiumAdmin",
  "isAdmin",
]);

/** Makes fields null and absent in turn; nested objects stay if `deep`. */
function bare(entry: unknown, key: string, index: number, deep: boolean): unknown {
  if (identity.has(key)) return entry;
  if (deep && isObject(entry)) return mapValues(entry, (inner, innerKey, at) => bare(inner, innerKey, at, true));
  if (deep && isList(entry)) return entry.map((row, at) => (isObject(row) ? bare(row, "", at, true) : row));
  return index % 2 === 0 ? null : undefined;
}

/**
 * The answer with every optional field null or absent. Rows keep their identity; every other row of a list loses its
 * nested objects as well, the rest keep them with nothing inside.
 */
export function nulled(answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  return mapValues(answer, (entry, key, index) => {
    if (isList(entry)) {
      return entry.map((row, at) =>
        isObject(row) ? mapValues(row, (inner, innerKey, place) => bare(inner, innerKey, place, at % 2 === 1)) : row,
      );
    }
    if (isObject(entry)) return mapValues(entry, (inner, innerKey, at) => bare(inner, innerKey, at, true));
    return bare(entry, key, index, false);
  });
}

/** The answer with a wrong type for every field of the first level. */
export function mistyped(answer: unknown): unknown {
  if (!isObject(answer)) return "kaputt";
  return mapValues(answer, (entry) => {
    // Null may stand for anything: `true` is neither text, number, list nor object.
    if (entry === null) return true;
    return isObject(entry) || isList(entry) ? "kaputt" : { unexpected: true };
  });
}
