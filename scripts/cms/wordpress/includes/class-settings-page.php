<?php
/**
 * The page of the settings.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** A form made from the schema of the configuration; WordPress' Settings API checks nonce and capability. */
final class Settings_Page {
	public const SLUG = 'kundenportal-settings';

	private const CAPABILITY = 'manage_options';

	/** Hooks the page into the administration. */
	public static function register(): void {
		add_action( 'admin_menu', array( self::class, 'add' ), 20 );
		// Not only for the form: whoever writes the option is checked.
		add_action( 'init', array( self::class, 'set_up' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( self::class, 'links' ) );
	}

	/** The entry of the menu. */
	public static function add(): void {
		add_submenu_page( Page_List::SLUG, __( 'Kundenportal: Einstellungen', 'kundenportal' ), __( 'Einstellungen', 'kundenportal' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ) );
	}

	/** The option and how it is checked. */
	public static function set_up(): void {
		register_setting(
			self::SLUG,
			Options::NAME,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( self::class, 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
	}

	/** A link to the settings in the list of plugins. */
	public static function links( array $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'admin.php?page=' . self::SLUG ) ), esc_html__( 'Einstellungen', 'kundenportal' ) );
		return array( 'settings' => $link ) + $links;
	}

	/** The option as it is stored: what is wrong in it is refused, and what stood there before stays. */
	public static function sanitize( mixed $given ): array {
		$given    = is_array( $given ) ? $given : array();
		$is_typed = isset( $given['typed'] );
		$before   = Options::get();
		$check    = new Settings_Check();
		$config   = $is_typed ? self::from_form( (array) ( $given['config'] ?? array() ) ) : ( $given['config'] ?? array() );
		$result   = array(
			'script' => $check->script( $given['script'] ?? '', $before['script'] ),
			'config' => $check->config( $config, $before['config'] ),
		);
		if ( $is_typed ) {
			self::tell( $check->refused() );
		}
		return $result;
	}

	/** Keeps what was refused for the next view, so that nothing typed is lost. */
	private static function tell( array $refused ): void {
		foreach ( $refused as $path => $why ) {
			// WordPress prints these messages as HTML, and they quote what was typed.
			add_settings_error( Options::NAME, $path, esc_html( self::title_of( $path ) . ': ' . $why['message'] . ' ' . __( 'Diese Angabe wurde nicht gespeichert.', 'kundenportal' ) ) );
		}
		if ( array() !== $refused ) {
			set_transient( self::transient(), $refused, MINUTE_IN_SECONDS );
		}
	}

	private static function transient(): string {
		return 'kundenportal_refused_' . get_current_user_id();
	}

	/** What was typed, as values of the configuration: empty fields are left to their defaults. */
	private static function from_form( array $typed ): array {
		$config = array();
		foreach ( Settings_Check::schema()['properties'] as $key => $schema ) {
			$value = self::typed_value( (string) $key, $schema, $typed[ $key ] ?? '' );
			if ( null !== $value ) {
				$config[ $key ] = $value;
			}
		}
		return $config;
	}

	/** The value of one field; null where its default holds. */
	private static function typed_value( string $key, array $schema, mixed $typed ): mixed {
		if ( 'boolean' === $schema['type'] ) {
			return ( '1' === $typed ) === $schema['default'] ? null : '1' === $typed;
		}
		if ( 'object' === $schema['type'] ) {
			$typed  = is_array( $typed ) ? $typed : array();
			$values = array();
			foreach ( $schema['properties'] as $name => $one ) {
				$value = 'pages' === $key ? self::typed_page( (string) $name, $typed[ $name ] ?? array() ) : self::typed_value( '', $one, $typed[ $name ] ?? '' );
				if ( null !== $value ) {
					$values[ $name ] = $value;
				}
			}
			return array() === $values ? null : $values;
		}
		if ( 'array' === $schema['type'] && is_array( $typed ) ) {
			$list = isset( $typed['rows'] ) ? List_Fields::entries( (array) $typed['rows'], $schema['items']['properties'] ) : array_values( $typed );
			return array() === $list ? null : $list;
		}
		if ( ! is_string( $typed ) || '' === trim( $typed ) ) {
			return null;
		}
		if ( 'array' === $schema['type'] && 'string' === $schema['items']['type'] && ! str_starts_with( trim( $typed ), '[' ) ) {
			return preg_split( '/[\s,;]+/', trim( $typed ), -1, PREG_SPLIT_NO_EMPTY );
		}
		return 'array' === $schema['type'] ? json_decode( $typed, true ) ?? $typed : trim( $typed );
	}

	/** The address of a page: one of the site, an own one, or none at all. */
	private static function typed_page( string $name, mixed $typed ): ?string {
		$choice = is_array( $typed ) ? (string) ( $typed['choice'] ?? '' ) : '';
		$own    = is_array( $typed ) ? trim( (string) ( $typed['own'] ?? '' ) ) : '';
		if ( Settings_Fields::NONE === $choice ) {
			return '';
		}
		if ( ctype_digit( $choice ) ) {
			return Options::page_value( (int) $choice );
		}
		// Whoever goes back to the default need not empty the field beside it; whoever types there need not choose.
		$is_left = Settings_Fields::OWN !== $choice && ( Options::get()['config']['pages'][ $name ] ?? '' ) === $own;
		return '' === $own || $is_left ? null : $own;
	}

	/** What a field is called, by its path. */
	private static function title_of( string $path ): string {
		if ( 'script' === $path ) {
			return __( 'Adresse des Skripts', 'kundenportal' );
		}
		$parts = explode( '.', $path );
		$top   = Settings_Check::schema()['properties'][ $parts[0] ];
		return isset( $parts[1] ) ? $top['title'] . ', ' . ( $top['properties'][ $parts[1] ]['description'] ?? $parts[1] ) : $top['title'];
	}

	/** Writes the page. */
	public static function render(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Für die Einstellungen des Kundenportals fehlt Ihnen die Berechtigung.', 'kundenportal' ) );
		}
		$refused = get_transient( self::transient() );
		$fields  = new Settings_Fields( Options::get(), is_array( $refused ) ? $refused : array() );
		delete_transient( self::transient() );
		wp_enqueue_style( 'kundenportal-admin', plugins_url( 'build/admin.css', FILE ), array(), RELEASE );
		wp_enqueue_script( 'kundenportal-settings', plugins_url( 'build/settings.js', FILE ), array(), RELEASE, true );
		require dirname( FILE ) . '/views/settings.php';
	}
}
