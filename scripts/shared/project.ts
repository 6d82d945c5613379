import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// By its text, because in jsdom a URL is none of Node's.
const manifest = fileURLToPath(new URL("../../package.json", import.meta.url).href);

/** What `package.json` says of the product. */
export const project = JSON.parse(readFileSync(manifest, "utf8")) as {
  readonly version: string;
  readonly imports: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
