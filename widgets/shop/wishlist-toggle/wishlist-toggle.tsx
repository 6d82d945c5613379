import type { PropsOf } from "#widgets/shared/manifest.ts";
import type { anchor } from "./manifest.ts";
import { ToggleButton } from "./toggle-button.tsx";

/** The heart for the event or theme that the anchor's id names. */
export function WishlistToggle({ id, kind, title }: PropsOf<typeof anchor>) {
  return <ToggleButton kind={kind} refId={id} title={title ?? null} />;
}
