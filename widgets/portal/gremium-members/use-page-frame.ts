import { useLayoutEffect } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { useConfig } from "#state/store.ts";

interface Hidden {
  /** The number of opened members for which the element is hidden. */
  count: number;
  readonly value: string;
  readonly priority: string;
}

const hidden = new Map<HTMLElement, Hidden>();

function hide(element: HTMLElement): () => void {
  const { style } = element;
  const entry = hidden.get(element) ?? {
    count: 0,
    value: style.getPropertyValue("display"),
    priority: style.getPropertyPriority("display"),
  };
  entry.count += 1;
  hidden.set(element, entry);
  style.setProperty("display", "none", "important");
  return () => {
    entry.count -= 1;
    if (entry.count > 0) return;
    hidden.delete(element);
    // If the page has shown the element again itself, it stays as the page wants it.
    if (style.getPropertyValue("display") !== "none") return;
    if (entry.value === "") style.removeProperty("display");
    else style.setProperty("display", entry.value, entry.priority);
    if (element.getAttribute("style") === "") element.removeAttribute("style");
  };
}

function find(selector: string): HTMLElement[] {
  if (selector.trim() === "") return [];
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    // eslint-disable-next-line no-console -- contract section 1: the author is told which setting is wrong
    console.warn(`[portal] Configuration: "${selector}" is no valid selector; nothing is hidden.`);
    return [];
  }
}

/**
 * The parts of an element that do not contain the anchor: hiding a tab wrapper around the widget must not hide the
 * widget.
 */
function without(element: HTMLElement, anchor: HTMLElement): HTMLElement[] {
  if (element === anchor) return [];
  if (!element.contains(anchor)) return [element];
  return ([...element.children] as HTMLElement[]).flatMap((child) => without(child, anchor));
}

/** Hides the page's own header and tab wrapper while the calling component is mounted (spec section 2). */
export function useHiddenPageFrame(): void {
  const anchor = useAnchor();
  const { pageHeaderSelector, tabWrapperSelector } = useConfig();
  useLayoutEffect(() => {
    const restores = [pageHeaderSelector, tabWrapperSelector]
      .flatMap(find)
      .flatMap((element) => without(element, anchor))
      .map(hide);
    return () => {
      for (const restore of restores) restore();
    };
  }, [anchor, pageHeaderSelector, tabWrapperSelector]);
}
