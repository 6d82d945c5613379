import type { Recipient } from "#domain/entities/recipient.ts";
import { isFilled } from "#domain/text/text.ts";
import { participants as texts } from "#i18n/recipients.ts";

/** First and last name; a substitute if both are missing. */
export function recipientName({ firstname, lastname }: Recipient): string {
  const name = [firstname, lastname].filter(isFilled).join(" ");
  return name === "" ? texts.unnamed : name;
}
