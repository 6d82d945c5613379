import type { PropsOf } from "#widgets/shared/manifest.ts";
import { ToggleButton } from "#widgets/shop/shared/wish/toggle-button.tsx";
import type { anchor } from "./manifest.ts";

/** The heart for the event or theme that the anchor's id names. */
export function WishlistToggle({ id, kind, title }: PropsOf<typeof anchor>) {
  return <ToggleButton kind={kind} refId={id} title={title ?? null} />;
}
