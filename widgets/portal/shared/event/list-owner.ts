import { createContext } from "react";
import type { Id } from "#domain/entities/fields.ts";

/**
 * The userId of the person whose status the cards of a list show; null while unknown. It is a context, because it is
 * known after the cards, and only their statuses must render again.
 */
export const ListOwnerContext = createContext<Id | null>(null);

/** Whether the next event stands on the page by itself: there its button is the primary one. */
export const NextApartContext = createContext(false);
