import * as v from 'valibot';
import { text, type Id } from '#domain/entities/fields.ts';
import { resource } from '#api/resource.ts';

const answer = v.object({ url: text, token: text });

/** Where an event's videos come from: a script's address and the token it wants; both null when there are none. */
export type VideoSource = v.InferOutput<typeof answer>;

/** The video source of one event by eventId. */
export const videosResource = resource('videos', answer, (found): VideoSource => found);

/**
 * The address of the script that fills the element with the id `target` (contract section 4): the one call whose token
 * travels in the address.
 * @returns null when the backend's address is none
 */
export function videoScript({ url, token }: VideoSource, target: string, eventId: Id): URL | null {
  if (url === null || url.trim() === '' || !URL.canParse(url, location.href)) return null;
  const address = new URL(url, location.href);
  for (const [key, value] of Object.entries({ token: token ?? '', target, terminId: String(eventId) })) address.searchParams.set(key, value);
  return address;
}
