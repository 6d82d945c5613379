import { useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useSecondPressIgnored } from "#ui/page/ignore-presses.ts";

interface UndoNoticeProps {
  /** What was done. */
  readonly children: string;
  readonly label: string;
  /** Null if it cannot be undone. */
  readonly onUndo: (() => void) | null;
}

/**
 * Says what was done, with a button that undoes it and takes the notice away: the second press of a double click and a
 * held key reach nothing that comes in its place. Where what has the focus reaches above the window, the button takes
 * it.
 */
export function UndoNotice({ children, label, onUndo }: UndoNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useSecondPressIgnored(box);
  useLayoutEffect(() => {
    const { current } = box;
    const focused = (current?.getRootNode() as ShadowRoot).activeElement;
    if ((focused?.getBoundingClientRect().top ?? 0) < 0) current?.querySelector("button")?.focus();
  }, []);
  return (
    <div ref={box}>
      <Notice state="success" actions={onUndo === null ? undefined : <Button onClick={onUndo}>{label}</Button>}>
        {children}
      </Notice>
    </div>
  );
}
