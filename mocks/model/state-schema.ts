import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { articleSchema, bookmarkSchema, documentSchema, photoSchema } from '#domain/entities/media.ts';
import { marketingPreferencesSchema, userDataSchema } from '#domain/entities/people.ts';
import { planSchema } from '#domain/entities/plan.ts';
import { recipientSchema } from '#domain/entities/recipient.ts';
import { shopSchema } from './shop/state.ts';
import type { PortalState } from './state.ts';

const byEvent = <T extends v.GenericSchema>(item: T) => v.record(v.string(), v.array(item));

/** What the portal remembers, checked as strictly as its handlers need it; entities as the border checks them. */
export const stateSchema = v.strictObject({
  selfId: v.number(),
  members: v.array(v.strictObject({ userId: v.number(), isAdmin: v.boolean(), data: userDataSchema, brFunctions: v.array(v.number()) })),
  events: v.array(eventSchema),
  recipients: byEvent(recipientSchema),
  lazyRecipients: v.array(v.number()),
  photos: byEvent(photoSchema),
  documents: byEvent(documentSchema),
  photosAskedToDelete: v.array(v.number()),
  videoScript: v.string(),
  articles: v.array(articleSchema),
  bookmarks: v.array(bookmarkSchema),
  marketing: marketingPreferencesSchema,
  pendingLoginEmail: v.nullable(v.string()),
  answered: v.record(v.string(), v.strictObject({ call: v.string(), body: v.string(), status: v.number(), json: v.unknown() })),
  requests: v.array(v.strictObject({ form: v.string(), body: v.unknown() })),
  registered: v.array(v.string()),
  failedLogins: v.record(v.string(), v.number()),
  takenAppointments: v.array(v.string()),
  plans: v.array(v.object({ ...planSchema.entries, updated: v.string() })),
  shop: shopSchema,
  feedback: v.array(v.strictObject({ formType: v.string(), event: v.unknown(), subject: v.string(), message: v.string() })),
} satisfies Record<keyof PortalState, v.GenericSchema>);
