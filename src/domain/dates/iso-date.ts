/** The contract's forms of a date (section 2): `yyyy-MM-dd`, or with a time of day, with or without an offset. */
const ISO =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*(?<offset>Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * The parts of an ISO text. Without a time it is the first moment of the day; the offset is normalised to `Z` or
 * `+01:00`.
 */
export interface IsoParts {
  readonly day: string;
  readonly time: string;
  readonly offset: string | undefined;
}

/** Parses an ISO text of contract section 2; null for anything else. */
export function isoParts(text: string): IsoParts | null {
  const { day, time = "00:00", offset } = ISO.exec(text)?.groups ?? {};
  return day === undefined
    ? null
    : {
        day,
        time,
        offset: offset?.replace(
          /^(.\d{2}):?(\d{2})?$/,
          (_all, hours: string, minutes?: string) => `${hours}:${minutes ?? "00"}`,
        ),
      };
}

/** The UTC day `yyyy-MM-dd` of a text by the JavaScript engine; null if it is no date. */
function dayAt(iso: string): string | null {
  const instant = new Date(iso);
  return Number.isNaN(instant.valueOf()) ? null : instant.toISOString().slice(0, 10);
}

/**
 * Whether a text is a real date in the contract's forms: `yyyy-MM-dd`, or ISO 8601 with a time, with or without an
 * offset (contract section 2). `2026-02-31` is none. This module does without dayjs, because every answer and every
 * anchor is checked by it, also on pages without a date.
 */
export function isIsoDate(text: string): boolean {
  const parts = isoParts(text);
  return (
    parts !== null &&
    dayAt(`${parts.day}T00:00Z`) === parts.day &&
    dayAt(`${parts.day}T${parts.time}${parts.offset ?? "Z"}`) !== null
  );
}
