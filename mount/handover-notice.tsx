import { useEffect } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { common } from "#i18n/common.ts";
import { claimHandover, dismissHandover } from "#state/person.ts";
import { usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";

function HandedOver() {
  const wasOrdering = usePortal(({ handover }) => handover?.wasOrdering === true);
  return (
    <div className="session-notice">
      <Notice state="info" quiet slim actions={<Button onClick={dismissHandover}>{common.understood}</Button>}>
        {wasOrdering ? common.otherPersonOrdering : common.otherPerson}
      </Notice>
    </div>
  );
}

/** Tells the customer that the page now belongs to another person; only one widget of the page shows it. */
export function HandoverNotice() {
  const anchor = useAnchor();
  const isShown = usePortal(({ handover }) => handover?.anchor === anchor);
  useEffect(() => {
    claimHandover(anchor);
    return usePortal.subscribe(() => claimHandover(anchor));
  }, [anchor]);
  return <Announced>{isShown && <HandedOver />}</Announced>;
}
