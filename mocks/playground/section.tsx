import { useState, type ReactNode } from "react";

/** Wide enough for all controls to be open beside the page. */
const isWide = matchMedia("(min-width: 1000px)").matches;

/** A part under a heading that opens and closes it; what is inside is drawn only while it is open. */
export function Section({
  title,
  startsOpen = isWide,
  children,
}: {
  title: string;
  startsOpen?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && <div className="controls">{children}</div>}
    </details>
  );
}
