import { fromJson } from "./json.ts";

/**
 * The value at a path in a JSON text, such as `purposes.marketing`, with numbers for the entries of lists; '' gives the
 * text itself. Undefined if the text is not JSON or has nothing at the path.
 */
export function valueAt(text: string, path: string): unknown {
  if (path === "") return text;
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      fromJson(text),
    );
}
