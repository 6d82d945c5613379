import { useEffect, useEffectEvent, useState } from "react";
import type { LookedUp } from "#domain/answers/outcome.ts";
import type { Recipient } from "#domain/entities/recipient.ts";

/** The participants as last read, for a dialog that was opened over an earlier list. */
export interface NewerList {
  readonly list: readonly Recipient[];
}

/**
 * Passes what each newer list of participants shows to a dialog whose write ended in doubt, so that no page says that
 * it does not know what it shows beside (contract-public section 8).
 */
export function useNewerList(
  list: readonly Recipient[],
  lookUp: (recipients: readonly Recipient[]) => LookedUp,
  learn: (found: LookedUp) => void,
): void {
  const [first] = useState(list);
  const onList = useEffectEvent(() => learn(lookUp(list)));
  useEffect(() => {
    if (list !== first) onList();
  }, [list, first]);
}
