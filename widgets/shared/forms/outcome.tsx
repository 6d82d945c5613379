import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { check, error } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./forms.css?inline";

interface OutcomeProps {
  readonly kind: "success" | "failure";
  readonly title: string;
  /** The way back to the form, and what it is called. */
  readonly back: string;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/**
 * A screen in place of the form, which takes the focus, since the button that had it is gone. Not its heading: Orca,
 * which loses its place with the button, takes the next text for it without a word. The text is its description, as
 * the line that Orca goes on to comes after the screen.
 */
export function FormOutcome({ kind, title, back, onBack, children }: OutcomeProps) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [titleId, textId] = [`${id}title`, `${id}text`];
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="form-outcome stack"
      role="group"
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : textId}
      data-state={kind}
      tabIndex={-1}
      ref={box}
    >
      <Icon path={kind === "success" ? check : error} size={40} />
      <h2 id={titleId}>{title}</h2>
      {children !== undefined && (
        <div className="stack" id={textId}>
          {children}
        </div>
      )}
      <div>
        <Button variant={kind === "success" ? "secondary" : "primary"} onClick={onBack}>
          {back}
        </Button>
      </div>
    </div>
  );
}
