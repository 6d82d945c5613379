import { useStyles } from "#ui/root/root.tsx";
import css from "./cards.css?inline";

/** Class names of a list of cards that leaves none alone in its last row. */
export function useEvenGrid(): string {
  useStyles(css);
  return "grid grid-even";
}
