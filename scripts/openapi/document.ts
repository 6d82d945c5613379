import { readFileSync } from 'node:fs';
import { placeholders } from '#api/path.ts';
import { routes, type Route, type RouteName } from '#api/routes.ts';
import { defaultConfig } from '#config/config.ts';
import { addressSetting } from '#config/setting.ts';
import { answerSchemas, bodySchemas, refusalSchemas } from '#mocks/contract.ts';
import { aboutCalls, aboutStatuses, fileTypes, queries } from './about.ts';
import { componentSchemas, schemaOf, type JsonObject } from './schemas.ts';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

/** The path with the default configuration. */
function pathOf({ path }: Route): string {
  const filled = path.replace(/^\{([\w.]+)\}/, (whole, key: string) => addressSetting(defaultConfig, key) ?? whole);
  return filled.startsWith('/') ? filled : `${defaultConfig.apiBase}/${filled}`;
}

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

function parametersOf(name: RouteName, path: string): JsonObject[] {
  const inPath = placeholders(path);
  return [
    ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: { type: 'string' } })),
    ...(queries[name] ?? []).map((key) => ({ name: key, in: 'query', required: key === 'reason' || key === 'documentId', schema: { type: 'string' } })),
  ];
}

function contentOf(name: RouteName): JsonObject {
  const schema = answerSchemas[name];
  if (schema !== undefined) return { content: json(schemaOf(schema)) };
  const type = fileTypes[name];
  return type === undefined ? {} : { content: { [type]: {} } };
}

function responsesOf(name: RouteName): JsonObject {
  const further = Object.entries(aboutStatuses[name] ?? {}).map(([status, description]) => {
    const refusal = refusalSchemas[name]?.[status];
    return [status, { description, ...(refusal !== undefined && { content: json(schemaOf(refusal)) }) }] as const;
  });
  return {
    200: { description: 'Success', ...contentOf(name) },
    401: { description: 'The session has expired; the page offers the login once' },
    ...Object.fromEntries(further),
  };
}

function operation(name: RouteName): JsonObject {
  const route: Route = routes[name];
  const parameters = parametersOf(name, pathOf(route));
  const body = bodySchemas[name];
  return {
    operationId: name,
    summary: aboutCalls[name],
    tags: [route.kind],
    security: [route.bearer === true ? { bearer: [] } : { session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: json(schemaOf(body)) } }),
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
  'What the widgets ask of the backend. An operationId is the name under which the configuration key `endpoints` moves that call elsewhere; the paths here are the defaults.',
  'Any field of any answer may be null or absent, lists included; unknown fields are ignored. A field of another type makes the bundle refuse the whole answer and show "Erneut versuchen".',
  'Reads are repeated up to twice after a broken connection, 502, 503 and 504; writes are sent exactly once.',
].join('\n\n');

/** The contract as an OpenAPI 3.1 document, from the routes and the schemas that check answers and bodies. */
export function openApiDocument(): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Kundenportal-Widgets: backend contract', version: manifest.version, description: DESCRIPTION },
    servers: [{ url: '/', description: 'The site that holds the page; moved by the configuration' }],
    tags: [
      { name: 'read', description: 'Reads of the bundle' },
      { name: 'write', description: 'Changes; sent exactly once' },
      { name: 'link', description: 'Link targets: the browser goes there, the bundle does not read the answer' },
    ],
    paths: paths(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The portal\'s own session cookie, whatever its name' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: componentSchemas(),
    },
  };
}
