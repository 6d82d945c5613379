import { useEffect, useRef } from "react";
import { sending as texts } from "#i18n/sending.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** What a dialog has still to say that is closed. */
export interface Line {
  readonly state: "loading" | "success" | "error";
  readonly said: readonly string[];
  /** Opens it again, with all that was entered; null where nothing is left to do there. */
  readonly onReopen: (() => void) | null;
}

/** Says on the page what becomes of what was sent from a dialog that is closed. */
export function SentLine({ line }: { readonly line: Line | null }) {
  const box = useRef<HTMLDivElement>(null);
  const state = line?.state ?? null;
  useEffect(() => {
    // jsdom has no scrolling.
    if (state !== null && box.current !== null && "scrollIntoView" in box.current)
      box.current.scrollIntoView({ block: "nearest" });
  }, [state]);
  if (line === null) return null;
  return (
    <div ref={box}>
      <Notice
        state={line.state}
        actions={line.onReopen === null ? undefined : <Button onClick={line.onReopen}>{texts.reopen}</Button>}
      >
        {line.said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}
