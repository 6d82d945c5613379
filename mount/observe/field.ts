import type * as v from "valibot";

/** The properties of a valibot schema by which its fields are found. */
interface Parts {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly value?: Parts;
  readonly wrapped?: Parts;
  readonly getter?: (input: unknown) => Parts;
}

const coreOf = (schema: Parts | undefined): Parts | undefined => {
  const inner = schema?.wrapped ?? schema?.getter?.(null);
  return inner === undefined ? schema : coreOf(inner);
};

/**
 * The field in which a value does not fit its schema, such as `events.isHistoric`; empty for the value itself. It
 * consists of names in the schema only, since other keys of the value may be personal.
 */
export function fieldOf(schema: object, { path }: v.BaseIssue<unknown>): string {
  const names: string[] = [];
  let parts: Parts | undefined = schema;
  for (const { key } of path ?? []) {
    const at = coreOf(parts);
    const field = at?.entries?.[String(key)];
    if (field !== undefined) names.push(String(key));
    parts = field ?? at?.item ?? at?.value;
  }
  return names.join(".");
}
