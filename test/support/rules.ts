import type { Resolver } from "react-hook-form";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";

/** What the rules of a form say of these values: the message of each wrong field. */
export async function messagesOf<T extends FormValues>(
  resolver: Resolver<T>,
  values: T,
): Promise<Record<string, unknown>> {
  const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: unknown }).message]),
  );
}
