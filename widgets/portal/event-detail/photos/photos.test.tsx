import { act, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { login } from "#i18n/login.ts";
import { photos } from "#i18n/photos.ts";
import { restoreSession } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { PhotosView } from "./photos.tsx";

const portal = useMockPortal();

/** Five days long and over; its photos are 5101001 to 5101009, the fifth a flipchart. */
const past = buildEvent({
  eventId: 5101,
  bookingNumber: "S-5101-26",
  startDate: "2026-01-23T17:30:00",
  endDate: "2026-01-27T12:00:00",
});

const saved: { name: string; type: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    "URL",
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => {
        const address = `blob:${blobs.size}`;
        blobs.set(address, blob);
        return address;
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blobs.get(this.getAttribute("href") ?? "")?.type ?? "" });
  });
});

const thumbs = (view: Rendered): (string | null)[] =>
  view.getAllByRole("button", { name: /vergrößern$/ }).map((thumb) => thumb.getAttribute("aria-label"));

async function openViewer(view: Rendered, name = "Bild 2 vergrößern"): Promise<HTMLElement> {
  await view.user.click(await view.findByRole("button", { name }));
  return view.findByRole("dialog");
}

describe("photos", () => {
  it.each([
    ["before the end", { endDate: "2026-03-10T12:00:00" }],
    ["on its last day", { endDate: "2026-03-10" }],
  ])("says when there will be photos: %s", (_name, fields) => {
    const view = renderInRoot(<PhotosView event={buildEvent({ eventId: 5101, startDate: "2026-03-08", ...fields })} />);
    expect(
      view.getByText("Diese Inhalte stehen Ihnen erst nach Abschluss des Seminars zur Verfügung."),
    ).toBeInTheDocument();
    expect(portal.calls).toEqual([]);
  });

  it("shows photos and flipcharts apart", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    expect(view.getByText("Bilder werden geladen")).toBeInTheDocument();
    const photos = await view.findByRole("button", { name: "Fotos (8)" });
    expect(photos).toHaveAttribute("aria-pressed", "true");
    expect(thumbs(view)).toHaveLength(8);
    expect(view.wrapper.querySelector("img")).toHaveAttribute("src", "/mock-media/photo/5101-1-180x120.svg");
    await view.user.click(view.getByRole("button", { name: "Flipcharts (1)" }));
    expect(thumbs(view)).toEqual(["Flipchart 5 vergrößern"]);
  });

  it.each([
    ["an event that has none", { eventId: 5107 }, "normal"],
    ["an empty answer", { eventId: 5101 }, "empty"],
    ["an event without a number", { eventId: null }, "normal"],
  ] as const)("says that there are none: %s", async (_name, fields, scenario) => {
    portal.select({ scenario });
    const view = renderInRoot(<PhotosView event={{ ...past, ...fields }} />);
    expect(await view.findByText("Keine Bilder vorhanden.")).toBeInTheDocument();
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "malformed:photos" });
    const view = renderInRoot(<PhotosView event={past} />);
    expect(await view.findByRole("alert")).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("button", { name: "Fotos (8)" })).toBeInTheDocument();
  });

  it("survives photos that tell nothing and an answer without archive", async () => {
    portal.select({ scenario: "nulls" });
    const view = renderInRoot(<PhotosView event={past} />);
    expect(await view.findByText("Keine Bilder vorhanden.")).toBeInTheDocument();
  });

  it("replaces a picture that cannot be loaded", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const thumb = await view.findByRole("button", { name: "Bild 1 vergrößern" });
    thumb.querySelector("img")?.dispatchEvent(new Event("error"));
    await waitFor(() => expect(thumb.querySelector("img")).toBeNull());
    expect(thumb.querySelector("svg")).not.toBeNull();
  });
});

describe("full-screen view", () => {
  it("is stepped through by buttons and keys", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const viewer = await openViewer(view);
    const title = within(viewer).getByRole("heading", { level: 2 });
    expect(title).toHaveTextContent("Bild 2 (2 von 8)");
    await view.user.click(within(viewer).getByRole("button", { name: photos.next }));
    expect(title).toHaveTextContent("Bild 3 (3 von 8)");
    await view.user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(title).toHaveTextContent("Bild 1 (1 von 8)");
    expect(within(viewer).getByRole("button", { name: photos.previous })).toHaveAttribute("aria-disabled", "true");
    await view.user.keyboard("{End}");
    expect(title).toHaveTextContent("Bild 9 (8 von 8)");
    await view.user.keyboard("{Home}");
    expect(title).toHaveTextContent("Bild 1 (1 von 8)");
  });

  it("closes on Escape and gives the focus back", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    await openViewer(view);
    await view.user.keyboard("{Escape}");
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("button", { name: "Bild 2 vergrößern" }));
  });
});

describe("the way back", () => {
  const opened = async (): Promise<Rendered> => {
    const view = renderInRoot(<PhotosView event={past} />);
    await view.user.click(await view.findByRole("button", { name: "Bild 1 vergrößern" }));
    await view.findByRole("dialog");
    return view;
  };

  it("closes the picture and stays on the page", async () => {
    const { href } = location;
    const view = await opened();
    act(() => history.back());
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(location.href).toBe(href);
  });

  it("finds no step of a picture that was closed otherwise", async () => {
    const state = (): string => JSON.stringify(history.state);
    const view = await opened();
    expect(state()).toContain("portalListOver");
    await view.user.keyboard("{Escape}");
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(state()).not.toContain("portalListOver"));
  });
});

describe("downloads", () => {
  it("saves one photo under its name", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const viewer = await openViewer(view);
    await view.user.click(within(viewer).getByRole("button", { name: "Herunterladen" }));
    expect(await within(viewer).findByText("Der Download ist fertig.")).toBeInTheDocument();
    expect(saved).toEqual([{ name: "Seminar-S-5101-26-Bild2.jpeg", type: "image/jpeg" }]);
    expect(portal.calls.at(-1)).toMatchObject({ name: "photoDownload", path: "/portal-api/photos/5101002/download" });
  });

  it("saves all photos with the token of the photos answer", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    await view.user.click(await view.findByRole("button", { name: "Alle Bilder herunterladen (ZIP)" }));
    expect(await view.findByText("Der Download ist fertig.")).toBeInTheDocument();
    expect(saved).toEqual([{ name: "Seminar-S-5101-26-23.01.2026.zip", type: "application/zip" }]);
    expect(portal.calls.at(-1)).toMatchObject({
      name: "photosZip",
      path: "/myAppointmentImages/media-5101/zip",
      status: 200,
    });
  });

  it("asks for a fresh token where that of the photos answer is refused, and claims no expired session", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const button = await view.findByRole("button", { name: "Alle Bilder herunterladen (ZIP)" });
    const handle = portal.handle;
    vi.spyOn(portal, "handle").mockImplementationOnce((request) =>
      handle({ ...request, headers: { ...request.headers, authorization: "Bearer stale" } }),
    );
    await view.user.click(button);
    expect(await view.findByText("Der Download ist fertig.")).toBeInTheDocument();
    expect(portal.calls.slice(-3).map(({ name, status }) => [name, status])).toEqual([
      ["photosZip", 401],
      ["photos", 200],
      ["photosZip", 200],
    ]);
    expect(usePortal.getState().session.state).not.toBe("expired");
  });

  it("calls nothing a download that brought no byte", async () => {
    const send = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
      (input as Request).url.includes("zip") ? new Response(null, { status: 200 }) : send(input, init),
    );
    const view = renderInRoot(<PhotosView event={past} />);
    await view.user.click(await view.findByRole("button", { name: "Alle Bilder herunterladen (ZIP)" }));
    expect(await view.findByRole("alert")).toHaveTextContent("Der Download ist fehlgeschlagen.");
    expect(saved).toEqual([]);
  });

  it.each(["fail:photosZip", "html:photosZip", "expired:photosZip"] as const)(
    "says that a download has failed and repeats it when asked: %s",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<PhotosView event={past} />);
      await view.user.click(await view.findByRole("button", { name: "Alle Bilder herunterladen (ZIP)" }));
      expect(await view.findByRole("alert")).toHaveTextContent(
        scenario.startsWith("expired") ? common.sessionElsewhere : "Der Download ist fehlgeschlagen.",
      );
      expect(saved).toEqual([]);
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await view.findByText("Der Download ist fertig.")).toBeInTheDocument();
      expect(saved).toHaveLength(1);
    },
  );

  it("asks nobody to log in for a download who has done so since", async () => {
    portal.select({ scenario: "expired:photosZip" });
    const view = renderInRoot(<PhotosView event={past} />);
    await view.user.click(await view.findByRole("button", { name: "Alle Bilder herunterladen (ZIP)" }));
    await view.findByText(common.sessionElsewhere);
    portal.select({ scenario: "normal" });
    act(restoreSession);
    await waitFor(() => expect(view.queryByText(common.sessionElsewhere)).toBeNull());
    expect(view.getByText(login.downloadAgain)).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByText("Der Download ist fertig.")).toBeInTheDocument();
  });

  it("shows the progress, sends nothing twice and can be called off", async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const view = renderInRoot(<PhotosView event={past} />);
    const button = await view.findByRole("button", { name: "Alle Bilder herunterladen (ZIP)" });
    const handle = portal.handle;
    vi.spyOn(portal, "handle").mockImplementation(async (request) => {
      await gate;
      return handle(request);
    });
    act(() => {
      button.click();
      button.click();
    });
    await view.user.click(button);
    expect(view.getByRole("progressbar", { name: "Fortschritt des Downloads" })).toBeInTheDocument();
    expect(view.getByText("Wird heruntergeladen")).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: "Abbrechen" }));
    expect(view.queryByRole("progressbar")).toBeNull();
    release();
    expect(portal.handle).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(saved).toEqual([]);
  });

  it("numbers the files of photos that have no number", async () => {
    for (const photo of portal.state().photos["5101"] ?? []) photo.nr = null;
    const view = renderInRoot(<PhotosView event={past} />);
    await view.user.click(
      within(await openViewer(view, "Bild 3 vergrößern")).getByRole("button", { name: "Herunterladen" }),
    );
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["Seminar-S-5101-26-Bild3.jpeg"]));
  });

  it.each([
    ["media-5101", null],
    ["media-5101", " "],
    [null, "t"],
    ["", "t"],
  ])("offers no archive for media %j with token %j", async (mediaId, token) => {
    const photos = portal.state().photos["5101"];
    const handle = portal.handle;
    vi.spyOn(portal, "handle").mockImplementation(async (request) => ({
      ...((await handle(request)) ?? { status: 200, headers: {} }),
      body: JSON.stringify({ photos, mediaId, token }),
    }));
    const view = renderInRoot(<PhotosView event={past} />);
    expect(await view.findByRole("button", { name: "Fotos (8)" })).toBeInTheDocument();
    expect(view.queryByRole("button", { name: /ZIP/ })).toBeNull();
  });
});
