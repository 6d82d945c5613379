import type { Resolver } from "react-hook-form";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";

/** The messages of the wrong fields, by the rules of a form. */
export async function messagesOf<T extends FormValues>(
  resolver: Resolver<T>,
  values: T,
): Promise<Record<string, unknown>> {
  const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: unknown }).message]),
  );
}
