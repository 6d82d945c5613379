import { useEffect, useRef } from "react";
import { sending as texts } from "#i18n/sending.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { scrollToResult } from "#ui/page/use-in-view.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";

/** What a closed dialog still has to tell. */
export interface ClosedDialogResult {
  readonly state: "loading" | "success" | "error";
  readonly said: readonly string[];
  /** Opens the dialog again with all entered data; null if nothing is left to do there. */
  readonly onReopen: (() => void) | null;
}

/** Tells on the page how a write ended that was sent from a dialog now closed. */
export function SentLine({ line }: { readonly line: ClosedDialogResult | null }) {
  const box = useRef<HTMLDivElement>(null);
  const state = line?.state ?? null;
  useEffect(() => {
    if (state !== null && box.current !== null) scrollToResult(box.current);
  }, [state]);
  if (line === null) return null;
  return (
    <div ref={box}>
      <Notice
        state={line.state}
        actions={line.onReopen === null ? undefined : <Button onClick={line.onReopen}>{texts.reopen}</Button>}
      >
        {line.said.map((sentence) => (
          <p key={sentence}>{unbroken(sentence)}</p>
        ))}
      </Notice>
    </div>
  );
}
