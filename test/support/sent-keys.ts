import { vi } from "vitest";

/** Collects the idempotency keys of all later requests to an address, in order. */
export function keysSentTo(end: string): (string | null)[] {
  const keys: (string | null)[] = [];
  const network = fetch;
  vi.stubGlobal("fetch", (request: Request) => {
    if (new URL(request.url).pathname.endsWith(end)) keys.push(request.headers.get("idempotency-key"));
    return network(request);
  });
  return keys;
}
