import { yupResolver } from "@hookform/resolvers/yup";
import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import type { FormValues } from "./form-values.ts";

/** The rule of a field. */
type Rule = yup.ISchema<unknown>;

/** The same rule, which tells when it has been run. */
const telling = (rule: Rule, onRun: () => void): yup.Lazy<unknown> =>
  // With its options, as a rule may depend on another field.
  yup.lazy((value: unknown, options) =>
    (rule.resolve({ ...options, value }) as yup.Schema).test("run", () => {
      onRun();
      return true;
    }),
  );

/**
 * Returns the resolver of a form from the rules of its fields; a field without a rule is let through. It throws where a
 * rule was not run, as on a page whose libraries have broken what ours stand on: nothing is right that nobody has
 * looked at. The cast stands here alone: yup tells the type of what its rules give, which may lack fields, while a form
 * keeps the values it has.
 */
export function formResolver<Values extends FormValues>(rules: Readonly<Record<string, Rule>>): Resolver<Values> {
  return async (values, context, options) => {
    const open = new Set(Object.keys(rules));
    const shape = Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, telling(rule, () => open.delete(name))]),
    );
    const resolve = yupResolver(yup.object(shape)) as unknown as Resolver<Values>;
    const result = await resolve(values, context, options);
    const unseen = [...open].filter((name) => !Object.hasOwn(result.errors, name));
    if (unseen.length > 0) throw new Error(`The rules of ${unseen.join(", ")} were not run.`);
    return result;
  };
}
