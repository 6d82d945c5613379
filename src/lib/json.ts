/** Copies a value with arrays that hide `Array.prototype.toJSON`, by which old libraries turn a list into a text. */
function shielded(value: unknown): unknown {
  if (Array.isArray(value)) return Object.defineProperty(value.map(shielded), "toJSON", { value: undefined });
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shielded(part)]));
}

/** Writes a request's body as JSON, even if a library of the host has replaced built-ins; undefined stays undefined. */
export function toJson(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(shielded(body));
}

/** Parses a text as JSON; returns the text itself if it is not JSON. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
