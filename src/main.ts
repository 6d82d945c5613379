import { start } from '#mount/scan.ts';

const OWN = /\/portal\.js([?#]|$)/;

/** The tag of this script. `import.meta` would tell it to a module, but is a syntax error in a tag without type="module". */
function ownTag(): HTMLScriptElement | undefined {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const tags = [...scripts].filter(({ src }) => OWN.test(src));
  return tags.find(({ dataset }) => dataset.config !== undefined) ?? tags[0];
}

start(ownTag());
