import { useMemo, type Ref } from "react";
import { useStyles } from "#ui/root/root.tsx";
import hiddenCss from "#ui/visually-hidden/visually-hidden.css?inline";
import { Compound } from "./compound.tsx";
import css from "./page-head.css?inline";

/** A text as the eye compares it. */
const seen = (text: string): string => text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Whether the host's page has a head of its own, and whether that says these words already. */
function stateOf(text: string, isNamed: boolean): "alone" | "below" | "said" {
  const heads = [...document.querySelectorAll("h1")];
  if (heads.length === 0) return "alone";
  return isNamed || heads.some((head) => seen(head.textContent) === seen(text)) ? "said" : "below";
}

interface PageHeadProps {
  readonly text: string;
  /** It takes the focus where what had it is gone. */
  readonly focusable?: boolean;
  /** The page's own head, where it has one, says better what stands here. */
  readonly named?: boolean;
  /** The widget is a part of its page: its head is never as large as that of a page. */
  readonly isPart?: boolean;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/**
 * The head of a page's main widget: as large as that of a page where the page has none. Where the page's own head says
 * the same words or better ones, it is left to the ear alone: two heads of the same words stand nowhere, and no rank of
 * headings is skipped.
 */
export function PageHead({ text, focusable = false, named = false, isPart = false, ref }: PageHeadProps) {
  useStyles(css);
  useStyles(hiddenCss);
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
