import { bytes, type Answer } from "./answer.ts";

const colours = ["#3a6ea5", "#7a9e5f", "#b5653a", "#6d5a8c", "#2f7f7a", "#a33c52"] as const;

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Tells pictures of one size apart. */
  readonly seed: number;
}

const PEOPLE = ["person", "expert", "speaker", "consultant"];
const TOWNS = ["hotel", "location"];

const veil = (shape: string, opacity: number, fill = "#0b1d2a"): string =>
  `<path d="${shape}" fill="${fill}" fill-opacity="${opacity}"/>`;

function somebody({ width, height }: Frame): string {
  const [x, unit] = [width / 2, Math.min(width, height)];
  return (
    `<circle cx="${x}" cy="${height * 0.3}" r="${unit * 0.14}" fill="#fff" fill-opacity="0.9"/>` +
    veil(`M${x - unit * 0.34} ${height}a${unit * 0.34} ${unit * 0.51} 0 0 1 ${unit * 0.68} 0z`, 0.9, "#fff")
  );
}

function hills({ width, height, seed }: Frame): string {
  const crest = 0.5 + (seed % 5) * 0.04;
  return (
    `<circle cx="${width * (0.2 + (seed % 7) * 0.1)}" cy="${height * 0.3}" r="${Math.min(width, height) * 0.1}" fill="#fff" fill-opacity="0.55"/>` +
    veil(
      `M0 ${height * (crest + 0.12)}Q${width * 0.3} ${height * (crest - 0.14)} ${width * 0.62} ${height * (crest + 0.14)}T${width} ${height * crest}V${height}H0z`,
      0.22,
    ) +
    veil(`M0 ${height * 0.86}Q${width * 0.4} ${height * 0.62} ${width} ${height * 0.84}V${height}H0z`, 0.32)
  );
}

function roofs({ width, height, seed }: Frame): string {
  const house = width / 6;
  return Array.from({ length: 6 }, (_, index) => {
    const top = height * (0.42 + ((seed + index * 3) % 5) * 0.07);
    return veil(
      `M${index * house} ${height}V${top}l${house / 2} ${-height * 0.08} ${house / 2} ${height * 0.08}V${height}z`,
      0.18 + (index % 2) * 0.1,
    );
  }).join("");
}

/** Photos and logos say which they are: who tests looks for that. */
const named = ({ width }: Frame, label: string): string =>
  `<text x="50%" y="50%" fill="#fff" font-family="sans-serif" font-size="${Math.max(10, Math.round(width / 16))}" text-anchor="middle">${label}</text>`;

function motif(kind: string, frame: Frame, label: string): string {
  if (PEOPLE.includes(kind)) return somebody(frame);
  if (TOWNS.includes(kind))
    return roofs(frame) + veil(`M0 ${frame.height * 0.86}H${frame.width}V${frame.height}H0z`, 0.3);
  return ["photo", "flipchart"].includes(kind) || !label.includes("/") ? named(frame, label) : hills(frame);
}

/** A drawn picture of the size that its name ends with: `photo/5101-1-1200x800.svg`; null for another name. */
export function picture(name: string): Answer | null {
  const match = /^([\w/-]+)-(\d{1,4})x(\d{1,4})\.svg$/.exec(name);
  if (match === null) return null;
  const [, label = "", width = "", height = ""] = match;
  const seed = Array.from(label).reduce((total, character) => total + character.charCodeAt(0), 0);
  const colour = colours[seed % colours.length] ?? colours[0];
  const frame = { width: Number(width), height: Number(height), seed };
  return bytes(
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0.55"/><stop offset="1" stop-color="${colour}"/></linearGradient>` +
      `<rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="${label.includes("/") ? "url(#sky)" : colour}"/>${motif(label.split("/")[0] ?? "", frame, label)}</svg>`,
  );
}
