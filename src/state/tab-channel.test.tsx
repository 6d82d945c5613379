import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { tabChannel } from "./tab-channel.ts";

/** Another tab of the browser. */
const other = new BroadcastChannel("kundenportal-settings");
const heard: unknown[] = [];
other.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data);
const channel = tabChannel("kundenportal-settings", "user", v.object({ count: v.number() }));
const leaves: (() => void)[] = [];

function join(): { onNews: ReturnType<typeof vi.fn>; onReturn: ReturnType<typeof vi.fn> } {
  const hearing = { onNews: vi.fn(), onReturn: vi.fn() };
  leaves.push(channel.join(hearing));
  return hearing;
}

/** The page is left, or comes back as it was left. */
const page = (type: "pagehide" | "pageshow", persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event(type), { persisted }));

afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  heard.length = 0;
});

it("tells one of those who listen on a page, and nothing that does not fit", async () => {
  const [first, second] = [join(), join()];
  other.postMessage({ count: "none" });
  other.postMessage({ count: 2 });
  await vi.waitFor(() => expect(first.onNews).toHaveBeenCalledWith({ count: 2 }));
  expect(first.onNews).toHaveBeenCalledTimes(1);
  expect(second.onNews).not.toHaveBeenCalled();
});

it("tells the next one once the first has left", async () => {
  const [first, second] = [join(), join()];
  leaves.shift()?.();
  other.postMessage({ count: 3 });
  await vi.waitFor(() => expect(second.onNews).toHaveBeenCalledWith({ count: 3 }));
  expect(first.onNews).not.toHaveBeenCalled();
});

it("tells other tabs, also where nobody on the page listens", async () => {
  channel.tell({ count: 4 });
  join();
  channel.tell({ count: 5 });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual(expect.arrayContaining([{ count: 4 }, { count: 5 }]));
});

it.each([
  [true, 1],
  [false, 0],
])("a way back to a page that was kept (%s) is told %i times", (persisted, times) => {
  const { onReturn } = join();
  page("pagehide", true);
  page("pageshow", persisted);
  expect(onReturn).toHaveBeenCalledTimes(times);
});

it("hears nothing while the page is left, and again once it is back", async () => {
  const { onNews } = join();
  page("pagehide", true);
  other.postMessage({ count: 6 });
  page("pageshow", true);
  other.postMessage({ count: 7 });
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledWith({ count: 7 }));
  expect(onNews).toHaveBeenCalledTimes(1);
});
