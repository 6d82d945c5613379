import Ajv, { type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import { describeIssue } from "#domain/entities/issue.ts";
import { forgiven } from "#domain/forgiving.ts";
import type { Habit } from "#domain/habits.ts";
import { answerSchemas, kindSchemas } from "#mocks/contract.ts";
import { isCacheable } from "#mocks/model/cacheable.ts";
import { isUntold, type Answered } from "./client.ts";
import { oddTimes } from "./clock.ts";
import { contract, isForGuests, pointerTo } from "./contract.ts";

/** What is wrong with an answer, and what is harmless but better otherwise; names fields and types, never values. */
export interface Judgement {
  readonly reasons: readonly string[];
  readonly remarks: readonly string[];
  /** The answer as the bundle would take it; undefined unless it is accepted. */
  readonly output: unknown;
}

const MOST = 12;

/** `events.3.title` and `events.5.title` are the same mistake. */
const general = (sentence: string): string => sentence.replace(/\.\d+(?=[. ]|$)/g, "[]");

/** One sentence per kind of mistake, with how often it occurs. */
function counted(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences.map(general)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const all = [...counts].map(([sentence, count]) => (count === 1 ? sentence : `${sentence} (${count} times)`));
  return all.length <= MOST ? all : [...all.slice(0, MOST), `and ${all.length - MOST} further kinds of mistakes`];
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, "contract");

function lackOf({ keyword, instancePath, params }: ErrorObject): string[] {
  const at = instancePath.replaceAll("/", ".").slice(1);
  if (keyword === "enum")
    return [`${at} is none of ${(params as { allowedValues: unknown[] }).allowedValues.join(", ")}`];
  if (keyword !== "required") return [];
  const key = (params as { missingProperty: string }).missingProperty;
  return [`${at === "" ? key : `${at}.${key}`} is missing, which widgets cannot do without`];
}

/** What the document asks for beyond what the bundle insists on. */
function lacksOf(name: RouteName, value: unknown): string[] {
  // Of answers of several kinds a validator would name what the others lack.
  if (kindSchemas[name] !== undefined) return [];
  const validate = ajv.getSchema(`contract${pointerTo(name)}/responses/200/content/application~1json/schema`);
  if (validate === undefined) throw new Error(`The document has no answer of ${name}`);
  void validate(value);
  return counted((validate.errors ?? []).flatMap(lackOf));
}

const habitOf = ({ path, came, meant }: Habit): string =>
  `${path}: ${came} for ${meant}, which is forgiven (Harmless habits)`;

/** How the answer may be kept and how it travels (docs/backend.md, Caching and compression). */
function travelOf(
  name: RouteName,
  { headers, text, milliseconds }: Answered,
): { reasons: string[]; remarks: string[] } {
  const control = headers.get("cache-control") ?? "";
  const reasons: string[] = [];
  const remarks: string[] = [];
  const maxAge = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
  if (
    !isCacheable(name) &&
    !isForGuests(name) &&
    (control.includes("public") || (maxAge > 0 && !control.includes("private")))
  )
    reasons.push(`Cache-Control is "${control}", expected no-store: the answer is personal (Caching and compression)`);
  else if (!isCacheable(name) && !control.includes("no-store"))
    remarks.push("Cache-Control: no-store is missing (Caching and compression)");
  if (isCacheable(name) && (maxAge === 0 || headers.get("etag") === null))
    remarks.push(
      "Cache-Control: max-age or ETag is missing: browsers read it anew each time (Caching and compression)",
    );
  if (text.length > 4096 && headers.get("content-encoding") === null)
    remarks.push(`${Math.round(text.length / 1024)} KB without compression (Caching and compression)`);
  if (milliseconds > 3000) remarks.push(`took ${milliseconds} ms`);
  return { reasons, remarks };
}

const rejected = (...reasons: string[]): Judgement => ({ reasons, remarks: [], output: undefined });

function statusReason({ status, headers, text }: Answered): string {
  if (status === 0) return text;
  if (status === 401) return "status 401: the session has expired, or the cookie is none of a logged-in customer";
  if (status >= 300 && status < 400)
    return `status ${status} to ${headers.get("location")?.split("?")[0] ?? "nowhere"}, expected 200: a call is never redirected (Statuses)`;
  return `status ${status}${isUntold({ status, headers }) ? " without a readable Retry-After" : ""}, expected 200`;
}

/** The schema of an answer, of that kind where the path names one. */
function schemaFor(name: RouteName, kind: string | undefined): v.GenericSchema | undefined {
  return (kind === undefined ? undefined : kindSchemas[name]?.[kind]) ?? answerSchemas[name];
}

/** Judges the answer to a read as the bundle would, and says beyond that what could be better. */
export function judge(name: RouteName, answered: Answered, kind?: string): Judgement {
  if (answered.status !== 200) return rejected(statusReason(answered));
  const schema = schemaFor(name, kind);
  if (schema === undefined)
    return /^(text\/html|application\/json)$/.test(answered.type)
      ? rejected(`the file is ${answered.type}`)
      : { reasons: [], remarks: [], output: undefined };
  if (answered.json === undefined) return rejected(`the answer is ${answered.type} and no JSON (Statuses)`);
  if (Array.isArray(answered.json) && answered.json.length > 0)
    return rejected("the value itself is array, expected Object");
  const { value, habits } = forgiven(schema, answered.json);
  const result = v.safeParse(schema, value);
  if (!result.success) return rejected(...counted(result.issues.map(describeIssue)));
  const { reasons, remarks } = travelOf(name, answered);
  return {
    reasons,
    remarks: [...counted(habits.map(habitOf)), ...lacksOf(name, value), ...oddTimes(answered.text), ...remarks],
    output: result.output,
  };
}
