import type { PortalEvent } from '#domain/entities/event.ts';
import type { Article, Bookmark, Photo, PortalDocument } from '#domain/entities/media.ts';
import type { MarketingPreferences, UserData } from '#domain/entities/people.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import type { StoredPlan } from '#mocks/data/site/plans.ts';
import type { ShopState } from './shop/state.ts';
import type { AnsweredOnce } from './once.ts';

/** Who is logged in; a guest nobody, until they log in. */
export const customers = ['admin', 'member', 'newcomer', 'large', 'guest'] as const;
export type Customer = (typeof customers)[number];

/** One person of the Gremium with everything that the settings show. */
export interface Member {
  userId: number;
  isAdmin: boolean;
  data: UserData;
  brFunctions: number[];
}

/** What the feedback page sent. */
export interface FeedbackEntry {
  formType: string;
  event: unknown;
  subject: string;
  message: string;
}

/** What a form of the public site sent, without a password. */
export interface RequestEntry {
  form: string;
  body: unknown;
}

/** Everything that the portal remembers; plain JSON, so that a snapshot is a copy. */
export interface PortalState {
  /** 0 for a guest. */
  selfId: number;
  members: Member[];
  events: PortalEvent[];
  /** Participants by event id. */
  recipients: Record<string, Recipient[]>;
  /** Events whose participants have to be loaded by their own call. */
  lazyRecipients: number[];
  photos: Record<string, Photo[]>;
  documents: Record<string, PortalDocument[]>;
  photosAskedToDelete: number[];
  /** Address of the video service's script. */
  videoScript: string;
  articles: Article[];
  bookmarks: Bookmark[];
  marketing: MarketingPreferences;
  pendingLoginEmail: string | null;
  feedback: FeedbackEntry[];
  /** Cart, wishlist and what the shop sells. */
  shop: ShopState;
  /** What writes with an idempotency key were answered, by key. */
  answered: Record<string, AnsweredOnce>;
  requests: RequestEntry[];
  /** E-mail addresses of accounts that were made here. */
  registered: string[];
  /** Wrong passwords by e-mail address. */
  failedLogins: Record<string, number>;
  takenAppointments: string[];
  plans: StoredPlan[];
}
