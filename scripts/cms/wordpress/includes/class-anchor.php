<?php
/**
 * The element that becomes a widget.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** Writes the anchor of a widget. */
final class Anchor {
	/**
	 * The attributes of an anchor, unescaped: its id and the parameters that its widget knows. Null where there is no
	 * such widget. A wrong value stays: the widget itself says so, to the author as well.
	 *
	 * @param string $widget The id of the manifest.
	 * @param string $ending What stands for the name in braces.
	 * @param array  $values Texts by the names of attributes.
	 * @return array<string, string>|null
	 */
	public static function attributes( string $widget, string $ending, array $values ): ?array {
		$known = Widgets::find( $widget );
		if ( null === $known ) {
			return null;
		}
		$attributes = array( 'id' => null === $known['ending'] ? $widget : strstr( $widget, '{', true ) . trim( $ending ) );
		foreach ( array_keys( $known['params'] ) as $name ) {
			$value = $values[ $name ] ?? '';
			if ( is_scalar( $value ) && '' !== trim( (string) $value ) ) {
				$attributes[ $name ] = trim( (string) $value );
			}
		}
		return $attributes;
	}

	/**
	 * The anchor as HTML, with the author's content, which visitors see until the widget is there. In a feed, where no
	 * script runs, the content alone.
	 *
	 * @param array<string, string>|null $attributes Escaped here; null for a widget that there is not.
	 * @param string                     $content    HTML that WordPress has already sanitised.
	 */
	public static function html( ?array $attributes, string $content ): string {
		if ( null === $attributes ) {
			return $content . self::notice();
		}
		if ( is_feed() ) {
			return $content;
		}
		Script::need();
		$written = '';
		foreach ( $attributes as $name => $value ) {
			$written .= ' ' . $name . '="' . esc_attr( $value ) . '"';
		}
		/**
		 * The element of a widget as HTML.
		 *
		 * @param string                $html       The element.
		 * @param array<string, string> $attributes Its attributes, unescaped.
		 */
		return (string) apply_filters( 'kundenportal_html', '<div' . $written . '>' . $content . '</div>', $attributes );
	}

	/** What somebody who may edit sees in place of an unknown widget; visitors see nothing. */
	private static function notice(): string {
		return current_user_can( 'edit_posts' )
			? '<p class="kundenportal-notice">' . esc_html__( 'Dieses Widget des Kundenportals gibt es nicht. Bitte wählen Sie im Editor ein anderes. Nur angemeldete Redakteure sehen diesen Hinweis.', 'kundenportal' ) . '</p>'
			: '';
	}
}
