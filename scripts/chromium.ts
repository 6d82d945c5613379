import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH ?? '',
  // Debian's headless build takes 0.6 of the time for the same pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser on this machine, or null. CHROMIUM_PATH names one that stands elsewhere. */
export function findChromium(): string | null {
  return CANDIDATES.find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * The browser for the browser tests; Debian's is installed where there is none.
 * @throws Error with a sentence that says what to install
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No Chromium or Chrome found: installing Debian\'s chromium-headless-shell ...');
  const options = { stdio: 'inherit' } as const;
  const installed =
    spawnSync('apt-get', ['update', '-qq'], options).status === 0 &&
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'], options).status === 0;
  const path = installed ? findChromium() : null;
  if (path !== null) return path;
  throw new Error('The browser tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program file.');
}
