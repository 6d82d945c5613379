import type { Resolver } from "react-hook-form";
import { fieldsOf, type DescribedForm, type DescribedValues } from "./description.ts";
import type { FormValues } from "./form-values.ts";

/** A resolver whose code is loaded by the first attempt to save. */
export interface LazyResolver<T extends FormValues> {
  readonly resolver: Resolver<T>;
  /** Loads the code early, when the customer begins to type. */
  readonly warm: () => void;
}

/**
 * Loads the rules of a form, and yup with them, when they are needed: spec section 5 validates on the first save. A
 * failed load is tried once more; then the save fails.
 */
export function lazyResolver<T extends FormValues>(load: () => Promise<Resolver<T>>): LazyResolver<T> {
  const loadTwice = (): Promise<Resolver<T>> => load().catch(load);
  return {
    resolver: async (values, context, options) => {
      const resolve = await loadTwice();
      return resolve(values, context, options);
    },
    warm: () => void loadTwice().catch(() => undefined),
  };
}

/** The rules of a described form. */
export const lazyRulesOf = (form: DescribedForm): LazyResolver<DescribedValues> =>
  lazyResolver(() =>
    import("./described-rules.ts").then((module) => module.describedResolver(fieldsOf(form), Date.now)),
  );
