import * as v from "valibot";
import { articleSchema } from "#domain/entities/article.ts";
import { bookmarkSchema } from "#domain/entities/bookmark.ts";
import { documentSchema } from "#domain/entities/document.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { marketingPreferencesSchema, userDataSchema } from "#domain/entities/people.ts";
import { photoSchema } from "#domain/entities/photo.ts";
import { planSchema } from "#domain/entities/plan.ts";
import { recipientSchema } from "#domain/entities/recipient.ts";
import { memorySchemas } from "./memory.ts";
import { shopSchema } from "./shop/state.ts";

/** The customers as whom the portal can be played; for `guest` nobody is logged in at first. */
export const customers = ["admin", "member", "newcomer", "large", "guest"] as const;
export type Customer = (typeof customers)[number];

const memberSchema = v.strictObject({
  userId: v.number(),
  isAdmin: v.boolean(),
  data: userDataSchema,
  brFunctions: v.array(v.number()),
});
/** One person of the Gremium with everything that the settings show. */
export type Member = v.InferOutput<typeof memberSchema>;

const byEvent = <T extends v.GenericSchema>(item: T) => v.record(v.string(), v.array(item));

/**
 * Everything that the portal remembers, checked as strictly as its handlers need it; entities as the border checks
 * them.
 */
export const stateSchema = v.strictObject({
  /** 0 for a guest. */
  selfId: v.number(),
  members: v.array(memberSchema),
  events: v.array(eventSchema),
  /** Participants by event id. */
  recipients: byEvent(recipientSchema),
  /** Events whose participants have to be loaded by their own call. */
  lazyRecipients: v.array(v.number()),
  photos: byEvent(photoSchema),
  documents: byEvent(documentSchema),
  /** Address of the video service's script. */
  videoScript: v.string(),
  articles: v.array(articleSchema),
  bookmarks: v.array(bookmarkSchema),
  marketing: marketingPreferencesSchema,
  /** The answers of writes, by idempotency key. */
  answered: v.record(
    v.string(),
    v.strictObject({ call: v.string(), body: v.string(), status: v.number(), json: v.unknown() }),
  ),
  plans: v.array(v.object({ ...planSchema.entries, updated: v.string() })),
  /** Cart, wishlist and what the shop sells. */
  shop: shopSchema,
  ...memorySchemas,
});
/** Plain JSON, so that a snapshot is a copy. */
export type PortalState = v.InferOutput<typeof stateSchema>;
