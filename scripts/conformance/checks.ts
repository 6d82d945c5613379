import { routes, type RouteName } from "#api/routes.ts";
import type { Answered } from "./client.ts";
import { inChapter, tell, type Chapter } from "./language.ts";

/** What became of one read or one check; `reasons` and `remarks` name fields and types, never values. */
export interface Verdict {
  readonly name: RouteName;
  /** What was tried, where it is more than the read itself. */
  readonly check?: string;
  /** Without origin and query. */
  readonly path: string;
  readonly outcome: "accepted" | "rejected" | "skipped";
  /** Why it was rejected or skipped. */
  readonly reasons: readonly string[];
  /** What is harmless and could be better. */
  readonly remarks?: readonly string[];
  readonly milliseconds?: number;
  /** Characters of the answer, uncompressed. */
  readonly size?: number;
}

/**
 * What a check finds: what came and what was expected, null where all is right, `skipped` with the reason why it was
 * not tried, `note` for what is harmless and could be better.
 */
export type Found = string | null | { readonly skipped: string } | { readonly note: string };

/** One check. */
export interface Check {
  /** The call that is checked. */
  readonly name: RouteName;
  /** The check in one line; for writes also its effect on the backend. */
  readonly what: string;
  /** The heading of docs/backend.md that says so. */
  readonly section: Chapter;
  readonly run: () => Promise<Found>;
}

function verdictOf({ name, what, section }: Check, found: Found): Verdict {
  const verdict = { name, check: what, path: routes[name].path };
  if (found === null) return { ...verdict, outcome: "accepted", reasons: [] };
  if (typeof found === "string") return { ...verdict, outcome: "rejected", reasons: [inChapter(found, section)] };
  if ("skipped" in found) return { ...verdict, outcome: "skipped", reasons: [found.skipped] };
  return { ...verdict, outcome: "accepted", reasons: [], remarks: [inChapter(found.note, section)] };
}

/** Runs checks one after the other, each for itself. */
export async function runChecks(checks: readonly Check[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const check of checks) {
    const failed = tell("the check could not be made", "das ließ sich nicht prüfen");
    const found = await check.run().catch((thrown: unknown) => `${failed}: ${String(thrown)}`);
    verdicts.push(verdictOf(check, found));
  }
  return verdicts;
}

/** What came and what was expected. */
export const expected = (came: string, meant: string): string =>
  tell(`came ${came}, expected ${meant}`, `es kam ${came}, erwartet ${meant}`);

/** A short description of an answer. */
export function said({ status, type, text, headers, json }: Answered): string {
  if (status === 0) return text;
  if (status >= 300 && status < 400) {
    const target = headers.get("location")?.split("?")[0] ?? tell("nowhere", "nirgendwohin");
    return tell(`status ${status} to ${target}`, `Status ${status} nach ${target}`);
  }
  const word = tell("status", "Status");
  return json === undefined && text !== "" ? `${word} ${status} ${tell("with", "mit")} ${type}` : `${word} ${status}`;
}

const isHtml = ({ type }: Answered): boolean => type === "text/html";

/** Null where the status is one of these and no page came with it. */
export function expectStatus(answered: Answered, ...statuses: readonly number[]): string | null {
  const isRight = statuses.includes(answered.status) && !isHtml(answered);
  return isRight ? null : expected(said(answered), statuses.join(tell(" or ", " oder ")));
}

/** Null where the status is any 2xx and no page came with it. */
export function expectDone(answered: Answered): string | null {
  const isRight = answered.status >= 200 && answered.status < 300 && !isHtml(answered);
  return isRight ? null : expected(said(answered), "2xx");
}

/** Null where the answer says `{"success": true}`. */
export function expectSuccess(answered: Answered): string | null {
  const { success } = (answered.json ?? {}) as { success?: unknown };
  const isTrue = success === true || success === 1 || success === "1" || success === "true";
  return expectDone(answered) ?? (isTrue ? null : expected(said(answered), '{"success": true}'));
}
