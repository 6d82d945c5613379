import type { Recipient } from "#domain/entities/recipient.ts";
import { isFilled } from "#domain/text/text.ts";
import { cartTexts } from "#i18n/cart.ts";

/** The salutations of forms by which nobody is called. */
const UNSPOKEN = ["Keine Angabe", "Divers"];

/** For example 'Frau Eva Beispiel'; 'Ohne Namen' if nothing is known. */
export const personName = ({
  salutation,
  firstname,
  lastname,
}: Pick<Recipient, "salutation" | "firstname" | "lastname">): string =>
  [UNSPOKEN.includes(salutation ?? "") ? null : salutation, firstname, lastname].filter(isFilled).join(" ") ||
  cartTexts.unnamed;
