import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PortTaken } from "./http.ts";

/** The folder of the built files. */
export const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Builds the bundle if there is no build, and says so. */
export async function builtOnce(): Promise<void> {
  if (existsSync(`${dist}/portal.js`)) return;
  console.log("Building the bundle first, which takes about a minute. The next start takes a second.");
  // Imported only then: a later start needs no bundler.
  const { createBuilder } = await import("vite");
  await (await createBuilder({ logLevel: "warn" })).buildApp();
}

/**
 * Starts a server, or ends the process with one sentence where its port is taken.
 * @param way a command that takes another port
 */
export async function startOr<Started>(start: () => Promise<Started>, way: (port: number) => string): Promise<Started> {
  try {
    return await start();
  } catch (thrown) {
    if (!(thrown instanceof PortTaken)) throw thrown;
    console.error(`Port ${thrown.port} is taken. Another one: ${way(thrown.port + 1)}`);
    return process.exit(1);
  }
}
