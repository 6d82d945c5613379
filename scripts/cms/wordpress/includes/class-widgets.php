<?php
/**
 * The widgets that there are.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** What the manifests say of the widgets. */
final class Widgets {
	/**
	 * The wings with their names, and the widgets by their ids: name, description, parameters, example.
	 *
	 * @return array{wings: array<string, string>, widgets: array<string, array>}
	 */
	private static function data(): array {
		static $data = null;
		$data      ??= require dirname( FILE ) . '/data/widgets.php';
		return $data;
	}

	/** The names of the wings, by their ids. */
	public static function wings(): array {
		return self::data()['wings'];
	}

	/** All widgets, by the ids of their manifests. */
	public static function all(): array {
		return self::data()['widgets'];
	}

	/** A widget by the id of its manifest, or null. */
	public static function find( string $id ): ?array {
		return self::all()[ $id ] ?? null;
	}

	/** The id of the manifest that an element's id belongs to, or null. */
	public static function known_id( string $element_id ): ?string {
		if ( null !== self::find( $element_id ) && ! str_contains( $element_id, '{' ) ) {
			return $element_id;
		}
		foreach ( self::all() as $id => $widget ) {
			$beginning = strstr( $id, '{', true );
			if ( false !== $beginning && str_starts_with( $element_id, $beginning ) && $element_id !== $beginning ) {
				return $id;
			}
		}
		return null;
	}

	/** The ids of the elements in a piece of HTML that belong to widgets. */
	public static function in_html( string $html ): array {
		if ( ! str_contains( $html, 'portal-' ) ) {
			return array();
		}
		preg_match_all( '/<div\b[^>]*?\sid\s*=\s*["\']?(portal-[^"\'\s>]+)/i', $html, $matches );
		return array_values( array_filter( $matches[1], static fn( string $id ): bool => null !== self::known_id( $id ) ) );
	}
}
