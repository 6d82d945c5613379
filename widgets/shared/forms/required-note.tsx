import { forms } from "#i18n/forms.ts";

/** What the '*' of a label means, said once before the fields of a form. */
export const RequiredNote = () => <p className="small muted">{forms.required}</p>;
