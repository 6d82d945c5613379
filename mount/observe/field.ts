import type * as v from "valibot";
import { coreOf, type SchemaParts } from "#domain/answers/schema-parts.ts";

/**
 * The field in which a value does not fit its schema, such as `events.isHistoric`; empty for the value itself. It
 * consists of names in the schema only, since other keys of the value may be personal.
 */
export function fieldOf(schema: object, { path }: v.BaseIssue<unknown>): string {
  const names: string[] = [];
  let parts: SchemaParts | undefined = schema as SchemaParts;
  for (const { key } of path ?? []) {
    const at: SchemaParts | undefined = parts && coreOf(parts);
    const field: SchemaParts | undefined = at?.entries?.[String(key)];
    if (field !== undefined) names.push(String(key));
    parts = field ?? at?.item ?? at?.value;
  }
  return names.join(".");
}
