import { startPage } from "#mount/scan.ts";

const OWN = "/portal.js";

/**
 * The tag of this script. `import.meta` would tell it to a module, but is a syntax error in a tag without
 * type="module". A stack names the script, whatever its file is called; where a redirect has changed the address, the
 * file's usual name tells it.
 */
function ownTag(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  // An image with the name "scripts" takes the place of `document.scripts`.
  const scripts = [...document.querySelectorAll("script")];
  const { stack = "" } = new Error();
  const running = scripts.filter(({ src }) => src && stack.includes(`${src}:`));
  const tags = running.length ? running : scripts.filter(({ src }) => src.includes(OWN));
  return tags.find(({ dataset }) => dataset.config !== undefined) ?? tags[0];
}

startPage(ownTag());
