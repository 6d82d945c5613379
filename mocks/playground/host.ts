import bootstrap from "bootstrap/dist/css/bootstrap.min.css?url";
import pico from "@picocss/pico/css/pico.min.css?url";
import { readConfig } from "#config/read-config.ts";
import type { Config } from "#config/config.ts";
import nasty from "./nasty.css?url";
import type { PlaygroundState } from "./address.ts";

const sheets: Readonly<Record<PlaygroundState["host"], string>> = { none: "", bootstrap, pico, nasty };

/** Gives the page the style sheet of its host; waits for it, as a real page's first drawing does. */
export async function wearHost({ host }: PlaygroundState): Promise<void> {
  const href = sheets[host];
  if (href === "") return;
  await new Promise<unknown>((done, fail) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: done,
      onerror: fail,
    });
    document.head.prepend(link);
  });
}

/** Turns the host page light or dark, in the ways that plain pages, Bootstrap and Pico have for it. */
export function wearScheme({ scheme }: PlaygroundState): void {
  const { documentElement: root } = document;
  root.style.colorScheme = scheme;
  root.dataset.bsTheme = scheme;
  root.dataset.theme = scheme;
}

/**
 * A page cannot set the reader's preference for less motion. So the same question gets another wording before the
 * bundle asks it: in its style sheets, which it makes by `replaceSync`, and in `matchMedia`, the condition `reduce`
 * becomes one that always holds and `no-preference` one that never does. Styles of the host, which it loads itself, are
 * left alone.
 */
export function wearMotion({ motion }: PlaygroundState): void {
  if (motion === "system") return;
  const reworded = (text: string): string =>
    text
      .replace(/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/g, "(min-width: 0px)")
      .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, "(max-width: 0px)");
  const replace = Reflect.get<CSSStyleSheet, "replaceSync">(CSSStyleSheet.prototype, "replaceSync");
  CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, text: string): void {
    replace.call(this, reworded(text));
  };
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(reworded(query));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The consent as the page's configuration names cookie and events. */
function consentOf({ config }: PlaygroundState): Config["consent"] {
  return readConfig(parsed(config ?? ""), []).config.consent;
}

/** The page's consent manager: with the consent already given, or asked for it and then giving or refusing it. */
export function startConsentManager(state: PlaygroundState): void {
  const { cookie, granted, changeEvent, requestEvent } = consentOf(state);
  const store = (value: string, age: number): void => {
    document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; max-age=${age}`;
  };
  const YEAR = 31_536_000;
  if (state.consent === "granted") store(granted, YEAR);
  else store("", 0);
  document.addEventListener(requestEvent, () => {
    if (state.consent !== "refused") store(granted, YEAR);
    document.dispatchEvent(new CustomEvent(changeEvent));
  });
}
