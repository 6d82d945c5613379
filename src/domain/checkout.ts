import type { Recipient } from '#domain/entities/recipient.ts';
import { isFilled } from './text.ts';

/** Both comments in one text, a line each, with the prefixes the order desk reads; null if both are empty (spec section 5). */
export function mergedComment({ comment, internalComment }: Pick<Recipient, 'comment' | 'internalComment'>): string | null {
  const lines = [
    ...(isFilled(comment) ? [`Teilnehmer Kommentar: ${comment}`] : []),
    ...(isFilled(internalComment) ? [`Interner Kommentar: ${internalComment}`] : []),
  ];
  return lines.length === 0 ? null : lines.join('\n');
}

/** The recipient as checkout sends it: whole, with the chosen option and the merged comment (contract section 4). */
export function checkoutRecipient(recipient: Recipient, hotelOverNightOption: string | null): Recipient {
  return { ...recipient, hotelOverNightOption, comment: mergedComment(recipient) };
}
