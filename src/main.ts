import { start } from '#mount/scan.ts';

start([...document.scripts].find((script) => script.src === import.meta.url));
