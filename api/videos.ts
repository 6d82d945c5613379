import * as v from "valibot";
import { defineResource } from "#api/resource.ts";
import { text, type Id } from "#domain/entities/fields.ts";
import { ownAddress } from "#lib/own-address.ts";

const answer = v.object({ url: text, token: text });

/** The source of an event's videos: a script's address and its token; both null when there are none. */
export type VideoSource = v.InferOutput<typeof answer>;

/** The video source of one event by eventId. */
export const videosResource = defineResource("videos", answer, (found): VideoSource => found);

/** Parses an address; null for an empty text or an invalid one. */
function addressIn(text: string): URL | null {
  try {
    return text === "" ? null : new URL(text, ownAddress());
  } catch {
    return null;
  }
}

/**
 * The address of the script that fills the element with the id `target` (contract section 4). This is the only call
 * whose token is part of the address.
 * @returns null if the backend's address is invalid
 */
export function videoScript({ url, token }: VideoSource, target: string, eventId: Id): URL | null {
  const address = addressIn(url?.trim() ?? "");
  if (address === null) return null;
  for (const [key, value] of Object.entries({ token: token ?? "", target, terminId: String(eventId) }))
    address.searchParams.set(key, value);
  return address;
}
