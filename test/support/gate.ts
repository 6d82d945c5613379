import { vi } from 'vitest';

/** Holds back the requests to addresses that contain `part` until `open` is called. */
export function holdBack(part: string): { open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if ((input instanceof Request ? input.url : String(input)).includes(part)) await opened;
    return send(input, init);
  });
  return { open };
}
