import type { CDPSession } from "playwright-core";

/** Heap of a page in megabytes (10^6 bytes) after garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  // What finalizers let go is collected by the second run only.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}

/** Switches off compiling, because machine code counts as heap and grows with use. */
export const NO_CODE = "--js-flags=--jitless";
