import { ownAddress } from "#lib/own-address.ts";
import { pause } from "#lib/pause.ts";
import { hasConsent } from "#state/consent.ts";
import { forgetScript, loadScript, ScriptTimeout } from "#widgets/shared/foreign/load-script.ts";
import { hasMaps, mapDrawer } from "./google-maps.ts";
import { setMaps, failMaps, initialMaps, isRefused, useMaps, type MapsSource } from "./maps-state.ts";

const stateNow = (): string => useMaps.getState().maps.state;

/** Milliseconds before the second, third and fourth request (spec section 9; contract section 4). */
const PAUSES = [500, 1500, 3000];
/**
 * Milliseconds after which a loaded script that is not ready counts as failed; if it is ready later, it is still used.
 */
const SCRIPT_TIMEOUT_MS = 10_000;
/** Milliseconds between two checks for a script of the page's own. */
const STEP = 100;
const CALLBACK = "portalMapsReady";
/** The page's own Google Maps script; a consent manager blocks one by its type. */
const PAGE_SCRIPT = 'script[src*="/maps/api/js"]:not([type="text/plain"])';

/** The script's address with key, places library and German. Google calls `callback` when the library is ready. */
function mapsScriptUrl({ scriptUrl, apiKey }: MapsSource): string {
  const url = new URL(scriptUrl, ownAddress());
  const query = {
    key: apiKey,
    libraries: "places",
    language: "de",
    region: "DE",
    loading: "async",
    callback: CALLBACK,
  };
  for (const [name, value] of Object.entries(query))
    if (value !== "" && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/** Prevents further foreign requests after consent was withdrawn. @throws Error then */
function requireConsent(): void {
  if (!hasConsent()) throw new Error("The consent has been withdrawn.");
}

/** Makes up to four requests, each after a longer wait; a script that timed out is not requested again. */
async function loadPatiently(url: string, nonce: string, attempt = 0): Promise<void> {
  requireConsent();
  try {
    await loadScript(url, nonce);
  } catch (thrown) {
    const wait = PAUSES[attempt];
    if (wait === undefined || thrown instanceof ScriptTimeout) throw thrown;
    await pause(wait);
    await loadPatiently(url, nonce, attempt + 1);
  }
}

/**
 * Adds a style with the page's nonce if the page has none, because Google reads the nonce for its styles from the
 * first.
 */
function offerNonce(nonce: string): void {
  if (nonce === "" || document.querySelector('style[nonce], link[rel="stylesheet"][nonce]') !== null) return;
  const style = document.createElement("style");
  style.setAttribute("nonce", nonce);
  document.head.append(style);
}

/** Whether a script of the page's own is still loading; a second one would break both. */
function isComing(ours: string): boolean {
  return !hasMaps() && [...document.querySelectorAll<HTMLScriptElement>(PAGE_SCRIPT)].some(({ src }) => src !== ours);
}

/**
 * Loads Google's script, which loads further ones and then calls our callback; at its `load` event there is no map yet.
 */
async function loadMaps(url: string, nonce: string): Promise<void> {
  const called = new Promise<void>((resolve) => Object.assign(window, { [CALLBACK]: resolve }));
  offerNonce(nonce);
  await loadPatiently(url, nonce);
  if (!hasMaps()) await inTime(called, url);
}

/** Ends a try without maps, so that the next one loads the script again. */
function giveUp(url: string): void {
  if (!hasMaps()) forgetScript(url);
  if (stateNow() !== "loading") return;
  if (hasConsent()) failMaps();
  else setMaps(initialMaps);
}

/** Ends the try if the work takes too long, but still gives its result when it comes. */
async function inTime<T>(work: Promise<T>, url: string): Promise<T> {
  const timer = setTimeout(() => giveUp(url), SCRIPT_TIMEOUT_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

let hearing: (() => void) | undefined;

/** Sets the global function that Google calls when it refuses the key; one set by the page is called as well. */
function hearRefusal(): void {
  const page = window as { gm_authFailure?: (() => void) | undefined };
  const before = page.gm_authFailure;
  if (hearing !== undefined && before === hearing) return;
  hearing = () => {
    setMaps({ state: "failure", refused: true });
    before?.();
  };
  page.gm_authFailure = hearing;
}

async function bring(url: string, nonce: string): Promise<void> {
  hearRefusal();
  for (let waited = 0; waited < SCRIPT_TIMEOUT_MS && isComing(url); waited += STEP) await pause(STEP);
  if (!hasMaps()) await loadMaps(url, nonce);
  requireConsent();
  const draw = await inTime(mapDrawer(new URL(url).searchParams.get("map_ids")?.split(",")[0] ?? ""), url);
  if (stateNow() === "initialized" || stateNow() === "success" || isRefused()) return;
  setMaps({
    state: "success",
    draw: (...wanted) => {
      // The page may have replaced our function by its own since the script was loaded.
      hearRefusal();
      draw(...wanted);
    },
  });
}

/**
 * Loads the maps library and publishes its state; the page's own library is used if it has or gets one.
 * @throws TypeError if the address is invalid
 */
export async function loadMapsLibrary(source: MapsSource): Promise<void> {
  const url = mapsScriptUrl(source);
  try {
    await bring(url, source.nonce);
  } catch {
    giveUp(url);
  }
}
