import type { ReactNode } from "react";
import { useStyles } from "#ui/root/root.tsx";
import css from "./forms.css?inline";

interface FormFootProps {
  /** What is to be known before the form is sent. */
  readonly before?: ReactNode;
  /** How the last attempt ended, or that one is under way. */
  readonly outcome: ReactNode;
  /** Whether it stays in sight on phones: there is something to save, or something to tell of a save. */
  readonly state?: "unchanged" | "changed" | "telling";
  /** The button that sends, and others beside it. */
  readonly children: ReactNode;
}

/**
 * The end of a form. What became of an attempt stands right above the button, as in every form and dialog: where
 * somebody has just pressed, and where a phone's keyboard and the bar at the bottom cover it last.
 */
export function FormFoot({ before, outcome, state, children }: FormFootProps) {
  useStyles(css);
  return (
    <div className="form-foot" data-state={state}>
      {before}
      {outcome}
      <div className="cluster">{children}</div>
    </div>
  );
}
