import { findFile, installDebian } from "./debian.ts";

const CANDIDATES = [
  process.env.FIREFOX_PATH ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Firefox on this machine, or null. FIREFOX_PATH names one that stands elsewhere. */
export const findFirefox = (): string | null => findFile(CANDIDATES);

/**
 * Firefox for the smoke of all widgets; Debian's is installed where there is none.
 * @throws Error with a sentence that says what to install
 */
export function requireFirefox(): string {
  const path = findFirefox() ?? installDebian("Firefox", ["firefox-esr"], findFirefox);
  if (path === null)
    throw new Error(
      "The browser tests need Firefox. Install it (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program file.",
    );
  return path;
}
