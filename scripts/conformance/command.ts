import { writeFileSync } from "node:fs";
import { Client } from "./client.ts";
import { askEverything } from "./everything.ts";
import { tell } from "./language.ts";
import { readOptions, usage, WrongUse, type Options } from "./options.ts";
import { htmlReport, report } from "./report.ts";

function announce({ write }: Options, tries: readonly string[]): void {
  if (tries.length === 0) return;
  const head = write
    ? tell("Is going to write to the backend:", "Schreibt gleich in das Backend:")
    : tell("With --write it would also try:", "Mit --write versuchte es auch:");
  console.log([head, ...tries.map((line) => `  ${line}`), ""].join("\n"));
}

async function judge(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env);
  if (options === null) {
    console.log(usage());
    return 0;
  }
  const { base, html } = options;
  const silence = await new Client(options).silence();
  if (silence !== null)
    throw new WrongUse(tell(`Nothing answers at ${base}: ${silence}.`, `Unter ${base} antwortet nichts: ${silence}.`));
  const verdicts = await askEverything(options, options, Date.now(), (tries) => announce(options, tries));
  console.log(report(verdicts));
  if (html !== undefined) writeFileSync(html, htmlReport(verdicts, base));
  return verdicts.some(({ outcome }) => outcome === "rejected") ? 1 : 0;
}

/** Does what the command was called for, and says it. @returns the exit code */
export async function conform(args: readonly string[]): Promise<number> {
  try {
    return await judge(args);
  } catch (thrown) {
    if (!(thrown instanceof WrongUse)) throw thrown;
    console.error(`${thrown.message}\n\n${usage()}`);
    return 2;
  }
}
