/** An object as JSON has it, by its keys. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
