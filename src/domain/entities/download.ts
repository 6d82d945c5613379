import * as v from 'valibot';
import { id, list, number, text } from '#domain/entities/fields.ts';

/** A file to take along (contract-public section 3, Download); `size` in bytes, `values` by filter key. */
export const downloadSchema = v.object({
  id,
  title: text,
  description: text,
  url: text,
  extension: text,
  size: number,
  values: v.nullish(v.record(v.string(), list(v.string())), {}),
});
export type Download = v.InferOutput<typeof downloadSchema>;

/** One way to narrow the downloads: its key in `values`, and what can be chosen. */
export const downloadFilterSchema = v.object({ key: text, label: text, options: list(v.object({ value: text, label: text })) });
export type DownloadFilter = v.InferOutput<typeof downloadFilterSchema>;

/** Everything that the page of downloads shows, by one call (downloadFilterData). */
export const downloadFilterDataSchema = v.object({ filters: list(downloadFilterSchema), downloads: list(downloadSchema) });
export type DownloadFilterData = v.InferOutput<typeof downloadFilterDataSchema>;
