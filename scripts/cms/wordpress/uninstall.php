<?php
/**
 * Removes all that the plugin has stored. Posts keep their blocks: they are the authors' content.
 *
 * @package Kundenportal
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the options of the current site. */
function kundenportal_remove_options(): void {
	global $wpdb;
	delete_option( 'kundenportal_settings' );
	// What somebody typed and was refused waits for a minute (class-settings-page.php).
	$names = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
			$wpdb->esc_like( '_transient_kundenportal_' ) . '%'
		)
	);
	foreach ( $names as $name ) {
		delete_transient( substr( $name, strlen( '_transient_' ) ) );
	}
}

if ( is_multisite() ) {
	$kundenportal_all = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $kundenportal_all ) as $kundenportal_site ) {
		switch_to_blog( $kundenportal_site );
		kundenportal_remove_options();
		restore_current_blog();
	}
} else {
	kundenportal_remove_options();
}
