import type { Resolver } from "react-hook-form";
import { berlinDay } from "#domain/dates/time.ts";
import type { DescribedValues, FieldSpec } from "./description.ts";
import { optionalRule, ruleOf } from "./field-rules.ts";
import { tidied } from "./fields.ts";
import { formResolver } from "./form-resolver.ts";

/**
 * The rules of these fields; `clock` gives epoch milliseconds. A text is valid as it was typed or as it is sent: blanks
 * and separators in a number never make it invalid or too long.
 */
export function describedResolver(fields: readonly FieldSpec[], clock: () => number): Resolver<DescribedValues> {
  const today = berlinDay(clock());
  const rules = fields.map(({ name, required }) => {
    const rule = ruleOf(name, today);
    const judged = (typed: string): string => (rule.isValidSync(typed) ? typed : tidied(name, typed));
    return { name, judged, schema: required ? rule : optionalRule(rule) };
  });
  const resolve = formResolver<DescribedValues>(Object.fromEntries(rules.map(({ name, schema }) => [name, schema])));
  return (values, context, options) => {
    const judged = rules.map(({ name, judged: of }) => [name, of(values[name] ?? "")]);
    return resolve({ ...values, ...Object.fromEntries(judged) } as DescribedValues, context, options);
  };
}
