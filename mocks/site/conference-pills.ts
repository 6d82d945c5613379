import { seededPlaces } from "#mocks/data/shop/catalogue.ts";
import { buildConferences } from "#mocks/data/shop/conferences.ts";

/** The conferences with free places as links to the form of each. */
export const conferencePills = (): string =>
  `<nav class="jump" aria-label="Anmeldung je Fachtagung">${buildConferences("2026-01-01")
    .filter(({ eventId }) => !Object.hasOwn(seededPlaces, eventId) || (seededPlaces[eventId] ?? 0) > 0)
    .map(({ url, title }) => `<a href="/fachtagung/anmeldung?fachtagung=${url ?? ""}">${title ?? ""}</a>`)
    .join(" ")}</nav>`;
