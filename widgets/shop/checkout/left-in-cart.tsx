import * as v from "valibot";
import { pageAddress } from "#api/pages.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import { isFilled } from "#domain/text/text.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { useDraftsByName } from "#state/drafts/drafts-by-name.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { draftNames } from "#widgets/shop/shared/people/draft-names.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";

const oneSchema = v.object({ firstname: v.optional(v.string(), ""), lastname: v.optional(v.string(), "") });
const linesSchema = v.object({ lines: v.string() });
const tickedSchema = v.object({ chosen: v.record(v.string(), v.boolean()) });
const editSchema = v.looseObject({});

/** The name in a key of a ticked person; a key consists of first name, last name and position among namesakes. */
function nameOfKey(key: string): string {
  const [, parts = ""] = /^\[(.*),\d+\]$/.exec(key) ?? [];
  return parts.replace(/^"|"$/g, "").replace('","', " ");
}

/** The people in drafts of the cart's forms who are not in the cart, by name, in the order of the entries. */
function useLeft(items: readonly CartItem[]): readonly string[] {
  const ones = useDraftsByName(draftNames.add, oneSchema);
  const pasted = useDraftsByName(draftNames.paste, linesSchema);
  const ticked = useDraftsByName(draftNames.tick, tickedSchema);
  const edited = useDraftsByName(draftNames.edit, editSchema);
  return items.flatMap(({ event, recipients }) => {
    const eventId = String(event?.eventId ?? "");
    const { firstname, lastname } = ones.get(eventId) ?? { firstname: "", lastname: "" };
    return [
      ...recipients
        .filter(({ recipientId }) => edited.has(String(recipientId)))
        .map((recipient) => cartTexts.changesOf(personName(recipient))),
      ...Object.entries(ticked.get(eventId)?.chosen ?? {}).flatMap(([key, isOn]) => (isOn ? nameOfKey(key) : [])),
      [firstname, lastname].filter(isFilled).join(" "),
      ...(pasted.get(eventId)?.lines ?? "").split("\n"),
    ].filter(isFilled);
  });
}

/**
 * Says that people were typed, pasted or ticked in the cart and are not part of the order, with a link back to them.
 */
export function LeftInCart({ items }: { items: readonly CartItem[] }) {
  const cart = pageAddress(useConfig(), "cart");
  const people = useLeft(items);
  return (
    people.length > 0 && (
      <Notice state="info" actions={cart !== null && <Button href={cart}>{cartTexts.toTyped}</Button>}>
        {texts.leftInCart(people)}
      </Notice>
    )
  );
}
