/** The values of a form, as a flat record of texts and booleans. */
export type FormValues = Record<string, string | boolean>;
/** The values of one form by the names of its fields: `FieldsOf<{ subject: string }>`. */
export type FieldsOf<T extends FormValues> = T;
