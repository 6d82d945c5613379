import { createContext } from "react";
import type { Id } from "#domain/entities/fields.ts";

/**
 * The userId of the person whose status the cards of a list tell; null as long as it is not known. It comes after the
 * cards: only their statuses are drawn anew.
 */
export const ListOwnerContext = createContext<Id | null>(null);
