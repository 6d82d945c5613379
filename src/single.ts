import { start } from '#mount/scan.ts';

const script = document.currentScript;
start(script instanceof HTMLScriptElement ? script : undefined);
