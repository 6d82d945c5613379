import pico from "@picocss/pico/css/pico.min.css?url";
import bootstrap from "bootstrap/dist/css/bootstrap.min.css?url";
import type { Config } from "#config/config.ts";
import { readConfig } from "#config/read-config.ts";
import { fromJson } from "#lib/json.ts";
import type { PlaygroundState } from "./address.ts";
import nasty from "./nasty.css?url";

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

/** The reader's own size of text: what a browser makes of `rem`. */
export function wearText({ text }: PlaygroundState): void {
  if (text !== "100") document.documentElement.style.fontSize = `${text}%`;
}

/** Other wordings for questions about the reader's preferences, by what they ask. */
function wordings({ motion, contrast }: PlaygroundState): readonly (readonly [RegExp, string])[] {
  const ALWAYS = "(min-width: 0px)";
  const NEVER = "(max-width: 0px)";
  return [
    ...(motion === "system"
      ? []
      : ([
          [/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/g, ALWAYS],
          [/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, NEVER],
        ] as const)),
    ...(contrast === "system"
      ? []
      : ([
          [/\(\s*forced-colors\s*(:\s*active\s*)?\)/g, ALWAYS],
          [/\(\s*forced-colors\s*:\s*none\s*\)/g, NEVER],
        ] as const)),
  ];
}

/** What a browser does to a page while colours are forced, as far as a style sheet can: system colours, no shadows. */
const FORCED = `
*, *::before, *::after { color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
a, a * { color: LinkText !important; }
button, button *, input, select, textarea { color: ButtonText !important; border-color: ButtonText !important; }
:disabled, [aria-disabled="true"] { color: GrayText !important; border-color: GrayText !important; }
`;

/**
 * A page cannot set what its reader prefers: less motion, forced colours. So the questions about it get another wording
 * before the bundle asks them: in its style sheets, which it makes by `replaceSync`, and in `matchMedia`, a condition
 * becomes one that always holds or one that never does. Styles of the host, which it loads itself, are left alone.
 * Forced colours are imitated by system colours for everything, in the page and in each sheet of the bundle.
 */
export function wearPreferences(state: PlaygroundState): void {
  const changes = wordings(state);
  if (changes.length === 0) return;
  const isForced = state.contrast === "forced";
  const reworded = (text: string): string => changes.reduce((all, [from, to]) => all.replace(from, to), text);
  const replace = Reflect.get<CSSStyleSheet, "replaceSync">(CSSStyleSheet.prototype, "replaceSync");
  CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, text: string): void {
    replace.call(this, reworded(text) + (isForced ? FORCED : ""));
  };
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(reworded(query));
  if (isForced) document.head.append(Object.assign(document.createElement("style"), { textContent: FORCED }));
}

/** The consent as the page's configuration names cookie and events. */
function consentOf({ config }: PlaygroundState): Config["consent"] {
  return readConfig(fromJson(config ?? ""), []).config.consent;
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
    for (const event of [changeEvent].flat()) document.dispatchEvent(new CustomEvent(event));
  });
}
