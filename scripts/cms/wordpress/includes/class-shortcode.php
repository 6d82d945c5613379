<?php
/**
 * The shortcode, for content without blocks.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** `[kundenportal widget="portal-event-overview" event-id="5001"]Einen Moment …[/kundenportal]`. */
final class Shortcode {
	/** Names the shortcode. */
	public static function register(): void {
		add_shortcode( 'kundenportal', array( self::class, 'render' ) );
		// After the blocks (9) and before the shortcodes (11).
		add_filter( 'the_content', array( self::class, 'close' ), 10 );
		add_filter( 'widget_text_content', array( self::class, 'close' ), 10 );
	}

	/**
	 * Closes each shortcode that has no end of its own before the next one begins: WordPress would take all up to the
	 * next end for its content, and with it the widgets that stand there.
	 */
	public static function close( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '[/kundenportal]' ) ) {
			return $content;
		}
		return preg_replace( '~\[kundenportal\b([^\[\]]*?)\s*/?\](?=(?:(?!\[/kundenportal\]).)*?\[kundenportal\b)~s', '[kundenportal$1 /]', $content ) ?? $content;
	}

	/**
	 * Writes the anchor. Parameters may be written with `data-` or without; the id may hold its number already.
	 *
	 * @param mixed  $given   What the author wrote between the brackets; a text where there is nothing.
	 * @param string $content What stands between the opening and the closing shortcode.
	 */
	public static function render( mixed $given, ?string $content = '' ): string {
		$given  = is_array( $given ) ? $given : array();
		$id     = (string) ( $given['widget'] ?? '' );
		$widget = Widgets::known_id( $id ) ?? ( null === Widgets::find( $id ) ? '' : $id );
		$values = array();
		foreach ( $given as $name => $value ) {
			if ( is_string( $name ) ) {
				$values[ str_starts_with( $name, 'data-' ) ? $name : "data-$name" ] = $value;
			}
		}
		$beginning = (string) strstr( $widget, '{', true );
		$ending    = '' !== $beginning && $id !== $widget ? substr( $id, strlen( $beginning ) ) : (string) ( $given['number'] ?? '' );
		return Anchor::html( Anchor::attributes( $widget, $ending, $values ), do_shortcode( self::unwrapped( (string) $content ) ) );
	}

	/** The content without the halves of paragraphs that WordPress puts around it. */
	private static function unwrapped( string $content ): string {
		return trim( (string) preg_replace( '~^(\s*(</p>|<br\s*/?>))+|((<p>|<br\s*/?>)\s*)+$~', '', trim( $content ) ) );
	}
}
