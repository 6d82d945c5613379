import { bytes, type Answer } from "./answer.ts";
import { flipchart } from "./pictures/flipchart.ts";
import {
  ballot,
  chip,
  concern,
  figures,
  home,
  law,
  letter,
  lock,
  scales,
  speech,
  talk,
  vote,
} from "./pictures/motifs.ts";
import { cards, group } from "./pictures/people.ts";
import { canal, city, harbour, hotelFront, mountains, oldTown, sea, type Scene } from "./pictures/places.ts";
import { bedroom, bench, desk, empty, meeting, ramp, seminar, shifts, terrace, workshop } from "./pictures/rooms.ts";
import { bust, circle, lightOf, rect } from "./pictures/shapes.ts";

const PEOPLE = ["person", "expert", "speaker", "consultant"];

/** Towns by the number in a name: `ort-1` is Hamburg, and so is the house of the harbour. */
const towns: Readonly<Record<string, Scene>> = {
  1: harbour,
  2: city,
  3: oldTown,
  5: sea,
  7: oldTown,
  9: mountains,
  31: sea,
  32: oldTown,
  33: harbour,
  "haus-1": sea,
  "haus-3": city,
  "haus-4": oldTown,
  "haus-6": oldTown,
  "haus-7": harbour,
  "haus-8": canal,
  "haus-10": mountains,
  "haus-16": city,
};
/** The pictures of the demo site's start page. */
const start: Readonly<Record<string, Scene>> = {
  start: seminar,
  "rubrik-1": law,
  "rubrik-2": scales,
  "rubrik-3": talk,
  "rubrik-4": workshop,
  "rubrik-5": ramp,
  "rubrik-6": bench,
  "rubrik-7": speech,
};
/** What articles, films and recommendations are about, by the name before the number, or the whole name. */
const subjects: Readonly<Record<string, Scene>> = {
  arbeitszeit: shifts,
  arbeitsschutz: workshop,
  betriebsratswahl: ballot,
  datenschutz: lock,
  homeoffice: home,
  kuendigung: letter,
  mitbestimmung: vote,
  urlaub: sea,
  "topics-1": shifts,
  "topics-2": workshop,
  "topics-3": home,
  "news-1": shifts,
  "news-2": bench,
  "news-3": ballot,
  "news-4": figures,
  "themes-1": law,
  "themes-2": scales,
  "themes-3": speech,
  "conferences-1": group,
  "conferences-2": vote,
  "conferences-3": lock,
  "conferences-4": chip,
  "videos-1": meeting,
  "videos-2": figures,
  "videos-3": letter,
  701: law,
  702: scales,
  703: letter,
  704: speech,
  705: workshop,
  706: ramp,
  707: bench,
  708: ballot,
  709: home,
  721: group,
  722: chip,
  723: vote,
  801: ballot,
  802: workshop,
  803: sea,
  804: concern,
  901: law,
  902: talk,
  903: figures,
};
const otherTowns: readonly [Scene, ...Scene[]] = [oldTown, city];
const insides: readonly [Scene, ...Scene[]] = [hotelFront, seminar, bedroom, terrace];
/** The pictures that a group takes home from its seminar; every third, taken upright, has people all over. */
const taken: readonly [Scene, ...Scene[]] = [seminar, group, cards, terrace, meeting, empty];
const reading: readonly [Scene, ...Scene[]] = [desk, meeting, seminar, workshop];

const at = (scenes: readonly [Scene, ...Scene[]], index: number): Scene => scenes[index % scenes.length] ?? scenes[0];

/** The scene that a name asks for, as `hotel/haus-7-2`: of a house first its town, then what is inside. */
function sceneOf(kind: string, rest: string, seed: number): Scene {
  if (kind === "flipchart") return flipchart;
  if (kind === "photo") return at(taken, Number(/(\d+)$/.exec(rest)?.[1] ?? 1) - 1);
  if (kind === "site") return start[rest] ?? seminar;
  if (kind === "location") return towns[rest.replace("ort-", "")] ?? at(otherTowns, seed);
  const subject = subjects[rest] ?? subjects[rest.replace(/-\d+$/, "")];
  // Films of one subject are told apart by their pictures.
  if (kind === "video" && subject !== undefined) return at([subject, meeting, talk, desk], Number(rest.slice(-1)) - 1);
  if (kind !== "hotel" && subject !== undefined) return subject;
  if (kind !== "hotel") return at(reading, Number(/(\d+)$/.exec(rest)?.[1] ?? seed));
  const [, house = "", nr = "1"] = /^(.*)-(\d+)$/.exec(rest) ?? [];
  return nr === "1" ? (towns[house] ?? at(otherTowns, seed)) : at(insides, Number(nr) - 1);
}

function portrait(seed: number): string {
  const ground = ["#dbe4e0", "#e7dccb", "#d5dde6", "#e6d6d3"][seed % 4] ?? "#dbe4e0";
  return rect(0, 0, 320, 320, ground) + circle(230, 90, 130, "#ffffff55") + bust(160, 200, 104, seed);
}

/** A logo says which it is. */
const named = (label: string): string =>
  `<rect x="0" y="570" width="960" height="70" fill="#0b1d2a" fill-opacity=".55"/><text x="480" y="618" fill="#fff" font-family="sans-serif" font-size="40" text-anchor="middle">${label}</text>`;

function drawn(label: string): { readonly box: string; readonly inside: string } {
  const seed = Array.from(label).reduce((total, character) => total + character.charCodeAt(0), 0);
  const [kind = "", ...rest] = label.split("/");
  if (PEOPLE.includes(kind)) return { box: "0 0 320 320", inside: portrait(seed) };
  const inside =
    rest.length === 0
      ? rect(0, 0, 960, 640, "#3a6ea5") + named(label)
      : sceneOf(kind, rest.join("/"), seed)(lightOf(seed), seed);
  return { box: "0 0 960 640", inside };
}

/**
 * A drawn picture of the size that its name ends with: `photo/5101-1-1200x800.svg`; null for another name. Scenes are
 * drawn once and cut to the size.
 */
export function picture(name: string): Answer | null {
  const match = /^([\w/-]+)-(\d{1,4})x(\d{1,4})\.svg$/.exec(name);
  if (match === null) return null;
  const [, label = "", width = "", height = ""] = match;
  const { box, inside } = drawn(label);
  return bytes(
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`,
  );
}
