import { findBrowser, installDebian } from './debian.ts';

const HEADLESS = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  process.env.CHROMIUM_PATH ?? '',
  // Debian's headless build takes 0.6 of the time for the same pages.
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A whole browser on this machine, which keeps pages to go back to as the headless build does not; null where there is none. */
export const findFullChromium = (): string | null => findBrowser(CANDIDATES.filter((path) => path !== HEADLESS));

/** The browser on this machine, or null. CHROMIUM_PATH names one that stands elsewhere. */
export const findChromium = (): string | null => findBrowser(CANDIDATES);

/**
 * The browser for the browser tests; Debian's is installed where there is none.
 * @throws Error with a sentence that says what to install
 */
export function requireChromium(): string {
  const path = findChromium() ?? installDebian('Chromium or Chrome', ['chromium-headless-shell', 'fonts-liberation'], findChromium);
  if (path === null) throw new Error('The browser tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program file.');
  return path;
}
