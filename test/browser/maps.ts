import type { Locator, Page } from "playwright-core";
import type { Config } from "#config/config.ts";
import { hotelMapTexts } from "#i18n/hotel.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene, SceneOptions } from "./support.ts";

/** Where the pages of these tests have the maps service's script. */
export const MAPS_SCRIPT = "**/maps/api/js*";

export const ALONE = '<div id="portal-hotel-map" data-event-id="5001"></div>';
export const DETAIL = '<div id="portal-event-detail" data-event-id="5001"></div>';

/** The hotel of event 5001 on its map. */
export const map = (page: Page): Locator => page.getByRole("group", { name: "Karte: Seehotel Möwenblick" });
export const failed = (page: Page): Locator => page.getByText(hotelMapTexts.failed);

export interface MapScene extends Scene {
  /** The requests for the maps script. */
  readonly asked: readonly URL[];
}

/** For a whole file of tests: opens pages with maps, closes them after each test and the browser after all. */
export function mapScenes(): (
  options: SceneOptions & { readonly body: string; readonly config?: Partial<Config> },
) => Promise<MapScene> {
  const open = scenesOf({ body: "" });
  return async ({ before, body, config, ...options }) => {
    const asked: URL[] = [];
    const scene = await open({
      path: "/seite?setTab=standort",
      ...options,
      body: `${configBlock(config)}<h1>Seite</h1>${body}`,
      before: async (page, server) => {
        page.on("request", (request) => {
          const url = new URL(request.url());
          if (url.pathname.endsWith("/maps/api/js")) asked.push(url);
        });
        await before?.(page, server);
      },
    });
    return { ...scene, asked };
  };
}
