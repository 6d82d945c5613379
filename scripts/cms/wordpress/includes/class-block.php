<?php
/**
 * The block of the editor.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** The one block, with a variation for each widget. */
final class Block {
	/** Registers the block, its categories and its script. */
	public static function register(): void {
		$asset = plugins_url( 'build/editor.js', FILE );
		wp_register_script( 'kundenportal-editor', $asset, array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ), RELEASE, true );
		wp_set_script_translations( 'kundenportal-editor', 'kundenportal', dirname( FILE ) . '/languages' );
		wp_register_style( 'kundenportal-editor', plugins_url( 'build/editor.css', FILE ), array( 'wp-edit-blocks' ), RELEASE );
		register_block_type( dirname( FILE ) . '/block', array( 'render_callback' => array( self::class, 'render' ) ) );
		add_filter( 'block_categories_all', array( self::class, 'categories' ) );
		add_filter( 'excerpt_allowed_wrapper_blocks', array( self::class, 'with_content' ) );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'describe' ) );
	}

	/** A category for each wing, behind WordPress' own. */
	public static function categories( array $categories ): array {
		foreach ( Widgets::wings() as $id => $name ) {
			$categories[] = array(
				'slug'  => "kundenportal-$id",
				/* translators: %s: a group of widgets */
				'title' => sprintf( __( 'Kundenportal: %s', 'kundenportal' ), $name ),
			);
		}
		return $categories;
	}

	/** Blocks whose content is read for excerpts: what the author put inside says what the widget is. */
	public static function with_content( array $blocks ): array {
		return array_merge( $blocks, array( 'kundenportal/widget' ) );
	}

	/** Tells the editor's script of the widgets, and where its preview lies. */
	public static function describe(): void {
		$told = array(
			'widgets' => Widgets::all(),
			'preview' => add_query_arg( 'ver', RELEASE, plugins_url( 'preview/index.html', FILE ) ),
		);
		wp_add_inline_script( 'kundenportal-editor', 'window.kundenportal = ' . wp_json_encode( $told, JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * Writes the anchor of a block.
	 *
	 * @param array  $given   The block's attributes.
	 * @param string $content The blocks inside, as HTML.
	 */
	public static function render( array $given, string $content ): string {
		$values     = is_array( $given['parameters'] ?? null ) ? $given['parameters'] : array();
		$attributes = Anchor::attributes( (string) ( $given['widget'] ?? '' ), (string) ( $given['ending'] ?? '' ), $values );
		if ( null !== $attributes ) {
			$class       = self::class_of( $given );
			$attributes += '' === $class ? array() : array( 'class' => $class );
		}
		return Anchor::html( $attributes, trim( $content ) );
	}

	/** The classes that the author's choice of width and own classes make. */
	private static function class_of( array $given ): string {
		$align = (string) ( $given['align'] ?? '' );
		$own   = (string) ( $given['className'] ?? '' );
		return trim( ( '' === $align ? '' : 'align' . sanitize_html_class( $align ) . ' ' ) . $own );
	}
}
