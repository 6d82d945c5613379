import { useEffect, useRef, type ReactNode } from "react";
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

/** A screen in place of the form; its heading takes the focus, since the button that had it is gone. */
export function Outcome({ kind, title, back, onBack, children }: OutcomeProps) {
  useStyles(css);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form-outcome stack" data-state={kind}>
      <Icon path={kind === "success" ? check : error} size={40} />
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
      <div>
        <Button variant={kind === "success" ? "secondary" : "primary"} onClick={onBack}>
          {back}
        </Button>
      </div>
    </div>
  );
}
