import { act, fireEvent, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { eventVideos } from "#i18n/event-detail.ts";
import { usePortal } from "#state/store.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { VideosView } from "./videos-view.tsx";

const portal = useMockPortal();

afterEach(() => {
  scripts().forEach((script) => script.remove());
});

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll("script")];
const event = buildEvent({ eventId: 5015 });
let number = 0;

/** As the backend would answer; a new address each time, since a page loads each script once. */
function answer(url: string | null, token: string | null = "t&1"): void {
  const remote = { state: "ready", data: { url, token }, refreshing: false } as const;
  usePortal.setState({ resources: { "videos?eventId=5015": remote } });
}
const own = (): string => `/videos.js?v=${++number}`;

function boxOf({ anchor }: Rendered): HTMLElement {
  const box = anchor.querySelector<HTMLElement>('[slot="videos"]');
  if (box === null) throw new Error("There is no element for the videos");
  return box;
}

describe("Videos", () => {
  it("asks for the source when shown", async () => {
    const view = renderInRoot(<VideosView event={event} />);
    expect(view.getByText(eventVideos.loading)).toBeInTheDocument();
    expect(await view.findByText(eventVideos.privacy)).toBeInTheDocument();
    expect(portal.calls.map((call) => call.path)).toEqual(["/portal-api/events/5015/videos"]);
    expect(new URL(scripts()[0]?.src ?? "").searchParams.get("token")).toBe("mock-video-token-5015");
  });

  it.each(["fail:videos", "malformed:videos", "html:videos"] as const)(
    "says that the source cannot be read (%s) and asks for it again when told to",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<VideosView event={event} />);
      expect(await view.findByRole("alert")).toBeInTheDocument();
      expect(scripts()).toEqual([]);
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      await waitFor(() => expect(scripts()).toHaveLength(1));
    },
  );

  it("asks for no script when the source comes after the view has left, and for one when it is back", async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const handle = portal.handle;
    const asked = vi.spyOn(portal, "handle").mockImplementation((request) => gate.then(() => handle(request)));
    const view = renderInRoot(<VideosView event={event} />);
    expect(view.getByText(eventVideos.loading)).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    view.rerender(null);
    release();
    expect(await asked.mock.results[0]?.value).toMatchObject({ status: 200 });
    expect(scripts()).toEqual([]);
    view.rerender(<VideosView event={event} />);
    await waitFor(() => expect(scripts()).toHaveLength(1));
  });

  it("has a target of its own in each of two widgets", () => {
    answer(own());
    const boxes = [1, 2].map(() => boxOf(renderInRoot(<VideosView event={event} />)).id);
    expect(scripts().map(({ src }) => new URL(src).searchParams.get("target"))).toEqual(boxes);
    expect(new Set(boxes).size).toBe(2);
  });

  it("injects the script once with token, target and terminId, and keeps what it fills in the light DOM", async () => {
    answer(own());
    const view = renderInRoot(<VideosView event={event} />);
    const box = boxOf(view);
    expect(document.getElementById(box.id)).toBe(box);
    expect(view.wrapper.querySelector("slot")).toHaveAttribute("name", "videos");
    const query = new URL(scripts()[0]?.src ?? "").searchParams;
    expect(Object.fromEntries(query)).toEqual({ v: String(number), token: "t&1", target: box.id, terminId: "5015" });
    await act(() => Promise.resolve(fireEvent(scripts()[0] ?? document, new Event("load"))));
    expect(view.queryByText(eventVideos.loading)).toBeNull();
    view.rerender(null);
    view.rerender(<VideosView event={event} />);
    expect(boxOf(view)).toBe(box);
    expect(scripts()).toHaveLength(1);
  });

  it("names no script where the address is none of a script's, whatever the consent", async () => {
    Cookies.set("marketing_consent", "true");
    answer("data:text/html,<script>parent.hit=9</script>");
    const view = renderInRoot(<VideosView event={event} />);
    expect(await view.findByRole("alert")).toHaveTextContent(/^Die Videos konnten nicht geladen werden\./);
    expect(scripts()).toEqual([]);
  });

  it("draws a failed script and tries again when asked", async () => {
    answer(own());
    const view = renderInRoot(<VideosView event={event} />);
    await act(() => Promise.resolve(fireEvent(scripts()[0] ?? document, new Event("error"))));
    expect(view.getByRole("alert")).toHaveTextContent(eventVideos.failed);
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(scripts()).toHaveLength(1);
    await act(() => Promise.resolve(fireEvent(scripts()[0] ?? document, new Event("load"))));
    expect(view.queryByRole("alert")).toBeNull();
  });

  it("waits for the consent when the script is foreign", async () => {
    const asked = vi.fn();
    document.addEventListener("portal:consent-request", asked, { once: true });
    answer(`https://videos.example/player.js?n=${++number}`);
    const view = renderInRoot(<VideosView event={event} />);
    expect(view.getByText(eventVideos.blocked)).toBeInTheDocument();
    expect(view.getByText(/^Die Videos kommen von videos\.example\./)).toBeInTheDocument();
    expect(scripts()).toHaveLength(0);
    await view.user.click(view.getByRole("button", { name: "Videos laden" }));
    expect(asked).toHaveBeenCalledTimes(1);
    view.rerender(null);
    view.rerender(<VideosView event={event} />);
    expect(view.getByText(eventVideos.blocked)).toBeInTheDocument();
    expect(scripts()).toHaveLength(0);
    Cookies.set("marketing_consent", "true");
    act(() => void document.dispatchEvent(new CustomEvent("portal:consent-changed")));
    expect(scripts()[0]?.src).toMatch(/^https:\/\/videos\.example\/player\.js/);
  });

  it("takes foreign videos away when the consent is withdrawn, loaded or on their way", () => {
    Cookies.set("marketing_consent", "true");
    answer(`https://videos.example/player.js?n=${++number}`);
    const view = renderInRoot(<VideosView event={event} />);
    boxOf(view).append(document.createElement("iframe"));
    const tag = scripts()[0];
    Cookies.remove("marketing_consent");
    act(() => void document.dispatchEvent(new CustomEvent("portal:consent-changed")));
    expect(view.getByText(eventVideos.blocked)).toBeInTheDocument();
    expect(view.anchor.querySelector("iframe, [slot]")).toBeNull();
    // A browser runs no script of another document.
    expect([scripts(), tag?.ownerDocument === document]).toEqual([[], false]);
  });

  it.each([[null], [" "]])("says that there are none (%j)", (url) => {
    answer(url);
    expect(renderInRoot(<VideosView event={event} />).getByText(eventVideos.none)).toBeInTheDocument();
  });

  it("says that there are none of an event without an id", () => {
    expect(renderInRoot(<VideosView event={buildEvent({})} />).getByText(eventVideos.none)).toBeInTheDocument();
  });

  it("refuses an address that is none", async () => {
    answer("http://");
    expect(await renderInRoot(<VideosView event={event} />).findByRole("alert")).toBeInTheDocument();
    expect(scripts()).toHaveLength(0);
  });
});
