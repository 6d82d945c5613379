import { conform } from "./conformance/command.ts";

process.exitCode = await conform(process.argv.slice(2));
