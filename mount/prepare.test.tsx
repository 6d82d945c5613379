import { act, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { eventsFuture } from "#api/events.ts";
import { isBlock } from "#mount/height.ts";
import { readParams } from "#mount/params.ts";
import { preload } from "#mount/preload.ts";
import { prepareStore } from "#mount/prepare.ts";
import { registry, type WidgetEntry } from "#mount/registry.ts";
import type { EntryContext, WidgetRow } from "#mount/table.ts";
import { tableOf } from "#scripts/build/portal-table.ts";
import { invalidate } from "#state/reads.ts";
import { useResource } from "#state/resources.ts";
import { expireSession, restoreSession } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";
import { mountHook } from "#test/support/hook.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { readOf } from "#widgets/shared/manifest.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";

const portal = useMockPortal();

/** Widgets that ask for more than what is preloaded, or take it in slices, before all of them is drawn. */
const ASKS_ON = [
  "portal-cart",
  "portal-checkout",
  "portal-conference-booking",
  "portal-consultant",
  "portal-document-list",
  "portal-event-dates",
  "portal-event-detail",
  "portal-event-search",
  "portal-feedback",
];

const modules = import.meta.glob<{ default: WidgetModule }>("../widgets/*/*/index.tsx");
const table = tableOf();

async function widgetOf({ folder }: WidgetEntry): Promise<WidgetModule> {
  const module = await modules[`../widgets/${folder}/index.tsx`]?.();
  if (module === undefined) throw new Error(`${folder} has no adapter`);
  return module.default;
}

const widgets = await Promise.all(registry.map(async (line) => ({ line, widget: await widgetOf(line) })));

function widgetBy(id: string): WidgetModule {
  const found = widgets.find(({ line }) => line.id === id);
  if (found === undefined) throw new Error(`There is no widget ${id}`);
  return found.widget;
}

function anchorOf({ id, example: { ending = "", attributes = {} } = {} }: WidgetEntry): HTMLElement {
  const anchor = document.createElement("div");
  anchor.id = id.replace(/\{\w+\}$/, ending);
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value ?? "");
  return anchor;
}

function rowOf(id: string): WidgetRow {
  const row = table.rows[id];
  if (row === undefined) throw new Error(`There is no widget ${id}`);
  return row;
}

const newHost = (): EntryContext => ({
  config: undefined,
  nonce: "",
  release: "",
  ids: [],
  preloaded: new Map(),
  consents: [],
});

const nextTask = (): Promise<void> =>
  act(
    async () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  );

/** What is asked of the backend for an anchor with these attributes, and the id under '', before its code is there. */
function askedBy(known: string, { "": id = known, ...dataset }: Readonly<Record<string, string>>): string[] {
  const anchor = Object.assign(document.createElement("div"), { id });
  Object.assign(anchor.dataset, dataset);
  const { preloaded } = newHost();
  preload(anchor, table, rowOf(known), {}, preloaded);
  return [...preloaded.values()].map(({ read }) => read.route);
}

describe("a parameter of a wrong kind", () => {
  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ["portal-related", { kind: "quatsch", id: "1" }, { kind: " news ", id: "1" }],
    ["portal-event-search", { kind: "fern" }, { kind: "online" }],
    ["portal-event-overview", { eventId: "abc" }, { eventId: "5001" }],
    ["portal-conference-booking", { conference: "betriebsraete-tage", mode: "kaufen" }, { mode: "reservation" }],
    ["portal-hotel", {}, { hotelId: "7" }],
    ["portal-wishlist-toggle-{id}", { "": "portal-wishlist-toggle-x7" }, { "": "portal-wishlist-toggle-7" }],
    ["portal-a-z", { kind: "x" }, { kind: "" }],
  ])("of %s asks for nothing: %j", (id, wrong, right) => {
    expect(askedBy(id, wrong)).toEqual([]);
    expect(askedBy(id, right).length).toBeGreaterThan(0);
  });
});

describe("preloaded answers", () => {
  it.each(widgets.map(({ line, widget }) => [line.id, widget] as const))(
    "have a resource of their route in %s",
    (_id, { anchor, reads }) => {
      // The bearer token is the client's alone.
      const routes = anchor.reads.map((read) => readOf(read).route).filter((route) => route !== "token");
      expect(reads.map(({ name }) => name)).toEqual(routes);
    },
  );

  it.each(
    widgets.filter(({ widget }) => widget.reads.length > 0).map(({ line, widget }) => [line.id, line, widget] as const),
  )("are drawn at once by %s", async (_id, line, widget) => {
    const anchor = anchorOf(line);
    const host = newHost();
    preload(anchor, table, rowOf(line.id), {}, host.preloaded);
    const asked = host.preloaded.size;
    await Promise.all([...host.preloaded.values()].map(({ answer }) => answer));
    prepareStore(widget, host);
    expect([asked > 0, host.preloaded.size]).toEqual([true, 0]);
    await nextTask();
    const View = widget.View as ComponentType<object>;
    const view = renderInRoot(<View {...readParams(anchor, widget)} />);
    expect(ASKS_ON.includes(line.id) || !/(wird|werden) geladen/.test(view.wrapper.textContent)).toBe(true);
  });

  it.each(
    widgets
      .filter(({ widget: { anchor, reads } }) => reads.length > 0 && isBlock(anchor.height.wide))
      .map(({ line, widget }) => [line.id, line, widget] as const),
  )("are awaited by %s with the skeleton of its manifest", (_id, line, widget) => {
    const View = widget.View as ComponentType<object>;
    const { skeleton } = widget.anchor;
    const view = renderInRoot(<View {...readParams(anchorOf(line), widget)} />, { skeleton });
    const drawn = [...view.wrapper.querySelectorAll<HTMLElement>("[data-skeleton]")].map(
      (outline) => outline.dataset.skeleton,
    );
    // A form stands there at once, with what may be typed before its answers have come.
    const isForm = skeleton === "fields" && view.wrapper.querySelector("form") !== null;
    expect(drawn).toEqual(isForm ? [] : [skeleton]);
    expect(isForm || view.wrapper.querySelector(".notice-wheel") === null).toBe(true);
  });

  const eventList = { anchor: widgetBy("portal-event-list").anchor, reads: [eventsFuture] };
  const readsNothing = { anchor: { ...eventList.anchor, reads: [] }, reads: [] };
  const askedFor = (host: EntryContext, id = "portal-event-list"): void =>
    preload(document.createElement("div"), table, rowOf(id), {}, host.preloaded);

  it("are what the first view shows, which asks for nothing itself", async () => {
    const host = newHost();
    askedFor(host);
    prepareStore(eventList, host);
    const { result } = mountHook(() => useResource(eventsFuture));
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    expect(portal.calls.filter(({ name }) => name === "eventsFuture")).toHaveLength(1);
  });

  it("wait for a widget that reads them", () => {
    const host = newHost();
    askedFor(host);
    prepareStore(readsNothing, host);
    expect(host.preloaded.size).toBe(1);
  });

  it("are taken by a view of another widget that asks before theirs is there", async () => {
    const host = newHost();
    askedFor(host);
    prepareStore(readsNothing, host);
    const { result } = mountHook(() => useResource(eventsFuture));
    prepareStore(eventList, host);
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    expect(portal.calls.filter(({ name }) => name === "eventsFuture")).toHaveLength(1);
    expect(host.preloaded.size).toBe(0);
  });

  it("of who is logged in are taken by the first widget, and asked for anew with later anchors", async () => {
    const asked = (): number => portal.calls.filter(({ name }) => name === "user").length;
    const host = newHost();
    for (const id of ["portal-form-contact", "portal-form-sbv"]) askedFor(host, id);
    prepareStore(readsNothing, host);
    await waitFor(() => expect(usePortal.getState().person.state).toBe("known"));
    expect([asked(), host.preloaded.size]).toEqual([1, 0]);
    // Somebody may have logged in meanwhile.
    askedFor(host, "portal-form-sbv");
    await waitFor(() => expect(asked()).toBe(2));
  });

  it.each([
    ["portal-articles", "portal-videos", "dataList?kind=videos&page=1&size=12"],
    ["portal-a-z", "portal-event-search", "exports?object=events"],
  ])("for %s are not taken from %s, which reads the same route", async (first, second, key) => {
    const host = newHost();
    for (const id of [first, second]) askedFor(host, id);
    prepareStore(widgetBy(first), host);
    await nextTask();
    expect(usePortal.getState().resources).not.toHaveProperty([key]);
    prepareStore(widgetBy(second), host);
    expect(usePortal.getState().resources).toHaveProperty([key]);
  });

  it.each<[string, () => void]>([
    ["a write", () => usePortal.setState({ sends: {} })],
    ["news that outdate answers", () => invalidate("event")],
    [
      "a login",
      () => {
        expireSession("event");
        restoreSession();
      },
    ],
  ])("are forgotten with %s", (_name, happen) => {
    const host = newHost();
    prepareStore(readsNothing, host);
    askedFor(host);
    happen();
    prepareStore(eventList, host);
    expect([host.preloaded.size, usePortal.getState().resources]).toEqual([0, {}]);
  });
});
