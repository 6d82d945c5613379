<?php
/**
 * Finds where widgets stand.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** Looks through the site's content for blocks, shortcodes and elements. */
final class Page_Finder {
	/** What the content of a post with a widget holds, one of these. */
	private const MARKS = array( '<!-- wp:kundenportal/widget', '[kundenportal', 'portal-' );

	/** Kinds of content that stand on many pages and have no address of their own. */
	public const PARTS = array( 'wp_block', 'wp_template', 'wp_template_part' );

	/**
	 * All posts with a widget that the current person may edit, the newest first, each with the elements' ids.
	 *
	 * @return array<int, array{post: \WP_Post, ids: string[]}>
	 */
	public static function find(): array {
		$found = array();
		foreach ( self::candidates() as $id ) {
			$post = get_post( (int) $id );
			if ( ! $post instanceof \WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
				continue;
			}
			$ids = self::ids_in( $post->post_content );
			if ( array() !== $ids ) {
				$found[] = array(
					'post' => $post,
					'ids'  => $ids,
				);
			}
		}
		return $found;
	}

	/**
	 * The widget areas of the theme (sidebars) with a widget of ours, by their names.
	 *
	 * @return array<string, string[]>
	 */
	public static function areas(): array {
		global $wp_registered_sidebars, $wp_registered_widgets;
		$found = array();
		foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
			$ids = array();
			foreach ( 'wp_inactive_widgets' === $sidebar ? array() : (array) $widgets as $name ) {
				$number = $wp_registered_widgets[ $name ]['params'][0]['number'] ?? null;
				$option = get_option( 'widget_' . _get_widget_id_base( $name ) );
				$given  = is_array( $option ) && null !== $number ? $option[ $number ] ?? array() : array();
				$ids    = array_merge( $ids, self::ids_in( (string) ( $given['content'] ?? $given['text'] ?? '' ) ) );
			}
			if ( array() !== $ids ) {
				$found[ $wp_registered_sidebars[ $sidebar ]['name'] ?? $sidebar ] = $ids;
			}
		}
		return $found;
	}

	/**
	 * The templates and template parts in the theme's own files with a widget of ours, by their titles. Those that were
	 * changed are posts, and found as such.
	 *
	 * @return array<string, string[]>
	 */
	public static function theme_files(): array {
		$found = array();
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				$ids = 'theme' === $template->source ? self::ids_in( (string) $template->content ) : array();
				if ( array() !== $ids ) {
					$found[ $template->title ] = $ids;
				}
			}
		}
		return $found;
	}

	/** The ids of posts that may hold one. */
	private static function candidates(): array {
		global $wpdb;
		$types = array_merge( array_values( get_post_types( array( 'public' => true ) ) ), self::PARTS );
		$like  = array_map( static fn( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', self::MARKS );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- placeholders by number.
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type IN (" . implode( ', ', array_fill( 0, count( $types ), '%s' ) ) . ")
				AND post_status IN ('publish', 'future', 'draft', 'pending', 'private')
				AND (" . implode( ' OR ', array_fill( 0, count( $like ), 'post_content LIKE %s' ) ) . ')
				ORDER BY post_modified DESC',
				array_merge( $types, $like )
			)
		);
		// phpcs:enable
	}

	/** The ids of the elements that a content makes, in their order; for a widget that there is not, what the author wrote. */
	public static function ids_in( string $content ): array {
		$ids = array();
		foreach ( parse_blocks( $content ) as $block ) {
			$ids = array_merge( $ids, self::ids_of_block( $block ) );
		}
		return $ids;
	}

	private static function ids_of_block( array $block ): array {
		$ids = array();
		if ( 'kundenportal/widget' === $block['blockName'] ) {
			$given      = $block['attrs'];
			$attributes = Anchor::attributes( (string) ( $given['widget'] ?? '' ), (string) ( $given['ending'] ?? '' ), array() );
			$ids[]      = $attributes['id'] ?? (string) ( $given['widget'] ?? '' );
		} else {
			$html = (string) $block['innerHTML'];
			$ids  = array_merge( Widgets::in_html( $html ), self::ids_of_shortcodes( $html ) );
		}
		foreach ( $block['innerBlocks'] as $inner ) {
			$ids = array_merge( $ids, self::ids_of_block( $inner ) );
		}
		return $ids;
	}

	private static function ids_of_shortcodes( string $html ): array {
		if ( ! str_contains( $html, '[kundenportal' ) ) {
			return array();
		}
		preg_match_all( '/' . get_shortcode_regex( array( 'kundenportal' ) ) . '/', $html, $matches );
		return array_map(
			static function ( string $text ): string {
				$given = shortcode_parse_atts( $text );
				return is_array( $given ) ? (string) ( $given['widget'] ?? '' ) : '';
			},
			$matches[3]
		);
	}
}
