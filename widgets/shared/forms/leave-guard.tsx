import { useState, type ReactNode } from 'react';
import { forms } from '#i18n/forms.ts';
import { useAnchor } from '#state/anchor.ts';
import { discardUnsaved, hasUnsaved } from '#state/unsaved.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

export interface LeaveGuard {
  /** Goes at once, or, where this widget holds unsaved input, once the customer gives it up. */
  readonly guard: (go: () => void) => void;
  /** To be drawn by the caller. */
  readonly question: ReactNode;
}

/** Asks before unsaved input of this widget is left, for tab switches and other ways inside a widget. */
export function useLeaveGuard(): LeaveGuard {
  const anchor = useAnchor();
  const [way, setWay] = useState<{ readonly go: () => void } | null>(null);
  const guard = (go: () => void): void => {
    if (hasUnsaved(anchor)) setWay({ go });
    else go();
  };
  const stay = (): void => setWay(null);
  const leave = (): void => {
    setWay(null);
    discardUnsaved(anchor);
    way?.go();
  };
  const footer = (
    <>
      <Button variant="primary" onClick={stay}>{forms.stay}</Button>
      <Button onClick={leave}>{forms.leave}</Button>
    </>
  );
  return { guard, question: <Dialog open={way !== null} title={forms.leaveTitle} closeLabel={forms.close} onClose={stay} footer={footer}>{forms.leaveQuestion}</Dialog> };
}
