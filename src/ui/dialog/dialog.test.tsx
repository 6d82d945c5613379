import { act, fireEvent } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { participantDialog } from "#i18n/booking.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { Dialog } from "./dialog.tsx";

const confirmClose = { question: "Eingaben verwerfen?", stay: participantDialog.stay, leave: "Verwerfen" };

function Kept({ dirty = false }: { dirty?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Öffnen</button>
      <Dialog
        open={open}
        title="Stornieren"
        closeLabel="Schließen"
        onClose={() => setOpen(false)}
        dirty={dirty}
        confirmClose={confirmClose}
        footer={<button>Senden</button>}
      >
        Inhalt
      </Dialog>
    </>
  );
}

const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

// user-event waits for timers that nobody turns while the clock is held.
function opened(dirty = false): Rendered {
  const page = renderInRoot(<Kept dirty={dirty} />);
  page.focus(page.getByRole("button", { name: "Öffnen" }));
  fireEvent.click(page.getByRole("button", { name: "Öffnen" }));
  return page;
}

describe("Dialog", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("has a name and takes the focus", () => {
    const page = opened();
    expect(page.getByRole("dialog", { name: "Stornieren" })).toHaveTextContent("Inhalt");
    expect(page.root.activeElement).toBe(page.getByRole("dialog", { name: "Stornieren" }));
  });

  it("closes 100 ms after the button and gives the focus back", () => {
    const page = opened();
    fireEvent.click(page.getByRole("button", { name: "Schließen" }));
    expect(page.getByRole("dialog")).toHaveAttribute("data-state", "closing");
    wait(99);
    expect(page.getByRole("dialog")).toBeInTheDocument();
    wait(1);
    expect(page.queryByRole("dialog")).toBeNull();
    expect(page.root.activeElement).toBe(page.getByRole("button", { name: "Öffnen" }));
  });

  it("closes on Escape", () => {
    const page = opened();
    fireEvent.keyDown(page.getByRole("dialog"), { key: "Escape" });
    wait(100);
    expect(page.queryByRole("dialog")).toBeNull();
  });

  it("asks before it drops what was typed", () => {
    const page = opened(true);
    fireEvent.keyDown(page.getByRole("dialog"), { key: "Escape" });
    wait(1000);
    expect(page.getByRole("alert")).toHaveTextContent("Eingaben verwerfen?");
    expect(page.root.activeElement).toBe(page.getByRole("button", { name: participantDialog.stay }));
    fireEvent.keyDown(page.getByRole("dialog"), { key: "Escape" });
    expect(page.queryByRole("alert")).toBeNull();
    fireEvent.click(page.getByRole("button", { name: "Schließen" }));
    fireEvent.click(page.getByRole("button", { name: "Verwerfen" }));
    wait(100);
    expect(page.queryByRole("dialog")).toBeNull();
  });

  it("stays where something has begun while it was closing that nobody was asked about", () => {
    const page = opened();
    fireEvent.click(page.getByRole("button", { name: "Schließen" }));
    page.rerender(<Kept dirty />);
    wait(1000);
    expect(page.getByRole("dialog")).toHaveAttribute("data-state", "open");
    fireEvent.keyDown(page.getByRole("dialog"), { key: "Escape" });
    expect(page.getByRole("alert")).toHaveTextContent("Eingaben verwerfen?");
  });

  it("can be opened again after the browser has closed it by itself", () => {
    const page = opened();
    const closeNatively = (): void => {
      page.getByRole("dialog").removeAttribute("open");
      fireEvent(page.getByRole("dialog", { hidden: true }), new Event("close"));
    };
    closeNatively();
    wait(100);
    expect(page.queryByRole("dialog", { hidden: true })).toBeNull();
    fireEvent.click(page.getByRole("button", { name: "Öffnen" }));
    expect(page.getByRole("dialog")).toHaveAttribute("open");
  });

  it("comes back and asks when the browser would have closed it over what was typed", () => {
    const page = opened(true);
    const gesture = (): void => {
      page.getByRole("dialog").removeAttribute("open");
      fireEvent(page.getByRole("dialog", { hidden: true }), new Event("close"));
    };
    gesture();
    gesture();
    expect(page.getByRole("dialog")).toHaveTextContent("Inhalt");
    expect(page.getByRole("alert")).toHaveTextContent("Eingaben verwerfen?");
  });

  it("gives the focus back to the button that was pressed where the browser gave it none", () => {
    const page = renderInRoot(<Kept />);
    fireEvent.click(page.getByRole("button", { name: "Öffnen" }));
    fireEvent.click(page.getByRole("button", { name: "Schließen" }));
    wait(100);
    expect(page.root.activeElement).toBe(page.getByRole("button", { name: "Öffnen" }));
  });

  it("forgets a pending close when it is gone", () => {
    const onClose = vi.fn();
    const page = renderInRoot(
      <Dialog open title="Fertig" closeLabel="Schließen" onClose={onClose}>
        Inhalt
      </Dialog>,
    );
    fireEvent.click(page.getByRole("button", { name: "Schließen" }));
    page.rerender(
      <Dialog open={false} title="Fertig" closeLabel="Schließen" onClose={onClose}>
        Inhalt
      </Dialog>,
    );
    wait(1000);
    expect(onClose).not.toHaveBeenCalled();
  });
});
