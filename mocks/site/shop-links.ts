import { seededPlaces } from "#mocks/data/shop/catalogue.ts";
import { buildConferences } from "#mocks/data/shop/conferences.ts";
import { rubrics } from "#mocks/data/shop/themes.ts";
import { reopened } from "./house/house.ts";

/** Marks where the long words of a rubric may break, because not every browser knows German syllables. */
const parted = (name: string): string =>
  name.replace(/(rats|behinderten|bildenden)(?=arbeit|vertretung)|Schwer(?=behinderten)/g, "$&&shy;");

/** The rubrics as tiles with a picture each, which lead to their pages. */
export const rubricTiles = (): string =>
  `<ul class="subjects">${rubrics
    .map(
      ({ name, url }, index) =>
        `<li><a href="/seminare/r/${url ?? ""}"><img src="/mock-media/site/rubrik-${index + 1}-480x300.svg" alt="" width="480" height="300"><span>${parted(name ?? "")}</span></a></li>`,
    )
    .join("")}</ul>`;

const isOpen = (eventId: number): boolean =>
  eventId === reopened || !Object.hasOwn(seededPlaces, eventId) || (seededPlaces[eventId] ?? 0) > 0;

/** The conferences with free places as links to the form of each. */
export const conferencePills = (): string =>
  `<nav class="jump" aria-label="Anmeldung je Fachtagung">${buildConferences("2026-01-01")
    .filter(({ eventId }) => isOpen(eventId))
    .map(({ url, title }) => `<a href="/fachtagung/anmeldung?fachtagung=${url ?? ""}">${title ?? ""}</a>`)
    .join(" ")}</nav>`;
