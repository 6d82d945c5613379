import { useEffect, useState } from "react";

const SHOWN_MS = 4000;

/** Tells whether the browser let the text into the clipboard; without a secure origin it does not. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so, to the eye and to screen readers. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState("");
  useEffect(() => {
    if (outcome === "") return undefined;
    const timer = setTimeout(() => setOutcome(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> =>
    setOutcome(
      (await write(text)) ? "Kopiert." : "Das Kopieren ist nicht erlaubt. Bitte markieren Sie den Text selbst.",
    );
  return (
    <span className="copy">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{outcome}</span>
    </span>
  );
}
