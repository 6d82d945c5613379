import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebian } from "#scripts/browsers/debian.ts";

/** What must be there, by the package of Debian's that brings it. */
const needed: Readonly<Record<string, string>> = {
  orca: "/usr/bin/orca",
  xvfb: "/usr/bin/Xvfb",
  xdotool: "/usr/bin/xdotool",
  "at-spi2-core": "/usr/libexec/at-spi-bus-launcher",
  "python3-speechd": "/usr/lib/python3/dist-packages/speechd",
  dbus: "/usr/bin/dbus-daemon",
  locales: "/usr/share/i18n/locales/de_DE",
};

/**
 * Installs what the screen reader needs where it is missing (Debian).
 * @throws Error that names the packages
 */
export function requirePrograms(): void {
  const missing = Object.entries(needed).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0) return;
  const rest = installDebian("screen reader", missing, () =>
    Object.values(needed).every((path) => existsSync(path)) ? "all" : null,
  );
  if (rest === null)
    throw new Error(`The screen reader needs packages of Debian's: apt-get install ${missing.join(" ")}`);
}

/**
 * Runs a short program to its end.
 * @throws Error with what it said where it fails
 */
export function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(file, args, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${file} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** Nothing may outlive a run that somebody breaks off. */
const started = new Set<ChildProcess>();
process.once("exit", () => started.forEach((child) => child.kill("SIGKILL")));

/** Programs that run until they are ended, last started first. */
export class Programs {
  private readonly running: ChildProcess[] = [];

  /** Starts a program; what it complains of is not of interest. */
  start(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(file, args, { env, stdio: "ignore" });
    this.keep(child);
    return child;
  }

  /** Starts a program and gives the first line that it writes. */
  startSaying(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
    const child = spawn(file, args, { env, stdio: ["ignore", "pipe", "ignore"] });
    this.keep(child);
    return new Promise((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (part: Buffer) => {
        said += part.toString("utf8");
        if (said.includes("\n")) resolve(said.slice(0, said.indexOf("\n")));
      });
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`${file} ended with ${code ?? "a signal"}`)));
    });
  }

  private keep(child: ChildProcess): void {
    this.running.push(child);
    started.add(child);
    child.once("exit", () => started.delete(child));
  }

  /** Ends all of them and waits until they are gone. */
  async end(): Promise<void> {
    for (const child of this.running.splice(0).reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      const late = setTimeout(() => child.kill("SIGKILL"), 3_000);
      child.kill("SIGTERM");
      await gone;
      clearTimeout(late);
    }
  }
}
