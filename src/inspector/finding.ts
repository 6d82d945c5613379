import type { RouteName } from "#api/routes.ts";
import type { Explained } from "#i18n/inspector-anchors.ts";

/** How grave a finding is: the widget fails, shows less than meant, or could be included better. */
export type Level = "error" | "warning" | "hint";

/** Something that the author may want to change, in German for readers who know no JavaScript. */
export interface Finding extends Explained {
  readonly level: Level;
  /** The anchor, attribute, key or call that is concerned. */
  readonly where: string;
  /** The call that is concerned, if it is one. */
  readonly route?: RouteName;
  /** The element that can be shown on the page, if there is one. */
  readonly element?: Element;
}

const order: readonly Level[] = ["error", "warning", "hint"];

/** Sorts errors first, then warnings, then hints; the same sentence about the same place is listed once. */
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
