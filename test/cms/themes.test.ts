import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  blockOf,
  freshPlugin,
  inside,
  literal,
  openWindow,
  publish,
  scriptsOf,
  site,
  textsOf,
  visited,
} from "./support.ts";

beforeAll(async () => {
  await freshPlugin(
    `update_option( 'kundenportal_settings', array( 'config' => array( 'supportPhone' => '0800 </script> 1' ) ) );`,
  );
});
afterEach(async () => {
  await inside(`switch_theme( 'twentytwentythree' );`);
});

const THREE = [
  blockOf({ widget: "portal-event-list" }),
  blockOf({ widget: "portal-event-overview", parameters: { "data-event-id": "5001" } }),
  '<!-- wp:html --><div id="portal-document-list"></div><!-- /wp:html -->',
].join("\n\n");

describe.each(["twentytwentyone", "twentytwentytwo", "twentytwentythree", "classic", "strict"])(
  "the theme %s",
  (theme) => {
    it("gets one script tag and one configuration for three widgets, which live without a complaint", async () => {
      const { path } = await publish("author", THREE);
      await inside(`switch_theme( ${literal(theme)} );`);
      const { document } = await visited(path);
      expect(document.querySelectorAll('script[src*="portal.js"]')).toHaveLength(1);
      expect(document.querySelectorAll("#portal-config")).toHaveLength(1);
      expect(scriptsOf(document).map((tag) => tag.includes(" nonce="))).toEqual([
        theme === "strict",
        theme === "strict",
      ]);
      const { page, complaints, close } = await openWindow();
      await page.goto(site.origin + path);
      for (const id of ["portal-event-list", "portal-event-overview", "portal-document-list"])
        expect((await textsOf(page, id)).join("")).not.toBe("");
      expect(complaints).toEqual([]);
      await close();
    });
  },
);

describe("a cache of pages", () => {
  it("may keep what visitors get: it is the same each time, for everybody, and holds no nonce of WordPress", async () => {
    const { path } = await publish("author", THREE);
    const [one, two] = [await visited(path), await visited(path)];
    const ours = (html: string): string[] =>
      html.match(/<div id="portal-.*?<\/div>|<script[^>]*portal[\s\S]*?<\/script>/g) ?? [];
    expect(ours(one.html)).toHaveLength(5);
    expect(ours(two.html)).toEqual(ours(one.html));
  });
});
