import type { Scene } from "./places.ts";
import { circle, dice, line, rect, times } from "./shapes.ts";

type Sketch = (seed: number) => string;

const BARS = ["#8fc1de", "#e2a72e", "#5f9b84"] as const;

/** Three charts of groups: a list with a curve, bars, and a map of ideas. */
const drafts: readonly [Sketch, ...Sketch[]] = [
  (seed) =>
    times(4, (index) =>
      line(
        `M340 ${200 + index * 56}h20M380 ${200 + index * 56}q60 -10 ${120 + dice(seed, index, 110)} 0`,
        index % 2 === 0 ? "#3e7d55" : "#a94f43",
        8,
      ),
    ) + line("M400 470q60 -60 120 0t90 -20", "#d08a3c", 8),
  (seed) =>
    line("M350 190V480H620", "#4d575f", 8) +
    times(4, (index) => {
      const height = 70 + dice(seed, index, 180);
      return rect(376 + index * 60, 476 - height, 40, height, BARS[index % 3] ?? "", 4);
    }),
  (seed) =>
    times(5, (index) => {
      const [x, y] = [
        Math.round(480 + Math.cos(index * 1.257 + 0.3) * 130),
        Math.round(330 + Math.sin(index * 1.257 + 0.3) * 130),
      ];
      return (
        line(`M480 330L${x} ${y}`, "#6b5a4a", 6) +
        circle(x, y, 34 + dice(seed, index, 12), ["#8fc1de", "#e2a72e", "#5f9b84", "#d98f6a"][index % 4] ?? "")
      );
    }) + circle(480, 330, 56, "#25556b"),
];

/** A chart on paper, as a group has filled it. */
export const flipchart: Scene = ({ low }, seed) =>
  rect(0, 0, 960, 640, low) +
  line("M330 600L420 80M630 600L540 80", "#6b5a4a", 14) +
  rect(290, 70, 380, 470, "#fff", 4) +
  rect(290, 60, 380, 22, "#5d6a73", 4) +
  line("M330 130q80 -14 220 -2", "#25556b", 12) +
  (drafts[seed % drafts.length] ?? drafts[0])(seed);
