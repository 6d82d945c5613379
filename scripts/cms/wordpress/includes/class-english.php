<?php
/**
 * English for all countries.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** The plugin speaks German, and one English: that of en_US also stands for en_GB, en_AU and all others. */
final class English {
	/** Hooks into the reading of translations, for PHP and for scripts. */
	public static function register(): void {
		add_filter( 'load_textdomain_mofile', array( self::class, 'file' ) );
		add_filter( 'load_script_translation_file', array( self::class, 'file' ) );
	}

	/** The file to read: in place of another English of this plugin, for which there is no file, that of en_US. */
	public static function file( mixed $file ): mixed {
		if ( ! is_string( $file ) || is_readable( $file ) ) {
			return $file;
		}
		return preg_replace( '#(/kundenportal-en)_[A-Za-z_]+(?=[^/]*$)#', '$1_US', $file );
	}
}
