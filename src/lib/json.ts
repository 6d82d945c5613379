/** Arrays as old libraries must not see them: their `Array.prototype.toJSON` would turn a list into a text. */
function shielded(value: unknown): unknown {
  if (Array.isArray(value)) return Object.defineProperty(value.map(shielded), "toJSON", { value: undefined });
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shielded(part)]));
}

/** Writes a request's body as JSON, whatever the host's libraries have done to built-ins; undefined stays undefined. */
export function toJson(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(shielded(body));
}

/** What a text says as JSON; the text itself where it is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
