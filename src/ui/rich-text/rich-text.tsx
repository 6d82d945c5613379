import { useEffect, useState } from "react";
import { memoise } from "#lib/memoise.ts";
import { useStyles } from "#ui/root/root.tsx";
import { followHashLink } from "./hash-links.ts";
import { isMarkup, plainText, showsAnything } from "./plain-text.ts";
import css from "./rich-text.css?inline";

type Sanitize = (html: string) => string;

let loaded: Sanitize | null = null;

/** The sanitiser, once it is loaded; if it cannot be loaded or the page refuses it, the plain text stays. */
function useSanitize(wanted: boolean): Sanitize | null {
  const [sanitize, setSanitize] = useState<Sanitize | null>(() => loaded);
  useEffect(() => {
    if (!wanted || sanitize !== null) return undefined;
    let alive = true;
    import("./sanitize.ts").then(
      (module) => {
        // Tabs show the same texts again.
        loaded ??= memoise(module.sanitize);
        if (alive) setSanitize(() => loaded);
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [wanted, sanitize]);
  return sanitize;
}

/** Sanitises a text; null while that is not possible. */
function clean(sanitize: Sanitize | null, html: string): string | null {
  try {
    return sanitize?.(html) ?? null;
  } catch {
    return null;
  }
}

/**
 * HTML from the backend, sanitised; as plain text until the sanitiser is loaded. Renders nothing if the HTML shows
 * nothing.
 */
export function RichText({ html }: { readonly html: string | null }) {
  useStyles(css);
  const markup = html !== null && isMarkup(html);
  const sanitize = useSanitize(markup);
  if (!showsAnything(html)) return null;
  const cleaned = markup ? clean(sanitize, html) : null;
  if (cleaned === null)
    return (
      <div className="rich-text" part="rich-text" data-state="plain">
        {plainText(html)}
      </div>
    );
  return (
    // The clicks handled here come from links, which the keyboard reaches as well.
    <div
      className="rich-text"
      part="rich-text"
      data-state="rich"
      onClick={followHashLink}
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}
