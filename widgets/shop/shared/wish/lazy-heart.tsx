import type { ComponentType } from "react";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import type { ToggleButtonProps } from "./toggle-button.tsx";

const Part = lazyComponent(() =>
  import("./toggle-button.tsx").then((module): ComponentType<ToggleButtonProps> => module.ToggleButton),
);

/** The heart of a card, loaded after the list; it is in the card's corner, so that nothing moves when it appears. */
export const CardHeart = (props: Omit<ToggleButtonProps, "compact">) => (
  <Part texts={lazyTexts} placeholder={null} fallback={null} {...props} compact />
);
