<?php
/**
 * The list of the pages that hold a widget.
 *
 * @package Kundenportal
 */

namespace Kundenportal;

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap kundenportal-pages">
	<h1><?php esc_html_e( 'Seiten mit Widgets des Kundenportals', 'kundenportal' ); ?></h1>
	<?php if ( array() === $all && array() === $areas && array() === $files ) : ?>
		<p><?php esc_html_e( 'Noch steht auf keiner Seite ein Widget. Fügen Sie im Editor einen Block ein: Suchen Sie nach „Kundenportal“ oder nach dem Namen eines Widgets.', 'kundenportal' ); ?></p>
		<p><a class="button button-primary" href="<?php echo esc_url( admin_url( 'post-new.php?post_type=page' ) ); ?>"><?php esc_html_e( 'Neue Seite', 'kundenportal' ); ?></a></p>
	<?php else : ?>
		<p><?php esc_html_e( 'Die Prüfung öffnet jede Seite unsichtbar, wie Sie sie sehen, und zeigt, was die Seitenprüfung dort findet.', 'kundenportal' ); ?></p>
		<p>
			<button type="button" class="button button-primary" id="kundenportal-inspect-all"><?php esc_html_e( 'Alle Seiten prüfen', 'kundenportal' ); ?></button>
			<span id="kundenportal-progress" role="status"></span>
		</p>
		<table class="wp-list-table widefat striped">
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Seite', 'kundenportal' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Art', 'kundenportal' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Widgets', 'kundenportal' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Seitenprüfung', 'kundenportal' ); ?></th>
				</tr>
			</thead>
			<tbody>
			<?php foreach ( $found as $kundenportal_found ) : ?>
				<?php
				$kundenportal_post    = $kundenportal_found['post'];
				$kundenportal_title   = wp_strip_all_tags( $kundenportal_post->post_title );
				$kundenportal_title   = '' === $kundenportal_title ? __( '(ohne Titel)', 'kundenportal' ) : $kundenportal_title;
				$kundenportal_address = self::inspected( $kundenportal_post );
				?>
				<tr>
					<td>
						<strong><a href="<?php echo esc_url( (string) get_edit_post_link( $kundenportal_post ) ); ?>"><?php echo esc_html( $kundenportal_title ); ?></a></strong>
						<?php if ( '' !== $kundenportal_address ) : ?>
							<div><a href="<?php echo esc_url( $kundenportal_address ); ?>"><?php esc_html_e( 'Ansehen mit Seitenprüfung', 'kundenportal' ); ?></a></div>
						<?php endif; ?>
					</td>
					<td><?php echo esc_html( self::kind_of( $kundenportal_post ) ); ?></td>
					<td>
						<ul class="kundenportal-ids">
							<?php foreach ( $kundenportal_found['ids'] as $kundenportal_id ) : ?>
								<li><?php echo esc_html( self::name_of( $kundenportal_id ) ); ?> <code><?php echo esc_html( $kundenportal_id ); ?></code></li>
							<?php endforeach; ?>
						</ul>
					</td>
					<td>
						<?php if ( '' === $kundenportal_address ) : ?>
							<?php esc_html_e( 'Teil mehrerer Seiten: Prüfen Sie eine davon.', 'kundenportal' ); ?>
						<?php else : ?>
							<button type="button" class="button kundenportal-inspect" data-address="<?php echo esc_url( $kundenportal_address ); ?>" aria-label="<?php /* translators: %s: title of a page */ echo esc_attr( sprintf( __( '%s prüfen', 'kundenportal' ), $kundenportal_title ) ); ?>"><?php esc_html_e( 'Prüfen', 'kundenportal' ); ?></button>
							<div class="kundenportal-findings"></div>
						<?php endif; ?>
					</td>
				</tr>
			<?php endforeach; ?>
			</tbody>
		</table>
		<?php
		$kundenportal_shared = array(
			__( 'Widget-Bereiche', 'kundenportal' )     => $areas,
			__( 'Vorlagen des Themes', 'kundenportal' ) => $files,
		);
		?>
		<?php foreach ( $kundenportal_shared as $kundenportal_heading => $kundenportal_places ) : ?>
			<?php if ( array() !== $kundenportal_places ) : ?>
				<h2><?php echo esc_html( $kundenportal_heading ); ?></h2>
				<p><?php esc_html_e( 'Sie stehen auf vielen Seiten: Prüfen Sie eine davon.', 'kundenportal' ); ?></p>
				<dl class="kundenportal-places">
					<?php foreach ( $kundenportal_places as $kundenportal_place => $kundenportal_ids ) : ?>
						<dt><?php echo esc_html( $kundenportal_place ); ?></dt>
						<?php foreach ( $kundenportal_ids as $kundenportal_id ) : ?>
							<dd><?php echo esc_html( self::name_of( $kundenportal_id ) ); ?> <code><?php echo esc_html( $kundenportal_id ); ?></code></dd>
						<?php endforeach; ?>
					<?php endforeach; ?>
				</dl>
			<?php endif; ?>
		<?php endforeach; ?>
		<?php if ( $pages > 1 ) : ?>
			<nav class="tablenav bottom" aria-label="<?php esc_attr_e( 'Teile der Liste', 'kundenportal' ); ?>">
				<?php
				echo wp_kses_post(
					(string) paginate_links(
						array(
							'base'    => add_query_arg( 'paged', '%#%' ),
							'format'  => '',
							'current' => $page,
							'total'   => $pages,
						)
					)
				);
				?>
			</nav>
		<?php endif; ?>
	<?php endif; ?>
</div>
