import { defaultConfig, type Config } from "#config/config.ts";
import { inspectorTexts } from "#i18n/inspector.ts";

/** One key of the configuration in force, without secrets. */
export interface ConfigRow {
  readonly key: string;
  readonly value: string;
  /** False if the default is used. */
  readonly fromPage: boolean;
}

/** Keys whose values are secret; that they are set is shown. */
const SECRET = ["googleMapsApiKey", "advertisingHash"];

/** Removes the query of an address, which may hold a token. */
const withoutQuery = (value: string): string => (/^(https?:|\/)/.test(value) ? value.replace(/[?#].*/, "") : value);

function textOf(key: string, value: unknown): string {
  if (value === "") return inspectorTexts.empty;
  if (SECRET.includes(key)) return inspectorTexts.masked;
  if (typeof value === "string") return withoutQuery(value);
  if (key === "off" && Array.isArray(value) && value.length > 0) return value.join(", ");
  if (Array.isArray(value)) return inspectorTexts.entries(value.length);
  if (typeof value !== "object" || value === null) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${textOf(name, part)}`);
  return parts.length === 0 ? inspectorTexts.empty : parts.join(", ");
}

/** The configuration in force, key by key, in the contract's order. */
export function configRows(config: Config): ConfigRow[] {
  return Object.entries(config).map(([key, value]: [string, unknown]) => ({
    key,
    value: textOf(key, value),
    fromPage: JSON.stringify(value) !== JSON.stringify(defaultConfig[key as keyof Config]),
  }));
}
