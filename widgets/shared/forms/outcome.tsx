import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon, errorIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./forms.css?inline";

interface OutcomeProps {
  readonly kind: "success" | "failure";
  readonly title: string;
  /** The label of the button that leads back to the form. */
  readonly back: string;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/**
 * A screen that replaces the form and takes the focus, because the focused button is gone. The group is focused instead
 * of its heading: Orca loses its place with the button and would skip the next text. The text is the group's
 * description, because Orca continues with the line after the screen. It is rendered in an `Announced` that was there
 * with the form, because Orca does not always tell of a focus that follows at once.
 */
export function FormResult({ kind, title, back, onBack, children }: OutcomeProps) {
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
      <Icon path={kind === "success" ? checkIcon : errorIcon} size={40} />
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
