import { useEffect, useRef, useState } from "react";
import type { Playground } from "./use-playground.ts";

/** Up to this width in px a screen stands upright, as a phone does. */
const UPRIGHT = 700;

/** Height in px of the screen that a width stands for. */
function heightOf(width: number): number {
  if (width < UPRIGHT) return 844;
  return width < 992 ? 900 : 800;
}

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

/** A frame of the chosen width, made smaller where there is too little room for it. */
function Screen({
  width,
  title,
  stage,
  scheme,
  frame,
}: {
  width: number;
  title: string;
  stage: Playground["stage"];
  scheme: Playground["state"]["scheme"];
  frame?: Playground["frame"];
}) {
  const [room, available] = useWidth();
  const height = heightOf(width);
  const scale = available === 0 ? 1 : Math.min(1, Math.max(LEAST_SCALE, available / width));
  const moves = available > 0 && width * scale > available;
  const notes = [
    scale < 1 ? `auf ${Math.round(scale * 100)} % verkleinert` : "",
    moves ? "seitlich zu verschieben" : "",
  ].filter((note) => note !== "");
  return (
    <div className="screen">
      <p className="quiet">{[`Die Seite ist ${width} × ${height} px groß`, ...notes].join(", ")}.</p>
      <div
        ref={room}
        className="room"
        {...(moves && { tabIndex: 0, role: "group", "aria-label": `Ausschnitt: ${title}` })}
      >
        <div style={{ width: width * scale, height: height * scale }}>
          <iframe
            key={stage.revision}
            ref={frame}
            title={title}
            src={`/mocks/playground/stage.html${stage.address}`}
            style={{ width, height, transform: `scale(${scale})`, colorScheme: scheme }}
          />
        </div>
      </div>
    </div>
  );
}

/** The page in a frame of the chosen width, where wished with a second one beside it that has a backend of its own. */
export function StageView({ state, stage, frame }: Pick<Playground, "state" | "stage" | "frame">) {
  const { viewport, beside, scheme } = state;
  return (
    <section className="stage" aria-label="Seite">
      <Screen width={Number(viewport)} title="Beispielseite" stage={stage} scheme={scheme} frame={frame} />
      {beside !== "" && <Screen width={Number(beside)} title="Zweite Beispielseite" stage={stage} scheme={scheme} />}
    </section>
  );
}
