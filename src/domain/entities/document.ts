import * as v from "valibot";
import { id, plain, text } from "./fields.ts";

/** `extension` without a dot; the file name is `{title}.{extension}` (contract section 4). */
export const documentSchema = v.object({
  /** Names the document; the download is asked with it. @required */
  id,
  /** Ending of the file without a dot, such as `pdf`. @required */
  extension: text,
  /** Title, plain text; the file is called `{title}.{extension}`. @required */
  title: plain,
});
export type PortalDocument = v.InferOutput<typeof documentSchema>;
