import { findFile, installDebian } from "./debian.ts";

const CANDIDATES = [
  process.env.FIREFOX_PATH ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

const findFirefox = (): string | null => findFile(CANDIDATES);

/**
 * The program of Firefox for tests and tools; Debian's is installed where there is none, FIREFOX_PATH names one that
 * stands elsewhere.
 * @throws Error that says what to install
 */
export function requireFirefox(): string {
  const path = findFirefox() ?? installDebian("Firefox", ["firefox-esr"], findFirefox);
  if (path === null)
    throw new Error(
      "The browser tests need Firefox. Install it (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program file.",
    );
  return path;
}
