const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Reads the value of `{name}` in a page's template from an address; what follows the template in its query and its hash
 * is ignored.
 * @param template path from the site's root, or absolute
 * @param address absolute, of a page on the site's `origin` or elsewhere
 * @returns null when the address is not that page's
 */
export function pageValue(name: string, template: string, address: string, origin: string): string | null {
  const whole = /^https?:/.test(template) ? template : origin + (template.startsWith("/") ? template : `/${template}`);
  const names: string[] = [];
  const parts = whole.split(/(\{\w+\})/);
  const source = parts.map((part, index) => {
    const named = /^\{(\w+)\}$/.exec(part)?.[1];
    if (named === undefined) return escaped(part);
    names.push(named);
    return parts.slice(0, index).join("").includes("?") ? "([^/?#&]+)" : "([^/?#]+)";
  });
  const rest = whole.includes("?") ? "(?:[&#].*)?" : "/?(?:[?#].*)?";
  const found = new RegExp(`^${source.join("")}${rest}$`).exec(address);
  const value = found?.[names.indexOf(name) + 1];
  return found === null || value === undefined || !names.includes(name) ? null : decoded(value);
}
