<?php
/**
 * The form of the settings.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;

$kundenportal_schema = Settings_Check::schema();
?>
<div class="wrap kundenportal-settings">
	<h1><?php esc_html_e( 'Kundenportal: Einstellungen', 'kundenportal' ); ?></h1>
	<?php settings_errors(); ?>
	<p><?php esc_html_e( 'Jede Angabe hat eine Vorgabe; sie steht grau im leeren Feld. Füllen Sie nur aus, was bei Ihnen anders ist.', 'kundenportal' ); ?></p>
	<nav class="kundenportal-groups nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Gruppen', 'kundenportal' ); ?>">
		<a class="nav-tab" href="#kundenportal-group-script"><?php esc_html_e( 'Skript', 'kundenportal' ); ?></a>
		<?php foreach ( $kundenportal_schema['groups'] as $kundenportal_group ) : ?>
			<a class="nav-tab" href="#kundenportal-group-<?php echo esc_attr( $kundenportal_group['id'] ); ?>"><?php echo esc_html( $kundenportal_group['title'] ); ?></a>
		<?php endforeach; ?>
	</nav>
	<form method="post" action="options.php">
		<?php settings_fields( Settings_Page::SLUG ); ?>
		<input type="hidden" name="<?php echo esc_attr( Options::NAME ); ?>[typed]" value="1">
		<section id="kundenportal-group-script">
		<h2><?php esc_html_e( 'Skript', 'kundenportal' ); ?></h2>
		<table class="form-table" role="presentation">
			<?php $fields->script_row(); ?>
		</table>
		</section>
		<?php foreach ( $kundenportal_schema['groups'] as $kundenportal_group ) : ?>
			<section id="kundenportal-group-<?php echo esc_attr( $kundenportal_group['id'] ); ?>">
			<h2><?php echo esc_html( $kundenportal_group['title'] ); ?></h2>
			<table class="form-table" role="presentation">
				<?php foreach ( $kundenportal_group['keys'] as $kundenportal_key ) : ?>
					<?php $fields->key_row( $kundenportal_key, $kundenportal_schema['properties'][ $kundenportal_key ] ); ?>
				<?php endforeach; ?>
			</table>
			</section>
		<?php endforeach; ?>
		<div class="kundenportal-save"><?php submit_button(); ?></div>
	</form>
</div>
<?php
// Here, not behind all that WordPress loads at the page's end: until it runs, the groups stand below each other.
wp_print_scripts( 'kundenportal-settings' );
