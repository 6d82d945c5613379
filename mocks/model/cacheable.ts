import type { RouteName } from "#api/routes.ts";

/** How long, in seconds, a browser may show a public read again without asking. */
export const MAX_AGE = 60;

/** Reads that are the same for everybody. Everything else, above all what is personal, is `no-store`. */
const cacheable: ReadonlySet<RouteName> = new Set<RouteName>([
  "countries",
  "salutations",
  "rubrics",
  "tags",
  "hotels",
  "conference",
  "conferences",
  "dataList",
  "exports",
]);

/** Whether the browser may keep the answer of a call (docs/backend.md, "Caching and compression"). */
export const isCacheable = (name: RouteName): boolean => cacheable.has(name);
