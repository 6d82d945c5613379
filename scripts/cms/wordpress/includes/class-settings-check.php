<?php
/**
 * Checks what is to be stored.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

/** Holds a configuration against the bundle's schema; each mistake is a sentence. */
final class Settings_Check {
	/**
	 * What was refused: by the path of the field, what was typed and why it is wrong.
	 *
	 * @var array<string, array{typed: string, message: string}>
	 */
	private array $refused = array();

	/** What was refused, by the path of the field (`consent.cookie`). */
	public function refused(): array {
		return $this->refused;
	}

	/** The schema of the configuration's keys, in groups. */
	public static function schema(): array {
		static $schema = null;
		$schema      ??= require dirname( FILE ) . '/data/settings.php';
		return $schema;
	}

	/** The address of the script, as far as it is one; otherwise what was there before. */
	public function script( mixed $given, string $before ): string {
		$address = self::text( $given );
		if ( '' === $address || Options::is_script( $address ) ) {
			return $address;
		}
		return (string) $this->refuse( 'script', $address, __( 'Die Adresse des Skripts beginnt mit „https://“ oder mit „/“ und hat keine Leerzeichen.', 'kundenportal' ), $before );
	}

	/**
	 * The given configuration without what is wrong; there stands what was there before.
	 *
	 * @param mixed $given  Values by key.
	 * @param array $before What is stored.
	 */
	public function config( mixed $given, array $before ): array {
		return $this->members( array( 'properties' => self::schema()['properties'] ), is_array( $given ) ? $given : array(), $before, '' );
	}

	/** The members of an object that its schema knows. */
	private function members( array $schema, array $given, array $before, string $path ): array {
		$result = array();
		foreach ( $schema['properties'] as $key => $one ) {
			if ( ! array_key_exists( $key, $given ) ) {
				continue;
			}
			$value = $this->value( $one, $given[ $key ], $before[ $key ] ?? null, ltrim( "$path.$key", '.' ) );
			if ( null !== $value && array() !== $value ) {
				$result[ $key ] = $value;
			}
		}
		return $result;
	}

	/** A value as its schema wants it, or what was there before. */
	private function value( array $schema, mixed $given, mixed $before, string $path ): mixed {
		return match ( $schema['type'] ) {
			'boolean' => is_bool( $given ) ? $given : $this->refuse( $path, $given, __( 'Möglich sind nur Ja und Nein.', 'kundenportal' ), $before ),
			'object'  => $this->members( $schema, is_array( $given ) ? $given : array(), is_array( $before ) ? $before : array(), $path ),
			'array'   => $this->entries( $schema['items'], $given, $before, $path ),
			default   => $this->string( $schema, $given, $before, $path ),
		};
	}

	/** A text, an address where the schema has a pattern; a page of the site stands for its address. */
	private function string( array $schema, mixed $given, mixed $before, string $path ): mixed {
		if ( ! is_string( $given ) ) {
			return $this->refuse( $path, $given, __( 'Hier wird ein Text erwartet.', 'kundenportal' ), $before );
		}
		$text = self::text( $given );
		if ( Options::page_of( $text ) > 0 ) {
			return null === get_post( Options::page_of( $text ) )
				? $this->refuse( $path, '', __( 'Diese Seite gibt es nicht mehr.', 'kundenportal' ), $before )
				: $text;
		}
		$fault = self::fault( $schema, $text, $path );
		if ( null !== $fault ) {
			return $this->refuse( $path, $text, $fault, $before );
		}
		$missing = '' === $text || ! str_starts_with( $path, 'pages.' ) ? array() : self::missing_names( (string) ( $schema['default'] ?? '' ), $text );
		if ( array() !== $missing ) {
			/* translators: %s: names in braces */
			return $this->refuse( $path, $text, sprintf( __( 'In der Adresse fehlt %s: Ohne diese Angabe führen alle Einträge zu derselben Seite.', 'kundenportal' ), implode( ', ', $missing ) ), $before );
		}
		return $text;
	}

	/** A list of objects, or of texts. */
	private function entries( array $schema, mixed $given, mixed $before, string $path ): mixed {
		if ( 'string' === $schema['type'] ) {
			return $this->texts( $given, $before, $path );
		}
		if ( ! is_array( $given ) || ! array_is_list( $given ) ) {
			return $this->refuse( $path, $given, __( 'Das ist keine Liste in JSON. Sie beginnt mit [ und endet mit ], Namen und Texte stehen in geraden Anführungszeichen.', 'kundenportal' ), $before );
		}
		$known = array_keys( $schema['properties'] );
		foreach ( $given as $index => $entry ) {
			$unknown = is_array( $entry ) ? array_diff( array_map( 'strval', array_keys( $entry ) ), $known ) : array( '' );
			if ( array() !== $unknown ) {
				/* translators: 1: number of an entry, 2: names */
				return $this->refuse( $path, $given, sprintf( __( 'Der %1$d. Eintrag muss ein Objekt sein und darf nur diese Namen haben: %2$s.', 'kundenportal' ), $index + 1, implode( ', ', $known ) ), $before );
			}
			$inner = new self();
			$inner->members( $schema, $entry, array(), '' );
			foreach ( $inner->refused() as $name => $why ) {
				/* translators: 1: number of an entry, 2: name, 3: what is wrong */
				return $this->refuse( $path, $given, sprintf( __( '%1$d. Eintrag, %2$s: %3$s', 'kundenportal' ), $index + 1, $name, $why['message'] ), $before );
			}
		}
		return $given;
	}

	/** A list of texts without blanks, each once. */
	private function texts( mixed $given, mixed $before, string $path ): mixed {
		$texts = is_array( $given ) && array_is_list( $given ) ? $given : array( null );
		foreach ( $texts as $text ) {
			if ( ! is_string( $text ) || 1 !== preg_match( '/^\S+$/u', $text ) ) {
				return $this->refuse( $path, $given, __( 'Das ist keine Liste von Namen. Möglich sind Namen, die durch Leerzeichen, Kommas oder Zeilen getrennt sind.', 'kundenportal' ), $before );
			}
		}
		return array_values( array_unique( $texts ) );
	}

	/** What is wrong with an address or template, as a sentence; null for nothing. */
	private static function fault( array $schema, string $text, string $path ): ?string {
		if ( 'supportEmail' === $path && '' !== $text && ! is_email( $text ) ) {
			/* translators: %s: what was typed */
			return sprintf( __( '„%s“ ist keine E-Mail-Adresse.', 'kundenportal' ), $text );
		}
		if ( ! isset( $schema['pattern'] ) || '' === $text ) {
			return null;
		}
		if ( str_starts_with( strtolower( $text ), 'www.' ) ) {
			/* translators: %s: what was typed */
			return sprintf( __( 'Vor „%s“ fehlt „https://“.', 'kundenportal' ), $text );
		}
		if ( 1 !== preg_match( '#' . str_replace( '#', '\#', $schema['pattern'] ) . '#u', $text ) ) {
			/* translators: %s: what was typed */
			return sprintf( __( '„%s“ ist keine Adresse. Möglich sind Pfade wie /seite und Adressen mit https://, mailto: oder tel:.', 'kundenportal' ), $text );
		}
		return null;
	}

	/** The names in braces of an address's default that its own text lacks, so that all things would share one page. */
	private static function missing_names( string $standard, string $text ): array {
		preg_match_all( '/\{\w+\}/', $standard, $names );
		return array_filter( $names[0], static fn( string $name ): bool => '{slug}' !== $name && ! str_contains( $text, $name ) );
	}

	/** Notes a refusal; gives what was there before. */
	private function refuse( string $path, mixed $typed, string $message, mixed $before ): mixed {
		$this->refused[ $path ] = array(
			'typed'   => is_string( $typed ) ? $typed : (string) wp_json_encode( $typed, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			'message' => $message,
		);
		return $before;
	}

	/** A text without control characters and without blanks around it; '' for what is no valid UTF-8. */
	private static function text( mixed $given ): string {
		return is_string( $given ) ? trim( (string) preg_replace( '/[\x00-\x1f\x7f]/u', '', $given ) ) : '';
	}
}
