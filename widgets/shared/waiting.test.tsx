import { act, fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/errors.ts";
import { common } from "#i18n/common.ts";
import { readErrors } from "#i18n/errors.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { ReadFailure } from "./remote-view.tsx";
import { Failure, SendButton } from "./waiting.tsx";

const NOW = Date.UTC(2026, 2, 10, 8, 30);
const error = new ApiError("status", "eventsFuture", "Request failed with status code 503", 503);
const wait = (seconds: number): void =>
  act(() => usePortal.setState({ waits: { eventsFuture: Date.now() + seconds * 1000 } }));
const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));
const alert = (view: Rendered): HTMLElement => view.getByRole("alert");

beforeEach(() => vi.useFakeTimers({ now: NOW }));

describe("a read that is refused for a while", () => {
  it("says when it can be tried, and offers no button before", () => {
    const onRetry = vi.fn();
    const view = renderInRoot(<ReadFailure error={error} onRetry={onRetry} />);
    wait(120);
    expect(alert(view)).toHaveTextContent(
      "Die Inhalte konnten nicht geladen werden.Ein neuer Versuch ist in 2 Minuten möglich.",
    );
    expect(view.queryByRole("button")).toBeNull();
    pass(119);
    expect(alert(view)).toHaveTextContent("in 1 Sekunde möglich.");
    expect(view.queryByRole("button")).toBeNull();
    pass(1);
    expect(alert(view)).toHaveTextContent(readErrors.status);
    fireEvent.click(view.getByRole("button", { name: common.retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("is read out with its notice; what changes each second is not", () => {
    const view = renderInRoot(<ReadFailure error={error} onRetry={vi.fn()} />);
    wait(5);
    const sentence = view.getByText("Ein neuer Versuch ist in 5 Sekunden möglich.");
    expect(alert(view)).toContainElement(sentence);
    pass(1);
    expect(sentence).toHaveTextContent("in 4 Sekunden");
    expect(sentence.closest("[aria-live]")).toHaveAttribute("aria-live", "off");
  });

  it("does not hold back what another call has failed of", () => {
    const other = new ApiError("network", "eventsPast", "Network Error");
    const view = renderInRoot(<ReadFailure error={other} onRetry={vi.fn()} />);
    wait(120);
    expect(view.getByRole("button", { name: common.retry })).toBeInTheDocument();
  });
});

describe("a write that is refused for a while", () => {
  it("keeps its own words and further ways on", () => {
    const view = renderInRoot(
      <Failure error={error} onRetry={vi.fn()} actions={<a href="/hilfe">Hilfe</a>}>
        Nicht gespeichert.
      </Failure>,
    );
    wait(3600);
    expect(alert(view)).toHaveTextContent("Nicht gespeichert.Ein neuer Versuch ist in 1 Stunde möglich.Hilfe");
  });

  it("is not sent by its button, which keeps the focus, nor by Enter in a field", () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const view = renderInRoot(
      <form onSubmit={onSubmit}>
        <SendButton routes={["eventsFuture"]} type="submit">
          Senden
        </SendButton>
      </form>,
    );
    const button = view.getByRole("button", { name: "Senden" });
    view.focus(button);
    wait(2);
    expect(button).toHaveAttribute("aria-disabled", "true");
    // Enter in a field presses the button.
    fireEvent.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
    pass(2);
    expect(view.root.activeElement).toBe(button);
    fireEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
