import { inspectorTexts } from "#i18n/inspector.ts";
import type { Finding, Level } from "./finding.ts";
import type { Inspection } from "./inspection.ts";
import type { AnchorFact } from "./survey.ts";

const { place, states, masked, jsonLength, hidden, session, consentGiven, consentMissing, consentTold } =
  inspectorTexts;

/** For example `2 Fehler, 1 Warnung`. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (level: Level): number => findings.filter((finding) => finding.level === level).length;
  return inspectorTexts.summary(count("error"), count("warning"), count("hint"));
}

/** The state of an anchor in words. */
export function stateText({ state, took, hiddenBy }: AnchorFact): string {
  const text = state === "mounted" || state === "troubled" ? states[state](Math.round(took ?? 0)) : states[state];
  return hiddenBy === null ? text : `${text}, ${hidden}`;
}

/** The parameters of an anchor as `name="value"`; personal values and JSON are not shown. */
export function writtenAttributes({ attributes, line }: AnchorFact): string[] {
  return line.params.flatMap(({ attribute, type, personal }) => {
    const value = attributes.get(attribute);
    if (value === undefined) return [];
    const told = type === "json" ? jsonLength(value.length) : personal === true ? masked : `"${value}"`;
    return [`${attribute}=${told}`];
  });
}

/** Consent and session as the product sees them, one sentence each. */
export function stateTexts({
  consent: { given, isTold, storage, cookie, path, granted },
  session: seen,
}: Inspection): string[] {
  const kept = given ? consentGiven(place(storage, cookie)) : consentMissing(place(storage, cookie), path, granted);
  return [isTold ? consentTold(given) : kept, session[seen]];
}

/** The sentence for a page on which nothing was blocked. */
export const nothingBlocked = ({ blockedFromStart }: Inspection): string =>
  blockedFromStart ? inspectorTexts.nothingBlocked : inspectorTexts.onlyLater;
