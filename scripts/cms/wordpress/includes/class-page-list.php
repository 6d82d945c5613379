<?php
/**
 * The list of the pages that hold a widget.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** The plugin's page of the administration: where which widget stands, and what the inspector finds there. */
final class Page_List {
	public const SLUG = 'kundenportal';

	private const CAPABILITY = 'edit_posts';
	private const PER_PAGE   = 50;

	/** Hooks the page into the administration. */
	public static function register(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_filter( 'post_password_required', array( self::class, 'open_for_inspection' ), 10, 2 );
	}

	/** The entries of the menu. */
	public static function add(): void {
		add_menu_page( __( 'Kundenportal', 'kundenportal' ), __( 'Kundenportal', 'kundenportal' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ), 'dashicons-screenoptions', 58 );
		add_submenu_page( self::SLUG, __( 'Seiten mit Widgets', 'kundenportal' ), __( 'Seiten mit Widgets', 'kundenportal' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ) );
	}

	/** Writes the page. */
	public static function render(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Für diese Liste fehlt Ihnen die Berechtigung.', 'kundenportal' ) );
		}
		wp_enqueue_style( 'kundenportal-admin', plugins_url( 'build/admin.css', FILE ), array(), RELEASE );
		wp_enqueue_script( 'kundenportal-pages', plugins_url( 'build/pages.js', FILE ), array( 'wp-i18n' ), RELEASE, true );
		wp_set_script_translations( 'kundenportal-pages', 'kundenportal', dirname( FILE ) . '/languages' );
		$areas = current_user_can( 'edit_theme_options' ) ? Page_Finder::areas() : array();
		$files = current_user_can( 'edit_theme_options' ) ? Page_Finder::theme_files() : array();
		$all   = Page_Finder::find();
		$pages = max( 1, (int) ceil( count( $all ) / self::PER_PAGE ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only which part of a list is shown.
		$page  = min( $pages, max( 1, absint( $_GET['paged'] ?? 1 ) ) );
		$found = array_slice( $all, ( $page - 1 ) * self::PER_PAGE, self::PER_PAGE );
		require dirname( FILE ) . '/views/pages.php';
	}

	/** Whoever may edit a page with a password need not type it for the inspector. */
	public static function open_for_inspection( mixed $is_required, mixed $post ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows only what the person may edit.
		return (bool) $is_required && ! ( isset( $_GET['portal-inspect'] ) && $post instanceof \WP_Post && current_user_can( 'edit_post', $post->ID ) );
	}

	/** Where the inspector can look at a post; '' for a part of many pages. */
	private static function inspected( \WP_Post $post ): string {
		if ( in_array( $post->post_type, Page_Finder::PARTS, true ) ) {
			return '';
		}
		$address = in_array( $post->post_status, array( 'publish', 'private' ), true ) ? get_permalink( $post ) : get_preview_post_link( $post );
		return is_string( $address ) ? add_query_arg( 'portal-inspect', '1', $address ) : '';
	}

	/** What a post is: its kind, and its state where visitors do not see it. */
	private static function kind_of( \WP_Post $post ): string {
		$type  = get_post_type_object( $post->post_type );
		$state = get_post_status_object( $post->post_status );
		$lock  = '' === $post->post_password ? '' : ', ' . __( 'mit Passwort', 'kundenportal' );
		return ( $type->labels->singular_name ?? $post->post_type ) . $lock . ( 'publish' === $post->post_status ? '' : ', ' . ( $state->label ?? $post->post_status ) );
	}

	/** The name of the widget that an element belongs to; what the author wrote where there is none. */
	private static function name_of( string $id ): string {
		$widget = Widgets::find( Widgets::known_id( $id ) ?? $id );
		/* translators: %s: what the author wrote */
		return $widget['name'] ?? sprintf( __( 'unbekannt: „%s“', 'kundenportal' ), $id );
	}
}
