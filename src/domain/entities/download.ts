import * as v from "valibot";
import { id, list, number, plain, text } from "./fields.ts";

/** A file to take along (contract-public section 3, Download); `size` in bytes, `values` by filter key. */
export const downloadSchema = v.object({
  /** Names the download. @required */
  id,
  /** Title, plain text. @required */
  title: plain,
  /** What it is, plain text. */
  description: text,
  /** Address of the file. @format uri-reference @required */
  url: text,
  /** Ending of the file without a dot. */
  extension: text,
  /** Size in bytes. */
  size: number,
  /** By the `key` of each filter the values it belongs to. */
  values: v.nullish(v.record(v.string(), list(v.string())), {}),
});
export type Download = v.InferOutput<typeof downloadSchema>;

/** One value of a filter. */
export const downloadOptionSchema = v.object({
  /** What stands in `values` of a download. @required */
  value: text,
  /** What people read. @required */
  label: text,
});

/** One way to narrow the downloads: its key in `values`, and what can be chosen. */
export const downloadFilterSchema = v.object({
  /** Its key in `values` of a download. @required */
  key: text,
  /** Its name, plain text. @required */
  label: text,
  /** What can be chosen, in this order. @required */
  options: list(downloadOptionSchema),
});
export type DownloadFilter = v.InferOutput<typeof downloadFilterSchema>;

/** Everything that the page of downloads shows, by one call (downloadFilterData). */
export const downloadFilterDataSchema = v.object({
  /** Ways to narrow the downloads, in this order. */
  filters: list(downloadFilterSchema),
  /** All downloads. @required */
  downloads: list(downloadSchema),
});
export type DownloadFilterData = v.InferOutput<typeof downloadFilterDataSchema>;
