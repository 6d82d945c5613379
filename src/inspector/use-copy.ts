import { useState } from "react";

/** Whether a text was copied; if the browser forbids it, the text to copy by hand. */
export type CopyState = { readonly state: "idle" | "copied" } | { readonly state: "by-hand"; readonly text: string };

/** Copies a text; if the browser forbids it, gives the text back for the author to copy by hand. */
export function useCopy(): { copy: CopyState; run: (text: string) => void } {
  const [copy, setCopy] = useState<CopyState>({ state: "idle" });
  const run = (text: string): void => {
    const write = async (): Promise<void> => navigator.clipboard.writeText(text);
    write().then(
      () => setCopy({ state: "copied" }),
      () => setCopy({ state: "by-hand", text }),
    );
  };
  return { copy, run };
}
