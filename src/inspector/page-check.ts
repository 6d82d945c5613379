import { defaultConfig } from "#config/config.ts";
import { pageTexts, suspectTexts, type Explained } from "#i18n/inspector-anchors.ts";
import { configTexts } from "#i18n/inspector-values.ts";
import { distance, soundOf } from "#lib/look-alike.ts";
import { idOf } from "#mount/anchor-id.ts";
import type { Finding, Level } from "./finding.ts";
import { knownWidgetId } from "./known-ids.ts";

/** The id of the script element with the author's configuration. */
export const CONFIG_ID = "portal-config";
const FEW_MISTAKES = 2;

const isPortal = ({ src }: HTMLScriptElement): boolean => /\/portal(\.single)?\.js([?#]|$)/.test(src);
const fileOf = ({ src }: HTMLScriptElement): string => src.replace(/[?#].*/, "").replace(/.*\//, "");

function checkScripts(page: Document): Finding[] {
  const scripts = [...page.scripts].filter(isPortal);
  const twice: Finding[] =
    scripts.length > 1
      ? [
          {
            level: "warning",
            where: pageTexts.scriptTag(fileOf(scripts[1] ?? page.createElement("script"))),
            ...pageTexts.scriptTwice(scripts.length),
          },
        ]
      : [];
  const classic = scripts.filter((script) => fileOf(script) === "portal.js" && script.type !== "module");
  return [
    ...twice,
    ...classic.map((script): Finding => ({
      level: "hint",
      where: pageTexts.scriptTag(fileOf(script)),
      ...pageTexts.notModule(),
    })),
  ];
}

function holdsOurKeys(script: HTMLScriptElement): boolean {
  try {
    const value: unknown = JSON.parse(script.textContent);
    return (
      typeof value === "object" && value !== null && Object.keys(value).some((key) => Object.hasOwn(defaultConfig, key))
    );
  } catch {
    return false;
  }
}

/** Reports scripts that were meant to be the configuration. */
function checkStrays(page: Document): Finding[] {
  return [...page.scripts].flatMap((script): Finding[] => {
    const [id, known] = [idOf(script), soundOf(CONFIG_ID)];
    if (id === CONFIG_ID) return [];
    if (id !== "" && distance(soundOf(id), known) <= FEW_MISTAKES)
      return [{ level: "error", where: configTexts.where, ...suspectTexts.spelling(id, CONFIG_ID) }];
    return script.type.includes("json") && holdsOurKeys(script)
      ? [{ level: "error", where: configTexts.where, ...configTexts.noId() }]
      : [];
  });
}

function checkConfigPosition(page: Document): Finding[] {
  const blocks = [...page.querySelectorAll(`#${CONFIG_ID}`)];
  const say = (when: boolean, level: Level, text: () => Explained): Finding[] =>
    when ? [{ level, where: configTexts.where, ...text() }] : [];
  const [first] = blocks;
  const holder = first?.localName ?? "script";
  return [
    ...say(blocks.length > 1, "error", () => configTexts.twoBlocks(blocks.length)),
    ...say(
      first !== undefined &&
        [...page.scripts].some((script) => isPortal(script) && script.dataset.config !== undefined),
      "warning",
      configTexts.blockAndAttribute,
    ),
    ...say(holder !== "script", "warning", () => configTexts.notScript(holder)),
    ...say(first instanceof HTMLScriptElement && !first.type.includes("json"), "warning", configTexts.runs),
    ...checkStrays(page),
  ];
}

/** Reports tags that the CMS shows as text. */
function checkText(page: Document): Finding[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found = new Map<string, Element>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent?.closest("script, style, textarea, template, noscript, code, pre") !== null) continue;
    const id = /<div[^<>]*\bid\s*=\s*["'„“”]?(portal-[\w-]+)/i.exec(node.nodeValue ?? "")?.[1];
    if (id !== undefined && knownWidgetId(id) !== null) found.set(id, parent);
  }
  return [...found].map(([id, element]) => ({ level: "error", where: `id="${id}"`, element, ...pageTexts.asText(id) }));
}

/** Everything that is wrong with the portal's own tags on a page, except its anchors. */
export const checkPage = (page: Document): Finding[] => [
  ...checkScripts(page),
  ...checkConfigPosition(page),
  ...checkText(page),
];
