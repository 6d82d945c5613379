import type * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import type { JsonObject } from "#lib/json-object.ts";
import { kindSchemas } from "#mocks/model/contract.ts";
import { schemaOf } from "./schemas.ts";

const titled = ([kind, schema]: [string, v.GenericSchema]): JsonObject => ({
  title: `Answer for ${kind}`,
  ...schemaOf(schema),
});

/** The answers of a call whose path names what is asked for; null for all others. */
export function answersOfKind(name: RouteName): JsonObject | null {
  const kinds = kindSchemas[name];
  return kinds === undefined ? null : { anyOf: Object.entries(kinds).map(titled) };
}

/** What may stand for the last part of such a path. */
export const kindsOf = (name: RouteName): readonly string[] | null => {
  if (name === "related") return ["topics", "news", "themes", "conferences", "videos"];
  const kinds = kindSchemas[name];
  return kinds === undefined ? null : Object.keys(kinds);
};
