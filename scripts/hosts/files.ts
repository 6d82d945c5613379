import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privacyFile } from "#scripts/privacy/privacy.ts";
import { project } from "#scripts/shared/project.ts";
import { configSchema } from "./config-schema.ts";
import { hostManifests } from "./manifests.ts";
import { hostTypes } from "./types.ts";

const README = `# Kundenportal-Widgets for hosts

For developers of pages and CMS that hold the widgets. Nothing in here runs: the widgets come by their script.

- \`portal.d.ts\`: \`window.portal\`, the events \`portal:*\` in \`DocumentEventMap\`, the configuration.
  \`import type { PortalConfig } from "kundenportal-widgets-hosts"\` is enough for all of it to be known.
- \`config.schema.json\`: JSON Schema of the block \`portal-config\`; editors complete and check it by a first key
  \`"$schema"\`, which the portal leaves alone. German descriptions, English ones as \`x-description-en\`, groups for a form.
- \`manifests.json\`: every widget with its German name, parameters with labels and types, example and height.
- \`datenschutz.json\`: every key of a storage, cookie and foreign origin with purpose, content, lifetime and trigger (German), and by
  widget the fields that it sends; for tools that manage consent.
`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files for developers of hosts and of CMS integrations, by their names. */
export function hostFiles(): Readonly<Record<string, string>> {
  return {
    "manifests.json": json(hostManifests(project.version)),
    "config.schema.json": json(configSchema()),
    "portal.d.ts": hostTypes(),
    "datenschutz.json": privacyFile(),
  };
}

/** What `npm pack` makes a package of, besides the files themselves. */
const packageFiles = (): Readonly<Record<string, string>> => ({
  "package.json": json({
    name: "kundenportal-widgets-hosts",
    version: project.version,
    description:
      "Types, manifests and the configuration's schema of the Kundenportal-Widgets, for pages and CMS that hold them.",
    license: "UNLICENSED",
    type: "module",
    types: "portal.d.ts",
    exports: {
      ".": { types: "./portal.d.ts" },
      "./manifests.json": "./manifests.json",
      "./config.schema.json": "./config.schema.json",
      "./datenschutz.json": "./datenschutz.json",
    },
  }),
  "README.md": README,
});

/** Writes the package for developers of hosts into a folder, which need not exist; gives the names of its files. */
export function writeHostFiles(folder: string): string[] {
  const files = { ...hostFiles(), ...packageFiles() };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files);
}
