import * as v from "valibot";
import { describeIssue } from "#domain/answers/issue.ts";
import { mendAnswer } from "#domain/answers/mend-answer.ts";
import { isIsoDate } from "#domain/dates/iso-date.ts";
import { ownAddress } from "#lib/own-address.ts";
import { datasetName, endingOf, idOf } from "#mount/anchor-id.ts";
import type { Param } from "#widgets/shared/manifest.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";

/** An author's mistake in an anchor; the message names the attribute. */
export class AnchorError extends Error {
  override readonly name = "AnchorError";
  readonly attribute: string;
  /** The place where the attribute's JSON does not fit its schema. */
  readonly issue: v.BaseIssue<unknown> | undefined;

  constructor(attribute: string, problem: string, issue?: v.BaseIssue<unknown>) {
    super(`${attribute} ${problem}`);
    this.attribute = attribute;
    this.issue = issue;
  }
}

interface JsonParam {
  readonly attribute: string;
  readonly shape: string;
}

/** Reads an attribute's JSON as answers of its shape are read. @throws AnchorError */
function readJson(
  raw: string,
  { attribute, shape }: JsonParam,
  { json: schema }: WidgetModule,
  element: HTMLElement,
): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch (thrown) {
    // The browser's message tells the position of the mistake.
    throw new AnchorError(
      attribute,
      `is no valid JSON: ${(thrown as SyntaxError).message} (inside an attribute write &quot; for each quote and &gt; for each >)`,
    );
  }
  if (schema === undefined) return parsed;
  // valibot would accept a list as an object without entries.
  if (Array.isArray(parsed))
    throw new AnchorError(attribute, `is no ${shape}: the value itself is array, expected Object`);
  const { value, habits } = mendAnswer(schema, parsed);
  const result = v.safeParse(schema, value, { abortEarly: true });
  // A CMS often writes data here as a backend gave them to it.
  for (const { path, came, meant } of habits)
    // eslint-disable-next-line no-console -- harmless, but the author wants to know
    console.warn(`[portal] #${idOf(element)}: ${attribute} holds ${came} for ${meant}, which is forgiven: ${path}`);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AnchorError(attribute, `is no ${shape}: ${describeIssue(issue)}`, issue);
}

function isAddress(raw: string): boolean {
  try {
    return /^https?:$/.test(new URL(raw, ownAddress()).protocol);
  } catch {
    return false;
  }
}

/** The check of an attribute's text for each type of parameter. */
const textChecks: Record<
  Exclude<Param["type"], "json" | "choice">,
  { test: (raw: string) => boolean; expected: string }
> = {
  // A longer number would be rounded where it is sent, and name another event.
  number: { test: (raw) => /^\d+$/.test(raw) && Number.isSafeInteger(Number(raw)), expected: "a number" },
  id: {
    test: (raw) => /^-?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:@+-]*$/u.test(raw),
    expected: "an id of letters, digits and _ - . : @ +",
  },
  date: { test: isIsoDate, expected: "an ISO 8601 date such as 2026-03-10" },
  text: { test: () => true, expected: "a text" },
  url: { test: isAddress, expected: "an http(s) address or a path such as /seminare" },
};

/**
 * Says in English what an attribute must be if its text is wrong; null if it is right. JSON is checked by the schema of
 * the widget instead.
 */
export function expectedInstead(param: Param, raw: string): string | null {
  if (param.type === "json") return null;
  if (param.type === "choice") return param.options.includes(raw) ? null : `one of ${param.options.join(", ")}`;
  const { test, expected } = textChecks[param.type];
  return test(raw) ? null : expected;
}

function readParam(param: Param, raw: string, widget: WidgetModule, element: HTMLElement): unknown {
  if (param.type === "json") return readJson(raw, param, widget, element);
  const expected = expectedInstead(param, raw);
  if (expected !== null) throw new AnchorError(param.attribute, `must be ${expected}, not "${raw}"`);
  const keys = param.type === "choice" ? undefined : param.keys;
  for (const key of new URLSearchParams(keys === undefined ? "" : raw).keys())
    if (keys?.includes(key) === false)
      // eslint-disable-next-line no-console -- the widget works without it, but not as the author meant
      console.warn(`[portal] #${idOf(element)}: ${param.attribute} has no key "${key}", only ${keys.join(", ")}`);
  return raw;
}

/**
 * Reads an anchor's attributes as its manifest declares them (contract section 1).
 * @throws AnchorError naming the attribute that is missing or wrong
 */
export function readParams(element: HTMLElement, widget: WidgetModule): Record<string, unknown> {
  const { anchor: manifest } = widget;
  const props: Record<string, unknown> = {};
  const isGiven = (attribute: string): boolean => (element.getAttribute(attribute)?.trim() ?? "") !== "";
  for (const param of manifest.params) {
    const { attribute } = param;
    if (isGiven(attribute))
      props[datasetName(attribute)] = readParam(param, element.getAttribute(attribute)?.trim() ?? "", widget, element);
    else if (param.required === true) throw new AnchorError(attribute, "is missing");
    else if (param.type === "choice" && param.default !== undefined) props[datasetName(attribute)] = param.default;
  }
  if (manifest.needsOne?.some(isGiven) === false) throw new AnchorError(manifest.needsOne.join(" or "), "is missing");
  const ending = endingOf(manifest.id, idOf(element));
  if (ending !== null && manifest.ending === "number" && !textChecks.number.test(ending.value))
    throw new AnchorError("id", `must end with a number, not "${ending.value}"`);
  return ending === null ? props : { ...props, [ending.name]: ending.value };
}
