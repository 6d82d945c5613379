import * as v from "valibot";
import { tokenSchema } from "#api/resource.ts";
import type { RouteName } from "#api/routes.ts";
import { articleSchema } from "#domain/entities/article.ts";
import { completedSeminarSchema } from "#domain/entities/completed-seminar.ts";
import { lexiconEntrySchema, videoSchema } from "#domain/entities/content.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { list, number } from "#domain/entities/fields.ts";
import { listedHotelSchema, listedLocationSchema } from "#domain/entities/location.ts";
import { exportedThemeSchema } from "#domain/entities/plan.ts";
import { topics } from "./topics.ts";

/** The parts of a read or write that are used here. */
interface Definition {
  readonly idempotency?: object;
  readonly outdates?: readonly RouteName[];
  readonly name: RouteName;
  readonly schema?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answers?: Readonly<Record<string, { readonly schema?: v.GenericSchema }>>;
}

const isDefinition = (value: unknown): value is Definition =>
  typeof value === "object" && value !== null && "name" in value && ("schema" in value || "answers" in value);

const definitions = topics.flatMap((topic) => Object.values(topic).filter(isDefinition));

/** The schemas of calls whose answer depends on a value in the path, by that value. */
export const kindSchemas: Readonly<Partial<Record<RouteName, Readonly<Record<string, v.GenericSchema>>>>> = {
  exports: {
    events: v.object({ events: list(eventSchema) }),
    themes: v.object({ themes: list(exportedThemeSchema) }),
    lexicon: v.object({ entries: list(lexiconEntrySchema) }),
  },
  dataList: {
    locations: v.object({ items: list(listedLocationSchema), total: number }),
    hotels: v.object({ items: list(listedHotelSchema), total: number }),
    videos: v.object({ items: list(videoSchema), total: number }),
    articles: v.object({ items: list(articleSchema), total: number }),
  },
};

/**
 * What cannot be taken from one definition: routes without one, with several, and one that no JSON Schema can tell
 * (docs/decisions/001).
 */
const told: Partial<Record<RouteName, v.GenericSchema>> = {
  token: tokenSchema,
  feedbackEvents: v.object({ value: list(completedSeminarSchema) }),
  articleList: v.object({ articles: list(articleSchema), total: number }),
  videoList: v.object({ videos: list(videoSchema), total: number }),
  dataList: v.object({
    items: list(v.union([articleSchema, videoSchema, listedHotelSchema, listedLocationSchema])),
    total: number,
  }),
  exports: v.object({
    events: list(eventSchema),
    themes: list(exportedThemeSchema),
    entries: list(lexiconEntrySchema),
  }),
};

/** The schemas of one kind by route; a route that has none is absent. @throws Error where two definitions disagree */
function byRoute(
  schemaOf: (definition: Definition) => v.GenericSchema | undefined,
  known: Partial<Record<RouteName, v.GenericSchema>> = {},
): Partial<Record<RouteName, v.GenericSchema>> {
  const found: Partial<Record<RouteName, v.GenericSchema>> = {};
  for (const definition of definitions) {
    const { name } = definition;
    const schema = known[name] ?? schemaOf(definition);
    if (schema === undefined) continue;
    if (found[name] !== undefined && found[name] !== schema) throw new Error(`Two schemas for ${name}`);
    found[name] = schema;
  }
  return { ...found, ...known };
}

/**
 * The JSON answers with a 2xx as the bundle checks them; a route that answers anything else is not listed. Any field
 * but the bearer token may be null or absent.
 */
export const answerSchemas: Readonly<Partial<Record<RouteName, v.GenericSchema>>> = byRoute(
  ({ schema, answers }) => schema ?? answers?.["2xx"]?.schema ?? answers?.["200"]?.schema,
  told,
);

/** The bodies that the bundle sends, by call; the mock portal checks them, and docs/openapi.json documents them. */
export const bodySchemas = byRoute(({ body }) => body);

/** The answers of other statuses that the bundle reads, by call and status. */
export const refusalSchemas: Readonly<Partial<Record<RouteName, Readonly<Record<string, v.GenericSchema>>>>> =
  Object.fromEntries(
    definitions.flatMap(({ name, answers = {} }) => {
      const told = Object.entries(answers).flatMap(([status, { schema }]) =>
        /^[345]/.test(status) && schema !== undefined ? [[status, schema] as const] : [],
      );
      return told.length === 0 ? [] : [[name, Object.fromEntries(told)] as const];
    }),
  );

/** The writes that carry `Idempotency-Key`. */
export const idempotentWrites: ReadonlySet<RouteName> = new Set(
  definitions.filter(({ idempotency }) => idempotency !== undefined).map(({ name }) => name),
);

/** The reads that each write makes outdated, so that the widgets ask them again. */
export const outdatedBy: Readonly<Partial<Record<RouteName, readonly RouteName[]>>> = Object.fromEntries(
  definitions.flatMap(({ name, outdates = [] }) => (outdates.length === 0 ? [] : [[name, outdates] as const])),
);
