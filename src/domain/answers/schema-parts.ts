/** The properties of a valibot schema of any kind by which its parts are found. */
export interface SchemaParts {
  readonly type: string;
  /** The fields of an object. */
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  /** The rows of a list. */
  readonly item?: SchemaParts;
  /** The values of a record. */
  readonly value?: SchemaParts;
  /** What may be null or absent here. */
  readonly wrapped?: SchemaParts;
  /** The schemas of a union, or the words of a choice. */
  readonly options?: readonly unknown[];
  /** Gives a schema that refers to itself. */
  readonly getter?: (input: unknown) => SchemaParts;
}

/** A schema without its wrappers for null and for recursion. */
export function coreOf(schema: SchemaParts): SchemaParts {
  const inner = schema.wrapped ?? schema.getter?.(undefined);
  return inner === undefined ? schema : coreOf(inner);
}
