import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { date, id, list, text } from '#domain/entities/fields.ts';

/** A theme of a plan (contract-public section 3); `url` is an address, `text` HTML, `priority` `must`, `should` or `can`. */
const planEntrySchema = v.object({ themeId: id, title: text, url: text, text, priority: text, event: v.nullish(eventSchema, null) });
export type PlanEntry = v.InferOutput<typeof planEntrySchema>;

const planGroupSchema = v.object({ title: text, entries: list(planEntrySchema) });

/** `version` travels back with an edit exactly as it came; `greeting` is HTML. */
export const planSchema = v.object({ planId: id, title: text, recipient: text, greeting: text, version: id, groups: list(planGroupSchema) });
export type Plan = v.InferOutput<typeof planSchema>;

/** A plan as the list of all plans shows it. */
export const planRowSchema = v.object({ planId: id, title: text, recipient: text, updated: date });
export type PlanRow = v.InferOutput<typeof planRowSchema>;

/** A theme as the export gives it: what a plan takes over, and its dates; `url` is the theme's part of an address. */
export const exportedThemeSchema = v.object({ themeId: id, title: text, designation: text, url: text, events: list(eventSchema) });
export type ExportedTheme = v.InferOutput<typeof exportedThemeSchema>;
