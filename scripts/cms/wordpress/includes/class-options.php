<?php
/**
 * What the administration has set.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** The plugin's one option: the address of the script, and what deviates from the bundle's defaults. */
final class Options {
	public const NAME = 'kundenportal_settings';

	/** How a page of the site is stored as the value of an address. */
	private const PAGE = 'wp-page:';

	/**
	 * The option, whatever is stored.
	 *
	 * @return array{script: string, config: array<string, mixed>}
	 */
	public static function get(): array {
		$stored = get_option( self::NAME );
		$stored = is_array( $stored ) ? $stored : array();
		return array(
			'script' => is_string( $stored['script'] ?? null ) ? $stored['script'] : '',
			'config' => is_array( $stored['config'] ?? null ) ? $stored['config'] : array(),
		);
	}

	/** Whether a text can be the address of a script: a path of the site, or a whole address of the web. */
	public static function is_script( string $address ): bool {
		return 1 === preg_match( '~^(https?://[^\s/"\'<>]|/(?!/))[^\s"\'<>]*$~', $address );
	}

	/** The address of the script: the administration's own, or that of the bundle in the plugin. */
	public static function script(): string {
		$own = self::get()['script'];
		return ! self::is_script( $own ) ? add_query_arg( 'ver', RELEASE, plugins_url( 'portal/portal.js', FILE ) ) : $own;
	}

	/** The stored form of a page of the site. */
	public static function page_value( int $page ): string {
		return self::PAGE . $page;
	}

	/** The page of the site that a stored value names, or 0. */
	public static function page_of( mixed $value ): int {
		return is_string( $value ) && str_starts_with( $value, self::PAGE ) ? (int) substr( $value, strlen( self::PAGE ) ) : 0;
	}

	/** The configuration for the page: pages of the site are their addresses now, and a page that is gone is left to its default. */
	public static function config(): array {
		$config = self::get()['config'];
		foreach ( (array) ( $config['pages'] ?? array() ) as $name => $value ) {
			$page = self::page_of( $value );
			if ( 0 === $page ) {
				continue;
			}
			$address = 'publish' === get_post_status( $page ) ? get_permalink( $page ) : false;
			if ( false === $address ) {
				unset( $config['pages'][ $name ] );
			} else {
				$config['pages'][ $name ] = wp_make_link_relative( $address );
			}
		}
		$config = array_filter( $config, static fn( mixed $value ): bool => array() !== $value );
		/**
		 * The configuration of this page, as the bundle gets it.
		 *
		 * @param array $config Keys that differ from the bundle's defaults.
		 */
		$filtered = apply_filters( 'kundenportal_config', $config );
		return is_array( $filtered ) ? $filtered : $config;
	}
}
