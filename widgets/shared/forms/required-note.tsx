import { requiredMark } from "#i18n/sentences.ts";

/** What the '*' of a label means, said once before the fields of a form. */
export const RequiredNote = () => <p className="small muted">{requiredMark}</p>;
