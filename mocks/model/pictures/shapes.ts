/** Colours of a scene by the time of its day. */
export interface Light {
  readonly high: string;
  readonly low: string;
  readonly sun: string;
  readonly far: string;
  readonly water: string;
  /** Windows: lit in the evening. */
  readonly glass: string;
}

const lights: readonly [Light, ...Light[]] = [
  { high: "#8fc1de", low: "#e7f1f2", sun: "#fff6d6", far: "#8fb0b8", water: "#5f9bb3", glass: "#dcebf0" },
  { high: "#5a8fc0", low: "#f6dcc0", sun: "#ffe2a0", far: "#8a94a8", water: "#4c83a3", glass: "#ffe9b8" },
  { high: "#3c5586", low: "#f0b38c", sun: "#ffd08a", far: "#6a6f92", water: "#43618c", glass: "#ffd98c" },
];

/** The light of a picture, by a number of its own. */
export const lightOf = (seed: number): Light => lights[seed % lights.length] ?? lights[0];

/** An SVG rectangle; `round` is the radius of its corners. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round === 0 ? "" : ` rx="${round}"`}/>`;

/** An SVG path that is filled. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An SVG path that is drawn as a stroke with round ends. */
export const line = (d: string, stroke: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** An SVG circle by its centre. */
export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Draws something several times; the index begins with 0. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A whole number below `below` that is always the same for the same two. */
export function dice(seed: number, index: number, below: number): number {
  const mixed = Math.imul(Math.imul(seed + 1, 0x9e37_79b1) + Math.imul(index + 1, 0x85eb_ca6b), 0xc2b2_ae35);
  return Math.floor(Math.abs(mixed) / 65_536) % below;
}

/** Rows of windows on a wall. */
export const panes = (x: number, y: number, columns: number, rows: number, step: number, glass: string): string =>
  times(rows, (row) =>
    times(columns, (column) => rect(x + column * step, y + row * step * 1.25, step * 0.5, step * 0.72, glass, 2)),
  );

/** The sky with its sun and two clouds. */
export function sky({ high, low, sun }: Light, seed: number): string {
  const x = 160 + dice(seed, 1, 640);
  return (
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".75" stop-color="${low}"/></linearGradient>` +
    rect(0, 0, 960, 640, "url(#s)") +
    circle(x, 170, 46, sun) +
    `<g fill="#fff" fill-opacity=".6">${times(2, (index) => {
      const left = dice(seed, index + 3, 700);
      const top = 70 + index * 70;
      return `<path d="M${left} ${top}h150a26 26 0 0 0-34-34 44 44 0 0 0-78-4 28 28 0 0 0-38 38z"/>`;
    })}</g>`
  );
}

/** A tree with a round crown, its foot at `x`, `y`. */
export const tree = (x: number, y: number, size: number, green = "#3f6f52"): string =>
  rect(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.5, "#6b4d38") +
  circle(x, y - size * 0.72, size * 0.34, green) +
  circle(x - size * 0.2, y - size * 0.52, size * 0.24, green) +
  circle(x + size * 0.22, y - size * 0.54, size * 0.25, green) +
  circle(x - size * 0.08, y - size * 0.8, size * 0.16, "#5c8d69");

const skins = ["#f0c8a8", "#d9a47c", "#a86f4a", "#f5d6bd", "#7d5238"] as const;
const hairs = ["#3a2a22", "#6d4a2f", "#1f1c1c", "#a8763e", "#8d8d8f"] as const;
const coats = ["#25556b", "#7c3f46", "#3e6650", "#54487a", "#8a6a35", "#2f3a4c"] as const;

/** The colours of somebody, always the same for the same number. */
export const lookOf = (seed: number): { skin: string; hair: string; coat: string; hasLongHair: boolean } => ({
  skin: skins[dice(seed, 2, skins.length)] ?? skins[0],
  hair: hairs[dice(seed, 5, hairs.length)] ?? hairs[0],
  coat: coats[dice(seed, 7, coats.length)] ?? coats[0],
  hasLongHair: seed % 2 === 0,
});

/** Somebody from the waist up, the neck at `x`, `y`, with a head of about `size` pixels. */
export function bust(x: number, y: number, size: number, seed: number): string {
  const { skin, hair, coat, hasLongHair } = lookOf(seed);
  const [w, top] = [size * 0.5, y - size * 0.78];
  const back = hasLongHair
    ? path(
        `M${x - w * 1.06} ${y + size * 0.34}V${top}a${w * 1.06} ${w * 1.06} 0 0 1 ${w * 2.12} 0V${y + size * 0.34}z`,
        hair,
      )
    : "";
  const crown = hasLongHair
    ? `M${x - w} ${top + 4}a${w} ${w} 0 0 1 ${w * 2} 0c${-w * 0.5} ${-w * 0.1} ${-w * 0.9} ${-w * 0.5} ${-w * 1.1} ${-w * 0.62}c${-w * 0.1} ${w * 0.3} ${-w * 0.5} ${w * 0.56} ${-w * 0.9} ${w * 0.62}z`
    : `M${x - w} ${top + 6}a${w} ${w * 1.06} 0 0 1 ${w * 2} 0l${-w * 0.18} ${w * 0.1}c${-w * 0.1} ${-w * 0.36} ${-w * 0.3} ${-w * 0.5} ${-w * 0.5} ${-w * 0.52}h${-w * 0.7}c${-w * 0.2} 0 ${-w * 0.4} ${w * 0.2} ${-w * 0.46} ${w * 0.54}z`;
  const eye = (side: number): string => circle(x + side * w * 0.4, top + size * 0.1, size * 0.045, "#2a2422");
  return (
    back +
    path(
      `M${x - size * 1.05} ${y + size * 1.5}c0 ${-size} ${size * 0.3} ${-size * 1.24} ${size * 0.8} ${-size * 1.34}h${size * 0.5}c${size * 0.5} ${size * 0.1} ${size * 0.8} ${size * 0.34} ${size * 0.8} ${size * 1.34}z`,
      coat,
    ) +
    path(
      `M${x - size * 0.3} ${y + size * 0.14}L${x} ${y + size * 0.62}L${x + size * 0.3} ${y + size * 0.14}z`,
      "#f7f5f0",
    ) +
    rect(x - size * 0.16, y - size * 0.3, size * 0.32, size * 0.56, skin, size * 0.14) +
    `<ellipse cx="${x}" cy="${top + size * 0.16}" rx="${w * 0.92}" ry="${size * 0.58}" fill="${skin}"/>` +
    path(crown, hair) +
    eye(-1) +
    eye(1) +
    line(`M${x - w * 0.3} ${top + size * 0.44}q${w * 0.3} ${size * 0.13} ${w * 0.6} 0`, "#9a4f46", size * 0.04)
  );
}
