import type { RouteName } from "#api/routes.ts";
import type { Explained } from "#i18n/inspector-anchors.ts";

export type Level = "error" | "warning" | "hint";

/** One thing that an author may want to change; German, for somebody who knows no JavaScript. */
export interface Finding extends Explained {
  readonly level: Level;
  /** The anchor, attribute, key or call that it is about. */
  readonly where: string;
  /** The call that it is about, if it is one. */
  readonly route?: RouteName;
  /** The element to show on the page, if there is one. */
  readonly element?: Element;
}

const order: readonly Level[] = ["error", "warning", "hint"];

/** Errors first, then warnings, then hints; what says the same of the same place stands once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  const once = findings.filter(({ where, what, element }) => {
    const key = `${where}\n${what}`;
    if (seen.has(key) && element === undefined) return false;
    seen.add(key);
    return true;
  });
  return order.flatMap((level) => once.filter((finding) => finding.level === level));
}
