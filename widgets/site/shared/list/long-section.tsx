import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { lists as texts } from "#i18n/lists.ts";
import { Button } from "#ui/button/button.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import css from "#widgets/shared/list/list.css?inline";

const up = "M12 20V4M5 11l7-7 7 7";

/**
 * An element counts as far above if a whole window is between it and the visible part. Anything below counts as
 * visible, so that a jump from there is noticed as well.
 */
const ONE_WINDOW = { rootMargin: "100% 0px 1000000px" };

/** Whether an element is far above the visible part; false without IntersectionObserver. */
function useFarAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver !== "function") return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setFar(!last.isIntersecting && last.boundingClientRect.top < 0);
    }, ONE_WINDOW);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isFar;
}

/** A section that may be many windows long: far down, a button leads back to its heading, with the focus. */
export function LongSection({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  useStyles(css);
  const start = useRef<HTMLHeadingElement>(null);
  const isFar = useFarAbove(start);
  const back = (): void => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: "start" });
  };
  return (
    <section className="stack">
      <PageHead text={heading} ref={start} focusable />
      {children}
      {isFar && (
        <div className="list-up">
          <Button icon={<Icon path={up} size={20} />} onClick={back}>
            <span>{texts.up}</span>
            <VisuallyHidden>{`: ${heading}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </section>
  );
}
