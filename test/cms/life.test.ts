import { beforeAll, describe, expect, it } from "vitest";
import { logged, whole } from "./site.ts";
import { freshPlugin, inside, publish, scriptsOf, site, visited, blockOf, as } from "./support.ts";

const stored = () =>
  inside(`global $wpdb;
return array(
	'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%kundenportal%' ORDER BY 1" ),
	'meta'    => $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%kundenportal%' UNION SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%kundenportal%'" ),
	'tables'  => $wpdb->get_col( "SHOW TABLES LIKE '%kundenportal%'" ),
	'cron'    => array_keys( array_filter( _get_cron_array(), static fn( $jobs ) => str_contains( wp_json_encode( $jobs ), 'kundenportal' ) ) ),
);`);

const nothing = { options: [], meta: [], tables: [], cron: [] };

const activate = () =>
  inside(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
ob_start();
$error = activate_plugin( 'kundenportal/kundenportal.php' );
return array( 'error' => is_wp_error( $error ) ? $error->get_error_message() : null, 'said' => ob_get_clean() );`);

// The other files work with the activated plugin, whichever comes first.
beforeAll(async () => {
  await freshPlugin();
});

describe("the plugin", () => {
  it("is activated without a word and works at once", async () => {
    expect(await activate()).toEqual({ error: null, said: "" });
    const { path } = await publish("author", blockOf({ widget: "portal-event-list" }));
    const { document } = await visited(path);
    const [script, ...others] = scriptsOf(document);
    expect(others).toEqual([]);
    expect(script).toContain('type="module"');
    const address = /src="([^"]+)"/.exec(script ?? "")?.[1] ?? "";
    expect(address).toMatch(/\/wp-content\/plugins\/kundenportal\/portal\/portal\.js\?ver=[\da-f]{8}$/);
    expect((await whole(address)).status).toBe(200);
  });

  it("is its own: WordPress looks for no update of the same name", async () => {
    const said = await inside(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
$data = get_plugin_data( WP_PLUGIN_DIR . '/kundenportal/kundenportal.php' );
return array( $data['UpdateURI'], file_exists( WP_PLUGIN_DIR . '/kundenportal/readme.txt' ), file_exists( WP_PLUGIN_DIR . '/kundenportal/portal/LIZENZEN.txt' ) );`);
    expect(said).toEqual(["false", true, true]);
  });

  it("leaves nothing behind: no option, no row, no table, no job, no file; posts stay", async () => {
    const { path } = await publish("author", blockOf({ widget: "portal-cart" }, "<p>Einen Moment</p>"));
    await inside(
      `set_transient( 'kundenportal_refused_1', array( 'a' ), 60 ); update_option( 'kundenportal_settings', array( 'config' => array( 'supportPhone' => '1' ) ) );`,
    );
    expect(await stored()).not.toEqual(nothing);
    await inside(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins( 'kundenportal/kundenportal.php' );
uninstall_plugin( 'kundenportal/kundenportal.php' );`);
    expect(await stored()).toEqual(nothing);
    const { html, document } = await visited(path);
    expect(html).toContain("Einen Moment");
    expect(scriptsOf(document)).toEqual([]);
    expect(await activate()).toEqual({ error: null, said: "" });
  });

  it("carries the files of former releases over into the next version", async () => {
    const carried = await inside(`require_once ABSPATH . 'wp-admin/includes/file.php';
WP_Filesystem();
$plugin = WP_PLUGIN_DIR . '/kundenportal/';
wp_mkdir_p( $plugin . 'portal/chunks/0ld' );
file_put_contents( $plugin . 'portal/chunks/0ld/a.js', 'a' );
$next = get_temp_dir() . 'kundenportal-next/';
wp_mkdir_p( $next . 'portal/chunks/new' );
file_put_contents( $next . 'kundenportal.php', '<?php' );
$other = get_temp_dir() . 'other-plugin/';
wp_mkdir_p( $other );
apply_filters( 'upgrader_source_selection', $next );
apply_filters( 'upgrader_source_selection', $other );
$found = array( 'next' => file_exists( $next . 'portal/chunks/0ld/a.js' ), 'other' => file_exists( $other . 'portal' ) );
unlink( $plugin . 'portal/chunks/0ld/a.js' );
rmdir( $plugin . 'portal/chunks/0ld' );
return $found;`);
    expect(carried).toEqual({ next: true, other: false });
  });

  it("calls no other server and gives PHP nothing to warn of", async () => {
    const verwaltung = await as("administrator");
    for (const path of [
      "/wp-admin/plugins.php",
      "/wp-admin/admin.php?page=kundenportal",
      "/wp-admin/admin.php?page=kundenportal-settings",
      "/wp-admin/post-new.php",
    ])
      expect((await verwaltung.get(path)).status).toBe(200);
    // WordPress 6.1 itself has much that PHP 8.2 calls outdated.
    expect((await logged(site)).split("\n").filter((line) => /kundenportal\/|Remote call|Fatal/.test(line))).toEqual(
      [],
    );
  });
});
