import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { findFile, installDebian } from "./debian.ts";

/** WebKit, of which Safari is made, with one page on a screen of its own. */
export interface WebKit {
  readonly open: (url: string) => Promise<void>;
  /** The text of the page as it is seen. */
  readonly text: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const find = (): string | null =>
  findFile(["/usr/bin/xvfb-run"]) === null ? null : findFile(["/usr/bin/WebKitWebDriver"]);

/** Milliseconds until a command counts as lost. */
const TIMEOUT_MS = 25_000;
const START_MS = 15_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Sends one command of WebDriver. @throws Error with what the driver says of it */
async function command(address: string, method: "POST" | "DELETE", body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error ?? response.status}: ${value?.message ?? ""}`);
  return value;
}

/**
 * Starts Debian's WebKitGTK, which is installed where there is none.
 * @throws Error that names the packages
 */
export async function launchWebKit(): Promise<WebKit> {
  const program = find() ?? installDebian("WebKit", ["webkit2gtk-driver", "xvfb", "xauth"], find);
  if (program === null) throw new Error("WebKit is missing: on Debian, apt-get install webkit2gtk-driver xvfb xauth.");
  const port = await freePort();
  const driver = spawn("xvfb-run", ["-a", "-s", "-screen 0 1400x1000x24", program, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const root = `http://127.0.0.1:${port}/session`;
  const wanted = { capabilities: { alwaysMatch: { unhandledPromptBehavior: "accept" } } };
  let started: unknown = null;
  for (const until = Date.now() + START_MS; started === null;) {
    started = await command(root, "POST", wanted).catch((thrown: unknown) => {
      if (Date.now() > until) throw thrown;
      return null;
    });
    if (started === null) await pause(200);
  }
  const session = `${root}/${(started as { sessionId: string }).sessionId}`;
  await command(`${session}/window/rect`, "POST", { width: 1300, height: 950 });
  return {
    open: async (url) => void (await command(`${session}/url`, "POST", { url })),
    text: async () =>
      String(await command(`${session}/execute/sync`, "POST", { script: "return document.body.innerText", args: [] })),
    close: async () => {
      await command(session, "DELETE").catch(() => null);
      // The screen goes with its driver.
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
