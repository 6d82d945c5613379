import * as v from "valibot";
import { eventSchema } from "./event.ts";
import { date, id, list, plain, text } from "./fields.ts";

/**
 * A theme of a plan (contract-public section 3); `url` is an address, `text` HTML, `priority` `must`, `should` or
 * `can`.
 */
export const planEntrySchema = v.object({
  /** The theme that is recommended. */
  themeId: id,
  /** Title, plain text. @required */
  title: text,
  /** Where the title leads. @format uri-reference */
  url: text,
  /** Why it is recommended; HTML, which the bundle cleans before it is shown. */
  text,
  /** How urgent it is. @values must | should | can @required */
  priority: text,
  /** One of its dates, which can then be put into the cart. */
  event: v.nullish(eventSchema, null),
});
export type PlanEntry = v.InferOutput<typeof planEntrySchema>;

/** Entries of a training plan under one title. */
export const planGroupSchema = v.object({
  /** Title of the group, plain text. @required */
  title: text,
  /** Its entries in their order. @required */
  entries: list(planEntrySchema),
});

/** `version` travels back with an edit exactly as it came; `greeting` is HTML. */
export const planSchema = v.object({
  /** Names the plan. @required */
  planId: id,
  /** Title, plain text. @required */
  title: text,
  /** Whom it is for, plain text. */
  recipient: text,
  /** HTML, which the bundle cleans before it is shown. */
  greeting: text,
  /** Travels back with an edit exactly as it came; grows or changes with every save. @required */
  version: id,
  /** Its groups in their order. @required */
  groups: list(planGroupSchema),
});
export type Plan = v.InferOutput<typeof planSchema>;

/** A plan as the list of all plans shows it. */
export const planRowSchema = v.object({
  /** Names the plan. @required */
  planId: id,
  /** Title, plain text. @required */
  title: text,
  /** Whom it is for, plain text. */
  recipient: text,
  /** When it was saved last. */
  updated: date,
});
export type PlanRow = v.InferOutput<typeof planRowSchema>;

/** A theme as the export gives it: what a plan takes over, and its dates; `url` is the theme's part of an address. */
export const exportedThemeSchema = v.object({
  /** Names the theme. @required */
  themeId: id,
  /** Title, plain text. @required */
  title: plain,
  /** Short name, plain text. */
  designation: plain,
  /** The theme's part of an address, a slug. */
  url: text,
  /** Its dates. */
  events: list(eventSchema),
});
export type ExportedTheme = v.InferOutput<typeof exportedThemeSchema>;
