<?php
/**
 * What an update leaves in its place.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that are open ask for the files of the release with which they began, days later. WordPress replaces the whole
 * folder of a plugin; so the last releases are carried over into the new one before it is installed.
 */
final class Upgrade {
	/** How many former releases stay. */
	private const KEPT = 3;

	/** Hooks into the installation of plugins. */
	public static function register(): void {
		add_filter( 'upgrader_source_selection', array( self::class, 'keep' ) );
	}

	/**
	 * Copies the former releases' files into the unpacked new version of this plugin; leaves other packages alone.
	 *
	 * @param mixed $source The folder that has been unpacked; an error passes through.
	 */
	public static function keep( mixed $source ): mixed {
		global $wp_filesystem;
		$new = is_string( $source ) ? trailingslashit( $source ) : '';
		$old = plugin_dir_path( FILE ) . 'portal/chunks/';
		if ( '' === $new || ! $wp_filesystem || ! $wp_filesystem->is_file( $new . basename( FILE ) ) || ! $wp_filesystem->is_dir( $old ) ) {
			return $source;
		}
		$entries  = $wp_filesystem->dirlist( $old );
		$entries  = is_array( $entries ) ? $entries : array();
		$releases = array_filter( $entries, static fn( array $entry ): bool => 'd' === $entry['type'] );
		uasort( $releases, static fn( array $a, array $b ): int => $b['lastmodunix'] <=> $a['lastmodunix'] );
		foreach ( array_keys( array_slice( $releases, 0, self::KEPT ) ) as $release ) {
			$target = $new . 'portal/chunks/' . $release;
			if ( ! $wp_filesystem->exists( $target ) && $wp_filesystem->mkdir( $target ) ) {
				copy_dir( $old . $release, $target );
			}
		}
		foreach ( array_keys( array_diff_key( $entries, $releases ) ) as $library ) {
			$wp_filesystem->copy( $old . $library, $new . 'portal/chunks/' . $library, false );
		}
		return $source;
	}
}
