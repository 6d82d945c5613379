import { inChapter, tell } from "./language.ts";

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const flags = ["conference", "overnight", "rhetoric", "fullBoard"] as const;

/** Every list named `prices` of records that hold for a time. */
function* priceLists(value: unknown): Generator<readonly Row[]> {
  if (Array.isArray(value)) for (const row of value) yield* priceLists(row);
  if (!isRow(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const rows = Array.isArray(part) ? part.filter(isRow) : [];
    if (key === "prices" && rows.some((row) => "validFrom" in row)) yield rows;
    else yield* priceLists(part);
  }
}

/** Whether two records hold for the same choice on the same day; one that is not told whole holds for none. */
function isSameRecord(a: Row, b: Row): boolean {
  const days = [a.validFrom, a.validUntil, b.validFrom, b.validUntil].map((day) =>
    typeof day === "string" ? day.slice(0, 10) : "",
  );
  const [from = "", until = "", otherFrom = "", otherUntil = ""] = days;
  const isWhole = !days.includes("") && flags.every((flag) => a[flag] !== null && a[flag] !== undefined);
  return isWhole && flags.every((flag) => a[flag] === b[flag]) && from <= otherUntil && otherFrom <= until;
}

/** What is wrong where two hotel prices hold for the same day and choice: nobody could say which counts. */
export function doubledHotelPrices(answer: unknown): string[] {
  const isDoubled = [...priceLists(answer)].some((rows) =>
    rows.some((row, index) => rows.slice(index + 1).some((other) => isSameRecord(row, other))),
  );
  const sentence = tell(
    "two hotel prices hold for the same day and choice, expected one",
    "zwei Hotelpreise gelten für denselben Tag und dieselbe Wahl, erwartet einer",
  );
  return isDoubled ? [inChapter(sentence, "What your backend decides")] : [];
}
