import * as v from "valibot";

/** The values of a form: one level of texts and ticks. */
export type FormValues = Record<string, string | boolean>;
/** The values of one form, by the names of its fields: `FieldsOf<{ subject: string }>`. */
export type FieldsOf<T extends FormValues> = T;

/** What a draft holds: the changed fields only, so that it never undoes what was changed elsewhere meanwhile. */
export const draftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));
