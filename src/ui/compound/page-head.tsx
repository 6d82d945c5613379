import { useMemo, type Ref } from "react";
import { useStyles } from "#ui/root/root.tsx";
import { Compound } from "./compound.tsx";
import css from "./page-head.css?inline";

/** A text as readers compare it, without soft hyphens, case and extra white space. */
const seen = (text: string): string => text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Whether the host's page has a heading of its own, and whether that already says these words. */
function stateOf(text: string, isNamed: boolean): "alone" | "below" | "said" {
  const heads = [...document.querySelectorAll("h1")];
  if (heads.length === 0) return "alone";
  return isNamed || heads.some((head) => seen(head.textContent) === seen(text)) ? "said" : "below";
}

interface PageHeadProps {
  readonly text: string;
  /** Whether it can take the focus when the focused element is gone. */
  readonly focusable?: boolean;
  /** Whether the page's own heading, if it has one, is better than this text. */
  readonly named?: boolean;
  /** The widget is a part of its page: its head is never as large as that of a page. */
  readonly isPart?: boolean;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/**
 * The heading of a page's main widget, as large as a page's heading if the page has none. If the page's own heading
 * says the same words or better ones, this one is hidden visually: no heading shows twice, and no level is skipped.
 */
export function PageHead({ text, focusable = false, named = false, isPart = false, ref }: PageHeadProps) {
  useStyles(css);
  const state = useMemo(() => stateOf(text, named), [text, named]);
  return (
    <h2
      ref={ref}
      className={state === "said" ? "page-head visually-hidden" : "page-head"}
      data-state={isPart && state === "alone" ? "below" : state}
      tabIndex={focusable ? -1 : undefined}
    >
      <Compound text={text} />
    </h2>
  );
}
