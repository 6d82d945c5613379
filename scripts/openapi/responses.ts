import { isCacheable, routes, type Route, type RouteName } from "#api/routes.ts";
import type { JsonObject } from "#lib/json-object.ts";
import { answerSchemas, idempotentWrites, refusalSchemas } from "#mocks/model/contract.ts";
import { aboutStatuses, fileTypes } from "./about.ts";
import { forbidden, unauthorised } from "./callers.ts";
import { answerExample, refusalExample } from "./examples.ts";
import { answersOfKind } from "./kinds.ts";
import { schemaOf } from "./schemas.ts";

const problem = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
const header = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` });
const refTo = (name: string): JsonObject => ({ $ref: `#/components/responses/${name}` });

/** Answers that mean the same everywhere. */
export const sharedResponses: JsonObject = {
  NotModified: {
    description: "The answer that the browser has kept is still right; without a body",
    headers: { ETag: header("ETag"), "Cache-Control": header("Cache-Control") },
  },
  BadRequest: {
    description:
      "The request breaks the contract: a body that does not fit, a missing or reused `Idempotency-Key`, a missing or wrong CSRF token. Nothing was changed; the customer sees that it failed",
    content: problem,
  },
  NotFound: {
    description: "There is no such thing; reads as a failure unless the operation says otherwise",
    content: problem,
  },
  TooMany: {
    description:
      "Too many requests; nothing was changed. `Retry-After` says when to try again, which the widgets tell and wait for",
    headers: { "Retry-After": header("Retry-After") },
    content: problem,
  },
  ServerError: {
    description:
      "A mistake on the server. Of a write it is not known whether it was done: one with a key may come again with the same key",
    content: problem,
  },
  Unavailable: {
    description:
      "Out of service for a while; reads are asked again up to twice, or not before the time of `Retry-After`",
    headers: { "Retry-After": header("Retry-After") },
    content: problem,
  },
};

/** Headers of answers. */
export const sharedHeaders: JsonObject = {
  "Retry-After": {
    description: "Seconds until a further try makes sense, or an HTTP date",
    schema: { type: "string", examples: ["120"] },
  },
  ETag: { description: "Names this version of the answer", schema: { type: "string", examples: ['"1f8a3c"'] } },
  "Cache-Control": {
    description:
      "`public, max-age=…` for reads that are the same for everybody; `no-store` for everything else, without exception",
    schema: { type: "string", examples: ["public, max-age=60"] },
  },
};

const withExample = (schema: JsonObject, example: unknown): JsonObject => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

function contentOf(name: RouteName): JsonObject {
  const schema = answerSchemas[name];
  const type = fileTypes[name];
  if (type !== undefined) return { content: { [type]: { schema: { type: "string", format: "binary" } } } };
  if (schema === undefined) return {};
  const shape = answersOfKind(name) ?? schemaOf(schema, name);
  return { content: withExample(shape, answerExample(name)) };
}

function success(name: RouteName): JsonObject {
  const { kind } = routes[name];
  const cached = isCacheable(name);
  const headers = { "Cache-Control": header("Cache-Control"), ...(cached && { ETag: header("ETag") }) };
  const bodiless = kind === "write" && answerSchemas[name] === undefined;
  const description = bodiless ? "Done; the body is not looked at" : "Done";
  return {
    description: kind === "write" ? description : "The answer",
    ...(kind !== "link" && { headers }),
    ...contentOf(name),
  };
}

function refusals(name: RouteName): JsonObject {
  const told = Object.entries(aboutStatuses[name] ?? {}).map(([status, description]) => {
    const schema = refusalSchemas[name]?.[status];
    const isShaped = schema !== undefined && schema.type !== "unknown";
    const content = isShaped ? withExample(schemaOf(schema), refusalExample(name, status)) : problem;
    const headers = status === "429" ? { headers: { "Retry-After": header("Retry-After") } } : {};
    return [status, { description, ...headers, content }] as const;
  });
  return Object.fromEntries(told);
}

/** Every answer of an operation, by status. */
export function responsesOf(name: RouteName): JsonObject {
  const route: Route = routes[name];
  const denied = forbidden(name);
  const hasTarget = /\{\w+\}$|\{\w+\}\//.test(route.path.replace(/^\{[\w.]+\}/, ""));
  return {
    200: success(name),
    ...(isCacheable(name) && { 304: refTo("NotModified") }),
    ...(route.kind === "write" && { 400: refTo("BadRequest") }),
    401: { description: unauthorised(name), content: problem },
    ...(denied !== null && { 403: { description: denied, content: problem } }),
    ...(hasTarget && { 404: refTo("NotFound") }),
    ...(idempotentWrites.has(name) && {
      409: { description: "Refused for good; the key is done with, a further try has a new one", content: problem },
    }),
    429: refTo("TooMany"),
    ...refusals(name),
    500: refTo("ServerError"),
    503: refTo("Unavailable"),
  };
}
