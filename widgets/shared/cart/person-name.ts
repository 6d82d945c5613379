import type { Recipient } from '#domain/entities/recipient.ts';
import { isFilled } from '#domain/text.ts';

/** 'Frau Eva Beispiel'. */
export const personName = ({ salutation, firstname, lastname }: Pick<Recipient, 'salutation' | 'firstname' | 'lastname'>): string =>
  [salutation === 'Keine Angabe' ? null : salutation, firstname, lastname].filter(isFilled).join(' ');
