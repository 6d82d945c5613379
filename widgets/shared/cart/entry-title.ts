import type { CartItem } from '#domain/entities/cart.ts';
import { cartTexts } from '#i18n/cart.ts';
import { eventTitle } from '#widgets/shared/event/event-texts.ts';

/** The title of an entry, also of one whose event is not known. */
export const entryTitle = ({ event }: CartItem): string => (event === null ? cartTexts.untitled : eventTitle(event));
