<?php
/**
 * The fields of the settings.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** Writes the form's fields by the schema, filled with what is stored or what was refused. */
final class Settings_Fields {
	/** What fields of a page's address choose besides a page of the site. */
	public const OWN  = 'own';
	public const NONE = 'none';

	/**
	 * Takes what the fields show.
	 *
	 * @param array                                               $stored  The option.
	 * @param array<string, array{typed: string, message: string}> $refused What was refused at the last saving, by the path of the field.
	 */
	public function __construct( private readonly array $stored, private readonly array $refused ) {}

	/** Writes the row of the script's address. */
	public function script_row(): void {
		$shown = $this->refused['script']['typed'] ?? $this->stored['script'];
		$this->head( 'script', __( 'Adresse des Skripts', 'kundenportal' ) );
		printf(
			'<input type="text" class="regular-text" %s name="%s[script]" value="%s" placeholder="%s">',
			$this->common( 'script' ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
			esc_attr( Options::NAME ),
			esc_attr( $shown ),
			esc_attr( wp_make_link_relative( plugins_url( 'portal/portal.js', FILE ) ) )
		);
		/* translators: 1: version, 2: name of a release */
		$this->about( 'script', sprintf( __( 'Leer: das mitgelieferte Skript, Version %1$s (Auslieferung %2$s). Eine eigene Adresse brauchen Sie nur, wenn das Skript anderswo liegt.', 'kundenportal' ), VERSION, RELEASE ) );
		echo '</td></tr>';
	}

	/** Writes the row of a key. */
	public function key_row( string $key, array $schema ): void {
		$this->head( $key, $schema['title'], ! in_array( $schema['type'], array( 'object', 'array' ), true ) );
		$this->field( $key, $schema );
		echo '</td></tr>';
	}

	/** Writes what stands left of a field; a label only where there is one field. */
	private function head( string $path, string $title, bool $is_one = true ): void {
		$format = $is_one ? '<tr><th scope="row"><label for="%s">%s</label></th><td>' : '<tr><th scope="row"><span id="%s-title">%s</span></th><td>';
		printf( $format, esc_attr( self::id_of( $path ) ), esc_html( $title ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- one of two texts.
	}

	/** Whether nothing but defaults stands in a group's long part, so that it may be folded. */
	private function is_folded( string $key ): bool {
		$inside = array_filter( array_keys( $this->refused ), static fn( string $path ): bool => str_starts_with( $path, "$key." ) );
		return array() === $inside && array() === (array) ( $this->stored['config'][ $key ] ?? array() );
	}

	/** What stands in a field: what was refused, or what is stored. */
	private function shown( string $path ): mixed {
		if ( isset( $this->refused[ $path ] ) ) {
			return $this->refused[ $path ]['typed'];
		}
		$value = $this->stored['config'];
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}

	/** Writes the fields of a key. */
	private function field( string $key, array $schema ): void {
		if ( 'pages' === $key ) {
			$this->folded( $key, $schema, array( $this, 'page' ) );
		} elseif ( 'object' === $schema['type'] ) {
			count( $schema['properties'] ) > 6 ? $this->folded( $key, $schema, array( $this, 'row' ) ) : $this->rows( $key, $schema, array( $this, 'row' ) );
		} elseif ( 'boolean' === $schema['type'] ) {
			$this->checkbox( $key, $schema );
		} elseif ( 'array' === $schema['type'] ) {
			$this->entries( $key, $schema );
		} else {
			$this->text( $key, $schema );
		}
	}

	private static function id_of( string $path ): string {
		return 'kundenportal-' . str_replace( '.', '-', $path );
	}

	private static function name_of( string $path ): string {
		return Options::NAME . '[config][' . str_replace( '.', '][', $path ) . ']';
	}

	/** Writes attributes that every field has: id, and what is wrong with it. */
	private function common( string $path ): string {
		$id = self::id_of( $path );
		return sprintf( 'id="%s" aria-describedby="%s-about"', esc_attr( $id ), esc_attr( $id ) ) . ( isset( $this->refused[ $path ] ) ? ' aria-invalid="true"' : '' );
	}

	/** Writes what a field is for, and what was wrong with it. */
	private function about( string $path, string $text ): void {
		printf( '<p class="description" id="%s-about">', esc_attr( self::id_of( $path ) ) );
		if ( isset( $this->refused[ $path ] ) ) {
			printf( '<strong class="kundenportal-refused">%s</strong> ', esc_html( $this->refused[ $path ]['message'] ) );
		}
		echo wp_kses( self::code( $text ), array( 'code' => array() ) ) . '</p>';
	}

	/** The descriptions' `code` as HTML. */
	private static function code( string $text ): string {
		return (string) preg_replace( '/`([^`]+)`/', '<code>$1</code>', esc_html( $text ) );
	}

	/** Writes a text field; its default is shown while it is empty. */
	private function text( string $path, array $schema, string $about = '' ): void {
		printf(
			'<input type="text" class="regular-text" %s name="%s" value="%s" placeholder="%s">',
			$this->common( $path ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
			esc_attr( self::name_of( $path ) ),
			esc_attr( (string) $this->shown( $path ) ),
			esc_attr( is_string( $schema['default'] ?? '' ) ? $schema['default'] ?? '' : '' )
		);
		$this->about( $path, '' === $about ? (string) ( $schema['description'] ?? '' ) : $about );
	}

	private function checkbox( string $path, array $schema ): void {
		printf( '<input type="hidden" name="%s" value="0">', esc_attr( self::name_of( $path ) ) );
		printf(
			'<label><input type="checkbox" %s name="%s" value="1" %s> %s</label>',
			$this->common( $path ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
			esc_attr( self::name_of( $path ) ),
			checked( (bool) ( $this->shown( $path ) ?? $schema['default'] ), true, false ),
			esc_html__( 'Ja', 'kundenportal' )
		);
		$this->about( $path, $schema['description'] );
	}

	/** Writes a list: rows for objects, boxes for ids of widgets. */
	private function entries( string $path, array $schema ): void {
		$shown = $this->shown( $path );
		$shown = is_string( $shown ) ? json_decode( $shown, true ) : $shown;
		$shown = is_array( $shown ) ? $shown : array();
		if ( 'string' === $schema['items']['type'] ) {
			List_Fields::widgets( self::name_of( $path ), array_filter( $shown, 'is_string' ) );
		} else {
			List_Fields::rows( self::id_of( $path ), self::name_of( $path ), $shown, $schema['items']['properties'] );
		}
		$this->about( $path, $schema['description'] );
	}

	/** Writes the fields of an object that has many, folded up while all of them are left to their defaults. */
	private function folded( string $key, array $schema, callable $row ): void {
		printf( '<details %s><summary>%s</summary>', $this->is_folded( $key ) ? '' : 'open', esc_html__( 'Einzelne Angaben', 'kundenportal' ) );
		$this->rows( $key, $schema, $row );
		echo '</details>';
	}

	private function rows( string $key, array $schema, callable $row ): void {
		$this->about( $key, $schema['description'] );
		foreach ( $schema['properties'] as $name => $one ) {
			$row( "$key.$name", $one, (string) $name );
		}
	}

	/** Writes a field of an object, with its name. */
	private function row( string $path, array $schema, string $name ): void {
		printf( '<p class="kundenportal-row"><label for="%s"><code>%s</code></label></p>', esc_attr( self::id_of( $path ) ), esc_html( $name ) );
		$this->text( $path, $schema, (string) ( $schema['description'] ?? '' ) );
	}

	/** Writes the choice of a page: the default, one of the site, none, or an own address beside it. */
	private function page( string $path, array $schema, string $name ): void {
		$value   = $this->shown( $path );
		$page    = Options::page_of( $value );
		$choices = array( '' => self::default_of( $name, $schema ) ) + self::pages_for( $schema );
		$choices = $choices + array(
			self::OWN  => __( 'Eigene Adresse, rechts', 'kundenportal' ),
			self::NONE => __( 'Kein Link', 'kundenportal' ),
		);
		$chosen  = match ( true ) {
			null === $value => '',
			'' === $value   => self::NONE,
			$page > 0       => (string) $page,
			default         => self::OWN,
		};
		printf( '<p class="kundenportal-row"><label for="%s">%s</label></p>', esc_attr( self::id_of( $path ) ), wp_kses( self::code( $schema['description'] ), array( 'code' => array() ) ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
		printf( '<select %s name="%s[choice]">', $this->common( $path ), esc_attr( self::name_of( $path ) ) );
		foreach ( $choices as $choice => $label ) {
			printf( '<option value="%s" %s>%s</option>', esc_attr( (string) $choice ), selected( (string) $choice, $chosen, false ), esc_html( $label ) );
		}
		printf(
			'</select> <input type="text" class="regular-text" name="%s[own]" value="%s" placeholder="%s" aria-label="%s">',
			esc_attr( self::name_of( $path ) ),
			esc_attr( self::OWN === $chosen ? (string) $value : '' ),
			esc_attr( $schema['default'] ),
			/* translators: %s: what the page is */
			esc_attr( sprintf( __( 'Eigene Adresse: %s', 'kundenportal' ), $schema['description'] ) )
		);
		$this->about( $path, "`$name`" );
	}

	private static function default_of( string $name, array $schema ): string {
		if ( 'login' === $name ) {
			return __( 'Vorgabe: wie loginUrl', 'kundenportal' );
		}
		/* translators: %s: an address */
		return '' === $schema['default'] ? __( 'Vorgabe: kein Link', 'kundenportal' ) : sprintf( __( 'Vorgabe: %s', 'kundenportal' ), $schema['default'] );
	}

	/** The site's pages that an address may lead to; none where it names a thing in braces, because one page is the same for all. */
	private static function pages_for( array $schema ): array {
		if ( str_contains( $schema['default'], '{' ) ) {
			return array();
		}
		static $pages = null;
		$pages      ??= get_pages( array( 'post_status' => 'publish' ) );
		$choices      = array();
		foreach ( $pages as $page ) {
			$choices[ (string) $page->ID ] = str_repeat( '– ', count( get_post_ancestors( $page ) ) ) . ( '' === $page->post_title ? "#$page->ID" : $page->post_title );
		}
		return $choices;
	}
}
