import { start } from '#mount/scan.ts';

let own: HTMLScriptElement | undefined;
document.querySelectorAll('script').forEach((script) => {
  if (script.src === import.meta.url) own = script;
});
start(own);
