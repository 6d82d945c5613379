import * as v from "valibot";
import { resource } from "#api/resource.ts";
import { expertSchema, lexiconEntrySchema, teaserSchema } from "#domain/entities/content.ts";
import { downloadFilterDataSchema } from "#domain/entities/download.ts";
import { list } from "#domain/entities/fields.ts";

/** Experts and speakers. */
export const expertsResource = resource(
  "expertData",
  v.object({ experts: list(expertSchema) }),
  (answer) => answer.experts,
);

/** All downloads with the ways to narrow them. */
export const downloadsResource = resource("downloadFilterData", downloadFilterDataSchema, (answer) => answer);

/** Recommendations of a `kind` (path), for what `id` names (query). */
export const relatedResource = resource("related", v.object({ items: list(teaserSchema) }), (answer) => answer.items, [
  "id",
]);

/** Themes that the visitor has looked at before; about the visitor, so only asked for with marketing consent. */
export const remarketingResource = resource(
  "themesRemarketing",
  v.object({ themes: list(teaserSchema) }),
  (answer) => answer.themes,
);

/** The whole lexicon; values `{ object: 'lexicon' }`. */
export const lexiconResource = resource(
  "exports",
  v.object({ entries: list(lexiconEntrySchema) }),
  (answer) => answer.entries,
);
