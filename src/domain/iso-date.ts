/** The contract's forms of a date (section 2): `yyyy-MM-dd`, or with a time of day, with or without an offset. */
const ISO =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*(?<offset>Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * What an ISO text consists of; without a time the first moment of its day, the offset as `Z` or `+01:00`, however it
 * was written.
 */
export interface IsoParts {
  readonly day: string;
  readonly time: string;
  readonly offset: string | undefined;
}

/** Takes an ISO text of contract section 2 apart; null for anything else. */
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

/** An instant as the engine reads it, as `yyyy-MM-dd`; null where there is none. */
function dayAt(iso: string): string | null {
  const instant = new Date(iso);
  return Number.isNaN(instant.valueOf()) ? null : instant.toISOString().slice(0, 10);
}

/**
 * Tells whether a text is a real date in the contract's forms: `yyyy-MM-dd`, or ISO 8601 with a time, with or without
 * an offset (contract section 2). `2026-02-31` is none. A module without dayjs: every answer and every anchor is
 * checked by it, on pages without any date, too.
 */
export function isIsoDate(text: string): boolean {
  const parts = isoParts(text);
  return (
    parts !== null &&
    dayAt(`${parts.day}T00:00Z`) === parts.day &&
    dayAt(`${parts.day}T${parts.time}${parts.offset ?? "Z"}`) !== null
  );
}
