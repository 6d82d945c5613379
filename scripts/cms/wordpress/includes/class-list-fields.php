<?php
/**
 * The settings that are lists.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** Writes the fields of the menu's entries and of the widgets that are switched off, and reads them again. */
final class List_Fields {
	/** So many empty rows stand below the entries; whoever fills all gets further ones by saving. */
	private const EMPTY_ROWS = 3;

	/**
	 * A row for each entry of a list of objects.
	 *
	 * @param array $entries What is stored, or was refused.
	 * @param array $members The schema of an entry's members.
	 */
	public static function rows( string $id, string $name, array $entries, array $members ): void {
		$entries = array_merge( array_filter( $entries, 'is_array' ), array_fill( 0, self::EMPTY_ROWS, array() ) );
		printf( '<table class="kundenportal-rows" id="%s"><thead><tr><th scope="col">%s</th>', esc_attr( $id ), esc_html__( 'Platz', 'kundenportal' ) );
		foreach ( $members as $member => $schema ) {
			printf( '<th scope="col" id="%s">%s</th>', esc_attr( "$id-column-$member" ), esc_html( (string) ( $schema['description'] ?? $member ) ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( array_values( $entries ) as $index => $entry ) {
			/* translators: %d: number of an entry */
			printf( '<tr><td><input type="number" class="small-text" name="%s[rows][%d][place]" value="%d" aria-label="%s"></td>', esc_attr( $name ), (int) $index, (int) $index + 1, esc_attr( sprintf( __( 'Platz des %d. Eintrags', 'kundenportal' ), $index + 1 ) ) );
			foreach ( $members as $member => $schema ) {
				self::cell( $id, "{$name}[rows][$index]", (string) $member, 'boolean' === $schema['type'], $entry );
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
	}

	private static function cell( string $id, string $row, string $member, bool $is_box, array $entry ): void {
		$value = $entry[ $member ] ?? ( array() === $entry && 'visible' === $member );
		printf(
			$is_box ? '<td><input type="checkbox" name="%s" value="1" aria-labelledby="%s" %s></td>' : '<td><input type="text" name="%s" aria-labelledby="%s" value="%s"></td>', // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- one of two texts.
			esc_attr( "{$row}[$member]" ),
			esc_attr( "$id-column-$member" ),
			$is_box ? checked( (bool) $value, true, false ) : esc_attr( is_string( $value ) ? $value : '' )
		);
	}

	/**
	 * The entries that rows make, by their places; a row without texts is none.
	 *
	 * @param array $rows    What was typed.
	 * @param array $members The schema of an entry's members.
	 */
	public static function entries( array $rows, array $members ): array {
		$rows = array_filter( $rows, 'is_array' );
		uasort( $rows, static fn( array $a, array $b ): int => (int) ( $a['place'] ?? 0 ) <=> (int) ( $b['place'] ?? 0 ) );
		$entries = array();
		foreach ( $rows as $row ) {
			$entry   = array();
			$is_text = false;
			foreach ( $members as $member => $schema ) {
				$is_box           = 'boolean' === $schema['type'];
				$entry[ $member ] = $is_box ? '1' === ( $row[ $member ] ?? '' ) : trim( (string) ( $row[ $member ] ?? '' ) );
				$is_text          = $is_text || ( ! $is_box && '' !== $entry[ $member ] );
			}
			if ( $is_text ) {
				$entries[] = $entry;
			}
		}
		return $entries;
	}

	/**
	 * A box for each widget, by wings; what else is stored stays a box of its own.
	 *
	 * @param string[] $chosen Ids of widgets.
	 */
	public static function widgets( string $name, array $chosen ): void {
		printf( '<input type="hidden" name="%s" value="">', esc_attr( $name ) );
		$groups = array_fill_keys( Widgets::wings(), array() );
		foreach ( Widgets::all() as $id => $widget ) {
			$groups[ $widget['wingName'] ][ $id ] = $widget['name'];
		}
		$others = array_diff( $chosen, array_keys( Widgets::all() ) );

		$groups[ __( 'Weitere', 'kundenportal' ) ] = array_combine( $others, $others );
		foreach ( array_filter( $groups ) as $group => $boxes ) {
			printf( '<details %s><summary>%s</summary>', array() === array_intersect( array_keys( $boxes ), $chosen ) ? '' : 'open', esc_html( $group ) );
			foreach ( $boxes as $id => $label ) {
				printf( '<label class="kundenportal-box"><input type="checkbox" name="%s[]" value="%s" %s> %s</label>', esc_attr( $name ), esc_attr( $id ), checked( in_array( $id, $chosen, true ), true, false ), esc_html( $label ) );
			}
			echo '</details>';
		}
	}
}
