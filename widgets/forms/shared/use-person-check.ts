import { useEffect, useRef, useState } from "react";
import { seemsAutomatic } from "#domain/forms/interaction.ts";

/**
 * A defence against programs that send forms, without hidden fields, pictures or third parties: at most it asks a
 * question.
 */
export interface PersonCheck {
  /** Handlers for the element around the form. */
  readonly watch: { readonly onPointerDown: () => void; readonly onKeyDown: () => void; readonly onPaste: () => void };
  /** Whether the question is to be shown. */
  readonly isAsked: boolean;
  /**
   * Whether the form may be sent; if a program seems to send it and nobody has confirmed, it shows the question
   * instead.
   */
  readonly passes: () => boolean;
  readonly confirm: (isConfirmed: boolean) => void;
}

/** Observes time and interaction from the first rendering on. */
export function usePersonCheck(): PersonCheck {
  const [isAsked, setAsked] = useState(false);
  const seen = useRef({ since: 0, touches: 0, isConfirmed: false });
  useEffect(() => {
    seen.current.since = performance.now();
  }, []);
  const touch = (): void => {
    seen.current.touches += 1;
  };
  const passes = (): boolean => {
    const { since, touches, isConfirmed } = seen.current;
    if (isConfirmed || (!isAsked && !seemsAutomatic({ elapsed: performance.now() - since, touches }))) return true;
    setAsked(true);
    return false;
  };
  const confirm = (isConfirmed: boolean): void => {
    seen.current.isConfirmed = isConfirmed;
  };
  return { watch: { onPointerDown: touch, onKeyDown: touch, onPaste: touch }, isAsked, passes, confirm };
}
