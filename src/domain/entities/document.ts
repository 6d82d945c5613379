import * as v from 'valibot';
import { id, text } from '#domain/entities/fields.ts';

/** `extension` without a dot; the file name is `{title}.{extension}` (contract section 4). */
export const documentSchema = v.object({ id, extension: text, title: text });
export type PortalDocument = v.InferOutput<typeof documentSchema>;
