import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { missing, startWordPress, themeFolders, type WordPressSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly wordpress: WordPressSite;
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Notes each call to another server that the plugin makes. */
const CALLS = `<?php
add_filter( 'pre_http_request', static function ( $answer, $options, $address ) {
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $step ) {
		if ( str_contains( $step['file'] ?? '', '/plugins/kundenportal/' ) ) { error_log( "Remote call of the plugin: $address" ); }
	}
	return $answer;
}, 10, 3 );
`;

/**
 * Starts the one WordPress of all tests. @throws Error with a sentence that says what is missing
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const lacks = missing();
  if (lacks.length > 0)
    throw new Error(
      `The WordPress tests need ${lacks.join(", ")}. On Debian: apt-get install php-cli php-mysql wordpress wordpress-l10n wordpress-theme-twentytwenty{one,two,three} mariadb-server-core`,
    );
  const zip = here("../../dist-cms/wordpress/kundenportal.zip");
  if (!existsSync(zip)) throw new Error("There is no plugin to test: run npm run build and npm run cms first.");
  const { end, ...place } = await startWordPress({
    zip,
    themes: [...themeFolders(), here("themes/classic"), here("themes/strict")],
    own: { "calls.php": CALLS },
  });
  project.provide("wordpress", place);
  return end;
}
