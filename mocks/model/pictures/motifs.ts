import type { Scene } from "./places.ts";
import { bust, circle, dice, line, lookOf, panes, path, rect, times } from "./shapes.ts";

const GROUND = ["#e6dac6", "#d6e0dc", "#e8d9cf", "#dbe2e8"] as const;
const INK = "#25556b";

const wall = (seed: number): string => rect(0, 0, 960, 640, GROUND[seed % GROUND.length] ?? GROUND[0]);
const table = (top: number): string =>
  rect(0, top, 960, 640 - top, "#b98f62") +
  times(3, (index) => line(`M0 ${top + 50 + index * 60}q300 -14 960 0`, "#ac8257", 3));

/** Lines of writing, in a width of so many pixels. */
const writing = (x: number, y: number, width: number, rows: number, seed: number): string =>
  times(rows, (row) => rect(x, y + row * 26, width - dice(seed, row, Math.round(width / 2.5)), 9, "#a7b1b7", 3));

/** A screen behind a shield with a lock: whose data are safe. */
export const lock: Scene = ({ glass }, seed) =>
  wall(seed) +
  table(500) +
  rect(150, 110, 660, 390, "#3a434b", 16) +
  rect(176, 136, 608, 338, glass, 6) +
  rect(430, 500, 100, 40, "#4d575f") +
  rect(350, 536, 260, 20, "#4d575f", 8) +
  writing(206, 170, 170, 10, seed) +
  writing(600, 170, 160, 10, seed + 1) +
  path("M480 130c50 34 96 44 150 46c6 130 -40 220 -150 280c-110 -60 -156 -150 -150 -280c54 -2 100 -12 150 -46z", INK) +
  path("M480 166c40 24 74 32 116 36c0 100 -36 168 -116 216z", "#2f6a84") +
  line("M440 286v-30a40 40 0 0 1 80 0v30", "#f3ede2", 16) +
  rect(420, 280, 120, 96, "#f0c055", 12) +
  circle(480, 318, 14, INK) +
  rect(474, 318, 12, 32, INK, 4);

/** A desk at home under a window, with a plant, a lamp and a cat. */
export const home: Scene = ({ glass, far, sun }, seed) =>
  wall(seed) +
  rect(90, 60, 360, 300, "#fff", 6) +
  rect(106, 76, 156, 268, glass) +
  rect(278, 76, 156, 268, glass) +
  circle(210, 150, 34, sun) +
  path("M106 344v-90q80 -60 156 -10v100zM278 344v-80q70 -60 156 -4v84z", far) +
  path("M70 50h70q-6 170 -46 320H70zM470 50h-70q6 170 46 320h24z", "#d98f6a") +
  table(440) +
  path("M360 430l24 -190h290l24 190z", "#3a434b") +
  rect(404, 256, 252, 160, glass, 4) +
  bust(530, 366, 56, seed + 1) +
  path("M320 430h420l34 34H286z", "#4d575f") +
  path("M150 440l18 90h84l18 -90z", "#c0632f") +
  times(5, (index) =>
    line(`M210 440q${(index - 2) * 40} -70 ${(index - 2) * 62} ${-110 + Math.abs(index - 2) * 24}`, "#3f6f52", 18),
  ) +
  line("M850 440V250L760 180", "#4b4039", 10) +
  path("M700 210l70 -60 44 50 -80 62z", "#e2a72e") +
  rect(800, 436, 100, 16, "#4b4039", 8) +
  path("M700 560c0 -50 30 -70 70 -70s80 26 80 70z", "#8d8d8f") +
  circle(702, 512, 34, "#8d8d8f") +
  path("M676 492l-2 -34 26 20zM728 492l2 -34 -26 20z", "#8d8d8f") +
  line("M846 552q50 -10 34 -60", "#8d8d8f", 16);

/** A letter that has come, and the week that is left. */
export const letter: Scene = (_light, seed) =>
  wall(seed) +
  table(430) +
  path("M140 330l240 -170 240 170v230H140z", "#c9b48c") +
  rect(186, 90, 388, 330, "#fff", 4) +
  rect(220, 126, 150, 16, INK, 3) +
  writing(220, 170, 300, 7, seed) +
  line("M420 372q20 -40 36 -6t40 -8", INK, 6) +
  path("M140 330l240 160 240 -160v230H140z", "#e8dcc0") +
  path("M140 560l200 -160h80l200 160z", "#dccda9") +
  rect(660, 170, 220, 250, "#fff", 10) +
  rect(660, 170, 220, 56, "#a94f43", 10) +
  times(2, (index) => rect(700 + index * 120, 150, 18, 44, "#4d575f", 6)) +
  times(3, (row) =>
    times(4, (column) =>
      rect(680 + column * 48, 246 + row * 54, 36, 40, row * 4 + column === 6 ? "#f0c055" : "#ece6da", 5),
    ),
  ) +
  line("M686 252l24 28M710 252l-24 28M734 252l24 28M758 252l-24 28", "#a94f43", 6);

/** Scales on a book of law. */
export const scales: Scene = (_light, seed) =>
  wall(seed) +
  table(500) +
  rect(270, 500, 420, 70, "#7c2f35", 8) +
  rect(290, 516, 380, 40, "#f7f2e6", 3) +
  rect(270, 500, 60, 70, "#64252b", 8) +
  rect(380, 470, 200, 30, "#8a6a35", 6) +
  rect(466, 130, 28, 350, "#a8823f", 6) +
  circle(480, 120, 26, "#d0a550") +
  line("M220 196Q480 130 740 196", "#a8823f", 18) +
  times(2, (side) => {
    const x = 220 + side * 520;
    return (
      line(`M${x} 196L${x - 86} 380M${x} 196L${x + 86} 380`, "#8a6a35", 5) +
      path(`M${x - 110} 378h220q-20 70 -110 70t-110 -70z`, "#d0a550")
    );
  }) +
  rect(160, 320, 120, 60, INK, 6) +
  rect(176, 334, 88, 10, "#f3ede2", 3) +
  rect(690, 306, 60, 74, "#3e6650", 6) +
  rect(756, 326, 40, 54, "#c0632f", 6) +
  rect(700, 322, 40, 8, "#f3ede2", 3);

/** An urn with a ballot on its way in. */
export const ballot: Scene = (_light, seed) =>
  wall(seed) +
  table(540) +
  rect(400, 60, 190, 250, "#fff", 4) +
  times(
    3,
    (row) =>
      `<rect x="426" y="${96 + row * 60}" width="34" height="34" fill="none" stroke="#4d575f" stroke-width="5"/>` +
      rect(478, 106 + row * 60, 84 - dice(seed, row, 30), 12, "#a7b1b7", 3),
  ) +
  line("M430 160l26 26M456 160l-26 26", "#a94f43", 8) +
  line("M700 90L560 200", lookOf(seed).coat, 60) +
  circle(566, 196, 34, lookOf(seed).skin) +
  path("M250 290h480l40 60H210z", "#8fa3ad") +
  rect(360, 304, 250, 20, "#2a3238", 8) +
  rect(210, 350, 560, 210, "#b9c9d2", 8) +
  rect(250, 390, 480, 130, "#dfe8ec", 8) +
  line("M440 455l34 34 66 -74", "#3e7d55", 18);

/** Hands up: a council decides together. */
export const vote: Scene = ({ glass }, seed) =>
  rect(0, 0, 960, 640, glass) +
  circle(480, 640, 420, "#f3ede2") +
  times(6, (index) => {
    const x = 90 + index * 156;
    const top = 150 + dice(seed, index, 110);
    const { skin, coat } = lookOf(seed + index * 7);
    return (
      line(`M${x} 700V${top + 150}`, coat, 84) +
      rect(x - 46, top + 130, 92, 26, "#f7f5f0", 8) +
      rect(x - 32, top + 40, 64, 100, skin, 26) +
      times(4, (finger) => rect(x - 36 + finger * 19, top - 30 + Math.abs(finger - 1.5) * 12, 16, 96, skin, 8)) +
      line(`M${x + 30} ${top + 88}L${x + 54} ${top + 44}`, skin, 18)
    );
  });

/** Several houses of one firm, and the paper that holds for all. */
export const concern: Scene = ({ glass, high, low }, seed) =>
  rect(0, 0, 960, 640, low) +
  rect(0, 0, 960, 260, high) +
  rect(0, 540, 960, 100, "#8fae7c") +
  times(3, (index) => {
    const x = 60 + index * 310;
    const top = [300, 250, 320][index] ?? 300;
    return (
      rect(x, top, 220, 250, ["#d9cbb5", "#c7d0d4", "#b8a08a"][index] ?? "#d9cbb5", 4) +
      rect(x, top, 220, 20, ["#9a4f3f", INK, "#3e6650"][index] ?? INK, 4) +
      panes(x + 24, top + 44, 4, 3, 48, glass) +
      rect(x + 90, 484, 40, 66, "#51423a", 4) +
      line(`M480 170L${x + 110} ${top - 10}`, "#4d575f", 6)
    );
  }) +
  rect(400, 40, 160, 180, "#fff", 6) +
  rect(424, 66, 90, 14, INK, 3) +
  writing(424, 98, 112, 3, seed) +
  line("M430 196q16 -24 28 -4t36 -6", "#a94f43", 5);

/** Two people talk: one speaks, one asks. */
export const talk: Scene = (_light, seed) =>
  wall(seed) +
  rect(0, 560, 960, 80, "#b98f62") +
  bust(240, 420, 130, seed + 2) +
  bust(720, 420, 130, seed + 5) +
  path(
    "M300 60h260a26 26 0 0 1 26 26v80a26 26 0 0 1 -26 26h-170l-60 54 6 -54h-36a26 26 0 0 1 -26 -26v-80a26 26 0 0 1 26 -26z",
    INK,
  ) +
  line("M316 108h220M316 146h150", "#f3ede2", 12) +
  path(
    "M470 250h150a24 24 0 0 1 24 24v40a24 24 0 0 1 -24 24h-10l-6 40 -46 -40h-88a24 24 0 0 1 -24 -24v-40a24 24 0 0 1 24 -24z",
    "#d98f6a",
  ) +
  times(3, (index) => circle(500 + index * 46, 294, 12, "#fff"));

/** Figures of a firm: bars, a curve and coins. */
export const figures: Scene = (_light, seed) =>
  wall(seed) +
  table(520) +
  rect(130, 80, 560, 400, "#fff", 8) +
  line("M190 130V420H640", "#4d575f", 8) +
  times(6, (index) => {
    const height = 60 + index * 26 + dice(seed, index, 50);
    return rect(214 + index * 70, 416 - height, 46, height, index % 2 === 0 ? "#5f9b84" : "#8fc1de", 4);
  }) +
  line("M220 330l80 -40 70 20 80 -90 70 10 90 -80", "#c0632f", 10) +
  times(3, (stack) =>
    times(3 + stack, (index) => {
      const y = 540 - index * 26;
      return `<ellipse cx="${730 + stack * 76}" cy="${y}" rx="44" ry="17" fill="#b98a2c"/><ellipse cx="${730 + stack * 76}" cy="${y - 8}" rx="44" ry="17" fill="#f0c055"/>`;
    }),
  );

/** An open book of law: what everything else stands on. */
export const law: Scene = (_light, seed) =>
  wall(seed) +
  table(440) +
  path(
    "M480 190c-90 -50 -220 -60 -330 -30v330c110 -30 240 -20 330 30c90 -50 220 -60 330 -30v-330c-110 -30 -240 -20 -330 30z",
    "#7c2f35",
  ) +
  path("M480 180c-80 -46 -200 -56 -304 -30v318c104 -26 224 -16 304 30z", "#fbf7ec") +
  path("M480 180c80 -46 200 -56 304 -30v318c-104 -26 -224 -16 -304 30z", "#f3ecdb") +
  `<text x="328" y="370" font-family="serif" font-size="190" fill="${INK}" text-anchor="middle">§</text>` +
  writing(540, 210, 200, 9, seed) +
  path("M620 140v150l-24 -22 -24 22V132z", "#d08a3c");

/** Somebody speaks at a desk, many listen. */
export const speech: Scene = ({ low }, seed) =>
  rect(0, 0, 960, 640, low) +
  path("M480 0L160 640h640z", "#fff6d6") +
  bust(480, 230, 110, seed + 4) +
  path("M350 330h260l-30 240H380z", "#8a6446") +
  rect(334, 316, 292, 26, "#6d4a2f", 6) +
  line("M560 316V250L530 226", "#2a2422", 8) +
  circle(526, 222, 14, "#2a2422") +
  times(7, (index) => {
    const x = 60 + index * 142;
    const { hair, coat } = lookOf(seed + index * 5);
    return path(`M${x - 62} 660c0 -70 20 -96 62 -96s62 26 62 96z`, coat) + circle(x, 540, 38, hair);
  });

/** A chip from which lines run to what it decides. */
export const chip: Scene = (_light, seed) =>
  rect(0, 0, 960, 640, "#1d3b4c") +
  times(6, (index) => {
    const y = 140 + index * 72;
    return (
      line(`M360 ${200 + index * 48}H260L200 ${y}H90`, "#5f9b84", 8) +
      line(`M600 ${200 + index * 48}H700L760 ${y}H870`, "#8fc1de", 8) +
      circle(84, y, 16, "#5f9b84") +
      circle(876, y, 16, "#8fc1de")
    );
  }) +
  rect(350, 180, 260, 280, "#0f2632", 18) +
  rect(386, 216, 188, 208, INK, 12) +
  times(3, (row) =>
    times(3, (column) =>
      circle(430 + column * 50, 270 + row * 50, 14, dice(seed, row * 3 + column, 2) === 0 ? "#f0c055" : "#dcebf0"),
    ),
  );
