import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { useGrown } from "./use-grown.ts";

function Rows({ count }: { count: number }) {
  return <p>{useGrown(count)}</p>;
}

const nextStep = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersToNextTimerAsync();
  });

beforeEach(() => {
  vi.useFakeTimers();
});

describe("useGrown", () => {
  it.each([0, 1, 24])("gives all of %i rows at once", (count) => {
    expect(renderInRoot(<Rows count={count} />).wrapper).toHaveTextContent(String(count));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gives a first screenful of many rows, then the others in steps", async () => {
    const view = renderInRoot(<Rows count={60} />);
    for (const expected of ["12", "24", "36", "48", "60"]) {
      expect(view.wrapper).toHaveTextContent(expected);
      await nextStep();
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it("follows a list that becomes longer or shorter", async () => {
    const view = renderInRoot(<Rows count={40} />);
    await nextStep();
    view.rerender(<Rows count={10} />);
    expect(view.wrapper).toHaveTextContent("10");
    view.rerender(<Rows count={60} />);
    expect(view.wrapper).toHaveTextContent("24");
    await nextStep();
    expect(view.wrapper).toHaveTextContent("36");
  });

  it("waits before the first step where it is told to, and not again", async () => {
    const Found = () => <p>{useGrown(40, { first: 12, atOnce: 12, pause: 300 })}</p>;
    const view = renderInRoot(<Found />);
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(view.wrapper).toHaveTextContent("12");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(view.wrapper).toHaveTextContent("24");
    await nextStep();
    expect(view.wrapper).toHaveTextContent("36");
  });

  it("takes the parts of a view for rows", async () => {
    const Parts = () => <p>{useGrown(2, { first: 1, atOnce: 1 })}</p>;
    const view = renderInRoot(<Parts />);
    expect(view.wrapper).toHaveTextContent("1");
    await nextStep();
    expect(view.wrapper).toHaveTextContent("2");
  });

  it("stops when its view leaves", () => {
    renderInRoot(<Rows count={100} />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
