import { ownAddress } from "#lib/own-address.ts";

interface Policy {
  readonly createScriptURL: (url: string) => unknown;
}

/** The part of Trusted Types that we use; TypeScript's DOM library lacks it. */
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** The name of our policy, which a host with Trusted Types lists in its `trusted-types` directive. */
const POLICY = "kundenportal";

/** Milliseconds after which a script counts as missing. */
const TIMEOUT_MS = 10_000;

/** The error for a script that neither loaded nor failed in time, for example because a consent tool blocks it. */
export class ScriptTimeout extends Error {
  override readonly name = "ScriptTimeout";
}

const scripts = new Map<string, Promise<void>>();
const elements = new Map<string, HTMLScriptElement>();
let policy: Policy | null = null;

function webAddress(url: string): string {
  if (/^https?:/.test(url)) return url;
  throw new TypeError("A script address must be http or https.");
}

/** The address in the form that Trusted Types require. @throws if the host does not list our policy */
function trusted(url: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined) return webAddress(url);
  policy ??= factory.createPolicy(POLICY, { createScriptURL: webAddress });
  return policy.createScriptURL(url) as string;
}

/** Moves a script tag to another document, where browsers never run it, even if it loads later. */
function takeOut(url: string, tag: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(tag);
  if (elements.get(url) === tag) elements.delete(url);
}

function inject(url: string, nonce: string, data: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = trusted(url);
    script.async = true;
    if (nonce !== "") script.nonce = nonce;
    Object.assign(script.dataset, data);
    elements.set(url, script);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      takeOut(url, script);
      reject(error);
    };
    const timer = setTimeout(() => fail(new ScriptTimeout("The script has not come in time.")), TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail(new Error("The script cannot be loaded."));
    document.head.append(script);
  });
}

/**
 * Loads a classic script into the page, once per address for all widgets. A script that failed, or did not load within
 * ten seconds (`ScriptTimeout`), is forgotten, so that the next call tries again. The errors never contain the address,
 * which may hold a token.
 * @param src http or https address; a relative one is resolved against the page
 * @param nonce the page's CSP nonce, '' for none
 * @param data `data-*` attributes of its tag
 */
export function loadScript(src: string, nonce = "", data: Readonly<Record<string, string>> = {}): Promise<void> {
  const url = new URL(src, ownAddress()).href;
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const loading = inject(url, nonce, data);
  scripts.set(url, loading);
  loading.catch(() => scripts.get(url) === loading && scripts.delete(url));
  return loading;
}

/** Makes the next call load a script again although it has loaded, because what it should have defined is missing. */
export function forgetScript(src: string): void {
  scripts.delete(new URL(src, ownAddress()).href);
}

/**
 * Removes a script's tag from the page and forgets it, even while it is loading: the tag of another document is never
 * run. What the script has already done lasts until the page is reloaded.
 */
export function unloadScript(src: string): void {
  const url = new URL(src, ownAddress()).href;
  const tag = elements.get(url);
  if (tag !== undefined) takeOut(url, tag);
  scripts.delete(url);
}
