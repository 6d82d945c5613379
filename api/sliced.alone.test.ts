// @vitest-environment jsdom
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { configureClient } from "#api/request.ts";
import { readInSlices } from "#api/sliced.ts";
import type { Transport } from "#api/transport.ts";
import { defaultConfig } from "#config/config.ts";
import { textInSlices } from "#pace/slices.ts";

const row = v.object({ title: v.string() });
const values = { object: "events" };
const bytesOf = (json: string): Uint8Array => new TextEncoder().encode(json);

let transport: Transport;

/** An answer that arrives in pieces of that many bytes. */
function arriving(bytes: Uint8Array, piece: number): void {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += piece) controller.enqueue(bytes.slice(at, at + piece));
      controller.close();
    },
  });
  const answer = new Response(body, { headers: { "content-type": "application/json" } });
  configureClient({ config: defaultConfig, jitter: () => 0, wait: () => Promise.resolve() });
  transport = async () => ({ status: 200, data: await textInSlices(answer), contentType: "application/json" });
}

async function titles(): Promise<{ readonly read: string[]; readonly prepared: string[] }> {
  const prepared: string[] = [];
  const rows = await readInSlices("exports", "events", row, { values, transport }, ({ title }) => prepared.push(title));
  return { read: rows.map(({ title }) => title), prepared };
}

describe("a long answer", () => {
  const events = Array.from({ length: 75 }, (_event, index) => ({ title: `Übung „${index}“ für Çelik` }));
  const expected = events.map(({ title }) => title);

  it.each([1, 3, 1000, 1e7])("is the same in pieces of %d bytes, letters of several bytes and all", async (piece) => {
    arriving(bytesOf(JSON.stringify({ total: 75, events })), piece);
    expect(await titles()).toEqual({ read: expected, prepared: expected });
  });

  it("is malformed where its list ends too early, and where it is no JSON", async () => {
    arriving(bytesOf(JSON.stringify({ events }).slice(0, -20)), 100);
    await expect(titles()).rejects.toMatchObject({ kind: "malformed" });
    arriving(bytesOf("<!doctype html><p>Wartung</p>"), 5);
    await expect(titles()).rejects.toMatchObject({ kind: "malformed" });
  });

  it("leaves out rows that do not fit", async () => {
    arriving(bytesOf(JSON.stringify({ events: [{ title: "A" }, { title: 7 }, { title: "B" }] })), 9);
    expect((await titles()).read).toEqual(["A", "B"]);
  });
});
