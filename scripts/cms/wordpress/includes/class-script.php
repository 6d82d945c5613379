<?php
/**
 * The tags that bring widgets to life.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the configuration and the script tag, once a page and only where a widget stands. Block themes have drawn
 * their content before the head is written, so that the script is asked for at once there; in others it stands in the
 * footer.
 */
final class Script {
	/** What common optimisers read as: do not combine, defer, delay or minify this. */
	private const LEFT_ALONE = array(
		'data-cfasync'     => 'false',
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'data-no-minify'   => '1',
	);

	private static bool $needed  = false;
	private static bool $written = false;

	/** Looks for widgets that stand in the content as HTML, and writes the tags. */
	public static function register(): void {
		add_action( 'wp_head', array( self::class, 'write' ), 99 );
		add_action( 'wp_footer', array( self::class, 'write' ), 99 );
		// After the shortcodes.
		add_filter( 'the_content', array( self::class, 'look' ), 99 );
		add_filter( 'render_block_core/html', array( self::class, 'look' ) );
	}

	/** A widget stands on this page. */
	public static function need(): void {
		self::$needed = true;
	}

	/** Notes whether a piece of HTML holds a widget, and leaves it as it is. */
	public static function look( mixed $html ): mixed {
		if ( is_string( $html ) && ! self::$needed && array() !== Widgets::in_html( $html ) ) {
			self::need();
		}
		return $html;
	}

	/** Writes the tags, if they are needed and not written yet. */
	public static function write(): void {
		if ( ! self::$needed || self::$written ) {
			return;
		}
		self::$written = true;
		$config        = Options::config();
		if ( array() !== $config ) {
			// JSON_HEX_TAG: nothing in it can end the tag.
			wp_print_inline_script_tag(
				(string) wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
				array(
					'type' => 'application/json',
					'id'   => 'portal-config',
				)
			);
		}
		wp_print_script_tag( self::attributes() );
	}

	/**
	 * The attributes of the script tag. A theme with a policy gives its nonce by WordPress' own filter
	 * `wp_script_attributes`, or by `kundenportal_nonce`.
	 *
	 * @return array<string, string>
	 */
	private static function attributes(): array {
		$attributes = array(
			'type' => 'module',
			'src'  => Options::script(),
			'id'   => 'kundenportal-js',
		) + self::LEFT_ALONE;
		$nonce      = (string) apply_filters( 'kundenportal_nonce', '' );
		return '' === $nonce ? $attributes : $attributes + array( 'nonce' => $nonce );
	}
}
