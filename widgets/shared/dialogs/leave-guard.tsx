import { useState, type ReactNode } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { saving } from "#i18n/saving.ts";
import { discardUnsaved, hasUnsaved, saverOf } from "#state/drafts/unsaved.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

/** A guard against leaving unsaved input behind. */
export interface LeaveGuard {
  /** Calls `go` at once or, if this widget holds unsaved input, when it is saved or the customer gives it up. */
  readonly guard: (go: () => void) => void;
  /** The question, which the caller must render. */
  readonly question: ReactNode;
}

/**
 * Asks before unsaved input of this widget is left, by a tab or another way within the widget. If the form can be saved
 * from outside, the customer may save it first, and goes on after seeing that it is saved.
 */
export function useLeaveGuard(): LeaveGuard {
  const anchor = useAnchor();
  const [way, setWay] = useState<{ readonly go: () => void } | null>(null);
  const guard = (go: () => void): void => {
    const saver = saverOf(anchor);
    if (!hasUnsaved(anchor)) go();
    else if (saver?.isSaving() === true) saver.save(go);
    else setWay({ go });
  };
  const stay = (): void => setWay(null);
  const leave = (): void => {
    setWay(null);
    discardUnsaved(anchor);
    way?.go();
  };
  const saver = way === null ? null : saverOf(anchor);
  const saveFirst = (): void => {
    setWay(null);
    if (way !== null) saver?.save(way.go);
  };
  const footer = (
    <>
      {saver !== null && (
        <Button variant="primary" onClick={saveFirst}>
          {saving.save}
        </Button>
      )}
      <Button variant={saver === null ? "primary" : "secondary"} onClick={stay}>
        {saving.stay}
      </Button>
      <Button onClick={leave}>{saving.leave}</Button>
    </>
  );
  return {
    guard,
    question: (
      <Dialog open={way !== null} title={saving.leaveTitle} closeLabel={saving.close} onClose={stay} footer={footer}>
        {saving.leaveQuestion}
      </Dialog>
    ),
  };
}
