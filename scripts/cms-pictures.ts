import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { launch } from "#test/browser/browsers.ts";
import { answerCalls } from "#test/cms/portal-calls.ts";
import { people, php, startWordPress, themeFolders, type WordPressSite } from "#test/cms/site.ts";

/** Bytes that a picture of the manual may have. */
const LIMIT = 60_000;
const root = fileURLToPath(new URL("..", import.meta.url));

/** A site as the manual describes it: a few settings, pages with widgets, and one mistake. */
const CONTENT = `require_once ABSPATH . 'wp-admin/includes/plugin.php';
activate_plugin( 'kundenportal/kundenportal.php' );
$post = static fn( $title, $content, $more = array() ) => wp_insert_post( array( 'post_title' => $title, 'post_content' => $content, 'post_type' => 'page', 'post_status' => 'publish' ) + $more );
foreach ( get_posts( array( 'numberposts' => -1, 'post_type' => array( 'post', 'page' ), 'post_status' => 'any' ) ) as $old ) { wp_delete_post( $old->ID, true ); }
wp_insert_post( array( 'post_title' => 'Neues Seminar im Herbst', 'post_content' => '<!-- wp:kundenportal/widget {"widget":"portal-event-offer"} /-->', 'post_status' => 'publish' ) );
$cart = $post( 'Warenkorb', '<!-- wp:kundenportal/widget {"widget":"portal-cart"} /-->' );
$costs = $post( 'Kosten berechnen', '<!-- wp:kundenportal/widget {"widget":"portal-price-calculator","parameters":{"data-event-id":"7001"}} /-->' );
$post( 'Meine Seminare', '<!-- wp:kundenportal/widget {"widget":"portal-event-list"} /--><!-- wp:kundenportal/widget {"widget":"portal-next-event"} /-->' );
update_option( 'kundenportal_settings', array( 'config' => array(
	'supportPhone' => '0800 123456',
	'menu' => array( array( 'title' => 'Seminare', 'uri' => '/seminare', 'visible' => true, 'active' => false ), array( 'title' => 'Merkliste', 'uri' => '/merkliste', 'visible' => true, 'active' => false ) ),
	'pages' => array( 'cart' => "wp-page:$cart", 'portalEvent' => '/kundenportal/seminar/{eventId}' ),
) ) );
foreach ( get_users() as $user ) { update_user_meta( $user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => true ), '_modified' => gmdate( 'c' ) ) ); }
return $costs;`;

async function logIn(browser: Browser, origin: string, height: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  await answerCalls(context);
  const page = await context.newPage();
  await page.goto(`${origin}/wp-login.php`);
  await page.locator("#user_login").fill(people.administrator);
  await page.locator("#user_pass").fill(people.administrator);
  await page.locator("#wp-submit").click();
  await page.waitForURL("**/wp-admin/**");
  return page;
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Keeps a picture of a part of the page. @throws Error where it is too large for a manual */
async function keep(name: string, page: Page, clip: Clip): Promise<void> {
  const bytes = await page.screenshot({ clip });
  writeFileSync(`${root}docs/autoren/bilder/${name}.png`, bytes);
  console.log(`${name}.png ${bytes.length} bytes`);
  if (bytes.length > LIMIT) throw new Error(`${name}.png has ${bytes.length} bytes, allowed are ${LIMIT}`);
}

/** Beside the administration's menu. */
const beside = { x: 160, y: 32, width: 1120 };

async function settings(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wp-admin/admin.php?page=kundenportal-settings`);
  await page.locator("#kundenportal-supportPhone").waitFor();
  await keep("wordpress-einstellungen", page, { ...beside, height: 656 });
  await page.locator('.nav-tab[href="#kundenportal-group-links"]').click();
  await page.mouse.move(0, 0);
  const cart = page.locator("#kundenportal-pages-cart");
  await cart.evaluate((select) => scrollTo(0, scrollY + select.getBoundingClientRect().top - 132));
  await keep("wordpress-adressen", page, { ...beside, height: 380 });
}

async function block(page: Page, origin: string, post: number): Promise<void> {
  await page.setViewportSize({ width: 1040, height: 640 });
  await page.goto(`${origin}/wp-admin/post.php?post=${post}&action=edit`);
  const widget = page.locator('[data-type="kundenportal/widget"]');
  await widget.frameLocator("iframe").getByText("Seminarkosten").waitFor();
  await widget.locator(".kundenportal-bar").click();
  await page.locator(".interface-complementary-area").getByText("Nummer des Termins").first().waitFor();
  // Without the editor's own bars.
  await keep("wordpress-block", page, { x: 0, y: 60, width: 1040, height: 500 });
}

async function list(page: Page, origin: string): Promise<void> {
  await page.setViewportSize({ width: 1040, height: 640 });
  await page.goto(`${origin}/wp-admin/admin.php?page=kundenportal`);
  await page.locator("#kundenportal-inspect-all").click();
  await page.getByText("Geprüfte Seiten: 4").waitFor({ timeout: 120_000 });
  await keep("wordpress-seiten", page, { x: 160, y: 32, width: 880, height: 440 });
}

async function take(place: WordPressSite): Promise<void> {
  const costs = Number(await php(place, CONTENT));
  const browser = await launch();
  const page = await logIn(browser, place.origin, 720);
  await settings(page, place.origin);
  await list(page, place.origin);
  await block(page, place.origin, costs);
  await browser.close();
}

const { end, ...place } = await startWordPress({
  zip: `${root}dist-cms/wordpress/kundenportal.zip`,
  themes: themeFolders(),
});
try {
  await take(place);
} finally {
  await end();
}
