<?php
/**
 * Plugin Name:       Kundenportal-Widgets
 * Description:       Die Widgets des Kundenportals als Block und als Shortcode, mit Einstellungen und einer Liste aller Seiten, auf denen sie stehen.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      8.1
 * Update URI:        false
 * License:           Proprietary
 * Text Domain:       kundenportal
 * Domain Path:       /languages
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** The version of the plugin and of the bundle that it brings along. */
const VERSION = '{{version}}';

/** The name of the bundle's release: it changes with every file of it. */
const RELEASE = '{{release}}';

/** The plugin's main file. */
const FILE = __FILE__;

require_once __DIR__ . '/includes/class-widgets.php';
require_once __DIR__ . '/includes/class-english.php';
require_once __DIR__ . '/includes/class-options.php';
require_once __DIR__ . '/includes/class-script.php';
require_once __DIR__ . '/includes/class-anchor.php';
require_once __DIR__ . '/includes/class-block.php';
require_once __DIR__ . '/includes/class-shortcode.php';
require_once __DIR__ . '/includes/class-settings-check.php';
require_once __DIR__ . '/includes/class-list-fields.php';
require_once __DIR__ . '/includes/class-settings-fields.php';
require_once __DIR__ . '/includes/class-settings-page.php';
require_once __DIR__ . '/includes/class-page-finder.php';
require_once __DIR__ . '/includes/class-page-list.php';
require_once __DIR__ . '/includes/class-upgrade.php';

add_action(
	'init',
	static function (): void {
		load_plugin_textdomain( 'kundenportal', false, dirname( plugin_basename( FILE ) ) . '/languages' );
		Script::register();
		Block::register();
		Shortcode::register();
	}
);

English::register();
Settings_Page::register();
Page_List::register();
Upgrade::register();
