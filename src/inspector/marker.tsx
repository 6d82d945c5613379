import { useEffect, useState } from "react";

/** A frame drawn above an element of the page; the page itself stays unchanged. */
export function Marker({ element }: { readonly element: Element }) {
  const [box, setBox] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const position = (): void => setBox(element.getBoundingClientRect());
    element.scrollIntoView({ block: "center" });
    position();
    const options = { capture: true, passive: true };
    for (const event of ["scroll", "resize"]) window.addEventListener(event, position, options);
    return () => {
      for (const event of ["scroll", "resize"]) window.removeEventListener(event, position, options);
    };
  }, [element]);
  return (
    <div
      className="inspector-marker"
      aria-hidden="true"
      style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
    />
  );
}
