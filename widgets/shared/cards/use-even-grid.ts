import { useStyles } from "#ui/root/root.tsx";
import css from "./cards.css?inline";

/** The class names of a grid of cards that never leaves a single card in its last row. */
export function useEvenGrid(): string {
  useStyles(css);
  return "grid grid-even";
}
