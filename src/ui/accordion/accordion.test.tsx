import { act } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { AddressFollower } from "#ui/addressed/addressed.tsx";
import { Accordion } from "./accordion.tsx";

describe("Accordion", () => {
  it("has its content only while it is open", async () => {
    const page = renderInRoot(
      <Accordion title="Modul A" subtitle="Mai" level={4}>
        <p>Inhalt</p>
      </Accordion>,
    );
    const button = page.getByRole("button", { name: /Modul A/ });
    expect(page.getByRole("heading", { level: 4 })).toContainElement(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(page.queryByText("Inhalt")).toBeNull();
    await page.user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(page.getByText("Inhalt").parentElement?.id).toBe(button.getAttribute("aria-controls"));
    await page.user.keyboard("{Enter}");
    expect(page.queryByText("Inhalt")).toBeNull();
  });

  it("says that it is open before its content is drawn", async () => {
    const said: (string | null)[] = [];
    function Content() {
      said.push(page.getByRole("button").getAttribute("aria-expanded"));
      return "Inhalt";
    }
    const page = renderInRoot(
      <Accordion title="Modul A">
        <Content />
      </Accordion>,
    );
    await page.user.click(page.getByRole("button"));
    expect(said).toEqual(["true"]);
  });

  it("can be open from the start", () => {
    expect(
      renderInRoot(
        <Accordion title="Modul A" defaultOpen>
          Inhalt
        </Accordion>,
      ).getByText("Inhalt"),
    ).toBeInTheDocument();
  });

  it("without a toggle is a heading and nothing more", () => {
    const page = renderInRoot(
      <Accordion title="Vorbei" toggle={false} defaultOpen>
        Inhalt
      </Accordion>,
    );
    expect(page.getByRole("heading", { name: "Vorbei" })).toBeInTheDocument();
    expect(page.queryByRole("button")).toBeNull();
    expect(page.queryByText("Inhalt")).toBeNull();
  });

  it("has a link for a title, and a button of its own beside it", async () => {
    const page = renderInRoot(
      <Accordion title="Modul A" href="/seminar/1" toggleLabel="Auf einen Blick: Modul A" badges="Gebucht">
        Inhalt
      </Accordion>,
    );
    expect(page.getByRole("heading", { name: "Modul A" })).toContainElement(
      page.getByRole("link", { name: "Modul A" }),
    );
    await page.user.click(page.getByRole("button", { name: "Auf einen Blick: Modul A", expanded: false }));
    expect(page.getByText("Inhalt")).toBeInTheDocument();
  });
});

describe("an accordion that the address names", () => {
  afterEach(() => {
    vi.useRealTimers();
    history.replaceState(null, "", location.pathname);
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });

  const scrolled = (): (string | null)[] => {
    vi.useFakeTimers();
    const ids: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      ids.push(this.getAttribute("id"));
    };
    return ids;
  };

  it.each(["#geplant:event-7", "#event-7", "#geplant%3Aevent-7"])("is open and comes into view for %s", (hash) => {
    const ids = scrolled();
    history.replaceState(null, "", hash);
    const page = renderInRoot(
      <AddressFollower>
        <Accordion title="A" id="event-6">
          Sechs
        </Accordion>
        <Accordion title="B" id="event-7">
          Sieben
        </Accordion>
      </AddressFollower>,
    );
    expect(page.queryByText("Sechs")).toBeNull();
    expect(page.getByText("Sieben")).toBeInTheDocument();
    vi.advanceTimersByTime(1200);
    expect(ids).toEqual(["event-7"]);
    page.rerender(
      <AddressFollower key="again">
        <Accordion title="B" id="event-7">
          Sieben
        </Accordion>
      </AddressFollower>,
    );
    vi.advanceTimersByTime(5000);
    expect(ids).toEqual(["event-7"]);
  });

  it("follows a later change of the address", () => {
    const ids = scrolled();
    const page = renderInRoot(
      <AddressFollower>
        <Accordion title="B" id="event-7">
          Sieben
        </Accordion>
      </AddressFollower>,
    );
    history.replaceState(null, "", "#event-7");
    act(() => void window.dispatchEvent(new Event("hashchange")));
    expect(page.getByText("Sieben")).toBeInTheDocument();
    vi.advanceTimersByTime(1200);
    expect(ids).toEqual(["event-7"]);
    for (const hash of ["#event-8", "#event-7"]) {
      history.replaceState(null, "", hash);
      act(() => void window.dispatchEvent(new Event("hashchange")));
    }
    vi.advanceTimersByTime(1200);
    expect(ids).toEqual(["event-7", "event-7"]);
  });
});
