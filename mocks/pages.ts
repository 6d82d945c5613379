import type { Config } from '#config/config.ts';

/** A whole page of the portal, as an author would write it. */
export interface PortalPage {
  /** Stands in the playground's address in a widget's place. */
  readonly id: `page-${string}`;
  /** German, for quality assurance. */
  readonly label: string;
  readonly body: string;
}

/** What the author of the example pages configures; everything else keeps its default. */
const exampleConfig: Partial<Config> = {
  logoUrl: '/mock-media/logo-160x40.svg',
  menu: [
    { title: 'Übersicht', uri: '/kundenportal', visible: true, active: true },
    { title: 'Gremium', uri: '/kundenportal/gremium', visible: true, active: false },
    { title: 'Dokumente', uri: '/kundenportal/dokumente', visible: true, active: false },
    { title: 'Feedback', uri: '/kundenportal/feedback', visible: true, active: false },
    { title: 'In Vorbereitung', uri: '/kundenportal/neu', visible: false, active: false },
  ],
  googleMapsScriptUrl: '/mock-media/maps.js',
  supportPhone: '+49 123 4567890',
  supportEmail: 'kundenservice@beispiel.example',
};

/** A wishlist item that the mock portal knows. */
export const exampleItem = '901';

const startBody = `<div id="portal-menu-desktop"></div>
<div id="portal-menu-mobile"></div>
<h1>Mein Kundenportal</h1>
<div id="portal-next-event"></div>
<div id="portal-event-list"></div>
<div id="portal-article-recommendations"></div>
<div id="portal-bookmarks"></div>`;

/** Whole pages for playground, browser tests and figures. */
export const pages: readonly PortalPage[] = [{ id: 'page-start', label: 'Ganze Seite: Startseite', body: startBody }];

/** The page of this id. */
export const pageOf = (id: string): PortalPage | undefined => pages.find((page) => page.id === id);

/** The author's configuration block, as it stands in a page; what is given goes before the example pages' own. */
export const configBlock = (config: Partial<Config> = {}): string =>
  `<script type="application/json" id="portal-config">${JSON.stringify({ ...exampleConfig, ...config }).replace(/</g, '\\u003c')}</script>`;
