import { project } from "./project.ts";

// Imported before all else, it ends the process with one sentence where Node is older than the project needs.
const [needed = 0] = /\d+/.exec(project.engines.node)?.map(Number) ?? [];
const [running = 0] = process.versions.node.split(".").map(Number);
if (running < needed) {
  console.error(`Node ${process.versions.node} is too old: this project needs Node ${project.engines.node}.`);
  process.exit(1);
}
