interface Policy {
  readonly createScriptURL: (url: string) => unknown;
}

/** Only what we use of Trusted Types, which TypeScript's DOM does not know. */
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** A host with Trusted Types lists this name in its `trusted-types` directive. */
const POLICY = "kundenportal";

/** Milliseconds that a script has to come. */
const PATIENCE_MS = 10_000;

/** A script that has neither come nor failed in time, as where a consent tool has swallowed it. */
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

/** The address as the page's Trusted Types want it; a policy the host does not list throws. */
function trusted(url: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined) return webAddress(url);
  policy ??= factory.createPolicy(POLICY, { createScriptURL: webAddress });
  return policy.createScriptURL(url) as string;
}

/** Takes a tag out of the page: that of another document is never run, also where it comes later. */
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
    const timer = setTimeout(() => fail(new ScriptTimeout("The script has not come in time.")), PATIENCE_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail(new Error("The script cannot be loaded."));
    document.head.append(script);
  });
}

/**
 * Loads a classic script into the page, once per address however many widgets ask. One that failed, or has not come
 * within ten seconds (`ScriptTimeout`), is forgotten, so that the next call tries again. The errors never hold the
 * address, which may carry a token.
 * @param src http or https address, relative ones count from the page
 * @param nonce the page's CSP nonce, '' for none
 * @param data `data-*` attributes of its tag
 */
export function loadScript(src: string, nonce = "", data: Readonly<Record<string, string>> = {}): Promise<void> {
  const url = new URL(src, location.href).href;
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const loading = inject(url, nonce, data);
  scripts.set(url, loading);
  loading.catch(() => scripts.get(url) === loading && scripts.delete(url));
  return loading;
}

/** Lets the next call ask for this script anew, though it has come: what it should have brought is not there. */
export function forgetScript(src: string): void {
  scripts.delete(new URL(src, location.href).href);
}

/**
 * Takes a script's tag out of the page and forgets it, one that is still on its way included: the tag of another
 * document is never run. What it has done meanwhile only the page loaded anew undoes.
 */
export function unloadScript(src: string): void {
  const url = new URL(src, location.href).href;
  const tag = elements.get(url);
  if (tag !== undefined) takeOut(url, tag);
  scripts.delete(url);
}
