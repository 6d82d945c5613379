import { addressSetting, placeholders } from "#api/path.ts";
import { isCacheable, routes, type Route, type RouteName } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import { bodySchemas, idempotentWrites } from "#mocks/model/contract.ts";
import { project } from "#scripts/shared/project.ts";
import { aboutCalls, aboutQuery, descriptions, queries } from "./about.ts";
import { callerOf, callersOf } from "./callers.ts";
import { bodyExample, exampleUrl } from "./examples.ts";
import { kindsOf } from "./kinds.ts";
import { responsesOf, sharedHeaders, sharedResponses } from "./responses.ts";
import { componentSchemas, schemaOf, type JsonObject } from "./schemas.ts";
import { widgetsOf } from "./widget-calls.ts";

/** The path with the default configuration. */
export function pathOf({ path }: Route): string {
  const filled = path.replace(/^\{([\w.]+)\}/, (whole, key: string) => addressSetting(defaultConfig, key) ?? whole);
  return filled.startsWith("/") ? filled : `${defaultConfig.apiBase}/${filled}`;
}

const parameterRef = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

/** The value of a path's parameter in the example. */
function pathExample(name: RouteName, path: string, key: string): string {
  const at = path.split("/").indexOf(`{${key}}`);
  return decodeURIComponent(exampleUrl(name).split("?")[0]?.split("/")[at] ?? "");
}

function pathParameters(name: RouteName, path: string): JsonObject[] {
  const kinds = kindsOf(name);
  return placeholders(path).map((key) => ({
    name: key,
    in: "path",
    required: true,
    description: aboutQuery[key] ?? "As an earlier answer gave it",
    schema: { type: "string", ...(kinds !== null && { enum: kinds }) },
    example: pathExample(name, path, key),
  }));
}

function queryParameters(name: RouteName): JsonObject[] {
  const given = new URL(exampleUrl(name), "http://portal.invalid").searchParams;
  return (queries[name] ?? []).map(({ key, isRequired }) => ({
    name: key,
    in: "query",
    required: isRequired,
    description: aboutQuery[key],
    schema: { type: "string" },
    ...(given.has(key) && { example: given.get(key) }),
  }));
}

function headerParameters(name: RouteName): JsonObject[] {
  const { kind } = routes[name];
  return [
    ...(kind === "write" ? [parameterRef("CsrfToken")] : []),
    ...(idempotentWrites.has(name) ? [parameterRef("IdempotencyKey")] : []),
    ...(isCacheable(name) ? [parameterRef("IfNoneMatch")] : []),
  ];
}

function securityOf(name: RouteName): JsonObject[] {
  const { bearer }: Route = routes[name];
  if (bearer === true) return [{ bearer: [] }];
  return callerOf(name) === "guest" ? [{}, { session: [] }] : [{ session: [] }];
}

function operation(name: RouteName): JsonObject {
  const route: Route = routes[name];
  const path = pathOf(route);
  const parameters = [...pathParameters(name, path), ...queryParameters(name), ...headerParameters(name)];
  const body = bodySchemas[name];
  const content = (schema: JsonObject): JsonObject => ({
    "application/json": { schema, example: bodyExample(name) },
  });
  return {
    operationId: name,
    summary: aboutCalls[name],
    ...(descriptions[name] !== undefined && { description: descriptions[name] }),
    tags: [route.kind],
    security: securityOf(name),
    "x-callers": callersOf(name),
    "x-widgets": widgetsOf(name),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: content(schemaOf(body, name)) } }),
    responses: responsesOf(name),
  };
}

function paths(): JsonObject {
  const found: Record<string, JsonObject> = {};
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const path = pathOf(route);
    found[path] = { ...found[path], [route.method.toLowerCase()]: operation(name) };
  }
  return found;
}

const DESCRIPTION = [
  "What the widgets ask of the backend. Read it with `docs/backend.md`, which tells states and sequences. An operationId is the name under which the configuration key `endpoints` moves that call elsewhere; the paths here are the defaults.",
  'In answers, `required` names what a widget cannot do without; any other field may be null or absent, lists included, and unknown fields are ignored. A field of another type makes the bundle refuse the answer and show "Erneut versuchen", or leave out the row of a list in which it stands. In bodies every field is always there.',
  "Reads are repeated up to twice after a broken connection, 502, 503 and 504; writes are sent exactly once. A write that is answered by a redirect counts as not answered.",
].join("\n\n");

const parameters: JsonObject = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    description:
      'One random key per intent, the same for every further try of it. The same key with the same body is done once and answered alike; with another body it is a 400 (docs/backend.md, "Nothing is ordered twice")',
    schema: { type: "string", minLength: 1 },
    example: "9b2f6c1e-6a0e-4a53-9d4e-3f0d0c0e7a11",
  },
  CsrfToken: {
    name: "X-XSRF-TOKEN",
    in: "header",
    required: false,
    description:
      "The value of the cookie `XSRF-TOKEN`, decoded, on calls to the page's own origin, if there is such a cookie; both names are configuration (`csrf`)",
    schema: { type: "string" },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The `ETag` of the answer that the browser has kept; the browser sends it by itself",
    schema: { type: "string" },
  },
};

const securitySchemes: JsonObject = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description:
      "The portal's own session cookie, whatever its name; it is sent with every call of the page's own origin. A guest's cart may hang on it as well",
  },
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The token of the call `token`; for `photosZip` the one of the photos answer",
  },
};

/** The contract as an OpenAPI 3.1 document, from the routes and the schemas that check answers and bodies. */
export function openApiDocument(): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "Kundenportal-Widgets: backend contract",
      version: project.version,
      description: DESCRIPTION,
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/", description: "The site that holds the page; moved by the configuration" }],
    tags: [
      { name: "read", description: "Reads of the bundle" },
      { name: "write", description: "Changes; sent exactly once" },
      { name: "link", description: "Link targets: the browser goes there, the bundle does not read the answer" },
    ],
    paths: paths(),
    components: {
      securitySchemes,
      parameters,
      headers: sharedHeaders,
      responses: sharedResponses,
      schemas: componentSchemas(),
    },
  };
}
