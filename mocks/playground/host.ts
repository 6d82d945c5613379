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
