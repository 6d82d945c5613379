/**
 * The value at a place of a JSON text: `purposes.marketing`, with numbers for the entries of lists; '' is the text
 * itself. Undefined where the text is no JSON or holds nothing there.
 */
export function valueAt(text: string, path: string): unknown {
  if (path === "") return text;
  try {
    return path
      .split(".")
      .reduce<unknown>(
        (value, key) =>
          typeof value === "object" && value !== null && Object.hasOwn(value, key)
            ? (value as Readonly<Record<string, unknown>>)[key]
            : undefined,
        JSON.parse(text),
      );
  } catch {
    return undefined;
  }
}
