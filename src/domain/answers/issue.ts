import * as v from "valibot";

/** `null`, `array` or what typeof says. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Where a value does not fit its schema, in English; names types only, since the value may be a person's. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? "the value itself"} is ${typeName(issue.input)}, expected ${issue.expected ?? issue.message}`;
}
