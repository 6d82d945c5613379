import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";

const run = promisify(execFile);

/** Where Debian puts WordPress, its content and the database server. */
const DEBIAN = "/usr/share/wordpress";
/** The WordPress that is tried: Debian's, or the unpacked release that WORDPRESS_PATH names. */
const CORE = process.env.WORDPRESS_PATH ?? DEBIAN;
const LANGUAGES = "/var/lib/wordpress/wp-content/languages";
const THEMES = ["one", "two", "three"].map((last) => `${DEBIAN}/wp-content/themes/twentytwenty${last}`);
const NEEDED = [
  `${CORE}/wp-settings.php`,
  ...THEMES,
  "/usr/bin/php",
  "/usr/sbin/mariadbd",
  "/usr/bin/mariadb-install-db",
];

/** What lacks on this machine for a WordPress with the themes of Debian's packages. */
export const missing = (): string[] => NEEDED.filter((path) => !existsSync(path));

/** The folders of all themes; the tried WordPress brings newer ones than Debian. */
export function themeFolders(): string[] {
  const folders = [DEBIAN, CORE].flatMap((core) =>
    readdirSync(`${core}/wp-content/themes`).map((name) => [name, `${core}/wp-content/themes/${name}`] as const),
  );
  return [...new Map(folders.filter(([name]) => name !== "index.php")).values()];
}

/** The people of the test site; each has the password of the same name. */
export const people = { administrator: "verwaltung", author: "autorin", subscriber: "leserin" } as const;

/** Where a started WordPress is: its address, and the scratch folder with its files, its database and its log. */
export interface WordPressSite {
  readonly origin: string;
  readonly folder: string;
}

const siteOf = (folder: string): string => join(folder, "site");
const logOf = (folder: string): string => join(folder, "php.log");

/** Options of PHP that keep what it has compiled. */
const optionsOf = (folder: string): string[] => [
  "-d",
  "opcache.enable_cli=1",
  "-d",
  `opcache.file_cache=${join(folder, "opcache")}`,
];

let runs = 0;

/** Runs PHP inside WordPress; gives what it returns, as JSON says it. `before` runs before WordPress is loaded. */
export async function php({ origin, folder }: WordPressSite, code: string, before = ""): Promise<unknown> {
  runs += 1;
  const file = join(folder, `run-${process.pid}-${runs}.php`);
  await writeFile(
    file,
    `<?php ${before} $_SERVER['HTTP_HOST'] = '${origin.replace("http://", "")}'; $_SERVER['REQUEST_URI'] = '/'; ob_start();
require '${siteOf(folder)}/wp-load.php'; $result = ( static function () { ${code} } )(); ob_end_clean(); echo wp_json_encode( $result );`,
  );
  const { stdout } = await run("php", [...optionsOf(folder), file], { maxBuffer: 64_000_000 });
  return JSON.parse(stdout) as unknown;
}

/** What PHP has written into its log: notices, warnings and errors. */
export const logged = ({ folder }: WordPressSite): Promise<string> => readFile(logOf(folder), "utf8");

/** A port that was free a moment ago. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Milliseconds that a server may take to start, on a busy machine. */
const LONGEST_START = 60_000;

/** Asks until something answers. @throws Error with what the process said where it ends before, or takes too long */
async function until(check: () => Promise<unknown>, child: ChildProcess, said: () => string): Promise<void> {
  const start = performance.now();
  for (;;) {
    if (child.exitCode !== null || performance.now() - start > LONGEST_START)
      throw new Error(`${child.spawnfile} does not answer: ${said()}`);
    try {
      await check();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** Starts a process of the test's own and keeps what it says. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    // A group of its own: PHP's server has workers, which end with it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => said.push(String(part)));
  const kill = (): void => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) process.kill(-child.pid);
  };
  // A run that is broken off leaves no server behind.
  process.once("exit", kill);
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      process.off("exit", kill);
      if (child.exitCode === null && child.signalCode === null) child.once("exit", () => resolve());
      else resolve();
      kill();
    });
  return { child, end, said: () => said.join("") };
}

async function startDatabase(folder: string) {
  const data = join(folder, "data");
  const socket = join(folder, "db.sock");
  await run("/usr/bin/mariadb-install-db", [
    "--no-defaults",
    "--user=root",
    `--datadir=${data}`,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  const server = start("/usr/sbin/mariadbd", [
    "--no-defaults",
    "--user=root",
    "--skip-networking",
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, "db.pid")}`,
    "--innodb-flush-log-at-trx-commit=0",
  ]);
  const php = `exit(@mysqli_connect("localhost", "root", "", "", 0, "${socket}")->query("CREATE DATABASE IF NOT EXISTS wp") ? 0 : 1);`;
  await until(() => run("php", ["-r", php]), server.child, server.said);
  return { socket, end: server.end };
}

const configOf = (origin: string, socket: string, log: string): string => `<?php
define( 'DB_NAME', 'wp' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'AUTH_KEY', 'a' ); define( 'SECURE_AUTH_KEY', 'b' ); define( 'LOGGED_IN_KEY', 'c' ); define( 'NONCE_KEY', 'd' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${log}' );
define( 'SCRIPT_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_DEFAULT_THEME', 'twentytwentythree' );
$table_prefix = 'wp_';
define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** Hands pretty addresses to WordPress, as a web server's rewriting does. */
const ROUTER = `<?php
$path = urldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( is_file( __DIR__ . $path ) ) { return false; }
if ( is_file( __DIR__ . rtrim( $path, '/' ) . '/index.php' ) && '/' !== $path ) { return false; }
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`;

const INSTALL = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Testseite', '${people.administrator}', 'a@site.example', false, '', '${people.administrator}', 'de_DE' );
foreach ( array( 'author' => '${people.author}', 'subscriber' => '${people.subscriber}' ) as $role => $name ) {
	wp_insert_user( array( 'user_login' => $name, 'user_pass' => $name, 'role' => $role, 'user_email' => "$name@site.example" ) );
}
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'blog_public', 0 );
update_option( 'show_avatars', 0 );
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules();
`;

/** Unpacks the plugin's archive where an administrator's upload would put it. */
async function unpack(zip: string, plugins: string): Promise<void> {
  for (const [name, body] of Object.entries(unzipSync(await readFile(zip)))) {
    if (name.endsWith("/")) continue;
    const file = join(plugins, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

async function copyCore(site: string, themes: readonly string[]): Promise<void> {
  const leftOut = [join(CORE, "wp-content"), join(CORE, "wp-config.php")];
  await cp(CORE, site, { recursive: true, dereference: true, filter: (from) => !leftOut.includes(from) });
  for (const folder of ["plugins", "mu-plugins", "uploads", "themes"])
    await mkdir(join(site, "wp-content", folder), { recursive: true });
  for (const theme of themes)
    await cp(theme, join(site, "wp-content/themes", theme.split("/").at(-1) ?? ""), {
      recursive: true,
      dereference: true,
    });
  if (existsSync(LANGUAGES)) await symlink(LANGUAGES, join(site, "wp-content/languages"));
}

export interface SiteOptions {
  /** The archive of a plugin that is unpacked, not yet activated. */
  readonly zip: string;
  /** Folders of themes. */
  readonly themes: readonly string[];
  /** PHP of the site's own, by the names of the files in `mu-plugins`. */
  readonly own?: Readonly<Record<string, string>>;
}

/**
 * Asks by HTTP and reads the answer to its end. PHP's server closes each connection, and an answer that nobody reads
 * would then end the run from within the HTTP client (nodejs/undici#5360).
 */
export async function whole(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  await answer.clone().arrayBuffer();
  return answer;
}

/** Starts a German WordPress with pretty addresses and three people. @throws Error with what a process said */
export async function startWordPress({
  zip,
  themes,
  own = {},
}: SiteOptions): Promise<WordPressSite & { end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "kundenportal-wordpress-"));
  const site = siteOf(folder);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const [database] = await Promise.all([startDatabase(folder), copyCore(site, themes)]);
  await mkdir(join(folder, "opcache"));
  await writeFile(logOf(folder), "");
  await writeFile(join(site, "wp-config.php"), configOf(origin, database.socket, logOf(folder)));
  await writeFile(join(site, "router.php"), ROUTER);
  await unpack(zip, join(site, "wp-content/plugins"));
  for (const [name, code] of Object.entries(own)) await writeFile(join(site, "wp-content/mu-plugins", name), code);
  await php({ origin, folder }, INSTALL, "define( 'WP_INSTALLING', true );");
  const args = [...optionsOf(folder), "-S", origin.replace("http://", ""), "-t", site, join(site, "router.php")];
  const server = start("php", args, { PHP_CLI_SERVER_WORKERS: "4" });
  const ask = () => whole(`${origin}/wp-login.php`, { signal: AbortSignal.timeout(20_000) });
  await until(ask, server.child, server.said);
  const end = async (): Promise<void> => {
    await server.end();
    await database.end();
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, folder, end };
}
