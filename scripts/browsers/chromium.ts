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

/** The first of these browsers; Debian's is installed where there is none. @throws Error that says what to install */
function required(name: string, debian: string, candidates: readonly string[]): string {
  const find = (): string | null => findFile(candidates);
  const path = find() ?? installDebian(name, [debian, "fonts-liberation"], find);
  if (path === null)
    throw new Error(
      `The browser tests need ${name}. Install one (on Debian: apt-get install ${debian}) or set CHROMIUM_PATH to its program file.`,
    );
  return path;
}

/**
 * The program of a browser for tests and tools; CHROMIUM_PATH names one that stands elsewhere.
 * @throws Error that says what to install
 */
export const requireChromium = (): string => required("Chromium or Chrome", "chromium-headless-shell", CANDIDATES);

/**
 * The program of a whole browser, which keeps pages to go back to as the headless build does not.
 * @throws Error that says what to install
 */
export const requireFullChromium = (): string =>
  required(
    "full Chromium or Chrome",
    "chromium",
    CANDIDATES.filter((path) => path !== HEADLESS),
  );
