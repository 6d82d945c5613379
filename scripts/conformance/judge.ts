import addFormats from "ajv-formats";
import Ajv, { type ErrorObject } from "ajv/dist/2020.js";
import * as v from "valibot";
import { isCacheable, type RouteName } from "#api/routes.ts";
import type { Habit } from "#domain/answers/habits.ts";
import { describeIssue } from "#domain/answers/issue.ts";
import { mendAnswer } from "#domain/answers/mend-answer.ts";
import { answerSchemas, kindSchemas } from "#mocks/model/contract.ts";
import { isUntold, type Answered } from "./client.ts";
import { oddTimes, wrongTimes } from "./clock.ts";
import { contract, isForGuests, pointerTo } from "./contract.ts";
import { doubledHotelPrices } from "./hotel-prices.ts";
import { inChapter, isGerman, tell } from "./language.ts";

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
  const times = tell("times", "mal");
  const all = [...counts].map(([sentence, count]) => (count === 1 ? sentence : `${sentence} (${count} ${times})`));
  const more = tell("further kinds of mistakes", "weitere Arten von Fehlern");
  return all.length <= MOST ? all : [...all.slice(0, MOST), `${tell("and", "und")} ${all.length - MOST} ${more}`];
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, "contract");

function lackOf({ keyword, instancePath, params }: ErrorObject): string[] {
  const at = instancePath.replaceAll("/", ".").slice(1);
  if (keyword === "enum")
    return [
      `${at} ${tell("is none of", "ist keines von")} ${(params as { allowedValues: unknown[] }).allowedValues.join(", ")}`,
    ];
  if (keyword !== "required") return [];
  const key = (params as { missingProperty: string }).missingProperty;
  const missing = tell("is missing, which widgets cannot do without", "fehlt, ohne das Widgets nicht auskommen");
  return [`${at === "" ? key : `${at}.${key}`} ${missing}`];
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
  inChapter(
    `${path}: ${came} ${tell("for", "statt")} ${meant}, ${tell("which is forgiven", "wird verziehen")}`,
    "Harmless habits",
  );

/** What makes an answer dangerous to keep: one of a person that is kept, a cookie that others get. */
function keptWrongly(name: RouteName, headers: Headers): string[] {
  const control = headers.get("cache-control") ?? "";
  const isLong = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0) > 0;
  const mayBeKept = control.includes("public") || (isLong && !control.includes("private"));
  if (!isCacheable(name) && !isForGuests(name) && mayBeKept)
    return [
      `Cache-Control ${tell("is", "ist")} "${control}", ${tell("expected no-store: the answer is personal", "erwartet no-store: Die Antwort ist persönlich")}`,
    ];
  // A cache would hand one visitor's cookie to the next.
  if (isCacheable(name) && mayBeKept && !control.includes("no-store") && headers.get("set-cookie") !== null)
    return [
      tell(
        "Set-Cookie came with an answer that caches keep, expected none",
        "Set-Cookie kam mit einer Antwort, die Zwischenspeicher behalten, erwartet keines",
      ),
    ];
  return [];
}

/** How the answer may be kept and how it travels (docs/backend.md, Caching and compression). */
function travelOf(
  name: RouteName,
  { headers, text, milliseconds }: Answered,
): { reasons: string[]; remarks: string[] } {
  const control = headers.get("cache-control") ?? "";
  const reasons = keptWrongly(name, headers);
  const isKept = /max-age=[1-9]/.test(control) && headers.get("etag") !== null;
  const remarks = [
    ...(reasons.length === 0 && !isCacheable(name) && !control.includes("no-store")
      ? [tell("Cache-Control: no-store is missing", "Cache-Control: no-store fehlt")]
      : []),
    ...(isCacheable(name) && !isKept
      ? [
          tell(
            "Cache-Control: max-age or ETag is missing: browsers read it anew each time",
            "Cache-Control: max-age oder ETag fehlt: Browser lesen es jedes Mal neu",
          ),
        ]
      : []),
    ...(text.length > 4096 && headers.get("content-encoding") === null
      ? [`${Math.round(text.length / 1024)} KB ${tell("without compression", "ohne Kompression")}`]
      : []),
  ];
  const inCaching = (sentence: string): string => inChapter(sentence, "Caching and compression");
  const slow = milliseconds > 3000 ? [tell(`took ${milliseconds} ms`, `dauerte ${milliseconds} ms`)] : [];
  return { reasons: reasons.map(inCaching), remarks: [...remarks.map(inCaching), ...slow] };
}

const rejected = (...reasons: string[]): Judgement => ({ reasons, remarks: [], output: undefined });

function statusReason({ status, headers, text }: Answered): string {
  if (status === 0) return text;
  if (status === 401)
    return inChapter(
      tell(
        "status 401: the session has expired, or the cookie is none of a logged-in customer",
        "Status 401: Die Sitzung ist zu Ende, oder das Cookie gehört keiner angemeldeten Person",
      ),
      "Guest, customer, log-in, expiry",
    );
  const word = `${tell("status", "Status")} ${status}`;
  const meant = tell("expected 200", "erwartet 200");
  if (status >= 300 && status < 400) {
    const target = headers.get("location")?.split("?")[0] ?? tell("nowhere", "nirgendwohin");
    const never = tell("a call is never redirected", "ein Aufruf wird nie umgeleitet");
    return inChapter(`${word} ${tell("to", "nach")} ${target}, ${meant}: ${never}`, "Statuses");
  }
  const untold = tell(" without a readable Retry-After", " ohne lesbares Retry-After");
  return inChapter(`${word}${isUntold({ status, headers }) ? untold : ""}, ${meant}`, "Statuses");
}

/** A sentence on fields and types, which is English in the code, in the reader's language. */
const typed = (sentence: string): string =>
  isGerman() ? sentence.replace(/^(\S+) is (\w+), expected /, "$1 ist $2, erwartet ") : sentence;

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
      ? rejected(inChapter(tell(`the file is ${answered.type}`, `die Datei ist ${answered.type}`), "Statuses"))
      : { reasons: [], remarks: [], output: undefined };
  if (answered.json === undefined) {
    const came = tell(`the answer is ${answered.type} and no JSON`, `die Antwort ist ${answered.type} und kein JSON`);
    return rejected(inChapter(came, "Statuses"));
  }
  const inDocument = (sentence: string): string => `${typed(sentence)} (openapi.json, ${name})`;
  if (Array.isArray(answered.json) && answered.json.length > 0)
    return rejected(inDocument("the value itself is array, expected Object"));
  const { value, habits } = mendAnswer(schema, answered.json);
  const result = v.safeParse(schema, value);
  if (!result.success) return rejected(...counted(result.issues.map(describeIssue)).map(inDocument));
  const { reasons, remarks } = travelOf(name, answered);
  const wrong = [...wrongTimes(answered.text), ...doubledHotelPrices(answered.json)];
  return {
    reasons: [...reasons, ...wrong],
    remarks: [...counted(habits.map(habitOf)), ...lacksOf(name, value), ...oddTimes(answered.text), ...remarks],
    output: result.output,
  };
}
