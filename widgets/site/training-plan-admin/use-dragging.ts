import { useState, type PointerEvent } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";

/** A group or an entry of a plan, by its key. */
export interface PlanPart {
  readonly kind: "group" | "entry";
  readonly key: number;
}

interface Drag {
  readonly held: PlanPart;
  readonly over: PlanPart | null;
}

/** Props and state for dragging parts of a plan to another position. */
export interface Dragging {
  /** Props that mark an element as a part onto which others can be dropped. */
  readonly dropTargetOf: (part: PlanPart) => {
    readonly "data-drop-target": string;
    readonly "data-drag": "held" | "over" | undefined;
  };
  /** Props for the handle by which a part is dragged. */
  readonly gripOf: (part: PlanPart) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

const partName = ({ kind, key }: PlanPart): string => `${kind} ${key}`;
const isSame = (a: PlanPart | null, b: PlanPart | null): boolean => a?.kind === b?.kind && a?.key === b?.key;

/** Pixels from the window's edge at which the page scrolls, and by how many with each move. */
const EDGE = 64;
const STEP = 16;

function scrollAlong(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}

/**
 * The part at a point of the window onto which a held part can be dropped: a group only onto groups, nothing onto
 * itself.
 */
function partAt(root: DocumentOrShadowRoot, { clientX, clientY }: PointerEvent, held: PlanPart): PlanPart | null {
  const wanted = held.kind === "group" ? "[data-drop-target^=group]" : "[data-drop-target]";
  const [kind, key] =
    root.elementFromPoint(clientX, clientY)?.closest(wanted)?.getAttribute("data-drop-target")?.split(" ") ?? [];
  if (kind !== "group" && kind !== "entry") return null;
  const part = { kind, key: Number(key) } as const;
  return isSame(part, held) ? null : part;
}

/**
 * Dragging by mouse, pen and finger alike: native drag and drop does not work for every finger, and prevents selecting
 * text in the fields of a draggable part.
 * @param onDrop called once with the part that was dropped, and the part below
 */
export function useDragging(onDrop: (held: PlanPart, over: PlanPart) => void): Dragging {
  const { root } = useAnchorContext();
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    dropTargetOf: (part) => ({
      "data-drop-target": partName(part),
      "data-drag":
        drag === null ? undefined : isSame(drag.held, part) ? "held" : isSame(drag.over, part) ? "over" : undefined,
    }),
    gripOf: (held) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ held, over: null });
      },
      onPointerMove: (event) => {
        if (drag === null) return;
        scrollAlong(event.clientY);
        const over = partAt(root, event, held);
        if (!isSame(over, drag.over)) setDrag({ held, over });
      },
      onPointerUp: () => {
        setDrag(null);
        if (drag?.over != null) onDrop(held, drag.over);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
