import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { Later, PacedList, PacedBatches } from "./paced-list.tsx";

const numbers = (count: number): number[] => [...Array(count).keys()];

function Rows({ count }: { count: number }) {
  return <PacedList items={numbers(count)}>{(item) => <li key={item}>{item}</li>}</PacedList>;
}

const shown = ({ wrapper }: Rendered): number => wrapper.querySelectorAll("li, i").length;

const nextStep = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersToNextTimerAsync();
  });

beforeEach(() => {
  vi.useFakeTimers();
});

describe("PacedList", () => {
  it.each([0, 1, 24])("draws all of %i rows at once", (count) => {
    expect(shown(renderInRoot(<Rows count={count} />))).toBe(count);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("draws a first screenful of many rows, then the others in steps", async () => {
    const view = renderInRoot(<Rows count={60} />);
    for (const expected of [12, 24, 36, 48, 60]) {
      expect(shown(view)).toBe(expected);
      await nextStep();
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it("follows a list that becomes longer or shorter", async () => {
    const view = renderInRoot(<Rows count={40} />);
    await nextStep();
    view.rerender(<Rows count={10} />);
    expect(shown(view)).toBe(10);
    view.rerender(<Rows count={60} />);
    expect(shown(view)).toBe(24);
    await nextStep();
    expect(shown(view)).toBe(36);
  });

  it("stops when its view leaves", () => {
    renderInRoot(<Rows count={100} />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("PacedBatches", () => {
  it("draws batches of a dozen, each once, and waits for the end of typing where they are found", async () => {
    const rows = numbers(40);
    const draw = vi.fn((row: number) => <i key={row}>{row}</i>);
    const view = renderInRoot(<PacedBatches rows={rows} draw={draw} className="rows" isFound />);
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(shown(view)).toBe(12);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown(view)).toBe(24);
    await nextStep();
    await nextStep();
    expect(shown(view)).toBe(40);
    expect([...view.wrapper.querySelectorAll(".rows.paced-batch")].map((batch) => batch.children.length)).toEqual([
      12, 12, 12, 4,
    ]);
    expect(draw).toHaveBeenCalledTimes(40);
  });
});

describe("Later", () => {
  it("draws what stands below in a step of its own", async () => {
    const view = renderInRoot(<Later>unten</Later>);
    expect(view.wrapper).not.toHaveTextContent("unten");
    await nextStep();
    expect(view.wrapper).toHaveTextContent("unten");
  });
});
