import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./chip.css?inline";

/** What the colour of a chip says. */
export type ChipTone = "success" | "info" | "warning" | "danger" | "neutral";

export interface ChipProps {
  readonly tone?: ChipTone;
  /** One of the paths in paths.ts; it tells tones apart without colours. */
  readonly icon?: string | undefined;
  readonly children: ReactNode;
}

/** A short state or fact with icon, tint and text; the text alone must be sufficient. */
export function Chip({ tone = "neutral", icon, children }: ChipProps) {
  useStyles(css);
  return (
    <span className="chip" part="chip" data-tone={tone}>
      {icon !== undefined && <Icon path={icon} size={16} />}
      <span>{children}</span>
    </span>
  );
}
