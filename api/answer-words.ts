import * as v from "valibot";
import { bodyReader, doneWith, refusedWith, type Outcome } from "#api/write.ts";
import { flag, text } from "#domain/entities/fields.ts";
import { isFilled } from "#domain/text/text.ts";

/** A reader of `{success}`: true is done, false a refusal without a reason; an answer without it says neither. */
export const successAnswer = bodyReader(v.object({ success: flag }), ({ success }): Outcome<undefined, null> | null => {
  if (success === null) return null;
  return success ? doneWith(undefined) : refusedWith(null);
});

/**
 * A reader of `{status, errorMsg}`: `ok` is done, `error` a refusal with the server's sentence, null for none. Another
 * status says neither, unless a sentence explains it.
 */
export const statusAnswer = bodyReader(
  v.object({ status: text, errorMsg: text }),
  ({ status, errorMsg }): Outcome<undefined, string | null> | null => {
    if (status === "ok") return doneWith(undefined);
    return status === "error" || isFilled(errorMsg) ? refusedWith(errorMsg) : null;
  },
);
