import type { PortalEvent } from '#domain/entities/event.ts';
import type { Article, Bookmark, Photo, PortalDocument } from '#domain/entities/media.ts';
import type { MarketingPreferences, UserData } from '#domain/entities/people.ts';
import type { Recipient } from '#domain/entities/recipient.ts';

/** Who is logged in. */
export const customers = ['admin', 'member', 'newcomer', 'large'] as const;
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

/** Everything that the portal remembers; plain JSON, so that a snapshot is a copy. */
export interface PortalState {
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
}
