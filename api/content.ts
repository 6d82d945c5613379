import * as v from "valibot";
import { defineResource } from "#api/resource.ts";
import { expertSchema, lexiconEntrySchema, teaserSchema } from "#domain/entities/content.ts";
import { downloadFilterDataSchema } from "#domain/entities/download.ts";
import { list } from "#domain/entities/fields.ts";

/** Experts and speakers. */
export const expertsResource = defineResource(
  "expertData",
  v.object({ experts: list(expertSchema) }),
  (answer) => answer.experts,
);

/** All downloads, with the filters for them. */
export const downloadsResource = defineResource("downloadFilterData", downloadFilterDataSchema, (answer) => answer);

/** Recommendations of a `kind` (path) for the item `id` (query). */
export const relatedResource = defineResource(
  "related",
  v.object({ items: list(teaserSchema) }),
  (answer) => answer.items,
  ["id"],
);

/** Themes that the visitor has viewed before. They are personal, so they are only read with marketing consent. */
export const remarketingResource = defineResource(
  "themesRemarketing",
  v.object({ themes: list(teaserSchema) }),
  (answer) => answer.themes,
);

/** The whole lexicon, read with the values `{ object: 'lexicon' }`. */
export const lexiconResource = defineResource(
  "exports",
  v.object({ entries: list(lexiconEntrySchema) }),
  (answer) => answer.entries,
);
