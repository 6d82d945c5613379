import type * as v from "valibot";

/** The data of one topic that the mock portal keeps; they start the same for every customer. */
export interface Memory<Schemas extends v.ObjectEntries> {
  /** Checked as strictly as the handlers of the topic need it. */
  readonly schemas: Schemas;
  /** `today` is a Berlin day `yyyy-MM-dd`; the same day always gives the same data. */
  readonly start: (today: string) => { [Name in keyof Schemas]: v.InferOutput<Schemas[Name]> };
  /** What the playground calls it, in German. */
  readonly labels: { readonly [Name in keyof Schemas]: string };
}

export const defineMemory = <Schemas extends v.ObjectEntries>(memory: Memory<Schemas>): Memory<Schemas> => memory;
