import { useState, type ReactNode } from "react";
import { isPaneOpen, storePane } from "./browser-storage.ts";

/** Wide enough for all controls to be open beside the page. */
export const isWide = matchMedia("(min-width: 1000px)").matches;

/**
 * A part under a heading that opens and closes it; what is inside is drawn only while it is open. It stays as it was
 * left over a reload. Whenever `asked` grows, it opens.
 */
export function Section({
  title,
  startsOpen = isWide,
  asked = 0,
  children,
}: {
  title: string;
  startsOpen?: boolean;
  asked?: number;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(() => isPaneOpen(title) ?? startsOpen);
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open !== isOpen) storePane(title, open);
      }}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && <div className="controls">{children}</div>}
    </details>
  );
}
