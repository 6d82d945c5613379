type Raw = Readonly<Record<string, unknown>>;

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/**
 * The absolute address of a first read, or null while a value is missing or odd, or it is no address: the widget will say what is wrong.
 * The same rules as in `api/path.ts`, in the short form that the entry can afford; a test holds the two together.
 */
export function firstAddress(template: string, moved: unknown, values: DOMStringMap, config: Raw): string | null {
  const whole = textOr(moved, template);
  const path = (/^(\/|https?:|\{\w+\|)/.test(whole) ? whole : `{apiBase|/portal-api}/${whole}`).replace(/\{(\w+)\|?(.*?)\}(\/?)/g, (found, key: string, standard: string, slash: string) => {
    if (standard) return (textOr(config[key], standard) + slash).replace(/\/\/$/, '/');
    const value = values[key] ?? '';
    return /^[\w-]+$/.test(value) ? value + slash : found;
  });
  try {
    return path.includes('{') ? null : new URL(path, location.href).href;
  } catch {
    return null;
  }
}

/** Asks for a widget's first data while its code is still loading, once per address on a page. */
export function prime(anchor: HTMLElement, reads: readonly string[], config: Raw, primed: Map<string, Promise<Response>>): void {
  reads.forEach((read) => {
    const [name, template, unless] = read.split(/[=!]/) as [string, string, string?];
    const address = firstAddress(template, (config.endpoints as Raw | undefined)?.[name], anchor.dataset, config);
    if (!address || primed.has(address) || (unless && anchor.hasAttribute(unless))) return;
    const answer = fetch(address, { headers: { Accept: 'application/json' } });
    answer.catch(() => undefined);
    primed.set(address, answer);
  });
}
