import { findFile, installDebian } from "./debian.ts";

const HEADLESS = "/usr/bin/chromium-headless-shell";
const CANDIDATES = [
  process.env.CHROMIUM_PATH ?? "",
  // Debian's headless build takes 0.6 of the time for the same pages.
  HEADLESS,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A whole browser on this machine, which keeps pages to go back to as the headless build does not; null where there is
 * none.
 */
export const findFullChromium = (): string | null => findFile(CANDIDATES.filter((path) => path !== HEADLESS));

/** The browser on this machine, or null. CHROMIUM_PATH names one that stands elsewhere. */
export const findChromium = (): string | null => findFile(CANDIDATES);

/**
 * Debian's packages for one of these browsers where there is none. @throws Error with a sentence that says what to
 * install
 */
function required(name: string, debian: string, find: () => string | null): string {
  const path = find() ?? installDebian(name, [debian, "fonts-liberation"], find);
  if (path === null)
    throw new Error(
      `The browser tests need ${name}. Install one (on Debian: apt-get install ${debian}) or set CHROMIUM_PATH to its program file.`,
    );
  return path;
}

/**
 * The browser for the browser tests; Debian's is installed where there is none.
 * @throws Error with a sentence that says what to install
 */
export const requireChromium = (): string => required("Chromium or Chrome", "chromium-headless-shell", findChromium);

/**
 * The whole browser for what the headless build cannot do; Debian's is installed where there is none.
 * @throws Error with a sentence that says what to install
 */
export const requireFullChromium = (): string => required("full Chromium or Chrome", "chromium", findFullChromium);
