import { beforeAll, describe, expect, it } from "vitest";
import { as, blockOf, freshPlugin, inside, openWindow, publish, site } from "./support.ts";

const PAGE = "/wp-admin/admin.php?page=kundenportal";

beforeAll(async () => {
  await freshPlugin(
    `foreach ( get_posts( array( 'numberposts' => -1, 'post_type' => array( 'post', 'page' ), 'post_status' => 'any' ) ) as $post ) { wp_delete_post( $post->ID, true ); }`,
  );
});

describe("the list of pages with widgets", () => {
  it("says where to begin while there is none", async () => {
    const text = await (await (await as("administrator")).get(PAGE)).text();
    expect(text).toContain("Noch steht auf keiner Seite ein Widget");
  });

  it("shows blocks, shortcodes and snippets, of any state, with what the inspector finds there", async () => {
    await publish("author", blockOf({ widget: "portal-event-overview", parameters: { "data-event-id": "5001" } }), {
      title: "Gutes Seminar",
    });
    await publish("author", blockOf({ widget: "portal-event-overview" }), { title: "Ohne Nummer" });
    await publish("author", '[kundenportal widget="portal-cart"]', { title: "Entwurf", status: "draft" });
    await publish("author", '<!-- wp:html --><div id="portal-wishlist"></div><!-- /wp:html -->', {
      title: "<b>Fett</b> & mehr",
    });
    await publish("author", "<p>Nichts</p>", { title: "Ohne Widget" });
    await publish("author", blockOf({ widget: "portal-event-overview", parameters: { "data-event-id": "5001" } }), {
      title: "Verschlossen",
      password: "geheim",
    });
    await publish("administrator", blockOf({ widget: "portal-cart" }), { title: "Fremd" });
    const window = await openWindow("author");
    const { page } = window;
    await page.goto(site.origin + PAGE);
    const rows = page.locator("tbody tr");
    expect((await rows.locator("strong").allInnerTexts()).sort()).toEqual([
      "Entwurf",
      "Fett & mehr",
      "Gutes Seminar",
      "Ohne Nummer",
      "Verschlossen",
    ]);
    await page.getByRole("button", { name: "Alle Seiten prüfen" }).click();
    await page.getByText("Geprüfte Seiten: 5").waitFor({ timeout: 60_000 });
    const findings = (title: string): Promise<string> =>
      rows.filter({ hasText: title }).locator(".kundenportal-findings").innerText();
    expect(await findings("Gutes Seminar")).toBe("Alles in Ordnung.");
    expect(await findings("Ohne Nummer")).toContain("data-event-id");
    expect(await findings("Entwurf")).toBe("Alles in Ordnung.");
    expect(await findings("Verschlossen")).toBe("Alles in Ordnung.");
    expect(await rows.filter({ hasText: "Verschlossen" }).innerText()).toContain("mit Passwort");
    expect(await rows.filter({ hasText: "Entwurf" }).innerText()).toContain("portal-cart");
    expect(await page.locator(".kundenportal-frame").count()).toBe(0);
    await window.close();
  });

  it("shows the administration the pages of all, and readers none", async () => {
    expect(await (await (await as("administrator")).get(PAGE)).text()).toContain("Fremd");
    expect((await (await as("subscriber")).get(PAGE)).status).toBe(403);
  });

  it("shows the administration what stands in widget areas and in the theme's files", async () => {
    await inside(`switch_theme( 'twentytwentyone' );
update_option( 'widget_block', array( 7 => array( 'content' => '<!-- wp:kundenportal/widget {"widget":"portal-cart-small"} /-->' ), '_multiwidget' => 1 ) );
update_option( 'sidebars_widgets', array( 'sidebar-1' => array( 'block-7' ), 'array_version' => 3 ) );`);
    const text = async (role: "administrator" | "author"): Promise<string> =>
      await (await (await as(role)).get(PAGE)).text();
    expect(await text("administrator")).toMatch(/Widget-Bereiche[\s\S]*portal-cart-small/);
    expect(await text("author")).not.toContain("Widget-Bereiche");
    await inside(`delete_option( 'widget_block' );
update_option( 'sidebars_widgets', array( 'sidebar-1' => array(), 'array_version' => 3 ) );
switch_theme( 'twentytwentythree' );
file_put_contents( get_theme_file_path( 'parts/probe.html' ), '<!-- wp:kundenportal/widget {"widget":"portal-login"} /-->' );`);
    expect(await text("administrator")).toMatch(/Vorlagen des Themes[\s\S]*portal-login/);
    await inside(`unlink( get_theme_file_path( 'parts/probe.html' ) );`);
  });

  it("shows fifty at a time", async () => {
    await inside(
      `for ( $i = 0; $i < 60; $i++ ) { wp_insert_post( array( 'post_title' => "Nr. $i", 'post_status' => 'publish', 'post_content' => '[kundenportal widget="portal-cart"]' ) ); }`,
    );
    const get = async (part: number): Promise<number> =>
      (await (await (await as("administrator")).get(`${PAGE}&paged=${part}`)).text()).split("kundenportal-ids").length -
      1;
    expect([await get(1), await get(2), await get(99)]).toEqual([50, 16, 16]);
  });
});
