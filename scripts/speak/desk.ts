import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { requireFirefox } from "#scripts/browsers/firefox.ts";
import { LOADED } from "./journey.ts";
import { Programs, run } from "./programs.ts";

const POLL_MS = 40;
/** Milliseconds without speech after which somebody goes on. */
const QUIET_MS = 1_200;
/** Milliseconds that a page needs for what it has been answered. */
const DRAWN_MS = 600;
/** Milliseconds after which a key counts as silent. */
const SILENT_MS = 2_500;
const TIMEOUT_MS = 25_000;

/** Firefox as somebody has it who reads German, without anything that speaks by itself. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  "accessibility.force_disabled": -1,
  "intl.accept_languages": "de-DE, de",
  "ui.prefersReducedMotion": 1,
  "browser.newtab.preload": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.formfill.enable": false,
  "browser.translations.enable": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "signon.rememberSignons": false,
  "layout.spellcheckDefault": 0,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

interface Line {
  readonly kind: "speech" | "stop";
  readonly text: string;
}

/** A screen nobody sees, with a browser and a screen reader, for one visitor who comes for the first time. */
export class Desk {
  private readonly programs = new Programs();
  private readonly folder = mkdtempSync(join(tmpdir(), "speak-"));
  private readonly file = join(this.folder, "spoken.jsonl");
  private env: NodeJS.ProcessEnv = {};
  /** How many lines have been taken. */
  private taken = 0;

  /** @param idle milliseconds since the site last had something to do */
  constructor(private readonly idle: () => number) {}

  /** Starts screen, buses and screen reader; the first that is spoken is that it is there. */
  async open(): Promise<void> {
    const { folder } = this;
    for (const name of ["home", "run", "data", "profile", "locale"])
      mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    run("localedef", ["-i", "de_DE", "-f", "UTF-8", join(folder, "locale/de_DE.UTF-8")], process.env);
    this.env = {
      PATH: "/usr/bin:/bin",
      HOME: join(folder, "home"),
      TMPDIR: folder,
      XDG_DATA_HOME: join(folder, "data"),
      XDG_RUNTIME_DIR: join(folder, "run"),
      LOCPATH: join(folder, "locale"),
      LANG: "de_DE.UTF-8",
      LC_ALL: "de_DE.UTF-8",
      LANGUAGE: "de",
      TZ: "Europe/Berlin",
      GNOME_ACCESSIBILITY: "1",
      SPEAK_FILE: this.file,
    };
    const screen = ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"];
    this.env.DISPLAY = `:${await this.programs.startSaying("Xvfb", screen, this.env)}`;
    const bus = ["--session", "--nofork", "--print-address"];
    this.env.DBUS_SESSION_BUS_ADDRESS = await this.programs.startSaying("dbus-daemon", bus, this.env);
    const flags = ["--launch-immediately", "--a11y=1", "--screen-reader=1"];
    this.programs.start("/usr/libexec/at-spi-bus-launcher", flags, this.env);
    this.programs.start("/usr/bin/python3", [fileURLToPath(new URL("screen_reader.py", import.meta.url))], this.env);
    await this.heard("Bildschirmleser an");
  }

  /** Opens the browser, once, at an address; gives what is spoken until it is quiet. */
  async browse(address: string): Promise<readonly string[]> {
    const profile = join(this.folder, "profile");
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, "user.js"), lines.join("\n"));
    const size = ["--width", "1280", "--height", "900"];
    this.programs.start(requireFirefox(), ["--profile", profile, "--no-remote", ...size, address], this.env);
    const find = ["search", "--sync", "--onlyvisible", "--class", "firefox", "windowfocus"];
    run("xdotool", find, this.env);
    return this.heard(LOADED);
  }

  /**
   * Presses a key, or several held down together; gives what is spoken until it is quiet.
   * @param hears must be spoken, too
   */
  async press(key: string, hears = ""): Promise<readonly string[]> {
    run("xdotool", ["key", key], this.env);
    const spoken = await this.quiet(SILENT_MS);
    return spoken.join("\n").includes(hears) ? spoken : [...spoken, ...(await this.heard(hears))];
  }

  type(text: string): Promise<readonly string[]> {
    run("xdotool", ["type", "--delay", "60", text], this.env);
    return this.quiet(SILENT_MS);
  }

  /**
   * What is spoken until a text has been, and it is quiet.
   * @throws Error with what was spoken instead
   */
  async heard(text: string): Promise<readonly string[]> {
    const until = Date.now() + TIMEOUT_MS;
    const spoken: string[] = [];
    while (Date.now() < until) {
      spoken.push(...(await this.quiet(POLL_MS)));
      if (spoken.join("\n").includes(text)) return [...spoken, ...(await this.quiet(QUIET_MS))];
    }
    throw new Error(`"${text}" was not spoken, but: ${spoken.join(" | ") || "nothing"}`);
  }

  /** Ends everything. */
  async close(): Promise<void> {
    await this.programs.end();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private lines(): readonly Line[] {
    if (!existsSync(this.file)) return [];
    const whole = readFileSync(this.file, "utf8").split("\n").slice(0, -1);
    return whole.map((line) => JSON.parse(line) as Line);
  }

  /** @param silent milliseconds after which no more is expected where nothing is spoken */
  private async quiet(silent: number): Promise<readonly string[]> {
    const from = this.taken;
    let count = from;
    let last = Date.now();
    let isSpoken = false;
    while (Date.now() - last < (isSpoken ? QUIET_MS : silent) || this.idle() < DRAWN_MS) {
      await pause(POLL_MS);
      const all = this.lines();
      if (all.length === count) continue;
      isSpoken ||= all.slice(from).some(({ kind }) => kind === "speech");
      count = all.length;
      last = Date.now();
    }
    this.taken = count;
    return this.lines()
      .slice(from, count)
      .flatMap(({ kind, text }) => (kind === "speech" ? [text.trim()] : []));
  }
}
