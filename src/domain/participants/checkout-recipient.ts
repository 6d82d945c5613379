import type { Recipient } from "#domain/entities/recipient.ts";
import { isFilled } from "#domain/text/text.ts";

const PARTICIPANT = "Teilnehmer Kommentar: ";
const INTERNAL = "Interner Kommentar: ";

/**
 * Whether a comment is a merged one: a backend that stores what checkout sends gives the merged text back as the
 * comment.
 */
const isMerged = (comment: string): boolean => comment.startsWith(PARTICIPANT) || comment.startsWith(INTERNAL);

/**
 * Joins both comments in one text, a line each, with the prefixes that the order desk reads; null if both are empty
 * (spec section 5). A comment that was merged before stays as it is, so that it does not double.
 */
export function mergedComment({
  comment,
  internalComment,
}: Pick<Recipient, "comment" | "internalComment">): string | null {
  const internal = isFilled(internalComment) ? `${INTERNAL}${internalComment}` : null;
  if (!isFilled(comment)) return internal;
  const own = isMerged(comment) ? comment : `${PARTICIPANT}${comment}`;
  return internal === null || (isMerged(comment) && comment.endsWith(internal)) ? own : `${own}\n${internal}`;
}

/**
 * The recipient as checkout sends it: all fields, with the chosen option and the merged comment (contract section 4).
 */
export function checkoutRecipient(recipient: Recipient, hotelOverNightOption: string | null): Recipient {
  return { ...recipient, hotelOverNightOption, comment: mergedComment(recipient) };
}
