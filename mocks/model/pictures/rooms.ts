import type { Scene } from "./places.ts";
import { bust, circle, dice, line, lookOf, path, rect, times } from "./shapes.ts";

/** Early, late and night shift on a plan. */
const PLAN = ["#8fc1de", "#e2a72e", "#5f9b84"] as const;

/** Somebody seen from behind on a chair. */
function listener(x: number, y: number, seed: number): string {
  const { hair, coat, hasLongHair } = lookOf(seed);
  return (
    path(`M${x - 62} ${y + 150}c0 -90 20 -118 62 -118s62 28 62 118z`, coat) +
    circle(x, y, 38, hair) +
    (hasLongHair ? rect(x - 34, y, 68, 52, hair, 20) : "") +
    rect(x - 50, y + 92, 100, 90, "#4b4039", 12)
  );
}

/** A light wall with three windows, as SVG; `far` is the colour of the hills outside. */
export const windowWall = (glass: string, far: string): string =>
  rect(0, 0, 960, 430, "#f3ede2") +
  times(3, (index) => {
    const x = 600 + index * 118;
    return (
      rect(x, 60, 106, 260, glass, 4) + path(`M${x} 320V250q50 -50 106 -10v80z`, far) + rect(x + 50, 60, 6, 260, "#fff")
    );
  });

const board = (x: number, y: number): string =>
  rect(x, y, 330, 200, "#fff", 6) +
  rect(x, y, 330, 14, "#c9c2b6", 4) +
  rect(x + 26, y + 40, 150, 14, "#25556b", 3) +
  times(
    3,
    (index) =>
      circle(x + 36, y + 82 + index * 32, 6, "#d08a3c") +
      rect(x + 54, y + 77 + index * 32, 130 - index * 24, 9, "#9aa6ad", 3),
  ) +
  times(3, (index) => rect(x + 222 + index * 30, y + 150 - index * 30, 20, 26 + index * 30, "#5f9b84", 2));

/** A seminar: somebody explains at the board, people listen. */
export const seminar: Scene = ({ glass, far }, seed) =>
  windowWall(glass, far) +
  rect(0, 430, 960, 210, "#c9a77c") +
  board(120, 70) +
  bust(520, 250, 76, seed + 3) +
  line("M480 330L430 250", lookOf(seed + 3).coat, 26) +
  circle(428, 244, 14, lookOf(seed + 3).skin) +
  rect(40, 420, 880, 22, "#e7d9c3", 6) +
  times(4, (index) => rect(90 + index * 220, 400, 70, 20, index % 2 === 0 ? "#fff" : "#d7e2e4", 3)) +
  times(4, (index) => listener(130 + index * 234, 430 + (index % 2) * 20, seed + index * 3));

/** A table with people who talk. */
export const meeting: Scene = ({ glass, far }, seed) =>
  windowWall(glass, far) +
  rect(0, 420, 960, 220, "#b08d68") +
  times(3, (index) => bust(180 + index * 290, 330 - (index % 2) * 18, 88, seed + index * 5)) +
  path("M0 640l110 -190h740l110 190z", "#e9dcc6") +
  times(
    3,
    (index) =>
      rect(150 + index * 270, 500, 120, 74, "#fff", 4) +
      times(3, (row) => rect(164 + index * 270, 516 + row * 16, 84 - row * 14, 5, "#9aa6ad")),
  ) +
  circle(320, 500, 20, "#25556b") +
  circle(320, 498, 14, "#4a2f22") +
  path(
    "M390 96h190a20 20 0 0 1 20 20v44a20 20 0 0 1-20 20h-120l-30 30v-30h-40a20 20 0 0 1-20-20v-44a20 20 0 0 1 20-20z",
    "#25556b",
  ) +
  line("M402 124h160M402 150h110", "#f3ede2", 8);

/** A desk with a law book, a computer and a cup. */
export const desk: Scene = ({ glass }, seed) =>
  rect(0, 0, 960, 640, ["#e6dac6", "#d6e0dc", "#e8d9cf"][seed % 3] ?? "#e6dac6") +
  rect(0, 300, 960, 340, "#b98f62") +
  times(4, (index) => line(`M0 ${360 + index * 70}q300 -16 960 0`, "#ac8257", 3)) +
  path("M300 380l30 -230h330l30 230z", "#3a434b") +
  rect(344, 164, 302, 200, glass, 4) +
  rect(370, 192, 150, 14, "#25556b") +
  times(5, (index) => rect(370, 222 + index * 24, 240 - dice(seed, index, 90), 9, "#8fa3ad")) +
  path("M250 380h490l40 46H210z", "#4d575f") +
  rect(60, 420, 220, 150, "#7c2f35", 6) +
  rect(76, 420, 8, 150, "#a4545a") +
  `<text x="178" y="528" font-family="serif" font-size="92" fill="#f0d9a8" text-anchor="middle">§</text>` +
  rect(640, 450, 200, 140, "#fff", 4) +
  times(5, (index) => rect(662, 474 + index * 22, 150 - dice(seed, index + 3, 60), 7, "#a7b1b7")) +
  line("M800 590L870 470", "#d08a3c", 12) +
  circle(480, 520, 54, "#f5f1e8") +
  circle(480, 520, 40, "#5a3a28") +
  line("M532 506q40 6 20 40q-10 14 -28 6", "#f5f1e8", 12);

/** Helmet, checklist and a hall: work that is safe. */
export const workshop: Scene = ({ high, low, glass }, seed) =>
  rect(0, 0, 960, 640, low) +
  rect(0, 0, 960, 300, high) +
  times(
    5,
    (index) =>
      path(`M${index * 200 - 20} 330V190l200 -70v210z`, "#8d979d") +
      path(`M${index * 200 + 30} 240l120 -42v40l-120 42z`, glass),
  ) +
  rect(0, 330, 960, 310, "#c2bcb2") +
  rect(0, 330, 960, 40, "#a39c91") +
  times(
    3,
    (index) => rect(80 + index * 120, 380, 90, 70, "#b98f62", 4) + line(`M${80 + index * 120} 414h90`, "#8f6a44", 5),
  ) +
  rect(500, 380, 260, 230, "#fff", 8) +
  rect(580, 364, 100, 34, "#5d6a73", 8) +
  times(
    4,
    (index) =>
      line(`M530 ${430 + index * 44}l12 12 20 -24`, "#3e7d55", 8) +
      rect(584, 426 + index * 44, 140 - dice(seed, index, 50), 10, "#9aa6ad", 3),
  ) +
  path("M180 590a120 110 0 0 1 240 0z", "#e2a72e") +
  rect(160, 584, 280, 24, "#d0931f", 12) +
  rect(286, 478, 28, 60, "#f0c055", 8);

/** A large clock and the week's shifts on a wall: working time. */
export const shifts: Scene = ({ high, low }, seed) =>
  rect(0, 0, 960, 640, low) +
  rect(0, 520, 960, 120, "#b98f62") +
  rect(60, 90, 840, 380, "#fff", 10) +
  rect(60, 90, 840, 60, "#25556b", 10) +
  times(7, (day) => rect(84 + day * 116, 112, 64, 14, "#f3ede2", 4)) +
  times(4, (row) =>
    times(7, (day) =>
      rect(84 + day * 116, 176 + row * 70, 90, 44, day > 4 ? "#ece6da" : (PLAN[dice(seed, row * 7 + day, 3)] ?? ""), 6),
    ),
  ) +
  circle(480, 310, 190, "#25556b") +
  circle(480, 310, 166, "#fdfaf3") +
  times(12, (hour) => {
    const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
    return circle(Math.round(480 + sin * 136), Math.round(310 - cos * 136), hour % 3 === 0 ? 10 : 5, "#4d575f");
  }) +
  line("M480 310V206", "#2a2422", 12) +
  line(`M480 310L556 ${310 + dice(seed, 1, 40)}`, "#2a2422", 16) +
  line("M480 310L420 400", "#c0632f", 6) +
  circle(480, 310, 14, "#c0632f") +
  rect(0, 510, 960, 14, high);

/** A room with a bed, a lamp and a window. */
export const bedroom: Scene = ({ glass, far }, seed) =>
  rect(0, 0, 960, 640, ["#e9e2d4", "#dfe6e4", "#ece0d6"][seed % 3] ?? "#e9e2d4") +
  rect(0, 500, 960, 140, "#a98560") +
  rect(620, 80, 260, 270, "#fff", 4) +
  rect(634, 94, 110, 242, glass) +
  rect(756, 94, 110, 242, glass) +
  path("M634 336v-70q60 -50 110 -10v80zM756 336v-60q60 -40 110 0v60z", far) +
  path("M580 60h60q-6 180 -40 310h-20zM920 60h-60q6 180 40 310h20z", "#b9c9c2") +
  rect(90, 240, 420, 180, "#7c5a40", 16) +
  rect(70, 400, 470, 140, "#f7f4ee", 18) +
  rect(70, 450, 470, 100, "#25556b", 18) +
  rect(120, 350, 150, 80, "#fff", 24) +
  rect(300, 350, 150, 80, "#fff", 24) +
  rect(560, 440, 90, 110, "#8a6446", 4) +
  rect(600, 370, 8, 70, "#5a4a3d") +
  path("M566 372l16 -66h44l16 66z", "#f2d79a") +
  rect(210, 90, 190, 120, "#fff", 2) +
  path("M220 200l50 -60 40 40 30 -24 50 44z", "#7fa08c");

/** A terrace with tables under a lamp string. */
export const terrace: Scene = ({ high, low, glass, far }, seed) =>
  rect(0, 0, 960, 640, high) +
  rect(0, 200, 960, 200, low) +
  path("M0 330q240 -120 480 -40t480 -50V460H0z", far) +
  rect(0, 420, 960, 220, "#b59a7c") +
  times(6, (index) => line(`M${index * 180} 420l${(index - 3) * 60 + 20} 220`, "#a4886a", 3)) +
  line("M0 90q240 110 480 10t480 10", "#4b4039", 4) +
  times(9, (index) => circle(60 + index * 106, 124 + ((index * 37) % 30), 11, glass)) +
  times(3, (index) => {
    const x = 160 + index * 310;
    return (
      `<ellipse cx="${x}" cy="480" rx="110" ry="26" fill="#f6f2ea"/>` +
      rect(x - 6, 490, 12, 90, "#5a4a3d") +
      rect(x - 50, 452, 14, 30, "#8fb5a5", 3) +
      circle(x + 30, 470, 18, "#fff") +
      circle(x, 450, 14, lookOf(seed + index).coat)
    );
  });

/** The room before everybody comes: chairs in a circle, light on the floor. */
export const empty: Scene = ({ glass, far, sun }) =>
  windowWall(glass, far) +
  rect(0, 430, 960, 210, "#c9a77c") +
  path("M600 430h354l-120 210H420z", sun) +
  board(120, 70) +
  times(7, (index) => {
    const x = 90 + index * 124;
    const y = 430 + Math.round(Math.sin((index / 6) * Math.PI) * 70);
    return (
      rect(x, y, 72, 84, "#25556b", 12) +
      rect(x - 6, y + 78, 84, 20, "#1d4356", 8) +
      line(`M${x + 4} ${y + 98}v50M${x + 68} ${y + 98}v50`, "#4b4039", 7)
    );
  });

/** A door with a ramp, and somebody in a wheelchair on the way in. */
export const ramp: Scene = ({ glass }, seed) =>
  rect(0, 0, 960, 640, "#e8e1d3") +
  rect(560, 90, 320, 420, "#8a9aa0", 8) +
  rect(580, 110, 136, 400, glass, 4) +
  rect(724, 110, 136, 400, glass, 4) +
  rect(0, 560, 960, 80, "#b9aa93") +
  path("M60 560L560 510H960V560z", "#9d8d75") +
  line("M70 470L560 420", "#5b6a70", 10) +
  times(4, (index) => line(`M${90 + index * 150} ${468 - index * 15}V${556 - index * 14}`, "#5b6a70", 8)) +
  bust(330, 300, 84, seed) +
  path("M262 400h140l20 90h-180z", "#2f3a4c") +
  line("M250 340V470H440", "#2a2422", 14) +
  circle(320, 470, 78, "#2a2422") +
  circle(320, 470, 62, "#e8e1d3") +
  circle(320, 470, 12, "#2a2422") +
  circle(452, 520, 26, "#2a2422");

/** Two apprentices at a bench with a vice and tools. */
export const bench: Scene = ({ glass, far }, seed) =>
  windowWall(glass, far) +
  rect(0, 400, 960, 240, "#8f979c") +
  bust(270, 300, 92, seed + 1) +
  bust(520, 316, 88, seed + 4) +
  rect(60, 440, 840, 40, "#b08d68", 6) +
  rect(100, 480, 60, 160, "#7b6247") +
  rect(800, 480, 60, 160, "#7b6247") +
  path("M640 440v-60h110v60z", "#3e4a50") +
  rect(690, 350, 30, 40, "#5b6a70", 4) +
  line("M330 436l90 -26", "#c0632f", 14) +
  rect(150, 420, 90, 18, "#5f9b84", 6);
