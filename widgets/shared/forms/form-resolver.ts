import { yupResolver } from "@hookform/resolvers/yup";
import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import type { FormValues } from "./form-values.ts";

/** The rule of a field. */
type Rule = yup.ISchema<unknown>;

/** The same rule, which calls `onRun` when it is run. */
const telling = (rule: Rule, onRun: () => void): yup.Lazy<unknown> =>
  // The options are passed on, because a rule may depend on another field.
  yup.lazy((value: unknown, options) =>
    (rule.resolve({ ...options, value }) as yup.Schema).test("run", () => {
      onRun();
      return true;
    }),
  );

/**
 * The resolver of a form from the rules of its fields; a field without a rule is always valid. It throws if a rule was
 * not run, as on a page whose libraries break ours, because an unchecked value must not count as valid. Only here is a
 * cast needed: yup infers the type of what its rules return, which may lack fields, while a form keeps all its values.
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
