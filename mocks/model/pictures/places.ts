import { circle, dice, line, panes, path, rect, sky, times, tree, type Light } from "./shapes.ts";

/** Draws a view of 960 by 640. */
export type Scene = (light: Light, seed: number) => string;

const waves = (top: number, { water }: Light): string =>
  rect(0, top, 960, 640 - top, water) +
  `<g stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round">${times(14, (index) => `<path d="M${(index * 173) % 900} ${top + 24 + index * 13}h${40 + (index % 4) * 26}"/>`)}</g>`;

const crane = (x: number, y: number, colour: string): string =>
  line(
    `M${x} ${y}V${y - 190}M${x + 44} ${y}V${y - 190}M${x - 8} ${y - 190}H${x + 56}M${x} ${y - 100}L${x + 44} ${y - 40}`,
    colour,
    8,
  ) +
  line(`M${x + 20} ${y - 190}L${x + 20} ${y - 240}L${x + 170} ${y - 300}M${x + 160} ${y - 296}V${y - 210}`, colour, 6);

const warehouse = (x: number, width: number, height: number, brick: string, light: Light): string =>
  path(`M${x} 440V${440 - height}l${width / 2} -56 ${width / 2} 56V440z`, brick) +
  rect(x + width / 2 - 12, 440 - height - 14, 24, 34, "#3c2620") +
  panes(x + 18, 440 - height + 40, Math.floor((width - 24) / 44), Math.floor((height - 50) / 56), 44, light.glass) +
  rect(x, 430, width, 10, "#5b3a30");

/** Cranes, warehouses of brick and a ship. */
export const harbour: Scene = (light, seed) =>
  sky(light, seed) +
  crane(700, 440, "#7b8794") +
  crane(820, 440, "#8f5a4a") +
  warehouse(20, 170, 200, "#9a4f3f", light) +
  warehouse(196, 150, 236, "#8a4638", light) +
  warehouse(352, 190, 184, "#a65b46", light) +
  rect(0, 440, 960, 30, "#6d6a66") +
  waves(470, light) +
  path("M520 560h300l44 -70h-56v-40h-110v40h-190z", "#f4f1ea") +
  path("M520 560h300l26 -42h-338z", "#24435c") +
  panes(712, 460, 3, 1, 34, light.glass) +
  rect(600, 470, 70, 20, "#b5653a", 3) +
  rect(600, 446, 50, 22, "#d5a24a", 3);

/** Tall warehouses of brick along a canal, and a bridge. */
export const canal: Scene = (light, seed) =>
  sky(light, seed) +
  times(5, (index) =>
    warehouse(
      index * 196 - 10,
      188,
      230 + dice(seed, index, 90),
      ["#8a4638", "#9a4f3f", "#7a4034"][index % 3] ?? "#8a4638",
      light,
    ),
  ) +
  rect(0, 440, 960, 26, "#6d6a66") +
  waves(466, light) +
  path("M0 560q480 -190 960 0v26q-480 -190 -960 0z", "#3f5660") +
  line("M0 520q480 -190 960 0", "#3f5660", 6) +
  times(15, (index) => {
    const [x, bend] = [32 + index * 64, (32 + index * 64) / 960];
    return line(`M${x} ${520 - 380 * bend * (1 - bend)}v42`, "#3f5660", 4);
  });

const basket = (x: number, y: number, stripe: string): string =>
  path(`M${x} ${y}v-70q45 -46 90 0v70z`, "#f4efe4") +
  times(3, (index) => rect(x + 8 + index * 28, y - 62, 14, 40, stripe)) +
  rect(x - 4, y - 24, 98, 24, "#c9b48c", 4);

/** Beach, beach chairs and a pier. */
export const sea: Scene = (light, seed) =>
  sky(light, seed) +
  waves(330, light) +
  rect(560, 330, 400, 10, "#7a6a58") +
  times(9, (index) => rect(572 + index * 44, 338, 7, 44, "#6a5b4b")) +
  path("M760 330v-60l60 -34 60 34v60z", "#f4f1ea") +
  path("M748 276l72 -46 72 46z", "#8f4a3e") +
  panes(778, 284, 3, 1, 34, light.glass) +
  path("M0 470q250 -60 520 -10t440 -20V640H0z", "#e8d7b0") +
  path("M0 560q200 -60 420 -20t540 -10V640H0z", "#dcc795") +
  basket(150, 560, "#3f6d8c") +
  basket(330, 590, "#a94f43") +
  times(12, (index) =>
    line(`M${620 + index * 26} ${600 - (index % 3) * 16}q4 -30 ${14 - (index % 4) * 8} -56`, "#7d8a54", 4),
  ) +
  line("M230 150q16 -14 26 0q12 -14 28 0M330 110q12 -10 20 0q9 -10 20 0", "#5c6a74", 4);

const gable = (x: number, width: number, top: number, wall: string, light: Light): string =>
  path(`M${x} 470V${top}l${width / 2} -70 ${width / 2} 70V470z`, wall) +
  path(
    `M${x - 6} ${top + 2}l${width / 2 + 6} -80 ${width / 2 + 6} 80h-14l${-width / 2 + 8} -62 ${-width / 2 + 8} 62z`,
    "#7c3d33",
  ) +
  panes(x + 14, top + 16, Math.max(1, Math.floor((width - 16) / 38)), Math.floor((450 - top) / 50), 38, light.glass);

/** Gabled houses, two spires and a bridge of stone. */
export const oldTown: Scene = (light, seed) =>
  sky(light, seed) +
  times(2, (index) => path(`M${600 + index * 92} 470V200l30 -150 30 150V470z`, light.far)) +
  times(7, (index) =>
    gable(
      index * 128 - 20,
      124,
      270 + dice(seed, index, 70),
      ["#e2b36a", "#d98f6a", "#cfd3b0", "#e8d5b5", "#b9c9cf"][dice(seed, index + 4, 5)] ?? "#e2b36a",
      light,
    ),
  ) +
  rect(0, 462, 960, 20, "#8b8072") +
  waves(482, light) +
  `<g fill="#a89b88">${times(4, (index) => `<path d="M${index * 250 - 40} 560V500h250v60h-40a85 62 0 0 0-170 0z"/>`)}<rect y="488" width="960" height="20"/></g>`;

const fir = (x: number, y: number, size: number): string =>
  rect(x - size * 0.05, y - size * 0.2, size * 0.1, size * 0.2, "#5a4030") +
  times(3, (index) => {
    const [top, half] = [y - size * (0.2 + (index + 1.4) * 0.24), size * (0.34 - index * 0.08)];
    return path(`M${x} ${top}l${half} ${size * 0.36}h${-half * 2}z`, index % 2 === 0 ? "#2f5a48" : "#3b6a54");
  });

/** Peaks with snow, firs, a lake and a house of wood. */
export const mountains: Scene = (light, seed) =>
  sky(light, seed) +
  path("M-40 420L170 150l130 150 150 -190 190 220 120 -130 240 240v60H-40z", light.far) +
  path("M170 150l44 50 -30 14 -22 -14 -38 20zM450 110l54 62 -34 10 -24 -16 -44 34z", "#fff") +
  path("M-40 460q260 -130 520 -30t520 -30V640H-40z", "#6d9a6a") +
  waves(500, light) +
  path("M0 500q200 -26 420 0H0z", "#5c8a5c") +
  times(9, (index) =>
    fir(40 + index * 112 + dice(seed, index, 40), 506 - dice(seed, index, 40), 120 + dice(seed, index, 50)),
  ) +
  path("M590 500v-90h210v90z", "#8a5f3e") +
  path("M566 418l130 -84 130 84z", "#5b3d2b") +
  panes(618, 430, 4, 1, 46, light.glass) +
  rect(590, 478, 210, 8, "#6d4a2f") +
  path("M0 600q300 -50 960 -10V640H0z", "#4f7f55");

/** Blocks, trees and a tram. */
export const city: Scene = (light, seed) =>
  sky(light, seed) +
  times(9, (index) => rect(index * 110 - 10, 250 - dice(seed, index, 130), 92, 300, light.far)) +
  times(6, (index) => {
    const [x, top] = [index * 168 - 20, 270 + dice(seed, index + 9, 90)];
    const wall = ["#d9cbb5", "#c7d0d4", "#e3d9c8", "#b8a08a"][(index + seed) % 4] ?? "#d9cbb5";
    return rect(x, top, 150, 300, wall, 4) + panes(x + 16, top + 20, 4, 4, 34, light.glass);
  }) +
  rect(0, 530, 960, 110, "#8d9093") +
  rect(0, 530, 960, 16, "#b7b3aa") +
  times(5, (index) => tree(90 + index * 200, 540, 130)) +
  rect(250, 500, 380, 84, "#b1443c", 14) +
  rect(266, 514, 348, 34, light.glass, 6) +
  times(5, (index) => rect(330 + index * 66, 512, 8, 40, "#b1443c")) +
  circle(310, 588, 14, "#333") +
  circle(570, 588, 14, "#333");

/** A house with its entrance under trees. */
export const hotelFront: Scene = (light, seed) => {
  const wall = ["#eee4d2", "#d7dfe0", "#e6cfae", "#f1ece2"][seed % 4] ?? "#eee4d2";
  return (
    sky(light, seed) +
    path("M0 470q240 -70 480 -40t480 -20V640H0z", "#8fae7c") +
    path("M140 190l340 -110 340 110z", "#6c4a41") +
    rect(170, 190, 620, 340, wall) +
    panes(200, 220, 9, 2, 66, light.glass) +
    times(9, (index) => rect(196 + index * 66, 272, 42, 6, "#9a8f80")) +
    rect(400, 400, 160, 130, "#51423a", 6) +
    rect(414, 414, 62, 116, light.glass) +
    rect(484, 414, 62, 116, light.glass) +
    path("M370 400h220l-24 -36h-172z", "#25556b") +
    panes(206, 404, 2, 1, 90, light.glass) +
    panes(610, 404, 2, 1, 90, light.glass) +
    path("M380 530h200l120 110H260z", "#d9d2c4") +
    tree(90, 560, 220) +
    tree(870, 570, 250, "#4a7a58") +
    times(6, (index) => circle(200 + index * 36, 540, 20, index % 2 === 0 ? "#7fa06d" : "#93b07f")) +
    times(6, (index) => circle(590 + index * 36, 540, 20, index % 2 === 0 ? "#7fa06d" : "#93b07f"))
  );
};
