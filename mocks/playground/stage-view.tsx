import { useEffect, useRef, useState } from "react";
import type { Playground } from "./use-playground.ts";

/** Heights in px of the screens that the widths stand for. */
const heights = { 390: 844, 576: 844, 768: 900, 992: 800, 1280: 800 } as const;

/** Below this the page's text could not be read; it is then moved sideways instead. */
const LEAST_SCALE = 0.5;

function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const attach = (element: HTMLElement | null): void => {
    observer.current?.disconnect();
    if (element === null) return;
    observer.current = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.current.observe(element);
  };
  const [stable] = useState(() => attach);
  return [stable, width];
}

/** The page in a frame of the chosen width. */
export function StageView({ state, stage, frame }: Pick<Playground, "state" | "stage" | "frame">) {
  const [room, available] = useWidth();
  const width = Number(state.viewport);
  const height = heights[state.viewport];
  const scale = available === 0 ? 1 : Math.min(1, Math.max(LEAST_SCALE, available / width));
  const moves = available > 0 && width * scale > available;
  const notes = [
    scale < 1 ? `auf ${Math.round(scale * 100)} % verkleinert` : "",
    moves ? "seitlich zu verschieben" : "",
  ].filter((note) => note !== "");
  return (
    <section className="stage" aria-label="Seite">
      <p className="quiet">{[`Die Seite ist ${width} × ${height} px groß`, ...notes].join(", ")}.</p>
      <div
        ref={room}
        className="room"
        {...(moves && { tabIndex: 0, role: "group", "aria-label": "Ausschnitt der Seite" })}
      >
        <div style={{ width: width * scale, height: height * scale }}>
          <iframe
            key={stage.revision}
            ref={frame}
            title="Beispielseite"
            src={`/mocks/playground/stage.html${stage.address}`}
            style={{ width, height, transform: `scale(${scale})`, colorScheme: state.scheme }}
          />
        </div>
      </div>
    </section>
  );
}
