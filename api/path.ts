/** Values for the placeholders of a path template. */
export type PathValues = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Fills a path template of contract section 2 and puts it where it belongs: a leading configuration key in braces
 * stands for that address, `/…` starts at the site root, `https://…` stands as it is, the rest is below apiBase.
 * @param setting gives the address behind a leading configuration key, undefined when there is none of that name
 * @param base the page's own address, so that a foreign `<base href>` cannot move a call
 * @returns the absolute address, or null when a value is missing
 */
export function fillPath(template: string, apiBase: string, values: PathValues, setting: (key: string) => string | undefined, base: string): string | null {
  const missing: string[] = [];
  const path = template.replace(/\{(\w+)\}/g, (_whole, key: string, at: number) => {
    const address = at === 0 ? setting(key) : undefined;
    if (address !== undefined) return address;
    const value = values[key];
    if (value === null || value === undefined) missing.push(key);
    return encodeURIComponent(value ?? '');
  });
  const placed = /^(\/|https?:)/.test(path) ? path : `${apiBase.replace(/\/$/, '')}/${path}`;
  return missing.length === 0 ? new URL(placed, base).href : null;
}
