import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import type { PropsOf } from "#widgets/shared/manifest.ts";
import type { anchor } from "./manifest.ts";

/** The button for the event that the anchor's id names. */
export function AddToCart({ eventId, type, label }: PropsOf<typeof anchor>) {
  return <AddButton eventId={eventId} type={type} label={label} />;
}
