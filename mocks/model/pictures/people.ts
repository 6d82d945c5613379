import type { Scene } from "./places.ts";
import { windowWall } from "./rooms.ts";
import { bust, circle, dice, line, lookOf, rect, times } from "./shapes.ts";

/** Everybody in two rows on the steps, on the last day. */
export const group: Scene = ({ glass, far }, seed) =>
  windowWall(glass, far) +
  rect(0, 430, 960, 210, "#b9aa93") +
  times(4, (index) => bust(150 + index * 220, 270 + (index % 2) * 12, 84, seed + index * 3)) +
  times(5, (index) => bust(100 + index * 190, 400 - (index % 2) * 12, 88, seed + 1 + index * 5)) +
  rect(0, 560, 960, 80, "#9d8d75");

/** Two people sort cards on a wall. */
export const cards: Scene = ({ low }, seed) =>
  rect(0, 0, 960, 640, low) +
  rect(0, 540, 960, 100, "#b08d68") +
  rect(150, 60, 660, 400, "#d9c7a6", 8) +
  rect(150, 60, 660, 14, "#6b5a4a", 4) +
  times(3, (row) =>
    times(5, (column) =>
      rect(
        186 + column * 122,
        100 + row * 112 + dice(seed, row * 5 + column, 14),
        96,
        68,
        ["#f7f4ee", "#f0c055", "#8fc1de", "#9cc5a1"][dice(seed, row + column * 3, 4)] ?? "#f7f4ee",
        4,
      ),
    ),
  ) +
  bust(250, 440, 96, seed + 2) +
  bust(720, 430, 96, seed + 7) +
  line("M300 520L390 390", lookOf(seed + 2).coat, 30) +
  circle(394, 382, 17, lookOf(seed + 2).skin);
