import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUSTOMER, startForeignBackend, type ForeignBackend } from "./backend.ts";

const conformance = fileURLToPath(new URL("../../scripts/conformance.ts", import.meta.url));

let backend: ForeignBackend;
beforeAll(async () => {
  backend = await startForeignBackend((_path, response) => void response.writeHead(404).end());
});
afterAll(() => backend.close());

function command(...args: string[]): Promise<{ readonly code: number | null; readonly text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--import", "tsx", conformance, "--base", backend.origin, ...args], {
      env: { ...process.env, LC_ALL: "C" },
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => {
        text += part.toString();
      });
    child.on("close", (code) => resolve({ code, text }));
  });
}

describe("a backend of strangers, written from the documents alone", () => {
  it("is found right by the command, reads and writes of the shop", async () => {
    const { code, text } = await command("--profile", "shop", "--cookie", CUSTOMER, "--write");
    expect(text).toMatch(/^\d+ answers accepted, 0 rejected/m);
    expect(text).not.toContain("REJECTED");
    expect(text).not.toContain("note:");
    expect(code).toBe(0);
  }, 30_000);

  it("is found right in what one widget of the portal needs", async () => {
    const { code, text } = await command("--widgets", "portal-next-event", "--cookie", CUSTOMER);
    expect(text).toMatch(/accepted +nextEvent/);
    expect(text).not.toContain("note:");
    expect(code).toBe(0);
  }, 30_000);
});
