import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon, errorIcon } from "#ui/icon/paths.ts";
import { Announced } from "#ui/notice/announced.tsx";
import { ignorePresses } from "#ui/page/ignore-presses.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./forms.css?inline";

/** What became of a form. */
export interface Outcome {
  readonly kind: "success" | "failure";
  readonly title: string;
  /** The label of the button that leads back to the form. */
  readonly back: string;
  readonly onBack: () => void;
  readonly text?: ReactNode;
  /** A further button, before the one that leads back. */
  readonly action?: ReactNode;
}

/** The buttons below an outcome; the last one takes the focus, because the pressed one is gone. */
function Ways({ kind, action, back, onBack }: Pick<Outcome, "kind" | "action" | "back" | "onBack">) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The key that has sent the form may still be held.
    ignorePresses([]);
    button.current?.focus();
  }, []);
  return (
    <div className="cluster cluster-wide">
      {action}
      <Button variant={kind === "success" ? "secondary" : "primary"} onClick={onBack} ref={button}>
        {back}
      </Button>
    </div>
  );
}

/**
 * A screen that replaces the form. It is rendered beside the form with null, because a live region must be there before
 * its words. These tell what became of the form, and the focus is on the way on: on the words, or on anything that they
 * name, it would tell them a second time.
 */
export function FormResult({ outcome }: { readonly outcome: Outcome | null }) {
  useStyles(css);
  return (
    <div className={outcome === null ? "form-no-outcome" : "form-outcome stack"} data-state={outcome?.kind}>
      <Announced>
        {outcome !== null && (
          <div className="stack">
            <Icon path={outcome.kind === "success" ? checkIcon : errorIcon} size={40} />
            <h2>{outcome.title}</h2>
            {outcome.text}
          </div>
        )}
      </Announced>
      {outcome !== null && <Ways {...outcome} />}
    </div>
  );
}
