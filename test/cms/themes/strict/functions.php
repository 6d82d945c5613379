<?php
// A theme with a strict policy: only scripts and styles with its nonce run.
$strict_nonce = base64_encode( random_bytes( 12 ) );
add_action(
	'send_headers',
	static function () use ( $strict_nonce ) {
		header( "Content-Security-Policy: default-src 'self'; script-src 'nonce-$strict_nonce' 'strict-dynamic'; style-src 'self' 'nonce-$strict_nonce'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types portal-rich-text kundenportal" );
	}
);
foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $strict_filter ) {
	add_filter( $strict_filter, static fn( array $attributes ) => $attributes + array( 'nonce' => $strict_nonce ) );
}
// What WordPress itself writes without a nonce.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'wp_print_styles', 'print_emoji_styles' );
remove_action( 'wp_enqueue_scripts', 'wp_enqueue_global_styles' );
remove_action( 'wp_footer', 'wp_enqueue_global_styles', 1 );
add_action( 'wp_enqueue_scripts', static fn() => array_map( 'wp_dequeue_style', array( 'wp-block-library', 'classic-theme-styles', 'global-styles' ) ), 99 );
add_filter( 'wp_img_tag_add_auto_sizes', '__return_false' );
add_filter( 'show_admin_bar', '__return_false' );
