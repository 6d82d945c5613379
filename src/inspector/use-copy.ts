import { useState } from "react";

export type Copy = { readonly state: "idle" | "copied" } | { readonly state: "by-hand"; readonly text: string };

/** Copies a text; where the browser forbids it, hands the text back so that the author can copy it. */
export function useCopy(): { copy: Copy; run: (text: string) => void } {
  const [copy, setCopy] = useState<Copy>({ state: "idle" });
  const run = (text: string): void => {
    const write = async (): Promise<void> => navigator.clipboard.writeText(text);
    write().then(
      () => setCopy({ state: "copied" }),
      () => setCopy({ state: "by-hand", text }),
    );
  };
  return { copy, run };
}
