import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { startPortalServer } from "#mocks/serve/server.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "conformance-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("is one tarball that runs without the repository", async () => {
  const script = fileURLToPath(new URL("../conformance-pack.ts", import.meta.url));
  await run(process.execPath, ["--import", "tsx", script, join(folder, "out")], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
  });
  const tarball = readdirSync(join(folder, "out")).find((name) => name.endsWith(".tgz")) ?? "";
  await run("tar", ["-xzf", join(folder, "out", tarball), "-C", folder]);
  const server = await startPortalServer({ sessions: true });
  const base = ["--base", server.origin, "--cookie", "session=1", "--profile", "forms"];
  const { stdout } = await run(process.execPath, [join(folder, "package", "conformance.js"), ...base], { cwd: folder });
  await server.close();
  expect(stdout).toContain(", 0 rejected,");
  expect(readdirSync(join(folder, "package")).sort()).toEqual([
    "assets",
    "backend.md",
    "conformance.js",
    "openapi.json",
    "package.json",
  ]);
}, 60_000);
